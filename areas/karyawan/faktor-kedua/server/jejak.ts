import { audit } from "#company/audit/audit.ts";
import type { WriteCtx } from "#platform/http/context.ts";
import { catatJejak } from "#platform/http/jejak/jejak.ts";

/** A change of what somebody signs in with, in the history and the trail. */
export async function catatFaktor(deed: WriteCtx, apa: string): Promise<void> {
  await audit(deed, { jenis: "karyawan", id: deed.user.idUser, sesudah: { faktorKedua: apa } });
  await catatJejak(deed, "faktorKedua", apa);
}
