import { Select, Stack, Text } from "@mantine/core";
import { AlasanField } from "#web/documents/AlasanField.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type OrderSuratJalan, suratJalan } from "../contract.ts";

/** Deletes one of the person's own notes whose goods are still here, with the reason. */
export function SuratJalanHapus({ dialog }: { dialog: Dialog<OrderSuratJalan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idSo }) => `Hapus surat jalan ${idSo}`}
      call={suratJalan.hapusSuratJalan}
      initial={({ dapatDihapus }) => ({ idSj: dapatDihapus.at(-1) ?? "", alasan: "" })}
      checkedBy="browser"
      submit="Hapus"
      fallback="Gagal menghapus surat jalan"
    >
      {({ field, values }, { dapatDihapus }) => (
        <Stack gap="sm">
          <Text>
            Barang dan nomor seri surat jalan ini dapat dipakai surat jalan lain. Nomornya tetap terpakai, isinya tetap
            tercatat di riwayat.
          </Text>
          <Select
            label="Surat Jalan"
            withAsterisk
            allowDeselect={false}
            data={dapatDihapus}
            {...field("idSj")}
            value={values.idSj}
          />
          <AlasanField form={{ field }} autoFocus />
        </Stack>
      )}
    </FormShell>
  );
}
