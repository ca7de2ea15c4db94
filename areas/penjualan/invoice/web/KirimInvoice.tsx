import { send } from "#web/api/client.ts";
import { FORM_KIRIM, IsianEmail, isiDraf, TanpaEmail } from "#web/documents/IsianEmail.tsx";
import type { Surat } from "#web/documents/useKirim.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { invoice } from "../contract.ts";

/** Mails an invoice with its PDF. */
export function KirimInvoice({ dialog }: { dialog: Dialog<Surat> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ kunci }) => `Kirim invoice ${kunci}`}
      call={invoice.kirimEmailInv}
      draft={({ kunci }) => kunci}
      initial={(surat) => ({ idInvoice: surat.kunci, idSo: null, ...isiDraf(surat), dwibahasa: false })}
      {...FORM_KIRIM}
    >
      {(form, surat) => (
        <IsianEmail
          form={form}
          bahasa={form.field("dwibahasa", "checkbox")}
          surat={surat}
          lampiran={() => send(invoice.cetakInvPdf, { idInvoice: surat.kunci, dwibahasa: form.values.dwibahasa })}
          tanpaEmail={<TanpaEmail siapa="Customer" call={invoice.kirimEmailInv} href={null} />}
        />
      )}
    </FormShell>
  );
}
