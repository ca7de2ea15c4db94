import type { GrupRekening, PilihanRekening } from "#areas/keuangan/rekening/contract.ts";
import type { DasarNeraca } from "#areas/sistem/perusahaan/contract.ts";
import { type LepasKategori, releasesPerKategori } from "#books/asset/lepas.ts";
import { type SusutKategori, susutPerKategori } from "#books/asset/nilai.ts";
import { AKUN_OTOMATIS, penyesuaian } from "#books/neraca/penyesuaian.ts";
import { pengajuanPembelian } from "#company/pembelian.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { invalidField } from "#platform/http/refusal.ts";
import { GRUP_LABA, MAX_PENGAJUAN_SEL } from "../contract.ts";

export type Masa = { awal: Tanggal; akhir: Tanggal };

/** An account, and the days on which it belongs to the choice: from `mulai` until before `sampai`. */
type Anggota = { idRekening: Id<"rekening">; mulai: string; sampai: string };
/** The chosen accounts; null for all. */
export type Rekening = readonly Anggota[] | null;

/** The choices of Laba Rugi: all accounts with a group, or those of one group. */
export type PilihanGrup = (typeof GRUP_LABA)[number];
/**
 * The chosen accounts; whether these are all that can be chosen, so that the computed components are shown; and the
 * name of their group, if they are one.
 */
export type Terpilih = { rekening: Rekening; otomatis: boolean; grup: GrupRekening | null };
export const SEMUA_REKENING: Terpilih = { rekening: null, otomatis: true, grup: null };

type Ditanya = { idRekening: readonly Id<"rekening">[]; grup: PilihanGrup | null | undefined };

/**
 * The accounts of a question about some days. A group has the accounts that belonged to it on each of these days;
 * accounts that are exactly those of a group on the last day are that group.
 */
export async function rekeningTerpilih(db: Db, { idRekening: ids, grup }: Ditanya, masa: Masa): Promise<Terpilih> {
  if (!grup && ids.length === 0) return SEMUA_REKENING;
  const rows = await db<(Anggota & Pick<PilihanRekening, "grup">)[]>`
    select id_rekening, grup, mulai::text, sampai::text from rekening_masa
    where mulai <= ${masa.akhir} and sampai > ${masa.awal}`;
  if (ids.some((id) => !rows.some((row) => row.idRekening === id))) {
    throw invalidField("idRekening", "Rekening tidak dikenal");
  }
  const milik = (pilihan: PilihanGrup) => (row: { grup: GrupRekening | null }) =>
    pilihan === "All" ? row.grup !== null : row.grup === pilihan;
  const terakhir = rows.filter(({ mulai, sampai }) => mulai <= masa.akhir && masa.akhir < sampai);
  const tepat = (pilihan: PilihanGrup) => terakhir.every((row) => milik(pilihan)(row) === ids.includes(row.idRekening));
  const pilihan = grup ?? GRUP_LABA.find(tepat) ?? null;
  const rekening = pilihan
    ? rows.filter(milik(pilihan))
    : ids.map((idRekening) => ({ idRekening, mulai: "-infinity", sampai: "infinity" }));
  return { rekening, otomatis: pilihan === "All", grup: pilihan === "All" ? null : pilihan };
}

/** Whether an account belongs to the choice on a day. */
function termasuk(db: Db, rekening: Rekening, { awal, akhir }: Masa, id: Fragment, hari: Fragment): Fragment {
  if (rekening === null) return db``;
  const selalu = rekening.filter(({ mulai, sampai }) => mulai <= awal && akhir < sampai);
  const kadang = rekening.filter((row) => !selalu.includes(row));
  const tetap = db`${id} = any(${selalu.map(({ idRekening }) => idRekening)}::int[])`;
  if (kadang.length === 0) return db`and ${tetap}`;
  return db`and (${tetap} or exists (
    select from unnest(${kadang.map(({ idRekening }) => idRekening)}::int[], ${kadang.map(({ mulai }) => mulai)}::date[],
      ${kadang.map(({ sampai }) => sampai)}::date[]) r(id, mulai, sampai)
    where r.id = ${id} and r.mulai <= ${hari} and ${hari} < r.sampai))`;
}

/** A need below a component, and the months in which it counts there. */
export type SusunanKebutuhan = {
  idKebutuhan: Id<"kebutuhan"> | null;
  namaKebutuhan: string;
  idKomponenLaba: Id<"komponenLaba"> | null;
  namaKomponenLaba: string | null;
  bulan: string[];
  /** Whether the need, or its component, stood there by then: it is a row also without a figure. */
  berdiri: boolean;
  komponenBerdiri: boolean;
};

