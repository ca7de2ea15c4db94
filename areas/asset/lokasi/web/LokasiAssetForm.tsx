import { Stack } from "@mantine/core";
import { blankOf, inOrder } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { isianLokasi, lokasiAsset } from "../contract.ts";

export function LokasiAssetForm({ dialog }: { dialog: Dialog }) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Lokasi Asset"
      call={lokasiAsset.addLokasiAsset}
      initial={() => blankOf(isianLokasi)}
      checkedBy="server"
      fallback="Gagal menambahkan lokasi"
    >
      {(form) => (
        <Stack gap="sm">
          {inOrder(isianLokasi)("namaLokasi", "singkatan").map((name) => (
            <RecordField
              key={name}
              of={isianLokasi}
              name={name}
              form={form}
              description={name === "singkatan" && "Menjadi bagian kode asset"}
            />
          ))}
        </Stack>
      )}
    </FormShell>
  );
}
