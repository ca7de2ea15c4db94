import type { Id } from "#kernel/types.ts";
import type { Db, Tx } from "#platform/db/database.ts";
import type { NewPasskey } from "#platform/http/sessions/webauthn.ts";
import type { FaktorKedua, Passkey } from "../contract.ts";

/** What is asked for besides the password. */
export async function punyaFaktorKedua(db: Db, idUser: Id<"karyawan">): Promise<{ ada: boolean; totp: boolean }> {
  const [row] = await db<{ totp: boolean; passkey: boolean }[]>`
    select exists (select from totp where id_user = ${idUser} and aktif is not null) as totp,
      exists (select from passkey where id_user = ${idUser}) as passkey`;
  const { totp = false, passkey = false } = row ?? {};
  return { ada: totp || passkey, totp };
}

export async function loadFaktorKedua(db: Db, idUser: Id<"karyawan">): Promise<FaktorKedua> {
  const [[row], passkey] = await Promise.all([
    db<Omit<FaktorKedua, "passkey">[]>`
      select t.aktif as totp, r.faktor_kedua as wajib,
        (select count(*)::integer from kode_pemulihan p where p.id_user = k.id_user) as kode_pemulihan
      from karyawan k join role r using (id_role) left join totp t using (id_user) where k.id_user = ${idUser}`,
    db<Passkey[]>`
      select id_passkey, nama, dibuat, dipakai from passkey where id_user = ${idUser} order by id_passkey`,
  ]);
  return {
    totp: row?.totp ?? null,
    wajib: row?.wajib ?? false,
    kodePemulihan: row?.kodePemulihan ?? 0,
    passkey: [...passkey],
  };
}

/** Locks the account, so that what it signs in with changes one after the other. */
export const lockAkun = (tx: Tx, idUser: Id<"karyawan">) =>
  tx`select from karyawan where id_user = ${idUser} for no key update`;

/** Offers a secret; one that is in use stays until the first code of the new one was typed. */
export async function offerTotp(tx: Tx, idUser: Id<"karyawan">, rahasia: Buffer, now: Date): Promise<boolean> {
  const { count } = await tx`
    insert into totp (id_user, rahasia, dibuat) values (${idUser}, ${rahasia}, ${now})
    on conflict (id_user) do update set rahasia = excluded.rahasia, dibuat = excluded.dibuat, langkah = 0
      where totp.aktif is null`;
  return count === 1;
}

export async function totpDitawarkan(db: Db, idUser: Id<"karyawan">): Promise<Buffer | null> {
  const [row] = await db<{ rahasia: Buffer }[]>`select rahasia from totp where id_user = ${idUser} and aktif is null`;
  return row?.rahasia ?? null;
}

export const nyalakanTotp = (tx: Tx, idUser: Id<"karyawan">, langkah: number, now: Date) =>
  tx`update totp set aktif = ${now}, langkah = ${langkah} where id_user = ${idUser}`;

export const removeTotp = async (tx: Tx, idUser: Id<"karyawan">): Promise<boolean> =>
  (await tx`delete from totp where id_user = ${idUser} and aktif is not null`).count > 0;

export const insertPasskey = (tx: Tx, idUser: Id<"karyawan">, nama: string, baru: NewPasskey, now: Date) => tx`
  insert into passkey (id_user, kredensial, kunci, hitungan, nama, dibuat)
  values (${idUser}, ${baru.credential}, ${baru.key}, ${baru.counter}, ${nama}, ${now})`;

export async function removePasskey(tx: Tx, idUser: Id<"karyawan">, idPasskey: number): Promise<string | null> {
  const [row] = await tx<{ nama: string }[]>`
    delete from passkey where id_user = ${idUser} and id_passkey = ${idPasskey} returning nama`;
  return row?.nama ?? null;
}

export const kredensialDari = (db: Db, idUser: Id<"karyawan">) =>
  db<{ kredensial: Buffer }[]>`select kredensial from passkey where id_user = ${idUser}`;

export type PasskeyRow = { idPasskey: number; nokar: string; kunci: Buffer; hitungan: number };

export async function passkeyDari(db: Db, kredensial: Buffer): Promise<PasskeyRow | null> {
  const [row] = await db<PasskeyRow[]>`
    select p.id_passkey, k.no_karyawan as nokar, p.kunci, p.hitungan
    from passkey p join karyawan k using (id_user) where p.kredensial = ${kredensial}`;
  return row ?? null;
}

/** Notes the use; answers false where another use with this counter was first. */
export async function spendPasskey(
  tx: Tx,
  { idPasskey, hitungan }: PasskeyRow,
  baru: number,
  now: Date,
): Promise<boolean> {
  const { count } = await tx`
    update passkey set hitungan = ${baru}, dipakai = ${now} where id_passkey = ${idPasskey} and hitungan = ${hitungan}`;
  return count === 1;
}

/** Takes a challenge; answers false where it was taken before. */
export async function spendChallenge(db: Db, sidik: Buffer, sampai: Date, now: Date): Promise<boolean> {
  await db`delete from tantangan_terpakai where kedaluwarsa < ${now}`;
  const { count } = await db`
    insert into tantangan_terpakai (sidik, kedaluwarsa) values (${sidik}, ${sampai}) on conflict do nothing`;
  return count === 1;
}

/** Takes away every second factor of a person. */
export async function releaseAll(tx: Tx, idUser: Id<"karyawan">): Promise<void> {
  await tx`delete from totp where id_user = ${idUser}`;
  await tx`delete from passkey where id_user = ${idUser}`;
  await tx`delete from kode_pemulihan where id_user = ${idUser}`;
}
