import { jurnalPotongan, linesOfPotongan } from "#books/jurnal/jurnal.ts";
import { lowerFaktur } from "#books/pajak/faktur.ts";
import { bisaKembali, submitRefund } from "#books/pesanan/batal.ts";
import { rupiah } from "#kernel/format.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { recomputeWaiting } from "../../invoice/server/recompute.ts";
import { type DampakKoreksi, namaKoreksi } from "../isiKoreksi.ts";
import type { OrderKoreksi } from "./order.ts";
import { mayChangeOrder } from "./rules.ts";
import { adjustTagihan, type KoreksiRow, nilaiDikoreksi } from "./sql.ts";

/** What credit notes and write-offs have in common: they lower what a customer owes, without touching an invoice. */

type Dipotong = { jenis: "nota-kredit" | "hapus-piutang"; nominal: Rupiah };

/** The most by which the debt of an order can be lowered. What was paid already is paid back, but never more than that. */
export async function maxPotongan(db: Db, order: OrderKoreksi, jenis: Dipotong["jenis"]): Promise<Rupiah> {
  const sisa = order.sisa ?? 0;
  const { nilai, piutang } = await nilaiDikoreksi(db, order.idSo);
  const paling =
    jenis === "hapus-piutang" ? Math.min(sisa, piutang) : Math.min(nilai, sisa + (await bisaKembali(db, order.idSo)));
  return Math.max(0, paling) as Rupiah;
}

/** Whether the debt of the order can be lowered by that much. */
export function mayLower(order: OrderKoreksi, { jenis, nominal }: Dipotong, paling: Rupiah): Boleh {
  const hidup = mayChangeOrder(order);
  if (!hidup.boleh) return hidup;
  if (order.sisa === null) return tidak("Order ini belum mempunyai invoice yang disetujui, ubah ordernya saja");
  if (paling === 0) {
    return tidak(
      jenis === "hapus-piutang" ? "Order ini tidak mempunyai piutang" : "Semua nilai order ini sudah dipotong",
    );
  }
  return nominal > paling ? tidak(`${namaKoreksi(jenis)} order ini paling banyak ${rupiah(paling)}`) : boleh;
}

/** Lowers the debt by an approved correction; what the customer has paid too much then is asked for as a refund. */
export async function lowerDebt(
  deed: Deed,
  order: OrderKoreksi,
  { idKoreksi, nominal }: KoreksiRow,
  jenis: Dipotong["jenis"],
) {
  const { idSo, menunggu } = order;
  const kembali = refundOf(order, nominal);
  await adjustTagihan(deed, [
    { idSo, idKoreksi, jenis, nominal: -nominal },
    { idSo, idKoreksi, jenis: "kembali", nominal: kembali },
  ]);
  if (kembali > 0) await submitRefund(deed, idSo, kembali, `Pengembalian dana ${idKoreksi} (${idSo})`);
  await jurnalPotongan(deed.tx, idKoreksi);
  if (jenis === "nota-kredit") await lowerFaktur(deed, idSo, "Nota Kredit");
  if (menunggu !== null) await recomputeWaiting(deed, idSo);
}

const refundOf = ({ sisa }: OrderKoreksi, nominal: number) => Math.max(0, nominal - (sisa ?? 0)) as Rupiah;

/** What approving it would do. */
export async function dampakPotongan(
  db: Db,
  order: OrderKoreksi,
  { idKoreksi, nominal }: KoreksiRow,
  putusan: Boleh,
): Promise<Partial<DampakKoreksi>> {
  return {
    sisaBaru: Math.max(0, (order.sisa ?? 0) - nominal) as Rupiah,
    kembali: refundOf(order, nominal),
    jurnal: await linesOfPotongan(db, idKoreksi),
    ...(putusan.boleh ? {} : { alasan: putusan.alasan, approve: putusan }),
  };
}
