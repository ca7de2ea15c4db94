import { MENUS } from "#contract/kernel/permission.ts";
import type { Sql } from "#server/platform/postgres/database.ts";
import { hashPassword, randomPassword } from "#server/platform/sessions/password.ts";

/** `password` is the one that was made up; null when the operator chose it and knows it already. */
export type LoginPertama = { nokar: string; password: string | null };

/**
 * The first Super Admin of an empty database, without whom nobody could sign in. Answers the login once; null when
 * there are employees already. A password from the configuration is the operator's own and needs no change.
 */
export async function siapkanSuperAdmin(
  sql: Sql,
  nokar: string,
  password: string | null,
): Promise<LoginPertama | null> {
  return sql.begin(async (tx) => {
    await tx`lock table karyawan in share row exclusive mode`;
    const [existing] = await tx`select 1 from karyawan limit 1`;
    if (existing) return null;
    const first = password ?? randomPassword();
    await tx`
      insert into karyawan (no_karyawan, nama_lengkap, id_role, menu, password, wajib_ganti_password)
      select ${nokar}, 'Super Admin', id_role, ${[...MENUS]}, ${await hashPassword(first)}, ${password === null}
      from role where nama_role = 'Super Admin'`;
    return { nokar, password: password === null ? first : null };
  });
}
