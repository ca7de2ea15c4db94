import type { Id, Rupiah, Tanggal } from "#contract/kernel/types.ts";
import { GRUP_REKENING, type GrupRekening, type PilihanRekening } from "#contract/keuangan/rekening.ts";
import { MAX_PENGAJUAN_SEL } from "#contract/laporan/laba-rugi.ts";
import { type LepasKategori, lepasPerKategori } from "#server/books/asset/lepas.ts";
import { type SusutKategori, susutPerKategori } from "#server/books/asset/nilai.ts";
import { invalidField } from "#server/platform/http/refusal.ts";
import type { Db, Fragment } from "#server/platform/postgres/database.ts";

/** The chosen accounts; null for all. */
export type Rekening = readonly Id<"rekening">[] | null;
export type Masa = { awal: Tanggal; akhir: Tanggal };

/**
 * The chosen accounts; whether these are all that can be chosen, so that the computed components are shown; and the
 * name of their group, if they are one.
 */
export type Terpilih = { rekening: Rekening; otomatis: boolean; grup: GrupRekening | null };
export const SEMUA_REKENING: Terpilih = { rekening: null, otomatis: true, grup: null };

export async function rekeningTerpilih(db: Db, ids: readonly Id<"rekening">[]): Promise<Terpilih> {
  if (ids.length === 0) return SEMUA_REKENING;
  const rows = await db<Pick<PilihanRekening, "idRekening" | "grup">[]>`select id_rekening, grup from rekening`;
  if (ids.some((id) => !rows.some((row) => row.idRekening === id))) {
    throw invalidField("idRekening", "Rekening tidak dikenal");
  }
  const tepat = (termasuk: (grup: GrupRekening | null) => boolean) =>
    rows.every((row) => termasuk(row.grup) === ids.includes(row.idRekening));
  const otomatis = tepat((grup) => grup !== null);
  const satuGrup = GRUP_REKENING.find((nama) => tepat((grup) => grup === nama)) ?? null;
  return { rekening: ids, otomatis, grup: otomatis ? null : satuGrup };
}

export type Kebutuhan = {
  idKebutuhan: Id<"kebutuhan">;
  namaKebutuhan: string;
  idKomponenLaba: Id<"komponenLaba"> | null;
  namaKomponenLaba: string | null;
};

/** Every need with its component, and components without needs, in the order of the report: sales first. */
export const susunanKebutuhan = (db: Db) => db<(Omit<Kebutuhan, "idKebutuhan"> & { idKebutuhan: number | null })[]>`
  select b.id_kebutuhan, b.nama_kebutuhan, k.id_komponen_laba, k.nama_komponen_laba
  from kebutuhan b full join komponen_laba k using (id_komponen_laba)
  order by k.bawaan nulls last, k.nama_komponen_laba, k.id_komponen_laba, b.nama_kebutuhan`;

/** Money in is positive, money out negative. */
export const nominal = (db: Db) =>
  db`case p.tipe_pengajuan when 'masuk' then p.nominal_pengajuan else -p.nominal_pengajuan end`;

/** The company's account of a request. */
const padaRekening = (db: Db, rekening: Rekening): Fragment =>
  rekening
    ? db`and case p.tipe_pengajuan when 'masuk' then p.id_rekening_tujuan else p.id_rekening_asal end
           = any(${[...rekening]}::int[])`
    : db``;

/** Approved requests of a need in a range of days on the chosen accounts. */
export const disetujui = (db: Db, { awal, akhir }: Masa, rekening: Rekening): Fragment => db`
  p.status_pengajuan = 'Disetujui' and p.tipe_pengajuan <> 'pindah' and p.tgl_approve between ${awal} and ${akhir}
  ${padaRekening(db, rekening)}`;

export type Sel = { idKebutuhan: Id<"kebutuhan">; bulan: string; nominal: Rupiah; jumlah: number };

/** The sums of each day (`laba_harian`, kept by a trigger) in a cell. */
export const labaHarian = (db: Db, { awal, akhir }: Masa, rekening: Rekening): Fragment => db`
  tanggal between ${awal} and ${akhir} ${rekening ? db`and id_rekening = any(${[...rekening]}::int[])` : db``}`;

