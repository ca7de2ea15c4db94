import { blankOf, filledOf } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { MasterPage } from "#web/ui/list/MasterPage.tsx";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { idColumn, recordColumn } from "#web/ui/record/recordColumn.tsx";
import { isianKomponenLaba, isiKomponenLaba, type KomponenLaba, komponenLaba } from "../contract.ts";

const COLUMNS: readonly Column<KomponenLaba>[] = showing(isiKomponenLaba, { others: [] }, [
  idColumn(isiKomponenLaba, "idKomponenLaba", 130),
  recordColumn(isiKomponenLaba, "namaKomponenLaba", { card: "title", sort: "namaKomponenLaba" }),
]);
const columns = columnsOf(COLUMNS);

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
