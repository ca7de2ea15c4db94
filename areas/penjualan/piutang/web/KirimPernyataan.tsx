import { send } from "#web/api/client.ts";
import { FORM_KIRIM, IsianEmail, isiDraf } from "#web/documents/IsianEmail.tsx";
import type { Surat } from "#web/documents/useKirim.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { piutang } from "../contract.ts";

/** Mails the statement of a customer. */
export function KirimPernyataan({ dialog }: { dialog: Dialog<Surat> }) {
  return (
    <FormShell
      dialog={dialog}
      title="Kirim pernyataan piutang"
      call={piutang.kirimPernyataan}
      draft={({ kunci }) => kunci}
      initial={(surat) => ({ idPelanggan: Number(surat.kunci), tanggal: null, ...isiDraf(surat), dwibahasa: false })}
      {...FORM_KIRIM}
    >
      {(form, surat) => (
        <IsianEmail
          form={form}
          bahasa={form.field("dwibahasa", "checkbox")}
          surat={surat}
          lampiran={() =>
            send(piutang.cetakPernyataan, { idPelanggan: Number(surat.kunci), dwibahasa: form.values.dwibahasa })
          }
        />
      )}
    </FormShell>
  );
}
