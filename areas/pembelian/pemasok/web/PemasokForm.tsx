import { blankOf, filledOf, inOrder } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import type { Pemasok } from "../barisPemasok.ts";
import { pemasok } from "../contract.ts";
import { isianPemasok } from "../isiPemasok.ts";

export function PemasokTambah({ dialog }: { dialog: Dialog }) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Pemasok"
      call={pemasok.addPemasok}
      draft={() => "baru"}
      initial={() => blankOf(isianPemasok)}
      checkedBy="browser"
      fallback="Gagal menambahkan pemasok"
      size="lg"
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

export function PemasokEdit({ dialog }: { dialog: Dialog<Pemasok> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Edit ${nama}`}
      call={pemasok.updatePemasok}
      draft={({ idPemasok }) => String(idPemasok)}
      initial={({ idPemasok, versi, ...row }) => ({ idPemasok, versi, ...filledOf(isianPemasok, row) })}
      checkedBy="browser"
      fallback="Gagal mengubah pemasok"
      size="lg"
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

const URUTAN = inOrder(isianPemasok)("nama", "kontak", "telepon", "email", "npwp", "termin", "alamat", "catatan");
const TERMIN = "Dari PO selesai sampai jatuh tempo; kosong: termin perusahaan";

type Values = FormValues<typeof pemasok.addPemasok>;

function Isian({ form }: { form: Pick<FormApi<Values>, "field"> }) {
  return (
    <Fields>
      {URUTAN.map((name) => (
        <RecordField
          key={name}
          of={isianPemasok}
          name={name}
          form={form}
          description={name === "termin" ? TERMIN : undefined}
        />
      ))}
    </Fields>
  );
}
