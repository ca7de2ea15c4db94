import { Switch, Textarea } from "@mantine/core";
import { blankOf, filledOf } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type KolomSendiri, kolomSendiri } from "../contract.ts";
import { isianKolom, type JenisKolom, kepalaKolom, pilihanKolom } from "../isiKolom.ts";
import "@mantine/core/styles/Switch.css";

/** Choices are typed a line each. */
type Berbaris<Values> = Omit<Values, "pilihan"> & { pilihan: string };
type Baru = Berbaris<FormValues<typeof kolomSendiri.addKolomSendiri>>;
type Diubah = Berbaris<FormValues<typeof kolomSendiri.updateKolomSendiri>>;

const berbaris = (pilihan: string): string[] =>
  pilihan
    .split("\n")
    .map((satu) => satu.trim())
    .filter((satu) => satu !== "");

/** `posisi`: behind the others. */
export function KolomTambah({ dialog, posisi }: { dialog: Dialog; posisi: number }) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Kolom"
      call={kolomSendiri.addKolomSendiri}
      draft={() => "baru"}
      initial={(): Baru => ({ ...blankOf(kepalaKolom), ...blankOf(isianKolom), posisi, aktif: true, pilihan: "" })}
      prepare={(values: Baru) => ({ ...values, pilihan: values.jenis === "pilihan" ? berbaris(values.pilihan) : [] })}
      checkedBy="browser"
      fallback="Gagal menambahkan kolom"
    >
      {(form) => (
        <Fields>
          <RecordField of={kepalaKolom} name="untuk" form={form} />
          <RecordField of={kepalaKolom} name="jenis" form={form} />
          <Isian form={form} jenis={form.values.jenis} />
        </Fields>
      )}
    </FormShell>
  );
}

export function KolomEdit({ dialog }: { dialog: Dialog<KolomSendiri> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Edit Kolom ${nama}`}
      call={kolomSendiri.updateKolomSendiri}
      draft={({ idKolom }) => String(idKolom)}
      initial={(row): Diubah => ({
        ...filledOf(isianKolom, row),
        idKolom: row.idKolom,
        pilihan: row.pilihan.join("\n"),
        versi: row.versi,
      })}
      prepare={(values: Diubah) => ({ ...values, pilihan: berbaris(values.pilihan) })}
      checkedBy="browser"
      fallback="Gagal menyimpan kolom"
    >
      {(form, row) => (
        <Fields>
          <Isian form={form} jenis={row.jenis} />
        </Fields>
      )}
    </FormShell>
  );
}

type Bersama = Pick<Baru, "nama" | "posisi" | "aktif" | "pilihan">;
type IsianProps = { form: Pick<FormApi<Bersama>, "field">; jenis: JenisKolom | "" };

function Isian({ form, jenis }: IsianProps) {
  return (
    <>
      <RecordField of={isianKolom} name="nama" form={form} description="Menjadi judul kolom di daftar dan file" />
      <RecordField of={isianKolom} name="posisi" form={form} description="Yang terkecil berdiri dahulu" />
      {jenis === "pilihan" && (
        <Textarea
          label={pilihanKolom.label}
          description="Satu baris untuk satu pilihan"
          inputWrapperOrder={["label", "input", "description", "error"]}
          withAsterisk
          minRows={4}
          autosize
          wrapperProps={{ "data-wide": true }}
          {...form.field("pilihan")}
        />
      )}
      <div data-wide>
        <Switch label="Aktif: tampil di daftar, detail, formulir dan file" {...form.field("aktif", "checkbox")} />
      </div>
    </>
  );
}
