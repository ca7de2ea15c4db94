import { send } from "#web/api/client.ts";
import { FORM_KIRIM, IsianEmail, isiDraf } from "#web/documents/IsianEmail.tsx";
import type { Surat } from "#web/documents/useKirim.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { hutang } from "../../hutang/contract.ts";

/** Mails the statement of what is owed to a supplier. */
export function KirimHutang({ dialog }: { dialog: Dialog<Surat> }) {
  return (
    <FormShell
      dialog={dialog}
      title="Kirim pernyataan hutang"
      call={hutang.kirimHutangPdf}
      draft={({ kunci }) => kunci}
      initial={(surat) => ({ idPemasok: Number(surat.kunci), tanggal: null, ...isiDraf(surat) })}
      {...FORM_KIRIM}
    >
      {(form, surat) => (
        <IsianEmail
          form={form}
          surat={surat}
          lampiran={() => send(hutang.cetakHutangPdf, { idPemasok: Number(surat.kunci) })}
        />
      )}
    </FormShell>
  );
}
