import { Select } from "@mantine/core";
import { useState } from "react";
import type { BlankOf, Typed } from "#kernel/record.ts";
import type { Rupiah } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import type { FieldProps, FormApi } from "#web/ui/form/formTypes.ts";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { isianBarang } from "../isiBarang.ts";
import { kategoriAsset, type PilihanKategoriAsset, problemOfBatas, sebutanBatas } from "../kategori/contract.ts";
import { lokasiAsset } from "../lokasi/contract.ts";
import classes from "./asset.module.css";

type Angka = number | string;
/** The fields of an asset, requested or registered. */
export type IsianBarang = BlankOf<typeof isianBarang>;

/** The active categories, and the check of a price by a category's limit, as on the server. */
export function useKategori() {
  const pilihan = useCall(kategoriAsset.getDropDownKategoriAsset, {}).data?.data ?? [];
  const cari = (idKategori: Angka) => pilihan.find((row) => String(row.idKategoriAsset) === String(idKategori));
  const masalahHarga = ({ idKategori, harga }: Pick<IsianBarang, "idKategori" | "harga">) => {
    const kategori = cari(idKategori);
    // The call's schema has the sentence for a blank price.
    if (!kategori || Number(harga) === 0) return undefined;
    return problemOfBatas(kategori, Number(harga) as Rupiah) ?? undefined;
  };
  return { pilihan, cari, masalahHarga };
}

type BarangFieldsProps = {
  form: Pick<FormApi<IsianBarang>, "field" | "values">;
  kategori: ReturnType<typeof useKategori>;
};

export function BarangFields({ form, kategori }: BarangFieldsProps) {
  const { field, values } = form;
  const lokasi = useCall(lokasiAsset.getDropDownLokasiAsset, {}).data?.data ?? [];
  return inputsOf(isianBarang, {
    namaBarang: (
      <div data-wide>
        <RecordField of={isianBarang} name="namaBarang" form={form} />
      </div>
    ),
    idKategori: (
      <Pilihan
        of={isianBarang.idKategori}
        field={field("idKategori")}
        data={kategori.pilihan.map((row) => ({ value: String(row.idKategoriAsset), label: row.namaKategori }))}
      />
    ),
    idLokasi: (
      <Pilihan
        of={isianBarang.idLokasi}
        field={field("idLokasi")}
        data={lokasi.map((row) => ({ value: String(row.idLokasi), label: row.namaLokasi }))}
      />
    ),
    harga: (
      <Harga
        field={field("harga")}
        kategori={kategori.cari(values.idKategori)}
        masalah={kategori.masalahHarga(values)}
      />
    ),
  });
}

type PilihanProps = { of: Typed; field: FieldProps; data: { value: string; label: string }[] };

function Pilihan({ of: { label }, field, data }: PilihanProps) {
  return (
    <Select
      label={label}
      placeholder={`Pilih ${label.toLowerCase()}`}
      withAsterisk
      searchable
      openOnFocus={false}
      allowDeselect={false}
      nothingFoundMessage="Tidak ditemukan"
      data={data}
      {...field}
      value={field.value === "" ? null : String(field.value)}
    />
  );
}

type HargaProps = {
  field: ReturnType<FormApi<IsianBarang>["field"]>;
  kategori: PilihanKategoriAsset | undefined;
  masalah: string | undefined;
};

/** The price with the limit of its category. The limit is shown while typing, the error when the field is left. */
function Harga({ field, kategori, masalah }: HargaProps) {
  const [left, setLeft] = useState(false);
  return (
    <MoneyInput
      label={isianBarang.harga.label}
      withAsterisk
      description={
        kategori && (
          <span className={classes.batas} data-wrong={masalah ? true : undefined}>
            {sebutanBatas(kategori)}
          </span>
        )
      }
      inputWrapperOrder={["label", "input", "description", "error"]}
      {...field}
      error={field.error ?? (left ? masalah : undefined)}
      onBlur={(event) => {
        field.onBlur?.(event);
        setLeft(true);
      }}
    />
  );
}
