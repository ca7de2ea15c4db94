import { audit } from "#company/audit/audit.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { mayFinish } from "./rules.ts";

/** Marks the next step of a note as done: it leaves the tasks of whoever wrote it. */
export async function selesaikanLangkahPemasok({ tx, user, now, ...deed }: Deed, idCatatan: number): Promise<string> {
  const [row] = await tx<{ idPemasok: Id<"pemasok">; langkah: string; selesai: string | null }[]>`
    select id_pemasok, langkah, selesai from pemasok_catatan where id_pemasok_catatan = ${idCatatan} for update`;
  const catatan = found(row, "Catatan");
  must(mayFinish(catatan));
  await tx`
    update pemasok_catatan set selesai = ${now}, id_user_selesai = ${user.idUser} where id_pemasok_catatan = ${idCatatan}`;
  const perubahan = { langkah: `Selesai: ${catatan.langkah}` };
  await audit({ tx, user, now, ...deed }, { jenis: "pemasok", id: catatan.idPemasok, sesudah: perubahan });
  return catatan.langkah;
}