/** Needs with their component in each month, and components without needs, in the order of the report: sales first. */
export const susunanKebutuhan = (db: Db, bulan: readonly string[], { akhir }: Masa) => db<SusunanKebutuhan[]>`
  select b.id_kebutuhan, b.nama_kebutuhan, k.id_komponen_laba, k.nama_komponen_laba, coalesce(b.bulan, '{}') as bulan,
    coalesce(b.berdiri, false) as berdiri, coalesce(k.mulai <= ${akhir}, false) as komponen_berdiri
  from (
    select n.id_kebutuhan, n.nama_kebutuhan, m.id_komponen_laba, array_agg(h.bulan) as bulan,
      bool_or(m.sejak <= ${akhir}) as berdiri
    from unnest(${[...bulan]}::text[]) h(bulan)
    join akun_masa m on m.mulai <= (h.bulan || '-01')::date and (h.bulan || '-01')::date < m.sampai
    join kebutuhan_pada(${akhir}) n using (id_kebutuhan) group by 1, 2, 3) b
  full join komponen_pada(${akhir}) k using (id_komponen_laba)
  order by k.bawaan nulls last, k.nama_komponen_laba, k.id_komponen_laba, b.nama_kebutuhan`;

/** Money in is positive, money out negative. */
export const nominalPengajuan = (db: Db) =>
  db`case p.tipe_pengajuan when 'masuk' then p.nominal_pengajuan else -p.nominal_pengajuan end`;

/** The company's account of a request. */
const padaRekening = (db: Db, rekening: Rekening, masa: Masa): Fragment =>
  termasuk(
    db,
    rekening,
    masa,
    db`case p.tipe_pengajuan when 'masuk' then p.id_rekening_tujuan else p.id_rekening_asal end`,
    db`p.tgl_approve`,
  );

/** Approved requests of a need in a range of days on the chosen accounts. */
export const pengajuanDisetujui = (db: Db, masa: Masa, rekening: Rekening): Fragment => db`
  p.status_pengajuan = 'Disetujui' and p.tipe_pengajuan <> 'pindah' and p.tgl_approve between ${masa.awal} and ${masa.akhir}
  ${padaRekening(db, rekening, masa)}`;

export type Sel = { idKebutuhan: Id<"kebutuhan">; bulan: string; nominal: Rupiah; jumlah: number };

/** The sums of each day (`laba_harian`, kept by a trigger) in a cell. */
export const labaHarian = (db: Db, masa: Masa, rekening: Rekening): Fragment => db`
  tanggal between ${masa.awal} and ${masa.akhir} ${termasuk(db, rekening, masa, db`id_rekening`, db`tanggal`)}`;

/** The part of each month's result on accounts without a group. Only needs with a component count. */
export const labaTanpaGrup = (db: Db, { awal, akhir }: Masa) => db<{ bulan: string; nominal: Rupiah }[]>`
  select to_char(h.tanggal, 'YYYY-MM') as bulan, sum(h.nominal)::bigint as nominal
  from laba_harian h
  join rekening_masa r on r.id_rekening = h.id_rekening and r.mulai <= h.tanggal and h.tanggal < r.sampai
  join akun_masa m on m.id_kebutuhan = h.id_kebutuhan and m.mulai <= h.tanggal and h.tanggal < m.sampai
  where h.tanggal between ${awal} and ${akhir} and r.grup is null and m.id_komponen_laba is not null group by 1`;

/** Sums of every cell that is not empty. */
export const perKebutuhan = (db: Db, masa: Masa, rekening: Rekening) => db<Sel[]>`
  select id_kebutuhan, to_char(tanggal, 'YYYY-MM') as bulan, sum(nominal)::bigint as nominal, sum(jumlah)::int as jumlah
  from laba_harian where ${labaHarian(db, masa, rekening)} group by 1, 2`;

export type Hpp = { bulan: string; nominal: Rupiah; jumlah: number };

/** The cost of goods that left the warehouse, minus those that came back. */
export const hppPerBulan = (db: Db, { awal, akhir }: Masa) => db<Hpp[]>`
  select to_char(tanggal, 'YYYY-MM') as bulan, sum(hpp)::bigint as nominal, sum(keluar)::int as jumlah
  from stok_harian where tanggal between ${awal} and ${akhir} and keluar > 0 group by 1`;

