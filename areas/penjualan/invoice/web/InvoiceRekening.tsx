import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type Invoice, invoice } from "../contract.ts";

/** The form to change the account of a waiting invoice. */
export function InvoiceRekening({ dialog }: { dialog: Dialog<Invoice> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idInvoice }) => `Edit Rekening Invoice ${idInvoice}`}
      call={invoice.updateRekeningInv}
      initial={({ idInvoice, rekening, versi }) => ({ idInvoice, idRekening: rekening[0]?.idRekening ?? "", versi })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal edit invoice"
      size="sm"
    >
      {({ field }) => <RekeningSelect withAsterisk {...field("idRekening")} />}
    </FormShell>
  );
}
