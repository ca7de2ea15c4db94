import { audit } from "#company/audit/audit.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Sql } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";
import { firstPassword } from "#platform/http/sessions/password.ts";
import { endAllSessions } from "#platform/http/sessions/sessions.ts";
import { forgetTries } from "#platform/http/sessions/throttle.ts";
import { releaseAll } from "../../faktor-kedua/server/sql.ts";
import { insertPassword } from "../../profil/server/sql.ts";
import { sebutanKaryawan } from "./jejak.ts";

/**
 * A first password for a Super Admin whom nobody else can let in again, made by whoever runs the server: the second factor
 * and the lock of the number go too, the sessions end, and history and security trail say so. Null where there is none.
 */
export async function reopen(sql: Sql, nokar: string, now: Date): Promise<string | null> {
  const { passwordAwal, password } = firstPassword();
  const isThere = await sql.begin(async (tx) => {
    const [row] = await tx<Pick<User, "idUser" | "nama">[]>`
      select k.id_user, k.nama_lengkap as nama from karyawan k join role r using (id_role)
      where k.no_karyawan = ${nokar} and r.nama_role = 'Super Admin' and not k.dihapus and not k.resign for update of k`;
    if (!row) return false;
    await insertPassword(tx, row.idUser, password, now);
    await releaseAll(tx, row.idUser);
    await endAllSessions(tx, row.idUser);
    const user: User = { ...row, jabatan: "", role: "Super Admin", menu: [] };
    const deed = { tx, user, now, today: jakartaToday(now), call: "resetPassword", alamat: "", terjadi: [] };
    await audit(deed, { jenis: "karyawan", id: row.idUser, sesudah: {} });
    const siapa = sebutanKaryawan({ namaLengkap: row.nama, noKaryawan: nokar });
    await noteJejak(deed, "resetPassword", `${siapa}: dari server, dengan perintah reset-password`);
    return true;
  });
  if (!isThere) return null;
  await forgetTries(sql, nokar);
  return passwordAwal;
}
