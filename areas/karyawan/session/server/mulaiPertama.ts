import type { Db } from "#platform/db/database.ts";
import type { OpenCtx } from "#platform/http/context.ts";
import { conflict, invalidField } from "#platform/http/refusal.ts";
import { hashPassword } from "#platform/http/sessions/password.ts";
import { endAllSessions } from "#platform/http/sessions/sessions.ts";
import { mayPassword } from "../../karyawan/password.ts";
import { insertPassword } from "../../profil/server/sql.ts";
import type { Session } from "../contract.ts";
import { login } from "./login.ts";

type Pertama = { nokar: string; nama: string };

/** The only employee of a fresh installation, who still has the password that the console printed; null afterwards. */
export async function findPertama(db: Db): Promise<Pertama | null> {
  const [row] = await db<Pertama[]>`
    select no_karyawan as nokar, nama_lengkap as nama from karyawan
    where wajib_ganti_password and (select count(*) from karyawan) = 1
      and exists (select from mulai where ditutup is null)`;
  return row ?? null;
}

/**
 * The first visit: the password that the console printed is the code with which somebody chooses the first password. It counts
 * tries as a sign-in does.
 */
export async function mulaiPertama(context: OpenCtx, isian: { kode: string; password: string }): Promise<Session> {
  const { sql } = context.services;
  const pertama = await findPertama(sql);
  if (!pertama) throw conflict("Kantor sudah dimulai, masuk dengan No Karyawan dan password");
  const { nokar, nama } = pertama;
  const { alasan } = mayPassword(isian.password, { nama });
  if (alasan !== null) throw invalidField("password", alasan);
  const { idUser } = await login(context, { nokar, password: isian.kode.trim(), kode: "" });
  const password = await hashPassword(isian.password);
  await sql.begin(async (tx) => {
    await insertPassword(tx, idUser, password, null);
    await endAllSessions(tx, idUser);
  });
  return login(context, { nokar, password: isian.password, kode: "" });
}
