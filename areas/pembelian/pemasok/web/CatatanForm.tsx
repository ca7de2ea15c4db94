import { jakartaToday } from "#kernel/format.ts";
import { blankOf } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import type { Pemasok } from "../barisPemasok.ts";
import { pemasok } from "../contract.ts";
import { isianCatatanPemasok } from "../isiPemasok.ts";

/** What was said to a supplier, and what comes next. */
export function CatatanForm({ dialog }: { dialog: Dialog<Pemasok> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Catatan untuk ${nama}`}
      call={pemasok.addCatatanPemasok}
      draft={({ idPemasok }) => String(idPemasok)}
      initial={({ idPemasok }) => ({
        idPemasok,
        ...blankOf(isianCatatanPemasok),
        tanggal: jakartaToday(new Date()),
      })}
      checkedBy="browser"
      fallback="Gagal menyimpan catatan"
    >
      {(form) => (
        <Fields>
          <RecordField of={isianCatatanPemasok} name="tanggal" form={form} latest={jakartaToday(new Date())} />
          <RecordField of={isianCatatanPemasok} name="isi" form={form} />
          <RecordField of={isianCatatanPemasok} name="langkah" form={form} />
          <RecordField of={isianCatatanPemasok} name="tglLangkah" form={form} />
        </Fields>
      )}
    </FormShell>
  );
}