export type Penyesuaian = { bulan: string; idAkun: Id<"akun">; namaAkun: string; nominal: Rupiah };

/** What leads from the result by cash to that of Buku Besar, in the months whose reports are made of it. */
function penyesuaianPerBulan(
  db: Db,
  masa: Masa,
  { hpp, susut, lepas }: Pick<Angka, "hpp" | "susut" | "lepas">,
  dasar: DasarNeraca | null,
) {
  const otomatis = [
    ...hpp.map(({ bulan, nominal }) => ({ bulan, nominal, bawaan: AKUN_OTOMATIS.hpp })),
    ...susut.map(({ bulan, nilaiSusut }) => ({ bulan, nominal: -nilaiSusut, bawaan: AKUN_OTOMATIS.susut })),
    ...lepas.map(({ bulan, nominal }) => ({ bulan, nominal, bawaan: AKUN_OTOMATIS.lepas })),
  ];
  const isi = db`
    select (bulan || '-01')::date, bawaan, nominal
    from unnest(${otomatis.map(({ bulan }) => bulan)}::text[], ${otomatis.map(({ bawaan }) => bawaan)}::text[],
      ${otomatis.map(({ nominal }) => nominal)}::bigint[]) o(bulan, bawaan, nominal)`;
  return db<Penyesuaian[]>`
    select to_char(p.awal, 'YYYY-MM') as bulan, p.id_akun, a.kode || ' ' || a.nama as nama_akun, p.nominal
    from (${penyesuaian(db, masa, isi, dasar)}) p join bagan_pada(${masa.akhir}) a using (id_akun) order by a.kode, 1`;
}

export type Angka = {
  perKebutuhan: Sel[];
  hpp: Hpp[];
  susut: SusutKategori[];
  lepas: LepasKategori[];
  penyesuaian: Penyesuaian[];
  /** null unless the accounts of the groups were chosen. */
  tanpaGrup: { bulan: string; nominal: Rupiah }[] | null;
};

/** The figures of the report, with the computed components where they are shown. */
export async function angkaLaba(
  db: Db,
  masa: Masa,
  { rekening, otomatis }: Terpilih,
  dasar: DasarNeraca | null,
): Promise<Angka> {
  const [sel, hpp, susut, lepas, tanpaGrup] = await Promise.all([
    perKebutuhan(db, masa, rekening),
    otomatis ? hppPerBulan(db, masa) : [],
    otomatis && masa.awal <= masa.akhir ? susutPerKategori(db, masa.akhir) : [],
    otomatis ? releasesPerKategori(db, masa) : [],
    otomatis && rekening !== null ? labaTanpaGrup(db, masa) : null,
  ]);
  const keBuku = otomatis ? await penyesuaianPerBulan(db, masa, { hpp, susut, lepas }, dasar) : [];
  return { perKebutuhan: sel, hpp, susut, lepas, penyesuaian: keBuku, tanpaGrup };
}

export type BarisSel = { idKebutuhan: number; bulan: string; deskripsi: string; nominal: Rupiah };

/** The newest requests of every cell, in one statement; purchases only for those who may see their cost. */
export const pengajuanSel = (
  db: Db,
  sel: readonly { idKebutuhan: number; masa: Masa; bulan: string }[],
  { rekening, masa }: { rekening: Rekening; masa: Masa },
  melihatPembelian: boolean,
) =>
  db<BarisSel[]>`
    select c.id_kebutuhan, c.bulan, r.deskripsi_pengajuan as deskripsi, r.nominal
    from unnest(${sel.map((s) => s.idKebutuhan)}::int[], ${sel.map((s) => s.bulan)}::text[],
      ${sel.map((s) => s.masa.awal)}::date[], ${sel.map((s) => s.masa.akhir)}::date[]) c(id_kebutuhan, bulan, awal, akhir)
    cross join lateral (
      select p.deskripsi_pengajuan, ${nominalPengajuan(db)} as nominal from pengajuan p
      where p.id_kebutuhan = c.id_kebutuhan and p.tgl_approve between c.awal and c.akhir
        and p.status_pengajuan = 'Disetujui' and p.tipe_pengajuan <> 'pindah'
        ${padaRekening(db, rekening, masa)} ${melihatPembelian ? db`` : db`and not ${pengajuanPembelian(db)}`}
      order by p.tgl_approve desc, p.urut desc limit ${MAX_PENGAJUAN_SEL}) r`;
