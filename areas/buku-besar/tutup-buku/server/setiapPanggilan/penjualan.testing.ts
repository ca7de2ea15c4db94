import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru, isianUbah } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { isianOrder } from "#test/support/order.ts";
import type { Dunia } from "../dunia.testing.ts";
import { bukanAngka, DITUTUP, DOKUMEN, type Temuan } from "./temuan.testing.ts";

export const PENJUALAN: Record<string, Temuan> = {
  "order.addOrder": {
    temuan: "tglOrder dates the order, which the dashboard counts: refused at the field and by a trigger on so",
    ditolak: async (d) => [[order.addOrder, { ...pesanan(d), ...(await DOKUMEN()), tglOrder: DITUTUP }]],
    terbuka: async (d) => [[order.addOrder, { ...pesanan(d), ...(await DOKUMEN()) }]],
  },
  "daftarHarga.addDaftarHarga": bukanAngka("what customers will pay"),
  "daftarHarga.editDaftarHarga": bukanAngka("what customers will pay"),
  "daftarHarga.setHarga": bukanAngka("what customers will pay, from today on"),
  "daftarHarga.naikkanHarga": bukanAngka("what customers will pay, from today on"),
  "daftarHarga.importDaftarHarga": bukanAngka("what customers will pay, from today on"),
  "daftarHarga.setKelompokHarga": bukanAngka("a word about a customer"),
  "penawaran.addPenawaran": bukanAngka("an offer of today, which is in no report of the books"),
  "penawaran.editPenawaran": bukanAngka("an offer"),
  "penawaran.kirimEmailPenawaran": bukanAngka("a mail"),
  "penawaran.tandaiTerkirim": bukanAngka("notes that an offer went out"),
  "penawaran.tindakLanjutPenawaran": bukanAngka("a reminder"),
  "penawaran.geserTindakLanjut": bukanAngka("a reminder"),
  "penawaran.kalahPenawaran": bukanAngka("an offer"),
  "penawaran.pesanPenawaran": bukanAngka("an order of today, as addOrder without a day"),
  "order.updateSetor": {
    temuan: "dateSetor is a document's day: refused at the field and by a trigger on so",
    ditolak: async (d) => [[order.updateSetor, { idSo: d.order.setor, statusStor: true, dateSetor: DITUTUP }]],
    terbuka: async (d) => [[order.updateSetor, { idSo: d.order.setor, statusStor: true, dateSetor: "2026-06-15" }]],
  },
  "order.gantiEmail": bukanAngka("an address"),
  "order.kirimEmail": bukanAngka("a mail"),
  "order.kirimEmailBanyak": bukanAngka("mails"),
  "order.cancelSo": {
    temuan:
      "takes the order out of what was sold in its month: the trigger so_dikoreksi counts it in the first open one",
    terbuka: async (d) => [[order.cancelSo, { idSo: d.order.batal }]],
  },
  "pesanLangsung.updatePl": {
    temuan: "goods made arrive today: row of stok and its entry of today",
    terbuka: async (d) => [[pesanLangsung.updatePl, { idOrderan: d.order.plMulai, selesai: 1 }]],
  },
  "pesanLangsung.undoPl": {
    temuan: "machines of a closed month stay counted; those of today leave with a row of today",
    terbuka: async (d, person) => {
      const idOrderan = d.order.plMulai;
      const { qtySelesai } = (await person.call(pesanLangsung.getDetailOrderanPl, { idOrderan })).data;
      return [[pesanLangsung.undoPl, { idOrderan, selesai: 1, qtySelesai }]];
    },
  },
  "pesanLangsung.cancelPl": {
    temuan: "makes the order smaller than it was sold in its month: counted in the first open one, as cancelSo",
    terbuka: async (d) => [[pesanLangsung.cancelPl, { idOrderan: d.order.plBatal }]],
  },
  "invoice.addInvoice": {
    temuan: "tglInvoice is a document's day: refused at the field and by a trigger on invoice",
    ditolak: async (d) => [[invoice.addInvoice, { ...tagihan(d), ...(await DOKUMEN()), tglInvoice: DITUTUP }]],
    terbuka: async (d) => [[invoice.addInvoice, { ...tagihan(d), ...(await DOKUMEN()), tglInvoice: "2026-06-15" }]],
  },
  "invoice.editInvoice": {
    temuan: "only one that waits, which is in no report before its approval",
    terbuka: async (d) => [
      [invoice.editInvoice, { ...d.order.online, idRekening: d.kas, nominalPeti: 50_000, ...(await DOKUMEN()) }],
    ],
  },
  "invoice.updateRekeningInv": {
    temuan: "only one that waits, as editInvoice",
    terbuka: async (d) => [[invoice.updateRekeningInv, { ...d.order.onlineLain, idRekening: d.kas }]],
  },
  "invoice.approveInv": {
    temuan:
      "pengajuan, kas and entry are of today or of a named day, refused at its field, also for an invoice of that month",
    ditolak: async (d) => [[invoice.approveInv, { idInv: d.order.menunggu.idInvoice, tanggalUang: DITUTUP }]],
    terbuka: async (d) => [[invoice.approveInv, { idInv: d.order.menunggu.idInvoice }]],
  },
  "invoice.hapusInvoice": {
    temuan: "only one that waits: nothing was booked",
    terbuka: async (d) => [[invoice.hapusInvoice, { idInv: d.order.dihapus.idInvoice }]],
  },
  "invoice.tarikInvoice": {
    temuan: "only one that waits, as hapusInvoice",
    terbuka: async (d) => [[invoice.tarikInvoice, { idInv: d.order.ditarik.idInvoice }]],
  },
  "invoice.kirimEmailInv": bukanAngka("a mail"),
  "invoice.kirimEmailInvBanyak": bukanAngka("mails"),
  email: bukanAngka("mails"),
  "suratJalan.addSuratJalan": {
    temuan: "the server sets today; goods and value leave today",
    terbuka: async (d) => [
      [suratJalan.addSuratJalan, await isianBaru(d.order.siapKirim, { statusSo: "Kirim", tglSurat: DITUTUP })],
    ],
  },
  "suratJalan.hapusSuratJalan": bukanAngka(
    "only one whose goods never left: nothing was booked, and its month is guarded by a trigger",
  ),
  "suratJalan.undoFotoSj": bukanAngka("pictures alone"),
  "invoice.undoDokumenInvoice": bukanAngka("pictures alone"),
  "suratJalan.updateStatusSj": {
    temuan: "what comes back comes back today: row batal-kirim and the reversal of today",
    terbuka: async (d, person) => [
      [suratJalan.updateStatusSj, await isianUbah(person, d.order.terkirim.idSo, { statusBarang: "Pending" })],
    ],
  },
};

const pesanan = (d: Dunia) => isianOrder([{ idProduk: d.mesin, hargaProduk: 9_000_000, sumberProduk: "PL" }]);
const tagihan = (d: Dunia) => ({
  idSo: d.order.tanpaInvoice,
  idRekening: d.kas,
  tipePembayaran: "LN",
  nominalAdmin: 0,
  nominalPeti: 0,
  nominalOngkir: 0,
  nominalDiskon: 0,
  nominalLunas: 9_000_000,
});
