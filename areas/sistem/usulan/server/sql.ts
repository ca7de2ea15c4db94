import type { Milik } from "#company/orderMilik.ts";
import { menungguUsulan } from "#company/usulan.ts";
import type { Id, Waktu } from "#kernel/types.ts";
import type { Db, Tx } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import { STATUS_USULAN, USULAN_TERBUKA } from "../contract.ts";

export type UsulanRow = {
  idUsulan: Id<"usulan">;
  panggilan: string;
  isian: Record<string, unknown>;
  catatan: string;
  dibuat: Waktu;
  berlaku: Waktu;
  namaKunci: string;
  namaUser: string;
};
type Saat = { now: Date; milik: Milik };

/** What waits for this person, oldest first, and how many these are in all. */
export async function waiting(db: Db, user: User, saat: Saat): Promise<{ rows: UsulanRow[]; total: number }> {
  const rows = await db<(UsulanRow & { total: number })[]>`
    select *, count(*) over ()::int as total from (${menungguUsulan(db, user, saat)}) m
    order by id_usulan limit ${USULAN_TERBUKA}`;
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** One of these. */
export async function waitingOne(db: Db, user: User, saat: Saat, idUsulan: number): Promise<UsulanRow | undefined> {
  const [row] = await db<UsulanRow[]>`
    select * from (${menungguUsulan(db, user, saat)}) m where id_usulan = ${idUsulan}`;
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockWaiting(tx: Tx, user: User, saat: Saat, idUsulan: number): Promise<UsulanRow | undefined> {
  await tx`select 1 from usulan where id_usulan = ${idUsulan} for update`;
  return waitingOne(tx, user, saat, idUsulan);
}

/** The key of this fingerprint, locked so that its drafts are counted one after the other. */
export async function lockKunciOf(
  tx: Tx,
  sidik: Buffer,
  now: Date,
): Promise<{ idKunci: number; terbuka: number } | null> {
  const [kunci] = await tx<{ idKunci: number }[]>`
    select id_kunci from kunci_api where sidik = ${sidik} for no key update`;
  if (!kunci) return null;
  const [row] = await tx<{ terbuka: number }[]>`
    select count(*)::int as terbuka from usulan
    where id_kunci = ${kunci.idKunci} and status = 'Menunggu' and berlaku > ${now}`;
  return { ...kunci, terbuka: row?.terbuka ?? 0 };
}

type UsulanBaru = {
  idKunci: number;
  panggilan: string;
  isian: Readonly<Record<string, unknown>>;
  catatan: string;
  dibuat: Date;
  berlaku: Date;
};

export async function insertUsulan(tx: Tx, baru: UsulanBaru): Promise<Id<"usulan">> {
  const { idKunci, panggilan, isian, catatan, dibuat, berlaku } = baru;
  const [row] = await tx<{ idUsulan: Id<"usulan"> }[]>`
    insert into usulan (id_kunci, panggilan, isian, catatan, dibuat, berlaku)
    values (${idKunci}, ${panggilan}, ${tx.json(isian)}, ${catatan}, ${dibuat}, ${berlaku}) returning id_usulan`;
  if (!row) throw new Error("insert answered no row");
  return row.idUsulan;
}

type Putusan = { idUsulan: number; status: "Terkirim" | "Ditolak"; hasil: string; now: Date; idUser: number };

export async function decide(tx: Tx, { idUsulan, status, hasil, now, idUser }: Putusan): Promise<void> {
  await tx`
    update usulan set status = ${status}, hasil = ${hasil}, diputus = ${now}, diputus_oleh = ${idUser}
    where id_usulan = ${idUsulan}`;
}

type HasilRow = {
  idUsulan: Id<"usulan">;
  panggilan: string;
  dibuat: Waktu;
  status: (typeof STATUS_USULAN)[number];
  diputus: Waktu | null;
  hasil: string;
};

/** The last drafts of the key of this fingerprint. */
export const resultsOf = (db: Db, sidik: Buffer, now: Date): Promise<HasilRow[]> => db<HasilRow[]>`
  select u.id_usulan, u.panggilan, u.dibuat, u.diputus, u.hasil,
    case when u.status = 'Menunggu' and u.berlaku <= ${now} then ${STATUS_USULAN[3]} else u.status end as status
  from usulan u join kunci_api a using (id_kunci) where a.sidik = ${sidik}
  order by u.id_usulan desc limit ${USULAN_TERBUKA}`;

/** What records are called whose ids a draft names: the table, its id and its name, by the field. */
const NAMA: Readonly<Record<string, readonly [table: string, id: string, name: string]>> = {
  idProduk: ["produk", "idProduk", "namaProduk"],
  idPelanggan: ["pelanggan", "idPelanggan", "nama"],
  idPemasok: ["pemasok", "idPemasok", "nama"],
  idUser: ["karyawan", "idUser", "namaLengkap"],
  idKebutuhan: ["kebutuhan", "idKebutuhan", "namaKebutuhan"],
  idRekening: ["rekening", "idRekening", "namaRekening"],
  idRekeningAsal: ["rekening", "idRekening", "namaRekening"],
  idRekeningTujuan: ["rekening", "idRekening", "namaRekening"],
  idAkun: ["akun", "idAkun", "nama"],
  idKolom: ["kolom_sendiri", "idKolom", "nama"],
};
export type Sebutan = ReadonlyMap<string, string>;

export const isNamed = (field: string): boolean => field in NAMA;

/** The names of these records, by field and id. */
export async function namesOf(db: Db, asked: readonly (readonly [field: string, id: number])[]): Promise<Sebutan> {
  const byField = Map.groupBy(asked, ([field]) => field);
  const parts = [...byField].flatMap(([field, ids]) => {
    const known = NAMA[field];
    if (!known) return [];
    const [table, id, name] = known;
    return [
      db`select ${field} || ' ' || t.${db(id)} as kunci, t.${db(name)} as nama from ${db(table)} t
        where t.${db(id)} = any(${ids.map(([, one]) => one)}::integer[])`,
    ];
  });
  const [first, ...rest] = parts;
  if (!first) return new Map();
  const rows = await db<
    { kunci: string; nama: string }[]
  >`${rest.reduce((all, next) => db`${all} union all ${next}`, first)}`;
  return new Map(rows.map(({ kunci, nama }) => [kunci, nama]));
}
