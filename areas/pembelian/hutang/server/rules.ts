import { type Boleh, tidak } from "#kernel/row.ts";
import type { User } from "#platform/http/context.ts";
import { mayPay } from "../../po/server/rules.ts";
import type { HutangPoRow } from "./sql.ts";

/** A bill is paid where its proof stands beside it. */
export function mayPayRow(user: User, { statusPo, statusPembayaran, qtyDitagih }: KeadaanBaris): Boleh {
  if (statusPo === null || statusPembayaran === null) return tidak("Buka tagihannya untuk membayar");
  return mayPay(user, { statusPo, statusPembayaran, qtyDitagih: qtyDitagih ?? 0 });
}
type KeadaanBaris = Pick<HutangPoRow, "statusPo" | "statusPembayaran" | "qtyDitagih">;
