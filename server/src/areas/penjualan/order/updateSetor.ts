import type { order } from "#contract/penjualan/order.ts";
import { kunciSo } from "#server/books/pesanan/pesanan.ts";
import { audit, isSame } from "#server/platform/audit/audit.ts";
import { assertVersion } from "#server/platform/audit/history.ts";
import type { Deed, Input } from "#server/platform/http/context.ts";
import { invalidField, must } from "#server/platform/http/refusal.ts";
import { satuOrder } from "./muat.ts";
import { bolehSetor, masalahTglSetor } from "./rules.ts";
import { simpanEmail, simpanSetor } from "./sql.ts";

/** What is noted on an order after it was made. Saved as it was, nothing happened: its history stays silent. */

export async function setor(
  deed: Deed,
  { idSo, statusStor, dateSetor, versi }: Input<typeof order.updateSetor>,
): Promise<void> {
  await kunciSo(deed, [idSo]);
  const row = await satuOrder(deed.tx, idSo);
  must(bolehSetor(deed.user, row));
  await assertVersion(deed.tx, { jenis: "order", id: idSo, stored: row.versi, seen: versi });
  const tglSetor = statusStor ? (dateSetor ?? row.tglSetor ?? deed.today) : null;
  const masalah = tglSetor && masalahTglSetor(tglSetor, row.tglOrder, deed.today);
  if (masalah) throw invalidField("dateSetor", masalah);
  const sebelum = { statusSetor: row.statusSetor, tglSetor: row.tglSetor };
  const sesudah = { statusSetor: statusStor, tglSetor };
  if (isSame(sebelum, sesudah)) return;
  await simpanSetor(deed.tx, idSo, sesudah);
  await audit(deed, { jenis: "order", id: idSo, sebelum, sesudah });
}

/** Blank takes the address away. */
export async function gantiEmail(
  deed: Deed,
  { idSo, email = null, versi }: Input<typeof order.gantiEmail>,
): Promise<void> {
  const alamat = email ?? "";
  await kunciSo(deed, [idSo]);
  const row = await satuOrder(deed.tx, idSo);
  await assertVersion(deed.tx, { jenis: "order", id: idSo, stored: row.versi, seen: versi });
  if (row.email === alamat) return;
  await simpanEmail(deed.tx, idSo, alamat);
  await audit(deed, { jenis: "order", id: idSo, sebelum: { email: row.email }, sesudah: { email: alamat } });
}
