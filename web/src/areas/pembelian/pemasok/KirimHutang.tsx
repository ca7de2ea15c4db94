import { hutang } from "#contract/pembelian/hutang.ts";
import { send } from "../../../api/client.ts";
import { FORM_KIRIM, IsianEmail, isiDraf } from "../../../documents/IsianEmail.tsx";
import type { Surat } from "../../../documents/useKirim.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { FormShell } from "../../../ui/form/FormShell.tsx";

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
