import { type Aturan, mayDecide, mayWithdraw } from "#company/putusan.ts";
import { hasMenu, isPrivileged } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { User } from "#platform/http/context.ts";
import { isVoid } from "../../order/label.ts";
import { type JenisKoreksi, namaKoreksi, type StatusKoreksi } from "../isiKoreksi.ts";
import type { OrderKoreksi } from "./order.ts";
import { type KoreksiRow, sasaranOf } from "./sql.ts";

type Diputus = Pick<KoreksiRow, "jenis" | "status" | "idUser">;

/** Whoever asked for a correction never decides it, whatever the role and the company's rule for requests. */
export function mayDecideKoreksi(user: User, row: KoreksiRow, aturan: Aturan): Boleh {
  const putusan = mayDecide(user, sasaranOf(row), aturan, namaKoreksi(row.jenis));
  return putusan.boleh && milikSendiri(user, row) ? tidak(SENDIRI(row.jenis)) : putusan;
}

export const mayWithdrawKoreksi = (user: User, row: KoreksiRow): Boleh =>
  mayWithdraw(user, sasaranOf(row), namaKoreksi(row.jenis));

const SENDIRI = (jenis: JenisKoreksi) => `${namaKoreksi(jenis)} sendiri harus diputuskan orang lain`;
const milikSendiri = (user: User, { idUser, status }: Diputus): boolean =>
  (status satisfies StatusKoreksi) === "Menunggu" && idUser === user.idUser;

/** What of an order changes: data of customer and recipient, day and kind, lines and prices. */
export type Bagian = { data: boolean; kepala: boolean; baris: boolean };

export const mayChangeOrder = (order: Pick<OrderKoreksi, "statusSo">): Boleh =>
  isVoid(order)
    ? tidak(`Order sudah ${order.statusSo === "Cancel" ? "dibatalkan" : "ditolak"}, tidak dapat diubah`)
    : boleh;

/** Whether the order, as it is, can change in that: data of customer and recipient until the goods have left. */
export function mayTakeChange(order: OrderKoreksi, { data, kepala }: Bagian): Boleh {
  const hidup = mayChangeOrder(order);
  if (!hidup.boleh) return hidup;
  if (data && order.baris.some(({ qtyTerkirim }) => qtyTerkirim > 0)) {
    return tidak("Barang order ini sudah keluar, data customer dan penerima tidak dapat diubah");
  }
  return kepala && order.adaInvoice ? tidak("Tanggal dan tipe order tidak dapat diubah setelah ada invoice") : boleh;
}

/**
 * Whether this person may change that, or ask for it: data by everyone who may make orders, the rest by the order's own
 * Sales, Admin and the privileged roles.
 */
export function mayChange(user: User, order: OrderKoreksi, bagian: Bagian): Boleh {
  const bisa = mayTakeChange(order, bagian);
  if (!bisa.boleh) return bisa;
  if (bagian.data && !isPrivileged(user) && !hasMenu(user, "Produk Card"))
    return tidak("Hanya yang dapat membuat order");
  if (!bagian.baris && !bagian.kepala) return boleh;
  if (!isPrivileged(user) && user.role !== "Admin" && order.idUser !== user.idUser) {
    return tidak("Barang dan harga order hanya diubah oleh Sales order ini, Admin, Super Admin dan Management");
  }
  return mustAsk(order, bagian) && order.tipeSo === "Online"
    ? tidak("Barang order Online yang sudah dibayar tidak dapat diubah. Gunakan retur atau nota kredit")
    : boleh;
}

/** Whether the change waits for somebody else: lines and prices once an invoice is approved or goods have left. */
export const mustAsk = ({ adaDisetujui, baris }: OrderKoreksi, bagian: Bagian): boolean =>
  bagian.baris && (adaDisetujui || baris.some(({ qtyTerkirim }) => qtyTerkirim > 0));
