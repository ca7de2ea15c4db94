import { type KomponenLaba, komponenLaba } from "#contract/keuangan/komponen-laba.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { MasterPage } from "../../../ui/list/MasterPage.tsx";
import { useLocalList } from "../../../ui/list/useLocalList.ts";

const columns = columnsOf<KomponenLaba>([
  { id: "idKomponenLaba", header: "ID Komponen", width: 130, card: "aside", cell: (row) => row.idKomponenLaba },
  { id: "namaKomponenLaba", header: "Nama Komponen Laba", card: "title", cell: (row) => row.namaKomponenLaba },
]);

/** The rows of the profit-and-loss report that needs are assigned to. */
export function KomponenLabaList() {
  return (
    <MasterPage
      title="Komponen Laba Rugi"
      showTitle
      columns={columns}
      list={useLocalList(komponenLaba.getKomponenLaba, {}, { prefix: "komponen" })}
      idOf={(row) => row.idKomponenLaba}
      nameOf={(row) => row.namaKomponenLaba}
      field="namaKomponenLaba"
      fieldLabel="Nama Komponen Laba"
      add={{
        call: komponenLaba.addKomponenLaba,
        initial: () => ({ namaKomponenLaba: "" }),
        fallback: "Gagal menambahkan kebutuhan",
      }}
      edit={{
        call: komponenLaba.updateKomponenLaba,
        initial: ({ idKomponenLaba, namaKomponenLaba }) => ({ idKomponenLaba, namaKomponenLaba }),
        fallback: "Gagal edit komponen laba",
      }}
      remove={{
        call: komponenLaba.deleteKomponenLaba,
        input: ({ idKomponenLaba }) => ({ idKomponenLaba }),
        ask: "Apakah anda yakin untuk menghapus komponen laba ini?",
        fallback: "Gagal hapus komponen laba",
      }}
    />
  );
}
