import { sumOf } from "#contract/kernel/money.ts";
import type { DampakApprove } from "#contract/penjualan/invoice.ts";
import { uangDiterima } from "#contract/penjualan/tagihan.ts";
import { terima } from "#server/books/kas/kas.ts";
import { segarkanStatus } from "#server/books/pesanan/pesanan.ts";
import { setelan } from "#server/company/perusahaan.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { assertVersion } from "#server/platform/audit/history.ts";
import type { Deed, ReadCtx } from "#server/platform/http/context.ts";
import { found, must } from "#server/platform/http/refusal.ts";
import { foto } from "../order/wire.ts";
import { invoiceHidup, kunciInvoice } from "./muat.ts";
import { bolehApprove } from "./rules.ts";
import {
  barisMenungguProduksi,
  type InvoiceRow,
  mulaiProduksi,
  orderDari,
  rekeningDari,
  type SoRow,
  setujui,
} from "./sql.ts";

const diterimaDari = (invoice: InvoiceRow, { tipeSo, totalTambahanOnline }: SoRow) =>
  uangDiterima(invoice, { tipeSo, totalTambahanOnline, jasaOnline: invoice.jasaOnline });

/** What approving would do, to the rupiah: shown before it is asked for. */
export async function dampakApprove({ db, user, today, picture }: ReadCtx, idInvoice: string): Promise<DampakApprove> {
  const invoice = await invoiceHidup(db, idInvoice);
  const order = found(await orderDari(db, invoice.idSo), "Order");
  const rekening = found(await rekeningDari(db, invoice.idRekening), "Rekening");
  const { hariProduksiPl } = await setelan(db);
  const diterima = diterimaDari(invoice, order);
  return {
    idInvoice,
    versi: invoice.versi,
    namaRekening: rekening.namaRekening,
    saldoSebelum: rekening.saldo,
    dibayar: uangDiterima(invoice, { tipeSo: "Reguler", totalTambahanOnline: 0, jasaOnline: 0 }),
    totalTambahanOnline: order.totalTambahanOnline,
    jasaOnline: invoice.jasaOnline,
    diterima,
    saldoSesudah: sumOf(rekening.saldo, diterima),
    mulaiProduksi: await barisMenungguProduksi(db, invoice.idSo, today, hariProduksiPl),
    buktiFoto: foto(invoice.bukti, picture),
    approve: bolehApprove(user, invoice),
  };
}

/** The money lands in its account, production starts and the order moves on: all of it or nothing. */
export async function approve(deed: Deed, idInvoice: string, versi: number | null): Promise<void> {
  const { tx } = deed;
  const { order, invoice } = await kunciInvoice(deed, idInvoice, null);
  must(bolehApprove(deed.user, invoice));
  await assertVersion(tx, { jenis: "invoice", id: idInvoice, stored: invoice.versi, seen: versi });
  const { hariProduksiPl } = await setelan(tx);
  await mulaiProduksi(deed, invoice.idSo, hariProduksiPl);
  await setujui(deed, idInvoice);
  await segarkanStatus(deed, [invoice.idSo]);
  const diterima = diterimaDari(invoice, order);
  await terima(deed, {
    kebutuhan: "penjualan",
    idRekening: invoice.idRekening,
    nominal: diterima,
    deskripsi: `Pembayaran ${invoice.idSo} dengan invoice ${idInvoice}`,
    asal: { idSo: invoice.idSo, idInvoice },
    bukti: invoice.bukti,
  });
  await audit(deed, {
    jenis: "invoice",
    id: idInvoice,
    idSo: invoice.idSo,
    sebelum: { statusApprove: "Menunggu" },
    sesudah: { statusApprove: "Disetujui", diterima, rekening: invoice.rekening[0]?.namaRekening ?? "" },
  });
}
