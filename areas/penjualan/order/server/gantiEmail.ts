import { lockSo } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import type { order } from "../contract.ts";
import { findOrder } from "./load.ts";
import { changeEmail } from "./sql.ts";

/** Sets the customer's email address; a blank one removes it. */
export async function gantiEmail(
  deed: Deed,
  { idSo, email = null, versi }: Input<typeof order.gantiEmail>,
): Promise<void> {
  const alamat = email ?? "";
  await lockSo(deed, [idSo]);
  const row = await findOrder(deed.tx, idSo);
  await assertVersion(deed.tx, { jenis: "order", id: idSo, stored: row.versi, seen: versi });
  if (row.email === alamat) return;
  await changeEmail(deed.tx, idSo, alamat);
  await audit(deed, { jenis: "order", id: idSo, sebelum: { email: row.email }, sesudah: { email: alamat } });
}
