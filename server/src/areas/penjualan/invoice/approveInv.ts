import { terima } from "#server/books/kas/kas.ts";
import { segarkanStatus } from "#server/books/pesanan/pesanan.ts";
import { setelan } from "#server/company/perusahaan.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { assertVersion } from "#server/platform/audit/history.ts";
import type { Deed } from "#server/platform/http/context.ts";
import { must } from "#server/platform/http/refusal.ts";
import { diterimaDari, kunciInvoice } from "./muat.ts";
import { bolehApprove } from "./rules.ts";
import { mulaiProduksi, setujuiInvoice } from "./sql.ts";

/** Approves an invoice: books the money, starts production and updates the order's state. */
export async function approveInv(deed: Deed, idInvoice: string, versi: number | null): Promise<void> {
  const { tx } = deed;
  const { order, invoice } = await kunciInvoice(deed, idInvoice, null);
  must(bolehApprove(deed.user, invoice));
  await assertVersion(tx, { jenis: "invoice", id: idInvoice, stored: invoice.versi, seen: versi });
  const { hariProduksiPl } = await setelan(tx);
  await mulaiProduksi(deed, invoice.idSo, hariProduksiPl);
  await setujuiInvoice(deed, idInvoice);
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
