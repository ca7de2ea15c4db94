import type { Pindahan } from "#books/kas/kas.ts";
import { kolomPenyetuju } from "#company/batas.ts";
import type { Sasaran } from "#company/putusan.ts";
import type { Rentang } from "#kernel/range.ts";
import { namesOf } from "#kernel/record.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { columns, pairs } from "#platform/db/columns.ts";
import { type Db, type Fragment, plain, type Tx, translating } from "#platform/db/database.ts";
import { attachImages } from "#platform/files/berkas.ts";
import type { Deed } from "#platform/http/context.ts";
import { invalidField } from "#platform/http/refusal.ts";
import { byDay } from "#platform/list/bucket.ts";
import type { Asked, CountedList, Rows } from "#platform/list/countedPage.ts";
import { fileRows } from "#platform/list/fileRows.ts";
import { listedRows } from "#platform/list/grafik.ts";
import { orderBy, pageInOrder, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import { pilihanKebutuhan } from "../../kebutuhan/contract.ts";
import type { PengajuanLengkap } from "../contract.ts";
import {
  keadaanPengajuan,
  permintaan,
  rekeningSisi,
  type StatusPengajuan,
  sisiPengajuan,
  type UrutPengajuan,
} from "../isiPengajuan.ts";
import type { PengajuanBaru } from "../pengajuanBaru.ts";

export const BUKTI = "pengajuan_bukti";

/** A request as stored, with names for ids and with picture ids. */
export type PengajuanRow = Omit<PengajuanLengkap, "nominalPengajuan"> & {
  nominalPengajuan: Rupiah;
  sasaran: Sasaran;
  /** It is the refund of a cancelled order. */
  kembaliBatal: boolean;
};

/** A request as the database sends it, and what the rules of a decision ask of it. */
export type PengajuanTerkirim = Omit<PengajuanRow, "sasaran"> &
  Pick<Sasaran, "idUser" | "otomatis" | "namaPemutus" | "penyetuju">;

export function readPengajuan({ idUser, otomatis, namaPemutus, penyetuju, ...row }: PengajuanTerkirim): PengajuanRow {
  const { statusPengajuan, ditarik, idKebutuhan: kebutuhan, nominalPengajuan: nominal } = row;
  const sasaran = { statusPengajuan, idUser, otomatis, ditarik, namaPemutus, kebutuhan, nominal, penyetuju };
  return { ...row, sasaran };
}

/** A record in a list; an empty list where there is none. */
const bilaAda = (db: Db, ada: Fragment, isi: Fragment): Fragment =>
  db`case when ${ada} is not null then json_build_array(json_build_object(${isi})) else '[]' end`;

const orang = (db: Db, id: Fragment, nama: Fragment): Fragment =>
  bilaAda(db, id, db`'idUser', ${id}, 'namaLengkap', ${nama}`);

/** The document that a request was made for, or null. */
const dokumen = (db: Db, ada: Fragment, isi: Fragment): Fragment =>
  db`case when ${ada} is not null then json_build_object(${isi}) end`;

const bukti = (db: Db, tahap: "pengajuan" | "approve"): Fragment => db`
  array(select b.id_berkas::text from pengajuan_bukti b
        where b.id_pengajuan = p.id_pengajuan and b.tahap = ${plain(db, `'${tahap}'`)} order by b.urutan)`;

// Stored is the day of the money, from which a request counts.
const { tglApprove: _, tanggalUang: __, ...keadaan } = keadaanPengajuan;

/** The statement of requests `p` for list, detail and Simpanan Rekening, with the names of their day. */
export const selectPengajuan = (db: Db) => db`
  select ${columns(db, "p", permintaan, keadaan)}, coalesce(p.tgl_putusan, p.tgl_approve) as tgl_approve,
    case when p.status_pengajuan = 'Disetujui' then p.tgl_approve end as tanggal_uang,
    json_build_array(json_build_object(${pairs(db, "k", pilihanKebutuhan)})) as kebutuhan,
    ${bilaAda(db, db`asal.id_rekening`, pairs(db, "asal", rekeningSisi))} as rekening_asal,
    ${bilaAda(db, db`tujuan.id_rekening`, pairs(db, "tujuan", rekeningSisi))} as rekening_tujuan,
    ${orang(db, db`u.id_user`, db`u.nama_lengkap`)} as user_pengajuan,
    ${orang(db, db`a.id_user`, db`a.nama_lengkap`)} as user_approve, p.versi, p.ditarik,
    ${bukti(db, "pengajuan")} as bukti_foto_pengajuan, ${bukti(db, "approve")} as bukti_foto_approve,
    ${dokumen(db, db`p.id_so`, db`'idSo', p.id_so, 'idInvoice', p.id_invoice`)} as inv,
    ${dokumen(db, db`p.id_po`, db`'idPo', p.id_po, 'kloter', p.kloter`)} as po,
    ${dokumen(db, db`p.id_pengajuan_asset`, db`'idPengajuanAsset', p.id_pengajuan_asset`)} as asset,
    ${dokumen(db, db`p.id_pelepasan_asset`, db`'idPelepasanAsset', p.id_pelepasan_asset`)} as pelepasan,
    p.id_user, p.otomatis, a.nama_lengkap as nama_pemutus,
    k.bawaan = 'pengembalian-dana' and p.otomatis and p.id_invoice is null and exists (
      select from so s where s.id_so = p.id_so and s.dibatalkan is not null) is true as kembali_batal,
    ${kolomPenyetuju(db, "pengajuan", db`p.id_pengajuan`, db`p.versi`)}
  from pengajuan p
  join kebutuhan_pada(p.tgl_pengajuan) k using (id_kebutuhan)
  join karyawan_pada(p.tgl_pengajuan) u on u.id_user = p.id_user
  left join karyawan_pada(p.tgl_pengajuan) a on a.id_user = p.id_user_approve
  left join rekening_pada(p.tgl_pengajuan) asal on asal.id_rekening = p.id_rekening_asal
  left join rekening_pada(p.tgl_pengajuan) tujuan on tujuan.id_rekening = p.id_rekening_tujuan`;

export type Dicari = Rentang & {
  page: number;
  limit: number;
  cari: string;
  idKebutuhan: Id<"kebutuhan"> | null;
  status: StatusPengajuan | null;
  urut: Urut<UrutPengajuan>;
};

const DAFTAR: CountedList = {
  name: "pengajuan",
  table: "pengajuan",
  id: "idPengajuan",
  bucketing: byDay("tglPengajuan", "urut"),
  text: "teksCari",
};

const URUTAN: Sorts<UrutPengajuan> = {
  by: { tglPengajuan: (db) => db`tgl_pengajuan`, nominalPengajuan: (db) => db`nominal_pengajuan` },
  last: "urut",
  newest: "tglPengajuan",
};

export async function pageOfPengajuan(db: Db, dicari: Dicari): Promise<Rows<PengajuanRow>> {
  const asked = { ...dicari, filter: saringan(db, dicari) };
  const isi = (id: Fragment) => db`${selectPengajuan(db)} where p.id_pengajuan = ${id}`;
  const { rows, total } = await pageInOrder<PengajuanTerkirim, UrutPengajuan>(db, DAFTAR, asked, URUTAN, isi);
  return { rows: rows.map(readPengajuan), total };
}

/** What the list is asked with, whatever its page. */
export type Tersaring = Omit<Dicari, "page" | "limit" | "urut">;

/** The requests of all pages. */
export const selectDaftar = (db: Db, tersaring: Tersaring): Fragment =>
  listedRows(db, DAFTAR, { ...tersaring, filter: saringan(db, tersaring) });

function saringan(db: Db, { idKebutuhan, status }: Pick<Dicari, "idKebutuhan" | "status">): Asked["filter"] {
  if (idKebutuhan === null && status === null) return null;
  return {
    key: `${idKebutuhan} ${status}`,
    where: db`true ${idKebutuhan ? db`and id_kebutuhan = ${idKebutuhan}` : db``}
      ${status ? db`and status_pengajuan = ${status}` : db``}`,
  };
}

/** What a file of requests holds: what the list shows, or these alone. */
export type Diekspor = Omit<Dicari, "page" | "limit"> & { idPengajuan: readonly string[] | null };

/** The requests of a file in batches, oldest first unless asked otherwise. */
export async function* allPengajuan(db: Db, asked: Diekspor, batch: number): AsyncGenerator<PengajuanRow[]> {
  const diminta = { ...asked, filter: saringan(db, asked), chosen: asked.idPengajuan };
  const isi = fileRows(db, DAFTAR, diminta, orderBy(db, URUTAN, asked.urut ?? "tglPengajuan"));
  const rows = db<PengajuanTerkirim[]>`${selectPengajuan(db)} join (${isi}) f on f.id = p.id_pengajuan order by f.ke`;
  for await (const some of rows.cursor(batch)) yield some.map(readPengajuan);
}

export async function findPengajuan(db: Db, idPengajuan: string): Promise<PengajuanRow | undefined> {
  const [row] = await db<PengajuanTerkirim[]>`${selectPengajuan(db)} where p.id_pengajuan = ${idPengajuan}`;
  return row && readPengajuan(row);
}

/** A request that is about to be decided, locked until the transaction ends. */
export type Terkunci = Omit<Pindahan, "nominal"> & Sasaran & { nominal: Rupiah; idSo: string | null; versi: number };

export async function lockPengajuan(tx: Tx, idPengajuan: string): Promise<Terkunci | undefined> {
  await tx`select 1 from pengajuan where id_pengajuan = ${idPengajuan} for update`;
  // Read after the lock: somebody may have decided it meanwhile.
  const [row] = await tx<Terkunci[]>`
    select p.id_pengajuan, p.id_kebutuhan, p.tipe_pengajuan, p.nominal_pengajuan as nominal, p.id_rekening_asal,
      p.id_rekening_tujuan, p.status_pengajuan, p.id_user, p.otomatis, p.ditarik, p.id_so, p.versi, a.nama_lengkap as nama_pemutus,
      p.id_kebutuhan as kebutuhan, ${kolomPenyetuju(tx, "pengajuan", tx`p.id_pengajuan`, tx`p.versi`)}
    from pengajuan p left join karyawan a on a.id_user = p.id_user_approve
    where p.id_pengajuan = ${idPengajuan}`;
  return row;
}

export async function idLainnya(db: Db): Promise<Id<"rekening"> | null> {
  const [row] = await db<{ idRekening: Id<"rekening"> }[]>`select id_rekening from rekening where lainnya`;
  return row?.idRekening ?? null;
}

type Simpanan = PengajuanBaru & { idPengajuan: string; tglPengajuan: Tanggal };

const KALIMAT = {
  pengajuan_id_kebutuhan_fkey: () => invalidField("idKebutuhan", "Kebutuhan tidak dikenal"),
  pengajuan_id_rekening_asal_fkey: () => invalidField("idRekeningAsal", "Rekening asal tidak dikenal"),
  pengajuan_id_rekening_tujuan_fkey: () => invalidField("idRekeningTujuan", "Rekening tujuan tidak dikenal"),
};

const KOLOM = namesOf({ ...permintaan, ...sisiPengajuan });

export async function insertPengajuan({ tx, user, now }: Deed, pengajuan: Simpanan): Promise<void> {
  const row = { ...pengajuan, dibuat: now, idUser: user.idUser };
  await translating(() => tx`insert into pengajuan ${tx(row, "idPengajuan", ...KOLOM, "dibuat", "idUser")}`, KALIMAT);
}

/** Sends a request back; its note says why. */
export async function giveBackPengajuan(tx: Tx, idPengajuan: string, note: string): Promise<void> {
  await tx`
    update pengajuan set status_pengajuan = 'Revisi', note = ${note}, versi = versi + 1
    where id_pengajuan = ${idPengajuan}`;
}

/** Stores a changed request, which waits again. */
export async function submitAgain(tx: Tx, idPengajuan: string, isian: Omit<Simpanan, "idPengajuan">): Promise<void> {
  await translating(
    () => tx`
      update pengajuan set ${tx(isian, ...KOLOM)}, status_pengajuan = 'Menunggu', note = '', versi = versi + 1
      where id_pengajuan = ${idPengajuan}`,
    KALIMAT,
  );
}

/** Replaces the proofs of a request; the history of what was sent back keeps the former ones. */
export async function replaceBukti(tx: Tx, idPengajuan: string, bukti: readonly string[]): Promise<void> {
  await tx`delete from pengajuan_bukti where id_pengajuan = ${idPengajuan} and tahap = 'pengajuan'`;
  await attachImages(tx, BUKTI, { idPengajuan, tahap: "pengajuan" }, bukti);
}

/** `tanggal`: the day of its money; today where none is given. */
type Diputus = { status: StatusPengajuan; note: string; ditarik?: boolean; tanggal?: Tanggal };

export async function decidePengajuan(
  { tx, user, today }: Deed,
  idPengajuan: string,
  { status, note, ditarik = false, tanggal = today }: Diputus,
): Promise<void> {
  await tx`
    update pengajuan set status_pengajuan = ${status}, note = ${note}, id_user_approve = ${user.idUser},
      tgl_approve = ${tanggal}, tgl_putusan = ${tanggal < today ? today : null}::date, versi = versi + 1, ditarik = ${ditarik}
    where id_pengajuan = ${idPengajuan}`;
}

/** The pictures with which a request was made, or approved. */
export async function buktiPada(tx: Tx, idPengajuan: string, tahap: "pengajuan" | "approve"): Promise<string[]> {
  const rows = await tx<{ idBerkas: string }[]>`
    select id_berkas::text from pengajuan_bukti
    where id_pengajuan = ${idPengajuan} and tahap = ${tahap} order by urutan`;
  return rows.map(({ idBerkas }) => idBerkas);
}
