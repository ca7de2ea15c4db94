import { akun } from "#books/jurnal/akun.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import { inMonth } from "../../server/inMonth.ts";
import type { KeadaanMasukan, Masukan, RingkasanMasukan, TagihanBerPpn } from "../isiMasukan.ts";
import type { TagihanPpn } from "./cocokMasukan.ts";

export type MasukanRow = Omit<Masukan, "aksi" | "keadaan"> & { berlaku: boolean };

const kolom = (db: Db): Fragment => db`
  f.id_faktur_masukan, f.nomor, f.tanggal, f.nama, f.npwp, f.dpp, f.ppn, f.berlaku, to_char(f.masa_kredit, 'YYYY-MM') as masa_kredit,
  f.id_tagihan, f.tanpa_tagihan, f.versi`;

type Dicari = { page: number; limit: number; cari: string; bulan: string | null; keadaan: KeadaanMasukan | null };

/** As the rule `keadaanOf` says. */
const dalamKeadaan = (db: Db, keadaan: KeadaanMasukan): Fragment =>
  ({
    "Tanpa Tagihan": db`f.id_tagihan is null and f.tanpa_tagihan = '' and f.berlaku`,
    "Belum Dikreditkan": db`f.id_tagihan is not null and f.berlaku and f.masa_kredit is null`,
    Dikreditkan: db`f.id_tagihan is not null and f.berlaku and f.masa_kredit is not null`,
    Dikesampingkan: db`f.tanpa_tagihan <> '' and f.berlaku`,
    Batal: db`not f.berlaku`,
  })[keadaan];

/** The newest first. */
export async function pageOfMasukan(db: Db, dicari: Dicari) {
  const { bulan, keadaan, cari, limit } = dicari;
  const hari = (satu: string) =>
    keadaan === "Dikreditkan"
      ? db`f.id_faktur_masukan in (select id_faktur_masukan from faktur_masukan_buku b where ${inMonth(db, db`b.tanggal`, satu)})`
      : inMonth(db, db`f.tanggal`, satu);
  // Who searches a number does not know its month.
  const yang = db`${keadaan ? dalamKeadaan(db, keadaan) : db`true`} ${bulan && cari === "" ? db`and ${hari(bulan)}` : db``}
    ${contains(db, "f.teksCari", cari)}`;
  const [rows, [jumlah]] = await Promise.all([
    db<MasukanRow[]>`select ${kolom(db)} from faktur_masukan f where ${yang}
      order by f.tanggal desc, f.id_faktur_masukan desc limit ${limit} offset ${offsetOf(dicari)}`,
    db<{ total: number }[]>`select count(*)::int as total from faktur_masukan f where ${yang}`,
  ]);
  return { rows, total: jumlah?.total ?? 0 };
}

export async function summaryOfMasukan(db: Db, bulan: string): Promise<RingkasanMasukan> {
  const [row] = await db<RingkasanMasukan[]>`
    select (select count(*)::int from faktur_masukan f where ${dalamKeadaan(db, "Tanpa Tagihan")}) as tanpa_tagihan,
      (select count(*)::int from tagihan where ppn > ppn_berfaktur and dibatalkan is null) as tanpa_faktur,
      coalesce((select sum(debit - kredit) from jurnal_harian where id_akun = ${akun(db, "ppn-masukan-belum")}), 0)::bigint
        as belum_dikreditkan,
      (select coalesce(sum(b.ppn), 0)::bigint from faktur_masukan_buku b where ${inMonth(db, db`b.tanggal`, bulan)}) as dikreditkan`;
  if (!row) throw new Error("A summary is one row");
  return row;
}

const kolomTagihan = (db: Db, npwp: Fragment): Fragment => db`
  t.id_tagihan, t.nama_pemasok, t.nomor, t.tgl_tagihan, t.nomor_faktur, t.ppn, t.ppn - t.ppn_berfaktur as sisa,
  ${npwp} as npwp_sama`;
const TERBUKA = (db: Db): Fragment => db`t.ppn > t.ppn_berfaktur and t.dibatalkan is null`;

export async function pageOfTanpaFaktur(db: Db, dicari: Pick<Dicari, "page" | "limit" | "cari">) {
  const yang = db`${TERBUKA(db)} ${contains(db, "t.teksCari", dicari.cari)}`;
  const [rows, [jumlah]] = await Promise.all([
    db<TagihanBerPpn[]>`select ${kolomTagihan(db, db`false`)} from tagihan t where ${yang}
      order by t.tgl_tagihan desc, t.urut desc limit ${dicari.limit} offset ${offsetOf(dicari)}`,
    db<{ total: number }[]>`select count(*)::int as total from tagihan t where ${yang}`,
  ]);
  return { rows, total: jumlah?.total ?? 0 };
}

