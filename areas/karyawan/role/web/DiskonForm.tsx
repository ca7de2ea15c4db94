import { Stack, Text } from "@mantine/core";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { batasDiskonRole } from "../../daftarNama.ts";
import { type Role, role } from "../contract.ts";

/** How much the people of a role give off a price before an order waits for a decision. */
export function DiskonForm({ dialog }: { dialog: Dialog<Role> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ namaRole }) => `Batas diskon ${namaRole}`}
      call={role.setBatasDiskon}
      initial={({ idRole, batasDiskon }) => ({ idRole, batasDiskon: batasDiskon ?? "" })}
      checkedBy="browser"
      submit="Simpan"
      fallback="Gagal menyimpan batas diskon"
      size="sm"
    >
      {(form) => (
        <Stack gap="md">
          <Text size="sm">
            Order dengan diskon barang yang lebih besar, juga dari penawaran, menunggu di Kotak Persetujuan. Kosongkan
            untuk tanpa batas.
          </Text>
          <RecordField of={batasDiskonRole} name="batasDiskon" form={form} />
        </Stack>
      )}
    </FormShell>
  );
}
