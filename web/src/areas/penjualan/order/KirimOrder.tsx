import { order } from "#contract/penjualan/order.ts";
import { send } from "../../../api/client.ts";
import { FORM_KIRIM, IsianEmail, isiDraf, TanpaEmail } from "../../../documents/IsianEmail.tsx";
import type { Surat } from "../../../documents/useKirim.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { FormShell } from "../../../ui/form/FormShell.tsx";

/** Mails an order with its PDF. */
export function KirimOrder({ dialog }: { dialog: Dialog<Surat> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ kunci }) => `Kirim order ${kunci}`}
      call={order.kirimEmail}
      draft={({ kunci }) => kunci}
      initial={(surat) => ({ idSo: surat.kunci, idInvoice: null, ...isiDraf(surat) })}
      {...FORM_KIRIM}
    >
      {(form, surat) => (
        <IsianEmail
          form={form}
          surat={surat}
          lampiran={() => send(order.cetakSoPdf, { idSo: surat.kunci })}
          tanpaEmail={
            <TanpaEmail siapa="Customer" call={order.gantiEmail} href={`/admin/salesorder?email=${surat.kunci}`} />
          }
        />
      )}
    </FormShell>
  );
}
