import { Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { kategoriAsset, masalahBatas, type PilihanKategoriAsset, sebutanBatas } from "#contract/asset/kategori.ts";
import { lokasiAsset } from "#contract/asset/lokasi.ts";
import type { Rupiah } from "#contract/kernel/types.ts";
import { useCall } from "../../api/hooks.ts";
import { MoneyInput } from "../../ui/field/MoneyInput.tsx";
import type { FormApi } from "../../ui/form/formTypes.ts";
import classes from "./asset.module.css";

type Angka = number | string;
/** What a thing is described by, requested or registered. */
export type IsianBarang = { namaBarang: string; idKategori: Angka; idLokasi: Angka; harga: Angka };

/** The categories that can be chosen, and what each says about a price: the rule that the server applies too. */
export function useKategori() {
  const pilihan = useCall(kategoriAsset.getDropDownKategoriAsset, {}).data?.data ?? [];
  const cari = (idKategori: Angka) => pilihan.find((row) => String(row.idKategoriAsset) === String(idKategori));
  const masalahHarga = ({ idKategori, harga }: Pick<IsianBarang, "idKategori" | "harga">) => {
    const kategori = cari(idKategori);
    // A blank price has its own sentence.
    if (!kategori || Number(harga) === 0) return undefined;
    return masalahBatas(kategori, Number(harga) as Rupiah) ?? undefined;
  };
  return { pilihan, cari, masalahHarga };
}

type BarangFieldsProps = {
  form: Pick<FormApi<IsianBarang>, "field" | "values">;
  kategori: ReturnType<typeof useKategori>;
};

export function BarangFields({ form: { field, values }, kategori }: BarangFieldsProps) {
  const lokasi = useCall(lokasiAsset.getDropDownLokasiAsset, {}).data?.data ?? [];
  return (
    <>
      <div data-wide>
        <TextInput label="Nama Barang" withAsterisk maxLength={200} {...field("namaBarang")} />
      </div>
      <Select
        label="Kategori"
        placeholder="Pilih kategori"
        withAsterisk
        searchable
        openOnFocus={false}
        allowDeselect={false}
        nothingFoundMessage="Tidak ditemukan"
        data={kategori.pilihan.map((row) => ({ value: String(row.idKategoriAsset), label: row.namaKategori }))}
        {...field("idKategori")}
        value={terpilih(values.idKategori)}
      />
      <Select
        label="Lokasi"
        placeholder="Pilih lokasi"
        withAsterisk
        searchable
        openOnFocus={false}
        allowDeselect={false}
        nothingFoundMessage="Tidak ditemukan"
        data={lokasi.map((row) => ({ value: String(row.idLokasi), label: row.namaLokasi }))}
        {...field("idLokasi")}
        value={terpilih(values.idLokasi)}
      />
      <Harga
        field={field("harga")}
        kategori={kategori.cari(values.idKategori)}
        masalah={kategori.masalahHarga(values)}
      />
    </>
  );
}

const terpilih = (id: Angka) => (id === "" ? null : String(id));

type HargaProps = {
  field: ReturnType<FormApi<IsianBarang>["field"]>;
  kategori: PilihanKategoriAsset | undefined;
  masalah: string | undefined;
};

/** The price with its category's limit: told while it is typed, an error only when the field was left. */
function Harga({ field, kategori, masalah }: HargaProps) {
  const [left, setLeft] = useState(false);
  return (
    <MoneyInput
      label="Harga"
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
