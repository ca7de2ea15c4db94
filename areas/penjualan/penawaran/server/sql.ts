import { type Milik, penawaranSaja } from "#company/orderMilik.ts";
import type { KetentuanPpn } from "#company/pajak.ts";
import { type Bagian, papan } from "#company/papan.ts";
import type { Rentang } from "#kernel/range.ts";
import { namesOf, type ValuesOf } from "#kernel/record.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { columns, named } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains, within } from "#platform/list/search.ts";
import { KOLOM_PENAWARAN, type KolomPenawaran } from "../../papan.ts";
import type { BarisPenawaran, Penawaran, PenawaranBaru, RevisiPenawaran } from "../contract.ts";
import { barisPenawaran, isianRevisi, isiRevisi, pokokPenawaran } from "../isiPenawaran.ts";
import type { AlasanKalah, StatusPenawaran } from "../label.ts";
import { bagianPenawaran, urutanBagian } from "./bagian.ts";
import { statusPada } from "./status.ts";

/** A quotation as stored, with what is offered now. */
export type PenawaranRow = Omit<Penawaran, "aksi"> & { idUser: Id<"karyawan"> };

const { idPenawaran: _kode, revisi: _revisi, ...pokok } = pokokPenawaran;

const select = (db: Db, today: Tanggal): Fragment => db`
  select p.id_penawaran, p.revisi, ${columns(db, "p", pokok)}, ${columns(db, "r", isiRevisi)}, p.id_user, p.id_pelanggan, p.versi,
    ${statusPada(db, today)} as status, jsonb_build_object('namaLengkap', k.nama_lengkap) as sales,
    s.dibatalkan is not null as order_batal
  from penawaran p join penawaran_revisi r using (id_penawaran, revisi) join karyawan k on k.id_user = p.id_user
  left join so s on s.id_so = p.id_so`;

type Dicari = Rentang & {
  page: number;
  limit: number;
  cari: string;
  status: StatusPenawaran | null;
  bagian: KolomPenawaran | null;
  idSales: Id<"karyawan"> | null;
  idProduk: Id<"produk"> | null;
  alasan: AlasanKalah | null;
  milik: Milik;
};

/** A page, newest first: a company makes a few thousand a year. */
export async function pageOfPenawaran(db: Db, today: Tanggal, { page, limit, ...dicari }: Dicari) {
  const yang = cocok(db, today, dicari);
  const [count] = await db<{ total: number }[]>`select count(*)::int as total ${yang}`;
  const rows = await db<PenawaranRow[]>`
    ${select(db, today)} where p.urut in (
      select p.urut ${yang} order by p.urut desc limit ${limit} offset ${offsetOf({ page, limit })})
    order by p.urut desc`;
  return { rows, total: count?.total ?? 0 };
}

/** What the list is asked with, whatever its page. */
export type Tersaring = Omit<Dicari, "page" | "limit">;

/** The quotations of all pages, with what each offers now. */
export const selectPenawaran = (db: Db, today: Tanggal, tersaring: Tersaring): Fragment => db`
  select p.*, r.total, ${statusPada(db, today)} as status ${cocok(db, today, tersaring)}`;

export type Diekspor = Omit<Dicari, "page" | "limit"> & { idPenawaran: readonly string[] | null };

/** Those of the list, or these alone, newest first, batch by batch. */
export function penawaranTerpilih(db: Db, today: Tanggal, { idPenawaran, ...dicari }: Diekspor) {
  const yang = idPenawaran
    ? db`from penawaran p where p.id_penawaran = any(${[...idPenawaran]}) ${penawaranSaja(db, "p", dicari.milik)}`
    : cocok(db, today, dicari);
  return db<PenawaranRow[]>`${select(db, today)} where p.urut in (select p.urut ${yang}) order by p.urut desc`.cursor(
    1000,
  );
}

