import { lockSo } from "#books/pesanan/pesanan.ts";
import { audit, isSame } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { alasanTertutup } from "#company/tutupBuku.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { invalidField, must } from "#platform/http/refusal.ts";
import type { order } from "../contract.ts";
import { findOrder } from "./load.ts";
import { maySetor, problemOfTglSetor } from "./rules.ts";
import { changeSetor } from "./sql.ts";

export async function updateSetor(
  deed: Deed,
  { idSo, statusStor, dateSetor, versi }: Input<typeof order.updateSetor>,
): Promise<void> {
  await lockSo(deed, [idSo]);
  const row = await findOrder(deed.tx, idSo);
  must(maySetor(deed.user, row));
  await assertVersion(deed.tx, { jenis: "order", id: idSo, stored: row.versi, seen: versi });
  const tglSetor = statusStor ? (dateSetor ?? row.tglSetor ?? deed.today) : null;
  const masalah = tglSetor && problemOfTglSetor(tglSetor, row.tglOrder, deed.today);
  if (masalah) throw invalidField("dateSetor", masalah);
  const sebelum = { statusSetor: row.statusSetor, tglSetor: row.tglSetor };
  const sesudah = { statusSetor: statusStor, tglSetor };
  if (isSame(sebelum, sesudah)) return;
  for (const hari of tglSetor === row.tglSetor ? [] : [tglSetor, row.tglSetor]) {
    const tertutup = hari && (await alasanTertutup(deed, hari));
    if (tertutup) throw invalidField("dateSetor", tertutup);
  }
  await changeSetor(deed.tx, idSo, sesudah);
  await audit(deed, { jenis: "order", id: idSo, sebelum, sesudah });
}
