import { beforeAll, expect, test } from "vitest";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { KAMUS } from "#company/dwibahasa.ts";
import { letterhead, type Pengirim } from "#company/perusahaan.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { openMailer } from "#platform/documents/mail/mailer.ts";
import { mailServer } from "#platform/documents/mail/mailServer.testing.ts";
import type { English } from "#platform/documents/pdf/english.ts";
import { type DocumentOptions, drawDocuments } from "#platform/documents/pdf/letterhead.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { invoice } from "../../invoice/contract.ts";
import { caraBayar } from "../../invoice/server/caraBayar.ts";
import { makeInvoice } from "../../invoice/server/invoice.testing.ts";
import { kertasInvoice } from "../../invoice/server/pdf.ts";
import { pelangganDari, terkirim } from "../../pelanggan/server/pelanggan.testing.ts";
import { penawaran } from "../../penawaran/contract.ts";
import { tawarkan } from "../../penawaran/server/penawaran.testing.ts";
import { lampiranPenawaran } from "../../penawaran/server/surat.ts";
import { piutang } from "../../piutang/contract.ts";
import { suratPernyataan } from "../../piutang/server/pernyataan.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { kertasSuratJalan } from "../../surat-jalan/server/pdf.ts";
import { loadOrderSj } from "../../surat-jalan/server/sql.ts";
import { baris, isianBaru } from "../../surat-jalan/server/suratJalan.testing.ts";
import { order } from "../contract.ts";
import { findOrder } from "./load.ts";
import { kertasOrder } from "./pdf.ts";

const office = openOffice();
let boss: Person;
let company: Pengirim;
/** A paid order whose goods left in part. */
let idSo: string;
let idInvoice: string;
/** One that owes something, and a quotation. */
let terutang: string;
let idPenawaran: string;
let idPelanggan: Id<"pelanggan">;

beforeAll(async () => {
  boss = await office.person("Super Admin");
  await office.sql`update perusahaan set nama = 'PT Uji', no_telp = '022 1', baris_bank = 'BCA 123'`;
  company = await letterhead(office.sql, office.app.services.storage);
  const idProduk = await makeProduk(office, boss, { hargaProduk: 5_000_000, stock: 20 });
  idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 2 }] });
  const isi = { nominalAdmin: 10_000, nominalPeti: 200_000, nominalOngkir: 50_000, nominalDiskon: 110_000 };
  idInvoice = await makeInvoice(office, boss, idSo, isi);
  await boss.call(invoice.approveInv, { idInv: idInvoice });
  const [line] = (await baris(boss, idSo)).orders;
  const barang = [{ idOrderan: line?.idOrderan ?? 0, qty: 1 }];
  await boss.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { barang, statusSo: "Kirim" }));
  terutang = await terkirim(office, boss);
  idPelanggan = await pelangganDari(office, terutang);
  idPenawaran = await tawarkan(office, boss, [{ idProduk, qty: 2, diskon: 100_000 }], { catatan: "Garansi 1 tahun" });
});

const konteks = () => ({ db: office.sql, services: office.app.services, today: "2026-11-20" as Tanggal });

const SERI = { nomor: "SN-1", kembali: null, idRetur: null };
const uang = (nominal: number) => nominal as Rupiah;

/** Every paper that customers get, each as it is and with all that it can say besides. */
async function semuaKertas(): Promise<DocumentOptions[]> {
  const { db, services, today } = konteks();
  const [row, [sj], [bayar]] = await Promise.all([
    findOrder(db, idSo),
    loadOrderSj(db, [idSo]),
    caraBayar(db, [idInvoice]),
  ]);
  const [satu, note] = [row.invoices[0], sj?.suratJalan[0]];
  if (!sj || !bayar || !satu || !note) throw new Error("the order has an invoice and a delivery note");
  const diskon = row.orders.map((one) => ({ ...one, diskon: uang(1_000), sumberProduk: "PL" as const }));
  const lain = { ...row, orders: diskon, totalTambahanOnline: uang(5_000), ppnDiAtas: uang(1_000), revisi: 2 };
  const batal = { ...row, statusSo: "Cancel" as const };
  const belum = { ...satu, statusApprove: "Menunggu" as const };
  const berpajak = { ...bayar, ppn: uang(1_000), ppnDiAtas: uang(1_000), ppnDipungut: uang(1_000), kodeUnik: 123 };
  const terbuka = { ...lain, statusLunas: false, invoices: [{ ...satu, idInvoice: "INV-0" }, belum] };
  const dp = { ...belum, tipePembayaran: "DP" as const, nominalSisaBayar: uang(5_000) };
  const context = {
    ...konteks(),
    user: { idUser: boss.idUser, role: "Super Admin", menu: [] },
  } as unknown as Parameters<typeof suratPernyataan>[0];
  const revisi = (await lampiranPenawaran({ db, services, today }, idPenawaran, null)).kertas;
  return [
    ...[row, lain, batal].map((one) => kertasOrder(company, one)),
    kertasInvoice(company, row, satu, bayar),
    kertasInvoice(company, row, { ...satu, tipePembayaran: "DP", nominalSisaBayar: uang(5_000) }, berpajak),
    ...[belum, dp].map((one) => kertasInvoice(company, terbuka, one, berpajak)),
    { ...kertasInvoice(company, terbuka, dp, bayar), pay: { text: "00", label: "QRIS toko", amount: "Rp 1" } },
    kertasInvoice(company, batal, { ...satu, statusApprove: "Dibatalkan" }, bayar),
    kertasSuratJalan(company, sj, note),
    kertasSuratJalan(company, sj, { ...note, seri: note.barang.map((one) => ({ ...one, ...SERI })) }),
    revisi(),
    {
      ...revisi(),
      totals: [
        ["Jumlah", 1],
        ["PPN", 1],
        ["Total", 2, true],
      ],
    },
    (await suratPernyataan(context, { idPelanggan, tanggal: null })).kertas(),
  ];
}

