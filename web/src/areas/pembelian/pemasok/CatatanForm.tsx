import { jakartaToday } from "#contract/format.ts";
import { blankOf } from "#contract/kernel/record.ts";
import type { Pemasok } from "#contract/pembelian/barisPemasok.ts";
import { isianCatatanPemasok } from "#contract/pembelian/isiPemasok.ts";
import { pemasok } from "#contract/pembelian/pemasok.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Fields } from "../../../ui/form/Fields.tsx";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import { RecordField } from "../../../ui/record/RecordField.tsx";

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
