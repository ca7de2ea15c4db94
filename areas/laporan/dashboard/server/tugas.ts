import type { JenisPutusan } from "#areas/sistem/persetujuan/contract.ts";
import { menungguPutusan } from "#company/menunggu.ts";
import { milikOrder } from "#company/orderMilik.ts";
import { setelan } from "#company/perusahaan.ts";
import { mayCall } from "#kernel/permission.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { ReadCtx, User } from "#platform/http/context.ts";
import { notAllowed } from "#platform/http/refusal.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { type BarisTugas, CONTOH_TUGAS, JENIS_TUGAS, type JenisTugas, type Tugas } from "../isiTugas.ts";
import type { Saat, Sumber } from "./sumberTugas.ts";
import { GUDANG } from "./tugasGudang.ts";
import { PAJAK } from "./tugasPajak.ts";
import { PENJUALAN } from "./tugasPenjualan.ts";
import { PUTUSAN } from "./tugasPutusan.ts";
import { UANG } from "./tugasUang.ts";

const SUMBER: readonly Sumber[] = [...PUTUSAN, ...GUDANG, ...PENJUALAN, ...UANG, ...PAJAK].sort(
  (a, b) => JENIS_TUGAS.indexOf(a.jenis) - JENIS_TUGAS.indexOf(b.jenis),
);

const milikku = (user: User): readonly Sumber[] =>
  SUMBER.filter(({ milik, untuk }) => milik.some((izin) => mayCall(izin, user)) && (untuk?.(user) ?? true));

async function saatIni(context: ReadCtx): Promise<Saat> {
  const { db, user } = context;
  const aturan = await setelan(db);
  const menunggu = (jenis: JenisPutusan) =>
    db`select m.id from (${menungguPutusan(db, user, aturan)}) m where m.jenis = ${jenis}`;
  return { ...context, menunggu, milik: await milikOrder(db, user) };
}

/** The kinds of tasks of the signed-in person that have any, each with its number and the most urgent. */
export async function tugasSaya(context: ReadCtx): Promise<{ data: Tugas[]; diperiksa: JenisTugas[] }> {
  const saat = await saatIni(context);
  const sumber = milikku(context.user);
  const tugas = await Promise.all(
    sumber.map(async ({ jenis, isi }) => ({ jenis, ...(await isi(saat, (yang) => terdesak(saat.db, yang))) })),
  );
  return { data: tugas.filter(({ jumlah }) => jumlah > 0), diperiksa: sumber.map(({ jenis }) => jenis) };
}

async function terdesak(db: Db, yang: Fragment): Promise<Omit<Tugas, "jenis">> {
  const rows = await db<(BarisTugas & { jumlah: number })[]>`
    select id, kunci, keterangan, tanggal, nominal, count(*) over ()::int as jumlah
    from (${yang}) t order by urut limit ${CONTOH_TUGAS}`;
  return { jumlah: rows[0]?.jumlah ?? 0, daftar: rows.map(({ jumlah: _, ...row }) => row) };
}

type Ditanya = { jenis: JenisTugas; page: number; limit: number };

/** A page of the tasks of one kind. */
export async function daftarTugas(context: ReadCtx, asked: Ditanya): Promise<{ rows: BarisTugas[]; total: number }> {
  const sumber = milikku(context.user).find(({ jenis }) => jenis === asked.jenis);
  if (!sumber) throw notAllowed("melihat tugas ini");
  return sumber.isi(await saatIni(context), (yang) => halaman(context.db, yang, asked));
}

/** What waits is little, among all that ever did: it is found first, and put in order then. */
async function halaman(db: Db, yang: Fragment, asked: Ditanya) {
  const rows = await db<(BarisTugas & { total: number })[]>`
    with tugas as materialized (${yang})
    select h.total, t.id, t.kunci, t.keterangan, t.tanggal, t.nominal
    from (select count(*)::int as total from tugas) h left join (
      select * from tugas order by urut limit ${asked.limit} offset ${offsetOf(asked)}) t on true
    order by t.urut`;
  const data = rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => row);
  return { rows: data, total: rows[0]?.total ?? 0 };
}
