import { Select, TextInput } from "@mantine/core";
import type * as z from "zod/mini";
import { type IsianKolom, kolomSendiri } from "#areas/sistem/kolom-sendiri/contract.ts";
import { MAKS_ISI, type NilaiKolom, type nilaiKolom, type UntukKolom } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import { useCall } from "#web/api/hooks.ts";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import type { FormApi } from "#web/ui/form/formTypes.ts";

type Diisi = z.input<typeof nilaiKolom>;
type Values = { kolomSendiri: Exclude<Diisi, undefined> };
type KolomSendiriFieldsProps = {
  untuk: UntukKolom;
  form: Pick<FormApi<Values>, "field" | "set" | "values" | "errorAt">;
};

/** The company's own fields of a form, as inputs among the others. */
export function KolomSendiriFields({ untuk, form }: KolomSendiriFieldsProps) {
  const { data } = useCall(kolomSendiri.getIsianKolom, { untuk });
  const diisi = Array.isArray(form.values.kolomSendiri) ? (form.values.kolomSendiri as NilaiKolom[]) : [];
  const { error, "data-field": place } = form.field("kolomSendiri");
  return (
    <>
      {data?.data.map((kolom) => {
        const at = diisi.findIndex(({ idKolom }) => idKolom === kolom.idKolom);
        const isi = (nilai: string) =>
          form.set(
            "kolomSendiri",
            at < 0
              ? [...diisi, { idKolom: kolom.idKolom, nilai }]
              : diisi.map((satu, ke) => (ke === at ? { ...satu, nilai } : satu)),
          );
        return (
          <Isian
            key={kolom.idKolom}
            kolom={kolom}
            nilai={diisi[at]?.nilai ?? ""}
            error={at < 0 ? undefined : form.errorAt(`kolomSendiri.${at}.nilai`)}
            place={place}
            onChange={isi}
          />
        );
      })}
      <FieldProblem>{typeof error === "string" ? error : undefined}</FieldProblem>
    </>
  );
}

type IsianProps = {
  kolom: IsianKolom;
  nilai: string;
  error: string | undefined;
  place: string | undefined;
  onChange: (nilai: string) => void;
};

function Isian({ kolom: { nama, jenis, pilihan }, nilai, error, place, onChange }: IsianProps) {
  const common = { label: nama, error, "data-field": place };
  if (jenis === "teks") {
    return (
      <TextInput
        {...common}
        value={nilai}
        maxLength={MAKS_ISI}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <Select
      {...common}
      placeholder={`Pilih ${nama.toLowerCase()}`}
      data={pilihan}
      clearable
      clearButtonProps={{ "aria-label": `Hapus ${nama.toLowerCase()}` }}
      comboboxProps={{ withinPortal: true }}
      value={nilai === "" ? null : nilai}
      onChange={(next) => onChange(next ?? "")}
    />
  );
}
