import { namesOf, type ValuesOf } from "#kernel/record.ts";
import type { Id } from "#kernel/types.ts";
import { columns, jsonOf } from "#platform/db/columns.ts";
import { type Db, type Tx, translating } from "#platform/db/database.ts";
import { lockedRow } from "#platform/db/lockedRow.ts";
import { conflict, notFound } from "#platform/http/refusal.ts";
import { isiKomponenLaba } from "../../komponen-laba/contract.ts";
import { isianKebutuhan, type Kebutuhan, type PilihanKebutuhan, pilihanKebutuhan } from "../contract.ts";
import type { Sasaran } from "./rules.ts";

export type KebutuhanRow = Omit<Kebutuhan, "aksi"> & Sasaran;

const select = (db: Db) => db`
  select ${columns(db, "k", pilihanKebutuhan)}, k.bawaan, l is not null as berkomponen,
    exists (select from pengajuan p where p.id_kebutuhan = k.id_kebutuhan) as dipakai,
    exists (select from akun a join jurnal_umum_baris u using (id_akun) where a.id_kebutuhan = k.id_kebutuhan) as dijurnal,
    exists (select from akun a join akun_peta m using (id_akun) where a.id_kebutuhan = k.id_kebutuhan
      and m.id_komponen_laba is not null and m.mulai < bulan_buka()) as ditutup,
    case when l is null then '[]'::jsonb else jsonb_build_array(${jsonOf(db, "l", isiKomponenLaba)}) end as komponen_laba
  from kebutuhan k
  left join (select id_komponen_laba, nama_komponen_laba from komponen_laba) l using (id_komponen_laba)`;

export async function pageOfKebutuhan(db: Db, limit: number | null, offset: number) {
  const [rows, [count]] = await Promise.all([
    db<KebutuhanRow[]>`${select(db)} order by k.id_kebutuhan desc limit ${limit} offset ${offset}`,
    db<{ total: number }[]>`select count(*) as total from kebutuhan`,
  ]);
  return { rows, total: count?.total ?? 0 };
}

export type PilihanRow = PilihanKebutuhan & Pick<Sasaran, "bawaan">;

export const choicesOfKebutuhan = (db: Db) =>
  db<PilihanRow[]>`select ${columns(db, "k", pilihanKebutuhan)}, k.bawaan from kebutuhan k order by nama_kebutuhan`;

export async function kebutuhanTerpilih(db: Db, idKebutuhan: Id<"kebutuhan">): Promise<PilihanRow | undefined> {
  const [row] = await db<PilihanRow[]>`
    select ${columns(db, "k", pilihanKebutuhan)}, k.bawaan from kebutuhan k where id_kebutuhan = ${idKebutuhan}`;
  return row;
}

/** The need, locked until the transaction ends. */
export async function lockKebutuhan(tx: Tx, idKebutuhan: Id<"kebutuhan">): Promise<KebutuhanRow | undefined> {
  return lockedRow(
    () => tx`select from kebutuhan where id_kebutuhan = ${idKebutuhan} for update`,
    () => tx<KebutuhanRow[]>`${select(tx)} where k.id_kebutuhan = ${idKebutuhan}`,
  );
}

type Isian = ValuesOf<typeof isianKebutuhan>;
const KOLOM = namesOf(isianKebutuhan);

export async function insertKebutuhan(tx: Tx, isian: Isian): Promise<Id<"kebutuhan">> {
  const [row] = await unik(
    isian,
    () => tx<{ idKebutuhan: Id<"kebutuhan"> }[]>`
      insert into kebutuhan ${tx(isian, ...KOLOM)} returning id_kebutuhan`,
  );
  if (!row) throw new Error("insert answered no row");
  return row.idKebutuhan;
}

export async function changeKebutuhan(tx: Tx, idKebutuhan: Id<"kebutuhan">, isian: Isian): Promise<void> {
  await unik(isian, () => tx`update kebutuhan set ${tx(isian, ...KOLOM)} where id_kebutuhan = ${idKebutuhan}`);
}

export async function removeKebutuhan(tx: Tx, { idKebutuhan, namaKebutuhan }: KebutuhanRow): Promise<void> {
  // A request or an entry with it may be made while the delete waits for its lock: the foreign keys then refuse.
  await translating(() => tx`delete from kebutuhan where id_kebutuhan = ${idKebutuhan}`, {
    pengajuan_id_kebutuhan_fkey: () => conflict(`Kebutuhan ${namaKebutuhan} masih digunakan oleh pengajuan`),
    perusahaan_pembulatan: () => conflict(`Kebutuhan ${namaKebutuhan} dipakai untuk kode unik pembayaran`),
    jurnal_umum_baris_id_akun_fkey: () => conflict(`Kebutuhan ${namaKebutuhan} masih digunakan oleh jurnal umum`),
  });
}

export async function setKomponenKebutuhan(
  tx: Tx,
  idKebutuhan: Id<"kebutuhan">,
  idKomponenLaba: Id<"komponenLaba"> | null,
): Promise<void> {
  await translating(
    () => tx`update kebutuhan set id_komponen_laba = ${idKomponenLaba} where id_kebutuhan = ${idKebutuhan}`,
    { kebutuhan_id_komponen_laba_fkey: () => notFound("Komponen laba") },
  );
}

function unik<Result>({ namaKebutuhan }: Isian, write: () => Promise<Result>): Promise<Result> {
  const message = `Kebutuhan ${namaKebutuhan} sudah ada`;
  return translating(write, { kebutuhan_nama_unik: () => conflict(message, [{ field: "namaKebutuhan", message }]) });
}
