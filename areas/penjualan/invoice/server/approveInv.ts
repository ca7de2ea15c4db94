import { receiveMoney } from "#books/kas/kas.ts";
import { hariUang } from "#books/kas/tanggalUang.ts";
import { refreshStatus } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { setelan } from "#company/perusahaan.ts";
import { type CatatanPutusan, decideRequest, type Sasaran } from "#company/putusan.ts";
import type { Tanggal } from "#kernel/types.ts";
import { together } from "#platform/db/together.ts";
import type { Deed } from "#platform/http/context.ts";
import { must } from "#platform/http/refusal.ts";
import { diterimaDari, type InvoiceTerkunci, lockInvoice } from "./load.ts";
import { mayApprove, perkaraInvoice } from "./rules.ts";
import { acceptInvoice, startProduction } from "./sql.ts";

type Keputusan = { versi: number | null; tanggalUang: Tanggal | null };

/**
 * Approves an invoice: books the money, starts production and updates the order's state. Where two must approve, the
 * first is noted, and the last one names the day of the money. Answers whether it is approved now.
 */
export async function approveInv(deed: Deed, idInvoice: string, { versi, tanggalUang }: Keputusan): Promise<boolean> {
  const { tx, user } = deed;
  const [terkunci, aturan] = await together(
    () => lockInvoice(deed, idInvoice, null),
    () => setelan(tx),
  );
  const { order, invoice } = terkunci;
  const diputus = { ...invoice, diterima: diterimaDari(invoice, order) };
  must(mayApprove(user, diputus, aturan.batas));
  await assertVersion(tx, { jenis: "invoice", id: idInvoice, stored: invoice.versi, seen: versi });
  const tanggal = await hariUang(deed, tanggalUang, sejak(terkunci));
  const sasaran: Sasaran = {
    ...perkaraInvoice(diputus),
    statusPengajuan: "Menunggu",
    idUser: invoice.idUser,
    otomatis: true,
    ditarik: false,
    namaPemutus: invoice.namaApprove,
  };
  const putusan = { jenis: "invoice", id: idInvoice, versi: invoice.versi, status: "Disetujui", note: "" } as const;
  const { selesai, catatan } = await decideRequest(deed, sasaran, putusan, aturan);
  if (selesai) await setujui(deed, terkunci, { hari: aturan.hariProduksiPl, tanggal, catatan });
  else await audit(deed, { jenis: "invoice", id: idInvoice, idSo: invoice.idSo, sebelum: {}, sesudah: catatan });
  return selesai;
}

/** Nobody pays an invoice before it was made. */
const sejak = ({ order, invoice }: InvoiceTerkunci) =>
  order.tglOrder > invoice.tglInvoice
    ? { apa: `order ${order.idSo} dibuat`, tanggal: order.tglOrder }
    : { apa: `invoice ${invoice.idInvoice} dibuat`, tanggal: invoice.tglInvoice };

/** `hari`: how long production takes. `tanggal`: the day of the money. */
type Ketentuan = { hari: number; tanggal: Tanggal; catatan: CatatanPutusan };

async function setujui(deed: Deed, { order, invoice }: InvoiceTerkunci, { hari, tanggal, catatan }: Ketentuan) {
  const { idInvoice, idSo } = invoice;
  const [, keluar] = await together(
    () => startProduction(deed, idSo, hari),
    () => acceptInvoice(deed, idInvoice),
    () => refreshStatus(deed, [idSo]),
  );
  const diterima = diterimaDari(invoice, order);
  await receiveMoney(deed, {
    kebutuhan: "penjualan",
    idRekening: invoice.idRekening,
    nominal: diterima,
    tanggal,
    deskripsi: `Pembayaran ${idSo} dengan invoice ${idInvoice}`,
    asal: { idSo, idInvoice },
    belumKeluar: !keluar,
    bukti: invoice.bukti,
  });
  const rekening = invoice.rekening[0]?.namaRekening ?? "";
  await audit(deed, {
    jenis: "invoice",
    id: idInvoice,
    idSo,
    sebelum: { statusApprove: "Menunggu" },
    sesudah: {
      statusApprove: "Disetujui",
      diterima,
      rekening,
      ...(tanggal === deed.today ? {} : { tanggalUang: tanggal }),
      ...catatan,
    },
  });
}
