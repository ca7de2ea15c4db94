import { send } from "#web/src/api/client.ts";
import { FORM_KIRIM, IsianEmail, isiDraf } from "#web/src/documents/IsianEmail.tsx";
import type { Surat } from "#web/src/documents/useKirim.ts";
import type { Dialog } from "#web/src/ui/dialog/useDialog.ts";
import { FormShell } from "#web/src/ui/form/FormShell.tsx";
import { piutang } from "../contract.ts";

/** Mails the statement of a customer. */
export function KirimPernyataan({ dialog }: { dialog: Dialog<Surat> }) {
  return (
    <FormShell
      dialog={dialog}
      title="Kirim pernyataan piutang"
      call={piutang.kirimPernyataan}
      draft={({ kunci }) => kunci}
      initial={(surat) => ({ idPelanggan: Number(surat.kunci), tanggal: null, ...isiDraf(surat) })}
      {...FORM_KIRIM}
    >
      {(form, surat) => (
        <IsianEmail
          form={form}
          surat={surat}
          lampiran={() => send(piutang.cetakPernyataan, { idPelanggan: Number(surat.kunci) })}
        />
      )}
    </FormShell>
  );
}
