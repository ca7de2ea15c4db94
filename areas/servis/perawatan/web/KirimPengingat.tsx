import { send } from "#web/api/client.ts";
import { FORM_KIRIM, IsianEmail, isiDraf } from "#web/documents/IsianEmail.tsx";
import type { Surat } from "#web/documents/useKirim.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { perawatan } from "../contract.ts";

/** Reminds a customer by mail that a machine is to be maintained. */
export function KirimPengingat({ dialog }: { dialog: Dialog<Surat> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ kunci }) => `Ingatkan perawatan ${kunci}`}
      call={perawatan.kirimPengingatPerawatan}
      draft={({ kunci }) => kunci}
      initial={(surat) => ({ nomor: surat.kunci, ...isiDraf(surat) })}
      {...FORM_KIRIM}
    >
      {(form, surat) => (
        <IsianEmail
          form={form}
          surat={surat}
          lampiran={() => send(perawatan.cetakPengingatPerawatan, { nomor: surat.kunci })}
        />
      )}
    </FormShell>
  );
}
