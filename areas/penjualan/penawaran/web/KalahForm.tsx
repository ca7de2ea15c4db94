import { blankOf } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type DetailPenawaran, penawaran } from "../contract.ts";
import { isianKalah } from "../isiPenawaran.ts";

/** Notes that the customer did not buy, and why. */
export function KalahForm({ dialog }: { dialog: Dialog<DetailPenawaran> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idPenawaran }) => `Penawaran ${idPenawaran} kalah`}
      call={penawaran.kalahPenawaran}
      initial={({ idPenawaran, versi }) => ({ idPenawaran, versi, ...blankOf(isianKalah) })}
      checkedBy="browser"
      fallback="Gagal mencatat penawaran kalah"
    >
      {(form) => (
        <Fields>
          <RecordField of={isianKalah} name="alasanKalah" form={form} />
          <RecordField of={isianKalah} name="keteranganKalah" form={form} />
        </Fields>
      )}
    </FormShell>
  );
}
