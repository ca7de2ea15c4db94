import { Stack, Text, TextInput } from "@mantine/core";
import { rupiah } from "#contract/format.ts";
import { type Piutang, piutang } from "#contract/penjualan/piutang.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { FormShell } from "../../../ui/form/FormShell.tsx";

/** Mails the statement of a customer; the address may be another one this time. */
export function KirimPernyataan({ dialog }: { dialog: Dialog<Piutang> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Kirim pernyataan ke ${nama}`}
      call={piutang.kirimPernyataan}
      initial={({ idPelanggan, email }) => ({ idPelanggan, tanggal: null, email })}
      checkedBy="browser"
      submit="Kirim"
      busy="Mengirim email…"
      fallback="Gagal mengirim email"
    >
      {(form, row) => (
        <Stack gap="sm">
          <Text size="sm">
            {row.jumlahOrder} order, {rupiah(row.sisa)}. Pernyataan terlampir sebagai PDF.
          </Text>
          <TextInput label="Email" type="email" autoComplete="off" withAsterisk {...form.field("email")} />
        </Stack>
      )}
    </FormShell>
  );
}