/** The part of each month's result on accounts without a group. Only needs with a component count. */
export const labaTanpaGrup = (db: Db, { awal, akhir }: Masa) => db<{ bulan: string; nominal: Rupiah }[]>`
  select to_char(tanggal, 'YYYY-MM') as bulan, sum(nominal)::bigint as nominal
  from laba_harian join rekening using (id_rekening) join kebutuhan using (id_kebutuhan)
  where tanggal between ${awal} and ${akhir} and grup is null and id_komponen_laba is not null group by 1`;

/** Sums of every cell that is not empty. */
export const perKebutuhan = (db: Db, masa: Masa, rekening: Rekening) => db<Sel[]>`
  select id_kebutuhan, to_char(tanggal, 'YYYY-MM') as bulan, sum(nominal)::bigint as nominal, sum(jumlah)::int as jumlah
  from laba_harian where ${labaHarian(db, masa, rekening)} group by 1, 2`;

export type Hpp = { bulan: string; nominal: Rupiah; jumlah: number };

/** The cost of goods that left the warehouse, minus those that came back. */
export const hppPerBulan = (db: Db, { awal, akhir }: Masa) => db<Hpp[]>`
  select to_char(tanggal, 'YYYY-MM') as bulan, sum(hpp)::bigint as nominal, sum(keluar)::int as jumlah
  from stok_harian where tanggal between ${awal} and ${akhir} and keluar > 0 group by 1`;

export type Angka = {
  perKebutuhan: Sel[];
  hpp: Hpp[];
  susut: SusutKategori[];
  lepas: LepasKategori[];
  /** null unless the accounts of the groups were chosen. */
  tanpaGrup: { bulan: string; nominal: Rupiah }[] | null;
};

/** The figures of the report, with the computed components where they are shown. */
export async function angkaLaba(db: Db, masa: Masa, { rekening, otomatis }: Terpilih): Promise<Angka> {
  const [sel, hpp, susut, lepas, tanpaGrup] = await Promise.all([
    perKebutuhan(db, masa, rekening),
    otomatis ? hppPerBulan(db, masa) : [],
    otomatis && masa.awal <= masa.akhir ? susutPerKategori(db, masa.akhir) : [],
    otomatis ? lepasPerKategori(db, masa) : [],
    otomatis && rekening !== null ? labaTanpaGrup(db, masa) : null,
  ]);
  return { perKebutuhan: sel, hpp, susut, lepas, tanpaGrup };
}

export type BarisSel = { idKebutuhan: number; bulan: string; deskripsi: string; nominal: Rupiah };

/** Requests that paid for machines or assets. */
export const pembelian = (db: Db): Fragment => db`(p.id_po is not null or p.id_pengajuan_asset is not null)`;

/** The newest requests of every cell, in one statement; purchases only for those who may see their cost. */
export const pengajuanSel = (
  db: Db,
  sel: readonly { idKebutuhan: number; masa: Masa; bulan: string }[],
  rekening: Rekening,
  melihatPembelian: boolean,
) =>
  db<BarisSel[]>`
    select c.id_kebutuhan, c.bulan, r.deskripsi_pengajuan as deskripsi, r.nominal
    from unnest(${sel.map((s) => s.idKebutuhan)}::int[], ${sel.map((s) => s.bulan)}::text[],
      ${sel.map((s) => s.masa.awal)}::date[], ${sel.map((s) => s.masa.akhir)}::date[]) c(id_kebutuhan, bulan, awal, akhir)
    cross join lateral (
      select p.deskripsi_pengajuan, ${nominal(db)} as nominal from pengajuan p
      where p.id_kebutuhan = c.id_kebutuhan and p.tgl_approve between c.awal and c.akhir
        and p.status_pengajuan = 'Disetujui' and p.tipe_pengajuan <> 'pindah'
        ${padaRekening(db, rekening)} ${melihatPembelian ? db`` : db`and not ${pembelian(db)}`}
      order by p.tgl_approve desc, p.urut desc limit ${MAX_PENGAJUAN_SEL}) r`;
