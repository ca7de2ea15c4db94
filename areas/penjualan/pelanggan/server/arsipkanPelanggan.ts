import { audit } from "#company/audit/audit.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, found, must } from "#platform/http/refusal.ts";
import { mayArchive } from "./rules.ts";
import { lockPelanggan } from "./sql.ts";

/** Puts a customer away, or back: it leaves lists and choices and keeps its history. Answers its name. */
export async function arsipkanPelanggan(deed: Deed, isian: { idPelanggan: Id<"pelanggan">; arsip: boolean }) {
  const { idPelanggan, arsip } = isian;
  const [row] = await lockPelanggan(deed.tx, [idPelanggan]);
  const before = found(row, "Pelanggan");
  must(mayArchive(deed.user, before));
  if (before.arsip === arsip) {
    throw conflict(`${before.nama} sudah ${arsip ? "diarsipkan" : "dikembalikan"} orang lain`);
  }
  await deed.tx`update pelanggan set arsip = ${arsip}, versi = versi + 1 where id_pelanggan = ${idPelanggan}`;
  await audit(deed, { jenis: "pelanggan", id: idPelanggan, sebelum: { arsip: !arsip }, sesudah: { arsip } });
  return before.nama;
}
