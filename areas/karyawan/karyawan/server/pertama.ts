import { MENUS } from "#kernel/permission.ts";
import type { Sql } from "#platform/db/database.ts";
import { hashPassword, randomPassword } from "#platform/http/sessions/password.ts";
import { StartProblem } from "#platform/startProblem.ts";
import { mayPassword, PASSWORD_MIN } from "../password.ts";

const NAMA = "Super Admin";

/** `password` was generated; null if the operator chose it. */
export type LoginPertama = { nokar: string; password: string | null };

/**
 * Adds the first Super Admin to an empty database and answers the login; null if there are employees. A password from
 * the configuration need not be changed at the first login, but follows the same rules as everybody's.
 */
export async function prepareSuperAdmin(
  sql: Sql,
  nokar: string,
  password: string | null,
): Promise<LoginPertama | null> {
  return sql.begin(async (tx) => {
    await tx`lock table karyawan in share row exclusive mode`;
    const [existing] = await tx`select 1 from karyawan limit 1`;
    if (existing) return null;
    if (password !== null && !mayPassword(password, { nama: NAMA, noKaryawan: nokar }).boleh) throw tooWeak(nokar);
    const first = password ?? randomPassword();
    await tx`
      insert into karyawan (no_karyawan, nama_lengkap, id_role, menu, password, wajib_ganti_password)
      select ${nokar}, ${NAMA}, id_role, ${[...MENUS]}, ${await hashPassword(first)}, ${password === null}
      from role where nama_role = 'Super Admin'`;
    return { nokar, password: password === null ? first : null };
  });
}

const tooWeak = (nokar: string) =>
  new StartProblem(
    `ADMIN_PASSWORD is too easy to guess for the first Super Admin: choose at least ${PASSWORD_MIN} characters, of several ` +
      `words that are neither common nor the name or the number ${nokar}, or leave it out and one is made up and printed.`,
  );
