import { send } from "#web/api/client.ts";
import { FORM_KIRIM, IsianEmail, isiDraf, TanpaEmail } from "#web/documents/IsianEmail.tsx";
import type { Surat } from "#web/documents/useKirim.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { order } from "../contract.ts";

/** Mails an order with its PDF. */
export function KirimOrder({ dialog }: { dialog: Dialog<Surat> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ kunci }) => `Kirim order ${kunci}`}
      call={order.kirimEmail}
      draft={({ kunci }) => kunci}
      initial={(surat) => ({ idSo: surat.kunci, idInvoice: null, ...isiDraf(surat), dwibahasa: false })}
      {...FORM_KIRIM}
    >
      {(form, surat) => (
        <IsianEmail
          form={form}
          bahasa={form.field("dwibahasa", "checkbox")}
          surat={surat}
          lampiran={() => send(order.cetakSoPdf, { idSo: surat.kunci, dwibahasa: form.values.dwibahasa })}
          tanpaEmail={
            <TanpaEmail siapa="Customer" call={order.gantiEmail} href={`/admin/salesorder?email=${surat.kunci}`} />
          }
        />
      )}
    </FormShell>
  );
}
