import { HANYA_PRIVILEGED, hanya, isPrivileged, PRODUCTION } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import type { StatusProduk } from "../../order/label.ts";

/** What the rules need to know of a line that is made to order. */
export type BarisPl = {
  statusProduk: StatusProduk;
  qty: number;
  qtySelesai: number;
  tglAwalPengerjaan: Tanggal | null;
  fakta: {
    /** The line, or its whole order, is cancelled. */
    dibatalkan: boolean;
    /** The order has an invoice that is not deleted, approved or not. */
    adaInvoice: boolean;
    adaBarisLain: boolean;
    /** The price of the order's other lines. */
    totalBarisLain: number;
  };
};

export function mayFinish(actor: User, line: BarisPl): Boleh {
  if (!PRODUCTION.some((role) => role === actor.role)) return tidak(hanya(PRODUCTION));
  if (line.fakta.dibatalkan) return tidak("Pesan langsung sudah dibatalkan");
  if (line.statusProduk === "Selesai") return tidak("Semua mesin pesan langsung ini sudah selesai");
  // Production begins with the order's first approved invoice.
  if (line.tglAwalPengerjaan === null) return tidak("Data tidak dapat diupdate karena belum memiliki invoice");
  return boleh;
}

/** Why that many machines cannot be finished now, or null. */
export function terlaluBanyak(line: BarisPl, selesai: number): string | null {
  const sisa = line.qty - line.qtySelesai;
  return selesai <= sisa ? null : `Mesin yang belum selesai tersisa ${sisa}, jumlah selesai tidak boleh ${selesai}`;
}

export function mayCancelPl(actor: User, line: BarisPl): Boleh {
  if (!isPrivileged(actor)) return tidak(HANYA_PRIVILEGED);
  if (line.fakta.dibatalkan) return tidak("Pesan langsung sudah dibatalkan");
  if (line.statusProduk === "Selesai") return tidak("Pesan langsung sudah selesai, tidak dapat dibatalkan");
  if (line.fakta.adaInvoice) return tidak("Order sudah memiliki invoice, hapus invoice atau batalkan order-nya");
  // The total of an order must be at least 1.
  if (line.fakta.adaBarisLain && line.fakta.totalBarisLain < 1) {
    return tidak("Sisa order tidak bernilai, batalkan order-nya");
  }
  return boleh;
}
