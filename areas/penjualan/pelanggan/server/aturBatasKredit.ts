import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { must } from "#platform/http/refusal.ts";
import type { pelanggan } from "../contract.ts";
import { maySetKredit } from "./rules.ts";
import { lockPelanggan, readBatasKredit } from "./sql.ts";
import { findPelanggan, sasaranOf } from "./wire.ts";

/** Sets what a customer may owe, or lifts the limit. Orders that wait go on waiting. Answers the name. */
export async function aturBatasKredit(deed: Deed, isian: Input<typeof pelanggan.aturBatasKredit>): Promise<string> {
  const { idPelanggan, batasKredit, versi } = isian;
  await lockPelanggan(deed.tx, [idPelanggan]);
  const before = await findPelanggan({ ...deed, db: deed.tx }, idPelanggan);
  must(maySetKredit(deed.user, sasaranOf(before)));
  await assertVersion(deed.tx, { jenis: "pelanggan", id: idPelanggan, stored: before.versi, seen: versi });
  const sebelum = await readBatasKredit(deed.tx, idPelanggan);
  await deed.tx`
    update pelanggan set batas_kredit = ${batasKredit}, versi = versi + 1 where id_pelanggan = ${idPelanggan}`;
  await audit(deed, {
    jenis: "pelanggan",
    id: idPelanggan,
    sebelum: { batasKredit: sebelum },
    sesudah: { batasKredit },
  });
  return before.nama;
}
