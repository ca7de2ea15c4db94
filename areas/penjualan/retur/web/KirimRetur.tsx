import { send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import { FORM_KIRIM, IsianEmail, isiDraf, TanpaEmail } from "#web/documents/IsianEmail.tsx";
import type { Surat } from "#web/documents/useKirim.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { order } from "../../order/contract.ts";
import { retur } from "../contract.ts";

/** Mails the paper of a retur to the customer. */
export function KirimRetur({ dialog }: { dialog: Dialog<Surat> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ kunci }) => `Kirim retur ${kunci}`}
      call={retur.kirimEmailRetur}
      draft={({ kunci }) => kunci}
      initial={(surat) => ({ idRetur: surat.kunci, ...isiDraf(surat) })}
      {...FORM_KIRIM}
    >
      {(form, surat) => (
        <IsianEmail
          form={form}
          surat={surat}
          lampiran={() => send(retur.cetakReturPdf, { idRetur: surat.kunci })}
          tanpaEmail={<CustomerTanpaEmail idRetur={surat.kunci} />}
        />
      )}
    </FormShell>
  );
}

function CustomerTanpaEmail({ idRetur }: { idRetur: string }) {
  const { data } = useCall(retur.getDetailRetur, { idRetur });
  const row = data?.data;
  const href = row ? `/admin/salesorder?email=${row.idSo}` : null;
  return <TanpaEmail siapa={row?.namaCustomer ?? "Customer"} call={order.gantiEmail} href={href} />;
}
