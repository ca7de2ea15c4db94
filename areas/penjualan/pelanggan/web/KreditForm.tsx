import { Stack, Text } from "@mantine/core";
import { rupiah } from "#kernel/format.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import type { DetailPelanggan } from "../barisPelanggan.ts";
import { pelanggan } from "../contract.ts";
import { kreditPelanggan } from "../isiPelanggan.ts";

/** How much a customer may owe before an order waits for a decision. */
export function KreditForm({ dialog }: { dialog: Dialog<DetailPelanggan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Batas kredit ${nama}`}
      call={pelanggan.aturBatasKredit}
      initial={({ idPelanggan, batasKredit, versi }) => ({ idPelanggan, batasKredit: batasKredit ?? "", versi })}
      checkedBy="browser"
      submit="Simpan"
      fallback="Gagal menyimpan batas kredit"
    >
      {(form, { kreditTerpakai }) => (
        <Stack gap="md">
          <Text size="sm">
            Yang sudah dipesan dan belum dibayar: <b>{rupiah(kreditTerpakai)}</b>. Order yang melewati batas menunggu di
            Kotak Persetujuan; sebelum diputuskan tidak dapat dibuatkan invoice. Kosongkan untuk tanpa batas.
          </Text>
          <RecordField of={kreditPelanggan} name="batasKredit" form={form} />
        </Stack>
      )}
    </FormShell>
  );
}