function cocok(db: Db, today: Tanggal, dicari: Omit<Dicari, "page" | "limit">): Fragment {
  const { cari, status, bagian, idSales, idProduk, alasan, milik, ...rentang } = dicari;
  return db`
    from penawaran p join penawaran_revisi r using (id_penawaran, revisi)
    where true ${within(db, "tglPenawaran", rentang)} ${contains(db, "teksCari", cari)}
      ${status === null ? db`` : db`and ${statusPada(db, today)} = ${status}`}
      ${bagian === null ? db`` : db`and ${bagianPenawaran(db, today, bagian)}`}
      ${idSales === null ? db`` : db`and p.id_user = ${idSales}`}
      ${alasan === null ? db`` : db`and p.alasan_kalah = ${alasan}`}
      ${
        idProduk === null
          ? db``
          : db`and exists (select from penawaran_baris b
        where (b.id_penawaran, b.revisi) = (p.id_penawaran, p.revisi) and b.id_produk = ${idProduk})`
      }
      ${penawaranSaja(db, "p", milik)}`;
}

/** The board; what is to be done first stands above. */
export function papanPenawaran<Kartu>(db: Db, today: Tanggal, milik: Milik, kartu: (row: PenawaranRow) => Kartu) {
  const satu = (kolom: KolomPenawaran) => ({
    ...{ table: "penawaran", id: "idPenawaran", by: urutanBagian(db, kolom) },
    where: db`id_penawaran in (
      select p.id_penawaran from penawaran p join penawaran_revisi r using (id_penawaran, revisi)
      where ${bagianPenawaran(db, today, kolom)})`,
  });
  const bagian = Object.fromEntries(KOLOM_PENAWARAN.map((kolom) => [kolom, satu(kolom)]));
  const isi = (id: Fragment) => db`${select(db, today)} where p.id_penawaran = ${id}`;
  return papan(
    db,
    { bagian: bagian as Record<KolomPenawaran, Bagian>, cocok: penawaranSaja(db, "penawaran", milik) },
    isi,
    kartu,
  );
}

export async function findPenawaran(db: Db, today: Tanggal, idPenawaran: string): Promise<PenawaranRow> {
  const [row] = await db<PenawaranRow[]>`${select(db, today)} where p.id_penawaran = ${idPenawaran}`;
  return found(row, "Penawaran");
}

/** Locked until the transaction ends: who revises, agrees and orders does so one after the other. */
export async function lockPenawaran(
  { tx, today }: Pick<Deed, "tx" | "today">,
  idPenawaran: string,
): Promise<PenawaranRow> {
  await tx`select 1 from penawaran where id_penawaran = ${idPenawaran} for no key update`;
  return findPenawaran(tx, today, idPenawaran);
}

export type RevisiRow = Omit<RevisiPenawaran, "beda"> & KetentuanPpn;

/** All revisions, or one of them, with their lines; the newest first. */
export async function loadRevisi(db: Db, idPenawaran: string, revisi: number | null = null): Promise<RevisiRow[]> {
  const rows = await db<RevisiRow[]>`
    select r.revisi, ${columns(db, "r", isiRevisi)}, r.dibuat, r.ppn_atas, r.ppn_bawah, r.harga_tanpa_ppn, k.nama_lengkap as oleh,
      coalesce((
        select json_agg(baris) from (
          select ${named(db, "b", barisPenawaran)} from penawaran_baris b
          where (b.id_penawaran, b.revisi) = (r.id_penawaran, r.revisi) order by b.urutan) baris), '[]') as baris
    from penawaran_revisi r join karyawan k using (id_user)
    where r.id_penawaran = ${idPenawaran} ${revisi === null ? db`` : db`and r.revisi = ${revisi}`}
    order by r.revisi desc`;
  return [...rows];
}

export async function findRevisi(db: Db, idPenawaran: string, revisi: number): Promise<RevisiRow> {
  return found((await loadRevisi(db, idPenawaran, revisi))[0], "Revisi");
}

/** The revision that went out last. */
export async function findTerkirim(db: Db, idPenawaran: string): Promise<RevisiRow> {
  const rows = await loadRevisi(db, idPenawaran);
  return found(
    rows.find(({ dikirim }) => dikirim !== null),
    "Penawaran",
  );
}

/** What a revision stores: what was typed, and what it comes to. */
export type IsiRevisi = Pick<PenawaranBaru, keyof typeof isianRevisi> & {
  total: Rupiah;
  ppnDiAtas: Rupiah;
  ketentuan: KetentuanPpn;
  baris: readonly BarisPenawaran[];
};

