import type { Id } from "#kernel/types.ts";
import type { Sql, Tx } from "#platform/db/database.ts";
import { newRecoveryCode, recoveryDigest, totpFits } from "#platform/http/sessions/totp.ts";

/** Takes a typed code of the app or of paper, each once. Answers how somebody signed in; null for a wrong code. */
export async function matchKode(sql: Sql, idUser: Id<"karyawan">, kode: string, now: Date): Promise<string | null> {
  if (await totpCocok(sql, idUser, kode, now)) return "dengan kode autentikator";
  const { count } = await sql`
    delete from kode_pemulihan where id_user = ${idUser} and sidik = ${recoveryDigest(kode)}`;
  return count === 1 ? "dengan kode pemulihan" : null;
}

async function totpCocok(sql: Sql, idUser: Id<"karyawan">, kode: string, now: Date): Promise<boolean> {
  const [row] = await sql<{ rahasia: Buffer }[]>`
    select rahasia from totp where id_user = ${idUser} and aktif is not null`;
  const langkah = row ? totpFits(row.rahasia, kode, now) : null;
  if (langkah === null) return false;
  // Of two who type the same code at once one is first.
  const { count } = await sql`update totp set langkah = ${langkah} where id_user = ${idUser} and langkah < ${langkah}`;
  return count === 1;
}

const BANYAK_KODE = 8;

/** Makes new recovery codes; older ones are worth nothing any more. */
export async function kodePemulihanBaru(tx: Tx, idUser: Id<"karyawan">): Promise<string[]> {
  const kode = Array.from({ length: BANYAK_KODE }, newRecoveryCode);
  await tx`delete from kode_pemulihan where id_user = ${idUser}`;
  await tx`insert into kode_pemulihan ${tx(kode.map((satu) => ({ idUser, sidik: recoveryDigest(satu) })))}`;
  return kode;
}
