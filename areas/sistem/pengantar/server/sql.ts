import type { Deed } from "#platform/http/context.ts";

/** More than there are screens: nobody fills the table with what he makes up. */
const TERBANYAK = 200;

/** Whether the person did not have it yet. */
export async function insertPengantar({ tx, user }: Deed, layar: string): Promise<boolean> {
  const baru = await tx`
    insert into pengantar (id_user, layar)
    select ${user.idUser}::int, ${layar}
    where (select count(*) from pengantar where id_user = ${user.idUser}) < ${TERBANYAK}
    on conflict do nothing returning layar`;
  return baru.length > 0;
}
