import { findRekening } from "#books/kas/rekening.ts";
import { collectedPpn } from "#books/pajak/dipungut.ts";
import { setelan } from "#company/perusahaan.ts";
import { sumOf } from "#kernel/money.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { foto } from "../../order/server/wire.ts";
import type { DampakApprove } from "../dampakApprove.ts";
import { uangDiterima } from "../tagihan.ts";
import { diterimaDari, invoiceHidup } from "./load.ts";
import { mayApprove } from "./rules.ts";
import { barisMenungguProduksi, orderDari } from "./sql.ts";

/** The effect of an approval on account and production, shown before the confirmation. */
export async function getDampakApprove(
  { db, user, today, picture }: ReadCtx,
  idInvoice: string,
): Promise<DampakApprove> {
  const invoice = await invoiceHidup(db, idInvoice);
  const order = found(await orderDari(db, invoice.idSo), "Order");
  const rekening = found(await findRekening(db, invoice.idRekening), "Rekening");
  const { hariProduksiPl, batas } = await setelan(db);
  const diterima = diterimaDari(invoice, order);
  return {
    idInvoice,
    versi: invoice.versi,
    idRekening: rekening.idRekening,
    namaRekening: rekening.namaRekening,
    saldoSebelum: rekening.saldo,
    dibayar: uangDiterima(invoice, { tipeSo: "Reguler", totalTambahanOnline: 0, jasaOnline: 0 }),
    totalTambahanOnline: order.totalTambahanOnline,
    jasaOnline: invoice.jasaOnline,
    diterima,
    saldoSesudah: sumOf(rekening.saldo, diterima),
    ppnDipungut: await collectedPpn(db, idInvoice, diterima),
    mulaiProduksi: await barisMenungguProduksi(db, invoice.idSo, today, hariProduksiPl),
    buktiFoto: foto(invoice.bukti, picture),
    approve: mayApprove(user, { ...invoice, diterima, izin: order.izin }, batas),
  };
}
