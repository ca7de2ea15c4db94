import { audit } from "#company/audit/audit.ts";
import type { WriteCtx } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";

/** A change of what somebody signs in with, in the history and the trail. */
export async function noteFaktor(deed: WriteCtx, apa: string): Promise<void> {
  await audit(deed, { jenis: "karyawan", id: deed.user.idUser, sesudah: { faktorKedua: apa } });
  await noteJejak(deed, "faktorKedua", apa);
}
