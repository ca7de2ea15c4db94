import { filledOf } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type DetailPenawaran, penawaran } from "../contract.ts";
import { isianTindakLanjut } from "../isiPenawaran.ts";

/** When the customer is asked next, and what the house should know. */
export function TindakLanjutForm({ dialog }: { dialog: Dialog<DetailPenawaran> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idPenawaran }) => `Tindak lanjut ${idPenawaran}`}
      call={penawaran.tindakLanjutPenawaran}
      initial={(row) => ({ idPenawaran: row.idPenawaran, versi: row.versi, ...filledOf(isianTindakLanjut, row) })}
      checkedBy="browser"
      fallback="Gagal menyimpan tindak lanjut"
    >
      {(form) => (
        <Fields>
          <RecordField of={isianTindakLanjut} name="tindakLanjut" form={form} />
          <RecordField of={isianTindakLanjut} name="catatanInternal" form={form} />
        </Fields>
      )}
    </FormShell>
  );
}
