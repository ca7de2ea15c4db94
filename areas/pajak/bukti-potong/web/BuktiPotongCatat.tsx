import { Stack } from "@mantine/core";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { buktiPotong } from "../contract.ts";
import { type BuktiPotong, isianBukti, isiBuktiPotong } from "../isiBuktiPotong.ts";

/** Notes the proof that a customer sent. */
export function BuktiPotongCatat({ dialog }: { dialog: Dialog<BuktiPotong> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idInvoice }) => `Bukti Potong ${idInvoice}`}
      call={buktiPotong.catatBuktiPotong}
      initial={({ idInvoice, nomor, tglBukti, versi }) => ({ idInvoice, nomor, tglBukti: tglBukti ?? "", versi })}
      checkedBy="browser"
      fallback="Gagal mencatat bukti potong"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts facts={recordFacts(isiBuktiPotong, row, "namaCustomer", "tglApprove", "nominal")} />
          <Fields>
            <RecordField of={isianBukti} name="nomor" form={form} />
            <RecordField of={isianBukti} name="tglBukti" form={form} />
          </Fields>
        </Stack>
      )}
    </FormShell>
  );
}