/** An NPWP as its digits; one of 15 has a zero more since 2024. */
const angkaNpwp = (db: Db, npwp: Fragment): Fragment => db`lpad(regexp_replace(${npwp}, '[^0-9]', '', 'g'), 16, '0')`;

const pemasokTagihan = (db: Db): Fragment => db`
  tagihan t join pemasok m on m.id_pemasok = t.id_pemasok join pemasok k on k.id_pemasok = m.pokok`;

export const calonTagihan = (db: Db, { npwp, ppn }: { npwp: string; ppn: number }) => db<TagihanBerPpn[]>`
  select ${kolomTagihan(db, db`coalesce(${angkaNpwp(db, db`k.npwp`)} = ${angkaNpwp(db, db`${npwp}::text`)}, false)`)}
  from ${pemasokTagihan(db)} where ${TERBUKA(db)} and t.ppn - t.ppn_berfaktur >= ${ppn}
  order by npwp_sama desc, abs(t.ppn - t.ppn_berfaktur - ${ppn}), t.tgl_tagihan desc, t.urut desc limit 50`;

/** Bills of these sellers whose PPN no faktur says, locked: what a faktur is connected to is not cancelled meanwhile. */
export const lockTagihanPpn = (tx: Tx, npwp: readonly string[]) => tx<TagihanPpn[]>`
  select t.id_tagihan, k.npwp, t.nomor_faktur, t.ppn - t.ppn_berfaktur as sisa from ${pemasokTagihan(tx)}
  where ${TERBUKA(tx)} and ${angkaNpwp(tx, tx`k.npwp`)} = any(${[...npwp]}) order by t.id_tagihan for update of t`;

export async function lockTagihanSatu(tx: Tx, idTagihan: string) {
  const [row] = await tx<{ idTagihan: string; batal: boolean; sisa: Rupiah }[]>`
    select id_tagihan, dibatalkan is not null as batal, ppn - ppn_berfaktur as sisa
    from tagihan where id_tagihan = ${idTagihan} for update`;
  return row;
}

export async function findMasukan(db: Db, idFakturMasukan: number): Promise<MasukanRow | undefined> {
  const [row] = await db<MasukanRow[]>`
    select ${kolom(db)} from faktur_masukan f where id_faktur_masukan = ${idFakturMasukan}`;
  return row;
}

export const lockMasukan = (tx: Tx, nomor: readonly string[]) => tx<MasukanRow[]>`
  select ${kolom(tx)} from faktur_masukan f where nomor = any(${[...nomor]}) order by id_faktur_masukan for update`;

/** A faktur as the list of Coretax has it now. */
export type MasukanBaru = {
  nomor: string;
  npwp: string;
  nama: string;
  tanggal: Tanggal;
  dpp: number;
  ppn: number;
  berlaku: boolean;
  masaKredit: string | null;
};

/** Writes what the list says. Who is another amount or holds no more leaves his bill first. */
export async function saveMasukan(
  tx: Tx,
  rows: readonly MasukanBaru[],
  now: Date,
): Promise<{ id: number; nomor: string }[]> {
  const isi = tx`jsonb_to_recordset(${tx.json(rows)}) as r(nomor text, npwp text, nama text, tanggal date, dpp bigint, ppn bigint,
    berlaku boolean, "masaKredit" text)`;
  await tx`
    update faktur_masukan f set id_tagihan = null from ${isi}
    where f.nomor = r.nomor and f.id_tagihan is not null and (r.ppn <> f.ppn or not r.berlaku)`;
  return tx<{ id: number; nomor: string }[]>`
    insert into faktur_masukan as f (nomor, npwp, nama, tanggal, dpp, ppn, berlaku, masa_kredit, dibaca)
    select r.nomor, r.npwp, r.nama, r.tanggal, r.dpp, r.ppn, r.berlaku, to_date(r."masaKredit", 'YYYY-MM'), ${now} from ${isi}
    order by r.nomor
    on conflict (nomor) do update set npwp = excluded.npwp, nama = excluded.nama, tanggal = excluded.tanggal, dpp = excluded.dpp,
      ppn = excluded.ppn, berlaku = excluded.berlaku, masa_kredit = excluded.masa_kredit, dibaca = excluded.dibaca,
      versi = f.versi + 1
    returning id_faktur_masukan as id, nomor`;
}

export const connectMasukan = (tx: Tx, hubungan: readonly { nomor: string; idTagihan: string }[]) => tx`
  update faktur_masukan f set id_tagihan = r."idTagihan", tanpa_tagihan = '', versi = f.versi + 1
  from jsonb_to_recordset(${tx.json(hubungan)}) as r(nomor text, "idTagihan" text) where f.nomor = r.nomor`;
