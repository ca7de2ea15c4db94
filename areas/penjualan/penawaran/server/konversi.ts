import { type Milik, penawaranSaja } from "#company/orderMilik.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Konversi, SudutKonversi } from "../konversi.ts";
import { type AlasanKalah, STATUS_PENAWARAN } from "../label.ts";
import { statusPada } from "./status.ts";

type Masa = { awal: string; akhir: string; milik: Milik };

/** The quotations of these months with what became of each, as getPenawaran lists them. */
const ditawarkan = (db: Db, today: Tanggal, { awal, akhir, milik }: Masa): Fragment => db`
  select p.id_penawaran, p.revisi, p.id_user, p.alasan_kalah, r.total, ${statusPada(db, today)} as status,
    s.dibatalkan is not null as batal
  from penawaran p join penawaran_revisi r using (id_penawaran, revisi) left join so s on s.id_so = p.id_so
  where p.tgl_penawaran >= ${`${awal}-01`}::date and p.tgl_penawaran < ${`${akhir}-01`}::date + interval '1 month'
    ${penawaranSaja(db, "p", milik)}`;

/** A quotation counts once for its Sales, and once for each of its products with what that is offered for. */
const menurut = (db: Db, sudut: SudutKonversi, dari: Fragment): Fragment =>
  sudut === "sales"
    ? db`select t.*, t.id_user as id, k.nama_lengkap as nama, t.total as nilai from (${dari}) t join karyawan k using (id_user)`
    : db`select t.*, b.id_produk as id, b.nama_produk as nama, b.qty * (b.harga - b.diskon) as nilai
        from (${dari}) t join penawaran_baris b using (id_penawaran, revisi)`;

const counts = (db: Db): Fragment => db`
  jsonb_build_object(${STATUS_PENAWARAN.map(
    (status, at) => db`${at === 0 ? db`` : db`,`} ${status}::text, count(*) filter (where status = ${status})`,
  )}) as banyak, coalesce(sum(nilai), 0)::bigint as nilai, (count(*) filter (where batal))::int as batal`;

/** The largest first: at most so many. */
const TERBANYAK = 500;

export async function konversiPenawaran(db: Db, today: Tanggal, sudut: SudutKonversi, masa: Masa) {
  const dari = () => ditawarkan(db, today, masa);
  const [baris, [semua], kalah] = await Promise.all([
    db<Konversi[]>`
      select id, min(nama) as nama, ${counts(db)} from (${menurut(db, sudut, dari())}) m
      group by id order by nilai desc, id limit ${TERBANYAK}`,
    db<Konversi[]>`select 0 as id, 'Semua' as nama, ${counts(db)} from (select *, total as nilai from (${dari()}) t) m`,
    db<{ alasan: AlasanKalah; jumlah: number; nilai: number }[]>`
      select alasan_kalah as alasan, count(*)::int as jumlah, sum(total)::bigint as nilai
      from (${dari()}) t where status = 'Kalah' group by 1 order by 2 desc, 1`,
  ]);
  if (!semua) throw new Error("The sum of all answered no row");
  return { baris: [...baris], semua, kalah: [...kalah] };
}
