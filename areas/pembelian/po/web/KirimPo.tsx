import { send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import { FORM_KIRIM, IsianEmail, isiDraf, TanpaEmail } from "#web/documents/IsianEmail.tsx";
import type { Surat } from "#web/documents/useKirim.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { pemasok } from "../../pemasok/contract.ts";
import { po } from "../contract.ts";

/** Mails a purchase order to its supplier. */
export function KirimPo({ dialog }: { dialog: Dialog<Surat> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ kunci }) => `Kirim PO ${kunci}`}
      call={po.kirimEmailPo}
      draft={({ kunci }) => kunci}
      initial={(surat) => ({ idPo: surat.kunci, ...isiDraf(surat) })}
      {...FORM_KIRIM}
    >
      {(form, surat) => (
        <IsianEmail
          form={form}
          surat={surat}
          lampiran={() => send(po.cetakPoPdf, { idPo: surat.kunci })}
          tanpaEmail={<PemasokTanpaEmail idPo={surat.kunci} />}
        />
      )}
    </FormShell>
  );
}

function PemasokTanpaEmail({ idPo }: { idPo: string }) {
  const { data } = useCall(po.getDetailPo, { idPo });
  const { idPemasok, namaPemasok } = data?.data ?? { idPemasok: null, namaPemasok: "" };
  const href = idPemasok === null ? null : `/admin/pemasok?ubah=${idPemasok}`;
  return <TanpaEmail siapa={namaPemasok || "Pemasok PO ini"} call={pemasok.updatePemasok} href={href} />;
}
