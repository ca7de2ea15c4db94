import type { Id, Waktu } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed, User } from "#platform/http/context.ts";
import { userById } from "#platform/http/sessions/sessions.ts";

type Langganan = { idLangganan: string; dibuat: Waktu; terakhir: Waktu | null };

export async function findLangganan(db: Db, idUser: Id<"karyawan">): Promise<Langganan | undefined> {
  const [row] = await db<Langganan[]>`
    select id_langganan::text, dibuat, terakhir from kalender_langganan where id_user = ${idUser} and dicabut is null`;
  return row;
}

export async function insertLangganan({ tx, user, now }: Deed, idLangganan: string): Promise<void> {
  await tx`insert into kalender_langganan ${tx({ idLangganan, idUser: user.idUser, dibuat: now })}`;
}

/** Answers whether there was an address to close. */
export async function closeLangganan({ tx, user, now }: Deed): Promise<boolean> {
  const rows = await tx`
    update kalender_langganan set dicabut = ${now} where id_user = ${user.idUser} and dicabut is null returning 1`;
  return rows.length > 0;
}

/** The person whose calendar it is, as they may see things now; notes that it was read. */
export async function openLangganan(db: Db, idLangganan: string, now: Date): Promise<User | undefined> {
  const [row] = await db<{ idUser: Id<"karyawan"> }[]>`
    update kalender_langganan set terakhir = ${now} where id_langganan::text = ${idLangganan} and dicabut is null
    returning id_user`;
  return row && userById(db, row.idUser);
}
