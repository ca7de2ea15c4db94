import { type Akun, akun, isiAkun } from "#contract/buku-besar/akun.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import { useLocalList } from "../../../ui/list/useLocalList.ts";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";

const columns = columnsOf<Akun>([
  recordColumn(isiAkun, "kode", { width: 110, card: "aside" }),
  recordColumn(isiAkun, "nama", { card: "title" }),
  recordColumn(isiAkun, "jenis"),
  recordColumn(isiAkun, "golongan"),
  recordColumn(isiAkun, "saldo"),
]);

/** Every account of the journal with what it holds today. */
export function BaganAkunPage() {
  return (
    <ListPage
      title="Bagan Akun"
      columns={columns}
      list={useLocalList(akun.getBaganAkun, {}, { rowsPerPage: 50 })}
      rowKey={(row) => row.idAkun}
      rowName={(row) => row.nama}
      search={null}
      actions={[]}
      empty={{ title: "Belum Ada Akun", text: "Akun muncul bersama rekening, kategori asset dan kebutuhan." }}
    />
  );
}
