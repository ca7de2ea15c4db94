import { akunKendali } from "#books/jurnal/akun.ts";
import { namesOf, type ValuesOf } from "#kernel/record.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import { type Db, type Fragment, type Tx, translating, violation } from "#platform/db/database.ts";
import { conflict, notFound } from "#platform/http/refusal.ts";
import { type Akun, isianAkun } from "../contract.ts";
import type { Sasaran } from "./rules.ts";

export type AkunRow = Omit<Akun, "aksi"> & Sasaran & { induk: Id<"akun"> | null };

const kolom = (db: Db): Fragment => db`
  b.id_akun, b.kode, b.nama, b.jenis, b.golongan, b.id_akun_laporan, b.induk, b.versi,
  case when b.bawaan is not null then 'program' when b.id_rekening is not null then 'rekening'
    when b.id_kategori_asset is not null then 'kategori asset' when b.id_kebutuhan is not null then 'kebutuhan' end as milik,
  case when b.id_kebutuhan is not null then case when n.id_komponen_laba is null then 'neraca' else 'laba' end end as kebutuhan,
  ${akunKendali(db, "b")} as kendali, coalesce(b.bawaan = 'belum-dipetakan', false) as penampung,
  b.id_kebutuhan is not null and n.id_komponen_laba is null and b.induk is null as belum_dipetakan,
  exists (select from jurnal_baris j where j.id_akun = b.id_akun) as dijurnal,
  exists (select from akun_peta i where i.induk = b.id_akun) as menjadi_induk`;

/**
 * All accounts by code, with their balance at the end of a day. Built-in needs (invoices, purchases) are left out:
 * their documents have accounts of their own.
 */
export const baganAkun = (db: Db, sampai: Tanggal) => db<AkunRow[]>`
  with dulu as (
    select m.id_akun, m.id_akun_laporan, m.jenis,
      (sum(h.saldo) * case when m.jenis in ('Aset', 'Beban') then 1 else -1 end)::bigint as saldo
    from bagan_masa m join bagan_akun b using (id_akun) join akun l on l.id_akun = b.id_akun_laporan
    join jurnal_harian h on h.id_akun = m.id_akun and m.mulai <= h.tanggal and h.tanggal < m.sampai and h.tanggal <= ${sampai}
    where (m.id_akun_laporan, m.jenis) <> (b.id_akun_laporan, l.jenis) group by 1, 2, 3 having sum(h.saldo) <> 0)
  select * from (
    select ${kolom(db)}, n.bawaan as bawaan_kebutuhan,
      coalesce((select jsonb_agg(jsonb_build_object('idAkunLaporan', d.id_akun_laporan, 'jenis', d.jenis, 'saldo', d.saldo))
        from dulu d where d.id_akun = b.id_akun), '[]') as lain,
      coalesce(s.saldo, 0) * case when l.jenis in ('Aset', 'Beban') then 1 else -1 end as saldo
    from bagan_akun b
    join akun l on l.id_akun = b.id_akun_laporan
    left join kebutuhan n on n.id_kebutuhan = b.id_kebutuhan
    left join (
      select id_akun, sum(saldo)::bigint as saldo from jurnal_harian where tanggal <= ${sampai} group by 1) s
      on s.id_akun = b.id_akun) a
  where bawaan_kebutuhan is null or dijurnal
  order by kode`;

/** The account, locked until the transaction ends. */
export async function lockAkun(tx: Tx, idAkun: Id<"akun">): Promise<AkunRow | undefined> {
  await tx`select 1 from akun where id_akun = ${idAkun} for update`;
  return findAkun(tx, idAkun);
}

export async function findAkun(db: Db, idAkun: Id<"akun"> | null): Promise<AkunRow | undefined> {
  const [row] = await db<AkunRow[]>`
    select ${kolom(db)}, 0 as saldo, '[]'::jsonb as lain from bagan_akun b left join kebutuhan n on n.id_kebutuhan = b.id_kebutuhan
    where b.id_akun = ${idAkun}`;
  return row;
}

type Isian = ValuesOf<typeof isianAkun>;
const KOLOM = namesOf(isianAkun);

export async function insertAkun(tx: Tx, isian: Isian): Promise<Id<"akun">> {
  const [row] = await unik(
    isian,
    () => tx<{ idAkun: Id<"akun"> }[]>`insert into akun ${tx(isian, ...KOLOM)} returning id_akun`,
  );
  if (!row) throw new Error("insert answered no row");
  return row.idAkun;
}

export async function changeAkun(tx: Tx, idAkun: Id<"akun">, isian: Isian): Promise<void> {
  await unik(isian, () => tx`update akun set ${tx(isian, ...KOLOM)}, versi = versi + 1 where id_akun = ${idAkun}`);
}

export async function mapKebutuhan(
  tx: Tx,
  idAkun: Id<"akun">,
  { induk, jenis }: { induk: Id<"akun"> | null; jenis: Akun["jenis"] },
): Promise<void> {
  await translating(
    () => tx`update akun set induk = ${induk}, jenis = ${jenis}, versi = versi + 1 where id_akun = ${idAkun}`,
    { akun_induk_fkey: () => notFound("Akun tujuan") },
  );
}

export async function removeAkun(tx: Tx, { idAkun, kode, nama }: AkunRow): Promise<void> {
  try {
    await tx`delete from akun where id_akun = ${idAkun}`;
  } catch (error) {
    // It was booked to or chosen while the delete waited: the foreign key then refuses.
    if (violation(error)?.kind !== "foreign") throw error;
    throw conflict(`Akun ${kode} ${nama} masih dipakai`);
  }
}

function unik<Result>({ kode, nama }: Isian, write: () => Promise<Result>): Promise<Result> {
  const [berkode, bernama] = [`Kode akun ${kode} sudah ada`, `Akun ${nama} sudah ada`];
  return translating(write, {
    akun_kode_unik: () => conflict(berkode, [{ field: "kode", message: berkode }]),
    akun_nama_unik: () => conflict(bernama, [{ field: "nama", message: bernama }]),
  });
}
