import { akun } from "#books/jurnal/akun.ts";
import { ketentuan } from "#company/pajak.ts";
import type { Tanggal } from "#kernel/types.ts";
import { momentText } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import { inMonth } from "../../server/inMonth.ts";
import {
  type CaraFaktur,
  type FakturPajak,
  JENIS_DARI,
  PERLU_DIKERJAKAN,
  type RingkasanPajak,
  type SaringStatus,
} from "../isiFaktur.ts";

/** `diambil`: an invoice or order that was cancelled took it back; what the tax office alone cancelled can be made again. */
export type FakturRow = Omit<FakturPajak, "aksi" | "cara" | "masalah"> & { diambil: boolean };

const kolom = (db: Db): Fragment => db`
  f.id_faktur, f.tanggal, f.jenis, f.sebab, f.nama_customer, f.status, f.nominal, f.dpp, f.ppn, f.dipungut, f.nomor, f.tgl_nomor, f.catatan,
  f.id_so, f.id_invoice, f.versi, p.id_utama as id_pelanggan,
  f.status = 'Dibatalkan' and (exists (select from so s where s.id_so = f.id_so and s.dibatalkan is not null)
    or exists (select from faktur b where b.id_invoice = f.id_invoice and b.jenis = 'Pembatalan')) as diambil`;
const dari = (db: Db): Fragment => db`
  faktur f left join so_pelanggan l using (id_so) left join pelanggan p using (id_pelanggan)`;

type Dicari = {
  page: number;
  limit: number;
  cari: string;
  bulan: string;
  status: SaringStatus | null;
  cara: CaraFaktur | null;
};

/** The documents of a month, or those of any month that have what was searched; newest first. */
export async function pageOfFaktur(db: Db, dicari: Dicari) {
  const { bulan, status, cara, cari, limit } = dicari;
  // Who searches a number does not know its month.
  const yang = db`${cari === "" ? inMonth(db, db`f.tanggal`, bulan) : db`true`} ${denganStatus(db, status)}
    ${cara ? db`and f.jenis = any(${[...JENIS_DARI[cara]]})` : db``} ${contains(db, "f.teksCari", cari)}`;
  const [rows, [jumlah]] = await Promise.all([
    db<FakturRow[]>`select ${kolom(db)} from ${dari(db)} where ${yang}
      order by f.tanggal desc, f.urut desc limit ${limit} offset ${offsetOf(dicari)}`,
    db<{ total: number }[]>`select count(*)::int as total from faktur f where ${yang}`,
  ]);
  return { rows, total: jumlah?.total ?? 0 };
}

function denganStatus(db: Db, status: SaringStatus | null): Fragment {
  if (status === null) return db``;
  return status === PERLU_DIKERJAKAN ? db`and f.status in ('Belum', 'Ditolak')` : db`and f.status = ${status}`;
}

export async function findFaktur(db: Db, idFaktur: string): Promise<FakturRow | undefined> {
  const [row] = await db<FakturRow[]>`select ${kolom(db)} from ${dari(db)} where f.id_faktur = ${idFaktur}`;
  return row;
}

export type Mata = {
  idFaktur: string;
  jenis: string;
  tanggal: Tanggal;
  nominal: number;
  ppn: number;
  status: string;
  nomor: string;
};

/** All documents of an order, oldest first. */
export const rantaiDari = (db: Db, idSo: string) => db<Mata[]>`
  select id_faktur, jenis, tanggal, nominal, ppn, status, nomor from faktur where id_so = ${idSo} order by urut`;

/** Those of the month that go into a file, locked: of two people who make one at once, one finds them. */
export const lockUntukBerkas = (tx: Tx, bulan: string) => tx<{ idFaktur: string }[]>`
  select f.id_faktur from faktur f
  where ${inMonth(tx, tx`f.tanggal`, bulan)} and f.jenis = 'Penuh' and f.status in ('Belum', 'Ditolak') order by f.id_faktur for update`;

type Jumlah = Omit<RingkasanPajak, "berkas" | "bulan" | "hari">;

/** The month as a whole. */
export async function summaryOf(db: Db, bulan: string, today: Tanggal): Promise<RingkasanPajak> {
  const belum = db`f.status in ('Belum', 'Ditolak')`;
  const [[jumlah], berkas] = await Promise.all([
    db<(Jumlah & { hari: number })[]>`
      select c.pkp_sejak <= ${today} is true as pkp, b.batas, b.batas - ${today}::date as hari, x.*,
        coalesce((select sum(kredit - debit) from jurnal_harian where id_akun = ${akun(db, "ppn-belum")}), 0)::bigint as belum_difakturkan,
        (select coalesce(sum(m.ppn), 0)::bigint from faktur_masukan_buku m where ${inMonth(db, db`m.tanggal`, bulan)}) as ppn_masukan
      from pajak_perusahaan c cross join lateral (
        select (${`${bulan}-01`}::date + interval '1 month' + (k.atas - 1) * interval '1 day')::date as batas
        from (${ketentuan(db, "hari-lapor", db`(${`${bulan}-01`}::date + interval '1 month')::date`)}) k) b
      cross join (
        select coalesce(sum(f.ppn - f.dipungut), 0)::bigint as ppn_keluaran, coalesce(sum(f.dipungut), 0)::bigint as ppn_dipungut, coalesce(sum(f.dpp), 0)::bigint as dpp_keluaran,
          count(*) filter (where f.jenis = 'Penuh' and ${belum})::int as siap_xml,
          count(*) filter (where f.jenis in ('Uang Muka', 'Pelunasan') and ${belum})::int as key_in,
          count(*) filter (where f.jenis in ('Pembatalan', 'Pengurangan') and ${belum})::int as tugas,
          count(*) filter (where f.status = 'Dikirim')::int as dikirim,
          count(*) filter (where f.status = 'Ditolak')::int as ditolak,
          count(*) filter (where f.status = 'Disetujui')::int as disetujui
        from faktur f where ${inMonth(db, db`f.tanggal`, bulan)}) x`,
    db<RingkasanPajak["berkas"]>`
      select b.id_faktur_berkas as id_berkas, b.nama, ${momentText(db, db`b.dibuat`)} as dibuat,
        (select count(*) from faktur_berkas_isi i where i.id_faktur_berkas = b.id_faktur_berkas)::int as banyak
      from faktur_berkas b order by b.dibuat desc limit 5`,
  ]);
  if (!jumlah) throw new Error("The tax settings are missing");
  return { bulan, ...jumlah, berkas };
}
