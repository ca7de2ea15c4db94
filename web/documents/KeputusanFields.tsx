import { Select, Textarea } from "@mantine/core";
import { KEPUTUSAN, keputusan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import type { FormApi } from "../ui/form/formTypes.ts";

type Keputusan = { statusPengajuan: "" | (typeof KEPUTUSAN)[number]; note: string | null };

type KeputusanFieldsProps<Values extends Keputusan> = {
  form: FormApi<Values>;
  /** Whether Disetujui can be chosen. */
  disetujui?: boolean;
};

/** The decision about a waiting request: approve or reject, with a note. */
export function KeputusanFields<Values extends Keputusan>({ form, disetujui = true }: KeputusanFieldsProps<Values>) {
  const { field, values } = form;
  return (
    <>
      <Select
        label={keputusan.statusPengajuan.label}
        placeholder="Pilih status"
        withAsterisk
        // What is shown above it can be pressed, but is not why the form was opened.
        data-autofocus
        allowDeselect={false}
        data={KEPUTUSAN.map((value) => ({ value, label: value, disabled: value === "Disetujui" && !disetujui }))}
        {...field("statusPengajuan")}
        value={values.statusPengajuan === "" ? null : values.statusPengajuan}
      />
      <Textarea
        label={keputusan.note.label}
        withAsterisk={values.statusPengajuan === "Ditolak"}
        rows={2}
        maxLength={keputusan.note.max}
        {...field("note")}
      />
    </>
  );
}
