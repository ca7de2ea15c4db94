import type { Peristiwa } from "#kernel/peristiwa.ts";
import type { Rentang } from "#kernel/range.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { byDay } from "#platform/list/bucket.ts";
import { type CountedList, countedRows } from "#platform/list/countedPage.ts";
import type { JejakKeamanan } from "../contract.ts";

const DAFTAR: CountedList = {
  name: "jejak-keamanan",
  table: "jejakKeamanan",
  id: "idJejak",
  bucketing: byDay("tanggal", "idJejak"),
  text: "teksCari",
};

type Dicari = Rentang & { page: number; limit: number; cari: string; peristiwa: Peristiwa | null };

export async function pageOfJejak(db: Db, { peristiwa, ...dicari }: Dicari) {
  const filter = peristiwa && { key: peristiwa, where: db`peristiwa = ${peristiwa}` };
  const baris = (id: Fragment) => db`
    select id_jejak, waktu, peristiwa, nama, no_karyawan, alamat, keterangan, kali
    from jejak_keamanan where id_jejak = ${id}`;
  return countedRows<JejakKeamanan>(db, DAFTAR, { ...dicari, filter }, baris);
}
