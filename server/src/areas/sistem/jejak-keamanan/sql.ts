import type { Rentang } from "#contract/kernel/range.ts";
import type { JejakKeamanan, Peristiwa } from "#contract/sistem/jejak-keamanan.ts";
import { byDay } from "#server/platform/list/bucket.ts";
import { type CountedList, countedPage } from "#server/platform/list/countedPage.ts";
import type { Db } from "#server/platform/postgres/database.ts";

const DAFTAR: CountedList = {
  name: "jejak-keamanan",
  table: "jejakKeamanan",
  id: "idJejak",
  bucketing: byDay("tanggal", "idJejak"),
  text: "teksCari",
};

type Dicari = Rentang & { page: number; limit: number; cari: string; peristiwa: Peristiwa | null };

export async function halamanJejak(db: Db, { peristiwa, ...dicari }: Dicari) {
  const filter = peristiwa && { key: peristiwa, where: db`peristiwa = ${peristiwa}` };
  const { ids, total } = await countedPage<number>(db, DAFTAR, { ...dicari, filter });
  const rows = await db<JejakKeamanan[]>`
    select id_jejak, waktu, peristiwa, nama, no_karyawan, alamat, keterangan, kali
    from jejak_keamanan where id_jejak = any(${ids}::bigint[]) order by tanggal desc, id_jejak desc`;
  return { rows, total };
}