const tulisan = async (kertas: DocumentOptions, english?: English): Promise<string> =>
  readPdfText(await drawDocuments([english ? { ...kertas, english } : kertas], kertas.title)).join(" ");

test("every label of every paper has its English", async () => {
  const tanpa = new Set<string>();
  const mencatat = new Proxy(KAMUS, {
    get(kamus, label: string) {
      if (!Object.hasOwn(kamus, label)) tanpa.add(label);
      return kamus[label];
    },
  });
  for (const kertas of await semuaKertas()) await tulisan(kertas, mencatat);
  expect([...tanpa]).toEqual([]);
});

test("no term of the dictionary is one that no paper has", async () => {
  const semua = (await Promise.all((await semuaKertas()).map((kertas) => tulisan(kertas)))).join(" ");
  const ditulis = (istilah: string) => {
    const [label = "", ...nilai] = istilah.split(": ");
    return new RegExp(
      (nilai.at(-1) ?? label)
        .replace(/[()./]/g, "\\$&")
        .replace("–", "– ?")
        .replace(/#/g, "\\d+"),
    ).test(semua);
  };
  expect(Object.keys(KAMUS).filter((istilah) => !ditulis(istilah))).toEqual([]);
});

test("without being asked for, a paper has no English at all", async () => {
  const istilah = Object.keys(KAMUS).join(" ");
  const english = Object.values(KAMUS).filter((en) => en.length > 5 && !istilah.includes(en) && !en.includes("#"));
  const lagi = await semuaKertas();
  for (const [ke, kertas] of (await semuaKertas()).entries()) {
    const satu = await tulisan(kertas);
    expect(english.filter((en) => satu.includes(en))).toEqual([]);
    // With it, a paper says all that it says without.
    const kata = (isi: string) => isi.split(/[ ,:]+/);
    const dua = new Set(kata(await tulisan(lagi[ke] ?? kertas, KAMUS)));
    expect(kata(satu).filter((satunya) => !dua.has(satunya))).toEqual([]);
  }
});

test("a paper is printed in both languages where that is asked for", async () => {
  const cetak = async (call: Parameters<Person["call"]>[0], input: object) => {
    const { data } = (await boss.call(call as typeof order.cetakSoPdf, input as never)) as { data: { base64: string } };
    return readPdfText(Buffer.from(data.base64, "base64")).join(" ");
  };
  const kertas = [
    [order.cetakSoPdf, { idSo }, ["Order date", "Yours sincerely", "Ten million rupiah", "Page 1 of 1"]],
    [invoice.cetakInvPdf, { idInvoice }, ["Invoice date", "PAID IN FULL", "This order has been paid in full."]],
    [suratJalan.cetakSjPdf, { idSo }, ["DELIVERY NOTE", "Partial delivery: 1 of the 2 units of this order."]],
    [
      penawaran.cetakPenawaran,
      { idPenawaran },
      ["QUOTATION", "Valid until", "Nine million eight hundred thousand rupiah"],
    ],
    [piutang.cetakPernyataan, { idPelanggan }, ["STATEMENT OF ACCOUNT", "Not yet due", "Days are counted from"]],
  ] as const;
  for (const [call, input, kata] of kertas) {
    const satu = await cetak(call, input);
    const dua = await cetak(call, { ...input, dwibahasa: true });
    for (const satunya of kata) {
      expect(satu).not.toContain(satunya);
      expect(dua).toContain(satunya);
    }
  }
  const { data } = await boss.call(order.cetakSoBanyak, { idSo: [idSo, terutang], dwibahasa: true });
  const banyak = readPdfText(Buffer.from(data.pdf?.base64 ?? "", "base64"));
  expect(banyak.map((halaman) => halaman.includes("Order date"))).toEqual([true, true]);
  expect(await boss.refused(order.cetakSoPdf, { idSo, dwibahasa: "mungkin" })).toMatchObject({ status: 400 });
});

test("a paper is mailed in both languages where that is asked for", async () => {
  const { url, received } = await mailServer();
  Object.assign(office.app.services, { mailer: openMailer({ smtp: { url, from: "Kantor <kantor@contoh.id>" } }) });
  const email = "pembeli@contoh.id";
  await boss.call(order.kirimEmail, { idSo, email });
  await boss.call(order.kirimEmail, { idSo, email, dwibahasa: true });
  await boss.call(invoice.kirimEmailInv, { idInvoice, email, dwibahasa: true });
  await boss.call(piutang.kirimPernyataan, { idPelanggan, email, dwibahasa: true });
  await boss.call(penawaran.kirimEmailPenawaran, { idPenawaran, email, dwibahasa: true });
  const lampiran = received.map(({ content }) => {
    const [, base64 = ""] = /filename=[\s\S]*?\r?\n\r?\n([\w+/=\r\n]+)/.exec(content) ?? [];
    return readPdfText(Buffer.from(base64, "base64")).join(" ");
  });
  expect(lampiran.map((isi) => isi.includes("Yours sincerely"))).toEqual([false, true, true, true, true]);
});
