import { takeBackSo } from "#books/pesanan/batal.ts";
import { lockSo } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { must } from "#platform/http/refusal.ts";
import type { order } from "../contract.ts";
import { findOrder } from "./load.ts";
import { mayCancel } from "./rules.ts";

/** Cancels an order, by itself or because somebody asked for it. */
export async function cancelSo(deed: Deed, { idSo, alasan }: Input<typeof order.cancelSo>): Promise<void> {
  await lockSo(deed, [idSo]);
  const before = await findOrder(deed.tx, idSo);
  must(mayCancel(deed.user, before));
  await takeBackSo(deed, idSo);
  await audit(deed, {
    jenis: "order",
    id: idSo,
    sebelum: { statusSo: before.statusSo },
    sesudah: { statusSo: "Cancel", ...(alasan === "" ? {} : { alasan }) },
  });
}