type Pokok = Pick<PenawaranBaru, "idPelanggan" | "tindakLanjut" | "catatanInternal">;

export const teksCari = (idPenawaran: string, isi: Pick<IsiRevisi, "customerInstansi" | "namaCustomer" | "noTelp">) =>
  [idPenawaran, isi.customerInstansi, isi.namaCustomer, isi.noTelp].join("\n").toLowerCase();

export async function insertPenawaran(deed: Deed, idPenawaran: string, pokok: Pokok, isi: IsiRevisi): Promise<void> {
  const { tx, user, now, today } = deed;
  const row = { ...pokok, idPenawaran, tglPenawaran: today, dibuat: now, idUser: user.idUser };
  await tx`insert into penawaran ${tx({ ...row, teksCari: teksCari(idPenawaran, isi) })}`;
  await insertRevisi(deed, idPenawaran, 1, isi);
}

const KOLOM = [...namesOf(isianRevisi), "total", "ppnDiAtas", "ppnAtas", "ppnBawah", "hargaTanpaPpn"] as const;

async function insertRevisi(deed: Deed, idPenawaran: string, revisi: number, isi: IsiRevisi): Promise<void> {
  const { tx, user, now } = deed;
  const row = { ...isi, ...isi.ketentuan, idPenawaran, revisi, dibuat: now, idUser: user.idUser };
  await tx`insert into penawaran_revisi ${tx(row, "idPenawaran", "revisi", "dibuat", "idUser", ...KOLOM)}`;
  await insertBaris(tx, idPenawaran, revisi, isi.baris);
}

const insertBaris = (tx: Tx, idPenawaran: string, revisi: number, baris: readonly BarisPenawaran[]) =>
  tx`insert into penawaran_baris ${tx(baris.map((line, at) => ({ ...line, idPenawaran, revisi, urutan: at + 1 })))}`;

/** Writes what is offered now: over a draft, or as a new revision of what was sent. Answers its number. */
export async function writeRevisi(deed: Deed, before: PenawaranRow, pokok: Pokok, isi: IsiRevisi): Promise<number> {
  const { tx } = deed;
  const { idPenawaran } = before;
  const revisi = before.dikirim === null ? before.revisi : before.revisi + 1;
  if (before.dikirim === null) {
    await tx`delete from penawaran_baris where (id_penawaran, revisi) = (${idPenawaran}, ${revisi})`;
    await tx`
      update penawaran_revisi set ${tx({ ...isi, ...isi.ketentuan }, ...KOLOM)}
      where (id_penawaran, revisi) = (${idPenawaran}, ${revisi})`;
    await insertBaris(tx, idPenawaran, revisi, isi.baris);
  } else {
    await insertRevisi(deed, idPenawaran, revisi, isi);
  }
  await changePokok(tx, idPenawaran, { ...pokok, revisi, teksCari: teksCari(idPenawaran, isi) });
  return revisi;
}

/** Changes these columns of a locked quotation. */
export async function changePokok(
  tx: Tx,
  idPenawaran: string,
  kolom: Partial<ValuesOf<typeof pokokPenawaran>> & {
    idPelanggan?: Id<"pelanggan"> | null;
    teksCari?: string;
    kalah?: Date;
    dipesan?: Date;
  },
): Promise<void> {
  await tx`update penawaran set ${tx(kolom as never)}, versi = versi + 1 where id_penawaran = ${idPenawaran}`;
}

/** Notes that the offer went out, the first time. Answers whether it was that. */
export async function markSent(tx: Tx, idPenawaran: string, now: Date): Promise<boolean> {
  const rows = await tx`
    update penawaran_revisi r set dikirim = ${now} from penawaran p
    where p.id_penawaran = ${idPenawaran} and (r.id_penawaran, r.revisi) = (p.id_penawaran, p.revisi) and r.dikirim is null
    returning r.revisi`;
  if (rows.length > 0) await tx`update penawaran set versi = versi + 1 where id_penawaran = ${idPenawaran}`;
  return rows.length > 0;
}
