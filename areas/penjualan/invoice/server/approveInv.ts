import { receiveMoney } from "#books/kas/kas.ts";
import { hariUang } from "#books/kas/tanggalUang.ts";
import { collectedPpn } from "#books/pajak/dipungut.ts";
import { refreshStatus } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { ketentuan } from "#company/pajak.ts";
import { buktiPembayaran } from "#company/pembayaranMasuk.ts";
import { setelan } from "#company/perusahaan.ts";
import { type CatatanPutusan, decideRequest, type Sasaran } from "#company/putusan.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { together } from "#platform/db/together.ts";
import type { Deed } from "#platform/http/context.ts";
import { invalidField, must } from "#platform/http/refusal.ts";
import { diterimaDari, type InvoiceTerkunci, lockInvoice } from "./load.ts";
import { mayApprove, perkaraInvoice, problemOfPph23 } from "./rules.ts";
import { acceptInvoice, startProduction } from "./sql.ts";

type Keputusan = {
  versi: number | null;
  tanggalUang: Tanggal | null;
  pph23: Rupiah | null;
  ppnDipungut: boolean | null;
};

/**
 * Approves an invoice: books the money, starts production and updates the order's state. Where two must approve, the
 * first is noted, and the last one names the day of the money. Answers whether it is approved now.
 */
export async function approveInv(deed: Deed, idInvoice: string, keputusan: Keputusan): Promise<boolean> {
  const { tx, user } = deed;
  const { versi, tanggalUang, pph23, ppnDipungut } = keputusan;
  const [terkunci, aturan] = await together(
    () => lockInvoice(deed, idInvoice, null),
    () => setelan(tx),
  );
  const { order, invoice } = terkunci;
  const diputus = { ...invoice, diterima: diterimaDari(invoice, order), izin: order.izin };
  must(mayApprove(user, diputus, aturan.batas));
  await assertVersion(tx, { jenis: "invoice", id: idInvoice, stored: invoice.versi, seen: versi });
  const tanggal = await hariUang(deed, tanggalUang, { sejak: sejak(terkunci), rekening: [invoice.idRekening] });
  const pph = pph23 ?? (0 as Rupiah);
  if (pph > 0) await refusePph(deed, pph, diputus.diterima, tanggal);
  const ppn = ppnDipungut === false ? (0 as Rupiah) : await keptPpn(deed, idInvoice, diputus.diterima, ppnDipungut);
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
  if (selesai) await setujui(deed, terkunci, { hari: aturan.hariProduksiPl, tanggal, pph, ppn, catatan });
  else await audit(deed, { jenis: "invoice", id: idInvoice, idSo: invoice.idSo, sebelum: {}, sesudah: catatan });
  return selesai;
}

/** Nobody pays an invoice before it was made. */
const sejak = ({ order, invoice }: InvoiceTerkunci) =>
  order.tglOrder > invoice.tglInvoice
    ? { apa: `order ${order.idSo} dibuat`, tanggal: order.tglOrder }
    : { apa: `invoice ${invoice.idInvoice} dibuat`, tanggal: invoice.tglInvoice };

/** Customers keep PPh 23 of services, twice as much of somebody whose number they do not have. */
async function refusePph({ tx }: Deed, pph: Rupiah, diterima: Rupiah, tanggal: Tanggal): Promise<void> {
  const [tarif] = await tx<{ atas: number; bawah: number }[]>`${ketentuan(tx, "pph23-jasa", tanggal)}`;
  const masalah = tarif && problemOfPph23(pph, diterima, tarif);
  if (masalah) throw invalidField("pph23", masalah);
}

/** The PPN that does not come to us, if the customer has such a code; who says that it does not is believed only then. */
async function keptPpn({ tx }: Deed, idInvoice: string, diterima: Rupiah, disebut: boolean | null): Promise<Rupiah> {
  const dipungut = await collectedPpn(tx, idInvoice, diterima);
  if (dipungut === null && disebut) {
    throw invalidField(
      "ppnDipungut",
      "PPN invoice ini dibayar kepada kita: kode transaksi pelanggannya bukan 02, 03, 07 atau 08",
    );
  }
  return dipungut?.nominal ?? (0 as Rupiah);
}

/** `hari`: how long production takes. `tanggal`: the day of the money. `pph`, `ppn`: what the customer kept of it. */
type Ketentuan = { hari: number; tanggal: Tanggal; pph: Rupiah; ppn: Rupiah; catatan: CatatanPutusan };

async function setujui(deed: Deed, { order, invoice }: InvoiceTerkunci, ketentuan: Ketentuan) {
  const { idInvoice, idSo } = invoice;
  const { hari, tanggal, pph, ppn, catatan } = ketentuan;
  const [bukti, , keluar] = await together(
    () => buktiPembayaran(deed.tx, idInvoice),
    () => startProduction(deed, idSo, hari),
    () => acceptInvoice(deed, idInvoice, { pph, ppn }),
    () => refreshStatus(deed, [idSo]),
  );
  const diterima = (diterimaDari(invoice, order) - pph - ppn) as Rupiah;
  await receiveMoney(deed, {
    kebutuhan: "penjualan",
    idRekening: invoice.idRekening,
    nominal: diterima,
    tanggal,
    deskripsi: `Pembayaran ${idSo} dengan invoice ${idInvoice}${bukti}`,
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
      ...(pph === 0 ? {} : { pph23: pph }),
      ...(ppn === 0 ? {} : { ppnDipungut: ppn }),
      ...(tanggal === deed.today ? {} : { tanggalUang: tanggal }),
      ...catatan,
    },
  });
}
