import { Select, TextInput } from "@mantine/core";
import { JENIS_BATAS, type KategoriAsset, kategoriAsset, NAMA_BATAS, tahunDari } from "#contract/asset/kategori.ts";
import { desimal } from "#contract/format.ts";
import { MoneyInput } from "../../../ui/field/MoneyInput.tsx";
import { NumberField } from "../../../ui/field/NumberField.tsx";
import { Fields } from "../../../ui/form/Fields.tsx";
import type { FormApi, FormValues } from "../../../ui/form/formTypes.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { useLocalList } from "../../../ui/list/useLocalList.ts";
import { Jumlah, Money } from "../../../ui/value/Money.tsx";
import { MasterAsset, NamaMaster } from "../MasterAsset.tsx";

const columns = columnsOf<KategoriAsset>([
  { id: "idKategoriAsset", header: "ID", width: 70, cell: (row) => row.idKategoriAsset },
  {
    id: "namaKategori",
    header: "Nama Kategori",
    card: "title",
    wrap: 320,
    cell: (row) => <NamaMaster nama={row.namaKategori} softDelete={row.softDelete} />,
  },
  { id: "kode", header: "Kode", cell: (row) => row.kode },
  { id: "pembagi", header: "Pembagi (Bulan)", align: "right", cell: (row) => <Jumlah value={row.pembagi} /> },
  { id: "tahun", header: "Tahun", align: "right", cell: (row) => desimal(row.tahun) },
  { id: "jenisBatas", header: "Jenis Batas", cell: (row) => NAMA_BATAS[row.jenisBatas] },
  { id: "batas", header: "Batas", align: "right", cell: (row) => <Money value={row.batas} /> },
]);

type Values = FormValues<typeof kategoriAsset.addKategoriAsset>;

const KOSONG: Values = { namaKategori: "", kode: "", pembagi: "", jenisBatas: "", batas: "" };

export function KategoriAssetPage() {
  return (
    <MasterAsset
      title="Kategori Asset"
      noun="kategori"
      columns={columns}
      list={useLocalList(kategoriAsset.getKategoriAsset, {})}
      idOf={(row) => row.idKategoriAsset}
      nameOf={(row) => row.namaKategori}
      add={{
        call: kategoriAsset.addKategoriAsset,
        initial: () => KOSONG,
        fallback: "Gagal menambahkan kategori",
        fields: (form) => <Isian form={form} />,
      }}
      status={{
        call: kategoriAsset.nonAktifKategoriAsset,
        input: ({ idKategoriAsset, softDelete }) => ({ idKategoriAsset, softDelete: !softDelete }),
        fallback: "Gagal ubah status kategori",
      }}
      remove={{
        call: kategoriAsset.deleteKategoriAsset,
        input: ({ idKategoriAsset }) => ({ idKategoriAsset }),
        fallback: "Gagal hapus kategori",
      }}
    />
  );
}

function Isian({ form: { field, values } }: { form: FormApi<Values> }) {
  const pembagi = Number(values.pembagi);
  return (
    <Fields>
      <div data-wide>
        <TextInput label="Nama Kategori" maxLength={100} {...field("namaKategori")} />
      </div>
      <TextInput label="Kode" description="Menjadi awal kode asset" maxLength={20} {...field("kode")} />
      <NumberField
        label="Pembagi (Bulan)"
        description={pembagi >= 1 ? `Habis disusutkan dalam ${desimal(tahunDari(pembagi))} tahun` : "Lama penyusutan"}
        min={1}
        max={1200}
        {...field("pembagi")}
      />
      <Select
        label="Jenis Batas"
        description="Harga asset harus di atas atau di bawah batas"
        allowDeselect={false}
        data={JENIS_BATAS.map((value) => ({ value, label: NAMA_BATAS[value] }))}
        placeholder="Pilih jenis batas"
        {...field("jenisBatas")}
        value={values.jenisBatas === "" ? null : values.jenisBatas}
      />
      <MoneyInput label="Batas" description="Harga yang sama dengan batas masih diterima" {...field("batas")} />
    </Fields>
  );
}
