import { send } from "#web/api/client.ts";
import { FORM_KIRIM, IsianEmail, isiDraf, TanpaEmail } from "#web/documents/IsianEmail.tsx";
import type { Surat } from "#web/documents/useKirim.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { penawaran } from "../contract.ts";

/** Mails a quotation with its PDF. */
export function KirimPenawaran({ dialog }: { dialog: Dialog<Surat> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ kunci }) => `Kirim penawaran ${kunci}`}
      call={penawaran.kirimEmailPenawaran}
      draft={({ kunci }) => kunci}
      initial={(surat) => ({ idPenawaran: surat.kunci, ...isiDraf(surat), dwibahasa: false })}
      {...FORM_KIRIM}
    >
      {(form, surat) => (
        <IsianEmail
          form={form}
          bahasa={form.field("dwibahasa", "checkbox")}
          surat={surat}
          lampiran={() =>
            send(penawaran.cetakPenawaran, { idPenawaran: surat.kunci, dwibahasa: form.values.dwibahasa })
          }
          tanpaEmail={
            <TanpaEmail siapa="Customer" call={penawaran.editPenawaran} href={`/admin/penawaran?ubah=${surat.kunci}`} />
          }
        />
      )}
    </FormShell>
  );
}
