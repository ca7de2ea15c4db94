import { nilaiServis } from "#books/stok/nilai.ts";
import { upahKunjungan } from "#company/biayaKunjungan.ts";
import { type Milik, orderSaja } from "#company/orderMilik.ts";
import { keadaanKunjungan, lockKunjunganKeluhan } from "#company/tagihKunjungan.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { offsetOf } from "#platform/list/paging.ts";
import type { BahanKunjungan, Kunjungan, Part } from "../contract.ts";
import { pokokKunjungan, type StatusKunjungan } from "../isiKunjungan.ts";

/** A visit as stored, with its pictures by their ids. */
export type KunjunganRow = Omit<Kunjungan, "aksi" | "buktiFoto" | "tandaTangan" | "nilai" | "upah"> & {
  bukti: string[];
  idTandaTangan: string | null;
  nilai: Rupiah;
  upah: Rupiah;
  idSo: string | null;
  tglKeluhan: Tanggal;
  /** Whether its parts left the stock; null while it is planned. */
  garansi: boolean | null;
};

const select = (db: Db): Fragment => db`
  select ${columns(db, "j", pokokKunjungan)}, j.id_teknisi, j.garansi, j.tanda_tangan::text as id_tanda_tangan,
    ${keadaanKunjungan(db)},
    t.nama_lengkap as teknisi, k.nomor, p.nama_produk, k.customer, k.no_telp, k.keluhan, k.id_so, k.tgl_keluhan,
    case when coalesce(j.garansi, k.garansi) then 'garansi' else 'bayar' end as tanggungan, ${nilaiServis(db, db`j.id_kunjungan`)} as nilai,
    ${upahKunjungan(db, db`j.id_kunjungan`)} as upah,
    coalesce((select jsonb_agg(jsonb_build_object('idPengajuan', u.id_pengajuan, 'nominal', u.nominal_pengajuan, 'status', u.status_pengajuan)
        order by u.urut)
      from kunjungan_biaya b join pengajuan u using (id_pengajuan) where b.id_kunjungan = j.id_kunjungan), '[]') as biaya,
    coalesce((select jsonb_agg(jsonb_build_object('idProduk', b.id_produk, 'kodeProduk', q.kode_produk, 'namaProduk', q.nama_produk,
        'qty', b.qty) order by q.kode_produk)
      from kunjungan_part b join produk q using (id_produk) where b.id_kunjungan = j.id_kunjungan), '[]') as part,
    array(select b.id_berkas::text from kunjungan_bukti b where b.id_kunjungan = j.id_kunjungan order by b.urutan) as bukti
  from kunjungan j join keluhan k using (id_keluhan) join karyawan t on t.id_user = j.id_teknisi
  left join produk p on p.id_produk = k.id_produk`;

type Dicari = {
  page: number;
  limit: number;
  status: StatusKunjungan | null;
  idTeknisi: Id<"karyawan"> | null;
  idKeluhan: string | null;
  milik: Milik;
};

const STATUS: Readonly<Record<StatusKunjungan, (db: Db) => Fragment>> = {
  direncanakan: (db) => db`j.tgl_kerja is null and j.diurungkan is null`,
  dikerjakan: (db) => db`j.tgl_kerja is not null and j.diurungkan is null`,
  diurungkan: (db) => db`j.diurungkan is not null`,
};

/** A page of visits: planned ones by their day, others newest first. */
export async function pageOfKunjungan(db: Db, { status, idTeknisi, idKeluhan, milik, ...asked }: Dicari) {
  const cocok = db`
    ${status === null ? db`true` : STATUS[status](db)} ${idTeknisi === null ? db`` : db`and j.id_teknisi = ${idTeknisi}`}
    ${idKeluhan === null ? db`` : db`and j.id_keluhan = ${idKeluhan}`}
    ${
      milik === null
        ? db``
        : db`and exists (select from keluhan k where k.id_keluhan = j.id_keluhan
      and (k.id_so is null or true ${orderSaja(db, "k.idSo", milik)}))`
    }`;
  const urutan = status === "direncanakan" ? db`j.rencana, j.urut` : db`j.urut desc`;
  const [count] = await db<{ total: number }[]>`select count(*) as total from kunjungan j where ${cocok}`;
  const rows = await db<KunjunganRow[]>`
    ${select(db)} where j.urut in (
      select j.urut from kunjungan j where ${cocok} order by ${urutan} limit ${asked.limit} offset ${offsetOf(asked)})
    order by ${urutan}`;
  return { rows, total: count?.total ?? 0 };
}

export async function findKunjungan(db: Db, idKunjungan: string): Promise<KunjunganRow | undefined> {
  const [row] = await db<KunjunganRow[]>`${select(db)} where j.id_kunjungan = ${idKunjungan}`;
  return row;
}

/** A visit with its complaint, both locked until the transaction ends. */
export async function lockKunjungan(tx: Tx, idKunjungan: string): Promise<KunjunganRow | undefined> {
  await lockKunjunganKeluhan(tx, idKunjungan);
  return findKunjungan(tx, idKunjungan);
}

/** Who can be sent: all of them, or this one. */
export const teknisiServis = (db: Db, idUser: Id<"karyawan"> | null = null) => db<BahanKunjungan["teknisi"]>`
    select k.id_user, k.nama_lengkap from karyawan k join role r using (id_role)
    where ${idUser === null ? db`true` : db`k.id_user = ${idUser}`} and not k.dihapus and not k.resign
      and ('Servis' = any(k.menu) or r.nama_role in ('Super Admin', 'Management'))
    order by ('Servis' = any(k.menu)) desc, k.nama_lengkap`;

export async function bahanKunjungan(db: Db): Promise<BahanKunjungan> {
  const teknisi = await teknisiServis(db);
  const part = await db<BahanKunjungan["part"]>`
    select id_produk, kode_produk, nama_produk, stock_sales from produk where not soft_delete and kategori_produk <> 'bahan' order by nama_produk, kode_produk`;
  return { teknisi: [...teknisi], part };
}

type Baru = { idKunjungan: string; idKeluhan: string; rencana: Tanggal; idTeknisi: Id<"karyawan"> };

export async function insertKunjungan({ tx, user, now }: Deed, baru: Baru): Promise<void> {
  await tx`insert into kunjungan ${tx({ ...baru, dibuat: now, idUser: user.idUser })}`;
}

export async function updateRencana(tx: Tx, idKunjungan: string, rencana: Tanggal): Promise<void> {
  await tx`update kunjungan set rencana = ${rencana} where id_kunjungan = ${idKunjungan}`;
}

type Kerja = Pick<KunjunganRow, "tglKerja" | "pekerjaan" | "jam" | "beres" | "garansi" | "penerima"> & {
  tandaTangan: string | null;
};

export async function updateKerja(
  { tx, user, now }: Deed,
  idKunjungan: string,
  kerja: Kerja,
  part: readonly Part[],
): Promise<void> {
  const row = { ...kerja, waktuKerja: now, idUserKerja: user.idUser };
  await tx`update kunjungan set ${tx(row)} where id_kunjungan = ${idKunjungan}`;
  if (part.length === 0) return;
  const rows = part.map(({ idProduk, qty }) => ({ idKunjungan, idProduk, qty }));
  await tx`insert into kunjungan_part ${tx(rows, "idKunjungan", "idProduk", "qty")}`;
}

export async function updateUrung({ tx, user, now }: Deed, idKunjungan: string, alasanUrung: string): Promise<void> {
  const row = { diurungkan: now, idUserUrung: user.idUser, alasanUrung };
  await tx`update kunjungan set ${tx(row)} where id_kunjungan = ${idKunjungan}`;
}
