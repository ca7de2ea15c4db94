import { audit } from "#company/audit/audit.ts";
import type { Id } from "#kernel/types.ts";
import type { WriteCtx } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";
import { found, must } from "#platform/http/refusal.ts";
import { endAllSessions } from "#platform/http/sessions/sessions.ts";
import { sebutanKaryawan } from "../../karyawan/server/jejak.ts";
import { mayResetFaktorKedua } from "../../karyawan/server/rules.ts";
import { lockKaryawan } from "../../karyawan/server/sql.ts";
import { releaseAll } from "./sql.ts";

/** Takes the second factor of somebody who has lost it. The next sign-in asks for number and password alone. */
export async function resetFaktorKedua(
  deed: WriteCtx,
  { idUser }: { idUser: Id<"karyawan"> },
): Promise<{ message: string }> {
  const row = found(await lockKaryawan(deed.tx, idUser), "Karyawan");
  must(mayResetFaktorKedua(deed.user, { ...row, role: row.namaRole }, row.faktorKedua));
  await releaseAll(deed.tx, idUser);
  await endAllSessions(deed.tx, idUser);
  await audit(deed, { jenis: "karyawan", id: idUser, sesudah: { faktorKedua: "Direset" } });
  await noteJejak(deed, "faktorKedua", `${sebutanKaryawan(row)}: direset`);
  return { message: `Faktor kedua ${row.namaLengkap} berhasil direset` };
}
