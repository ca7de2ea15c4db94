import { MENUS } from "#kernel/permission.ts";
import type { Sql } from "#platform/db/database.ts";
import { hashPassword, randomPassword } from "#platform/http/sessions/password.ts";
import { StartProblem } from "#platform/startProblem.ts";
import { NAMA_PERTAMA, problemOfAdminPassword } from "../kelemahan.mjs";

/** `password` was generated; null if the operator chose it. */
export type LoginPertama = { nokar: string; password: string | null };

/** Refuses a weak password from the configuration before anything is made in an empty database. */
export async function expectGoodPassword(sql: Sql, nokar: string, password: string | null): Promise<void> {
  const [made] = await sql<{ is: boolean }[]>`select to_regclass('karyawan') is not null as is`;
  if (!made?.is) expectGood(password, nokar);
}

function expectGood(password: string | null, nokar: string): void {
  const problem = password === null ? null : problemOfAdminPassword(password, nokar);
  if (problem !== null) throw new StartProblem(problem);
}

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
    expectGood(password, nokar);
    const first = password ?? randomPassword();
    await tx`
      insert into karyawan (no_karyawan, nama_lengkap, id_role, menu, password, wajib_ganti_password)
      select ${nokar}, ${NAMA_PERTAMA}, id_role, ${[...MENUS]}, ${await hashPassword(first)}, ${password === null}
      from role where nama_role = 'Super Admin'`;
    await tx`insert into mulai (dibuka) values (now()) on conflict do nothing`;
    return { nokar, password: password === null ? first : null };
  });
}
