import { Select, Textarea } from "@mantine/core";
import { KEPUTUSAN, keputusan, putusan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import type { FormApi } from "../ui/form/formTypes.ts";

type Kata = "" | (typeof KEPUTUSAN)[number];
type Keputusan = { note: string | null } & ({ statusPengajuan: Kata } | { status: Kata });

type KeputusanFieldsProps<Values extends Keputusan> = {
  form: FormApi<Values>;
  /** Whether Disetujui can be chosen. */
  disetujui?: boolean;
};

/** The decision about a waiting request: approve or reject, with a note. */
export function KeputusanFields<Values extends Keputusan>({ form, disetujui = true }: KeputusanFieldsProps<Values>) {
  const { field, values } = form;
  const [nama, kata] =
    "status" in values ? (["status", values.status] as const) : (["statusPengajuan", values.statusPengajuan] as const);
  return (
    <>
      <Select
        label={nama === "status" ? putusan.status.label : keputusan.statusPengajuan.label}
        placeholder="Pilih status"
        withAsterisk
        // What is shown above it can be pressed, but is not why the form was opened.
        data-autofocus
        allowDeselect={false}
        data={KEPUTUSAN.map((value) => ({ value, label: value, disabled: value === "Disetujui" && !disetujui }))}
        {...field(nama as keyof Values & string)}
        value={kata === "" ? null : kata}
      />
      <Textarea
        label={keputusan.note.label}
        withAsterisk={kata === "Ditolak"}
        rows={2}
        maxLength={keputusan.note.max}
        {...field("note")}
      />
    </>
  );
}
