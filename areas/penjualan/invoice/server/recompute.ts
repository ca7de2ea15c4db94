import { audit } from "#company/audit/audit.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { computeTagihan, problemOfJasaOnline, problemOfTagihan, uangDiterima } from "../tagihan.ts";
import { lockOrder } from "./load.ts";
import { rangkaianDari } from "./rules.ts";
import { recomputeInvoice } from "./sql.ts";

/** Computes the amounts of the waiting invoice of an order anew after the order changed, and marks it. */
export async function recomputeWaiting(deed: Deed, idSo: string): Promise<void> {
  const { order, invoices } = await lockOrder(deed, idSo);
  const invoice = invoices.at(-1);
  if (invoice?.statusApprove !== "Menunggu") return;
  const { idInvoice, jasaOnline } = invoice;
  const rangkaian = rangkaianDari(order, invoices.slice(0, -1));
  const tagihan = computeTagihan(rangkaian, invoice);
  const [masalah] = problemOfTagihan(rangkaian, invoice);
  const alasan =
    masalah?.message ??
    (tagihan.nominalBayar < 1 ? "Tidak ada sisa pembayaran" : null) ??
    problemOfJasaOnline(uangDiterima(tagihan, { ...order, jasaOnline }));
  if (alasan) throw conflict(`Invoice ${idInvoice} yang menunggu tidak cocok lagi, tarik dahulu: ${alasan}`);
  const { dibayar: _, ...nominal } = tagihan;
  const { totalPembelian, selisihTagihan: perubahan } = order;
  await recomputeInvoice(deed.tx, idInvoice, { ...nominal, totalPembelian, perubahan });
  await audit(deed, {
    jenis: "invoice",
    id: idInvoice,
    idSo,
    sebelum: { totalPembelian: invoice.totalPembelian, nominalBayar: invoice.nominalBayar, orderBerubah: false },
    sesudah: { totalPembelian, nominalBayar: tagihan.nominalBayar, orderBerubah: true },
  });
}
