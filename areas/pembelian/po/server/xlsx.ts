import { isPrivileged, seesHargaBeli } from "#kernel/permission.ts";
import type { Rentang } from "#kernel/range.ts";
import { showing } from "#kernel/showing.ts";
import type { Db } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { User } from "#platform/http/context.ts";
import { within } from "#platform/list/search.ts";
import { hargaPo, kepalaPo, lunasPo, mesinPo, pemasokPo } from "../isiPo.ts";
import { kolomPo, type PoTersimpan } from "./load.ts";

type Column = RowColumn<PoTersimpan> & { untuk?: (user: User) => boolean };

const COLUMNS: readonly Column[] = showing(
  { ...kepalaPo, ...mesinPo, ...hargaPo, ...lunasPo, ...pemasokPo },
  { others: ["idProduk"] },
  [
    recordColumn(kepalaPo, "idPo"),
    recordColumn(kepalaPo, "kloter"),
    recordColumn(kepalaPo, "kodeProduk"),
    recordColumn(kepalaPo, "namaProduk"),
    { ...recordColumn(mesinPo, "kapasitas"), value: (row) => row.produk.kapasitas },
    { ...recordColumn(mesinPo, "tipe"), value: (row) => row.produk.tipe },
    recordColumn(kepalaPo, "qty", { total: true }),
    recordColumn(kepalaPo, "qtySelesai", { total: true }),
    { ...recordColumn(hargaPo, "hargaSatuan"), untuk: seesHargaBeli },
    { ...recordColumn(hargaPo, "totalHarga", { total: true }), untuk: seesHargaBeli },
    recordColumn(kepalaPo, "statusPo"),
    { ...recordColumn(lunasPo, "statusPembayaran", { header: "Pembayaran" }), untuk: isPrivileged },
    { ...recordColumn(kepalaPo, "tglOrder"), width: 14 },
    { ...recordColumn(kepalaPo, "tglDeadline"), width: 14 },
    { ...recordColumn(kepalaPo, "tglSelesai"), width: 15 },
    { ...recordColumn(lunasPo, "tglLunas"), width: 14, untuk: isPrivileged },
    recordColumn(pemasokPo, "namaPemasok"),
    { header: "Dibuat Oleh", kind: "text", value: (row) => row.user.namaLengkap },
  ],
);
const BATCH = 1000;

type Diekspor = Rentang & { idPo: readonly string[] | null };

/** The purchase orders of a range of days, or these, oldest first, streamed from the database. */
export function poXlsx(db: Db, user: User, { idPo, ...rentang }: Diekspor) {
  const columns = COLUMNS.filter(({ untuk }) => untuk === undefined || untuk(user));
  async function* rows() {
    const batches = db<PoTersimpan[]>`
      select ${kolomPo(db)} from po p join karyawan k using (id_user)
      where p.dibatalkan is null
        ${idPo ? db`and p.id_po = any(${[...idPo]}::text[])` : within(db, "p.tglOrder", rentang)}
      order by p.tgl_order, p.urut`.cursor(BATCH);
    for await (const batch of batches) yield cellsOf(columns, batch);
  }
  return streamXlsx({ sheet: "Purchase Order", columns, rows: rows() });
}
