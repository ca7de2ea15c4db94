import { blankOf, filledOf } from "#contract/kernel/record.ts";
import {
  isianKomponenLaba,
  isiKomponenLaba,
  type KomponenLaba,
  komponenLaba,
} from "#contract/keuangan/komponen-laba.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { MasterPage } from "../../../ui/list/MasterPage.tsx";
import { useLocalList } from "../../../ui/list/useLocalList.ts";
import { idColumn, recordColumn } from "../../../ui/record/recordColumn.tsx";

const columns = columnsOf<KomponenLaba>([
  idColumn(isiKomponenLaba, "idKomponenLaba", 130),
  recordColumn(isiKomponenLaba, "namaKomponenLaba", { card: "title", sort: "namaKomponenLaba" }),
]);

/** The list of profit components. */
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
      of={isianKomponenLaba}
      add={{
        call: komponenLaba.addKomponenLaba,
        initial: () => blankOf(isianKomponenLaba),
        fallback: "Gagal menambahkan kebutuhan",
      }}
      edit={{
        call: komponenLaba.updateKomponenLaba,
        initial: ({ idKomponenLaba, ...row }) => ({ idKomponenLaba, ...filledOf(isianKomponenLaba, row) }),
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
