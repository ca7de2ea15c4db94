import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { tanggal } from "#kernel/format.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { rekeningKoran } from "../contract.ts";
import type { MutasiBank } from "../isiKoran.ts";
import { uangSen } from "./uangSen.ts";

/** The reasons that come most often. */
const ALASAN = ["Salah kirim, dikembalikan", "Dibatalkan bank", "Sebelum buku dimulai"] as const;

type JelaskanProps = {
  dialog: Dialog<MutasiBank>;
  idRekening: number;
  done: (row: MutasiBank, idCocok: number) => void;
};

/** Why a line of the bank has no row of kas. */
export function JelaskanKoran({ dialog, idRekening, done }: JelaskanProps) {
  return (
    <FormShell
      dialog={dialog}
      title="Tanpa mutasi kas"
      call={rekeningKoran.jelaskanKoran}
      initial={({ idKoran }) => ({ idRekening, idKoran, alasan: "" })}
      checkedBy="browser"
      submit="Simpan alasan"
      quiet
      fallback="Gagal menyimpan alasan"
      done={({ data }, row) => done(row, data.idCocok)}
    >
      {(form, row) => (
        <Stack gap="sm">
          <Text size="sm">
            {tanggal(row.tanggal)} · {uangSen(row.sen)} · {row.keterangan}
          </Text>
          <Text size="xs" c="dimmed">
            Tanpa mutasi kas saldo buku berbeda dari bank. Biaya, bunga dan pajak bank dicatat dengan Pilih atau buat
            (N).
          </Text>
          <TextInput label="Alasan" withAsterisk maxLength={500} data-autofocus {...form.field("alasan")} />
          <Group gap={6}>
            {ALASAN.map((alasan) => (
              <Button key={alasan} size="compact-sm" variant="default" onClick={() => form.set("alasan", alasan)}>
                {alasan}
              </Button>
            ))}
          </Group>
        </Stack>
      )}
    </FormShell>
  );
}
