import { beforeAll, expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeProduk, rekeningBernama } from "#books/fixtures.ts";
import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { invoice } from "../../invoice/contract.ts";
import { daftarInvoice, makeInvoice, saldo } from "../../invoice/server/invoice.testing.ts";
import { koreksi } from "../../koreksi/contract.ts";
import { putuskan } from "../../koreksi/server/koreksi.testing.ts";
import { order } from "../../order/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { isianBaru } from "../../surat-jalan/server/suratJalan.testing.ts";
import { marketplace } from "../contract.ts";
import {
  barisCair,
  barisShopee,
  bringFile,
  countOrders,
  findPesanan,
  penghasilan,
  refuseFile,
  shopee,
} from "./marketplace.testing.ts";

const office = openOffice();
let bos: Person;
let sales: Person;
let kasir: Person;
let idProduk: Id<"produk">;
let idRekening: Id<"rekening">;

beforeAll(async () => {
  bos = await office.person("Super Admin");
  sales = await office.person("Sales", { menu: ["Produk Card", "Sales Order"] });
  kasir = await office.person("Kasir", { menu: ["Invoice"] });
  idProduk = await makeProduk(office, bos, {
    ...{ kodeProduk: "PM-10", namaProduk: "Pengering Mini", hargaProduk: 1_200_000, stock: 100 },
  });
  idRekening = await rekeningBernama(office, "BCA RJP");
});

const impor = (person: Person, berkas: File, isi: { coba?: boolean; sku?: string; rekening?: true } = {}) =>
  bringFile(person, berkas, {
    coba: isi.coba ?? false,
    ...(isi.sku ? { sku: [{ sku: isi.sku, idProduk }] } : {}),
    ...(isi.rekening ? { idRekening } : {}),
  });
const tolak = refuseFile;
const pesanan = (cari: string) => findPesanan(bos, cari);
const banyak = () => countOrders(office);
const setuju = async (idSo: string) => {
  const idInv = (await daftarInvoice(bos, idSo)).data[0]?.idInvoice ?? "";
  await bos.call(invoice.approveInv, { idInv });
  return idInv;
};

test("an export of Shopee is tried out, its SKU is asked for once, and each order is made once with its invoice", async () => {
  const file = () =>
    shopee([barisShopee("2611200001"), barisShopee("2611200002", { "Status Pesanan": "Belum Bayar" })]);
  const sebelum = await banyak();
  const tanya = await impor(bos, await file(), { coba: true });
  expect(tanya.message).toBe(
    "Sebutkan produk dari 1 SKU yang belum dikenal. Pilih rekening tempat Shopee mencairkan uangnya",
  );
  expect(tanya.data).toMatchObject({
    ...{ toko: "Shopee", jenis: "pesanan", tersimpan: false, baru: 1, tanyaRekening: true },
    dilewati: [{ alasan: "Belum Bayar", banyak: 1 }],
    skuBaru: [{ sku: "OVEN-MINI", nama: "Oven Pengering Mini", banyak: 1 }],
    produk: [{ idProduk, kodeProduk: "PM-10" }],
  });
  expect((await tolak(bos, await file())).errors).toMatchObject([{ field: "sku" }]);
  const coba = await impor(bos, await file(), { coba: true, sku: "OVEN-MINI", rekening: true });
  expect(coba.message).toBe("Siap: 1 order akan dibuat, 0 sudah ada; belum ada yang disimpan");
  expect(coba.data).toMatchObject({ tersimpan: false, baru: 1, invoice: 1, unitPl: 0 });
  expect(await banyak()).toBe(sebelum);
  // A dry run remembers nothing either.
  expect((await impor(bos, await file(), { coba: true })).data.skuBaru).toHaveLength(1);

  const jadi = await impor(bos, await file(), { sku: "OVEN-MINI", rekening: true });
  expect(jadi.data).toMatchObject({ tersimpan: true, baru: 1, invoice: 1 });
  const satu = await pesanan("2611200001");
  expect(satu).toMatchObject({ status: "Perlu Dikirim", total: 1_250_000, cair: null, perlu: "" });
  const detail = (await bos.call(order.getDetailOrder, { idSo: satu.idSo })).data;
  expect(detail).toMatchObject({
    ...{ tipeSo: "Online", customerInstansi: "Shopee 2611200001", namaCustomer: "kopi_malang", namaPenerima: "B***i" },
    ...{ totalPembelian: 1_200_000, totalTambahanOnline: 50_000, statusPembayaran: "Pending", tglOrder: "2026-11-20" },
    orders: [{ sumberProduk: "SG", qty: 1, hargaProduk: 1_200_000, tambahanHargaOnline: 50_000 }],
    invoices: [{ tipePembayaran: "LN", statusApprove: "Menunggu", nominalLunas: 1_200_000, jasaOnline: 50_000 }],
  });
  const cerita = (await bos.call(riwayat.getRiwayat, { jenis: "order", id: satu.idSo })).data;
  expect(cerita.flatMap(({ perubahan }) => perubahan)).toContainEqual(
    expect.objectContaining({ label: "Marketplace", sesudah: "Shopee 2611200001" }),
  );
  // The same file again asks for nothing and adds nothing.
  expect((await impor(bos, await file())).data).toMatchObject({ baru: 0, dikenal: 1, invoice: 0, jasa: 0 });
  expect(await banyak()).toBe((sebelum ?? 0) + 1);
});

test("the settlement says what the marketplace kept, and its approval brings what was paid out, to the rupiah", async () => {
  await impor(bos, await shopee([barisShopee("2611210001"), barisShopee("2611210002", { Jumlah: 3 })]));
  const file = () =>
    penghasilan([
      barisCair("2611210001", "1.168.750"),
      barisCair("2611210002", 3_400_123),
      barisCair("2611219999", "99.000"),
      { "No.": "Total", "Total Penghasilan": "4.667.873" },
    ]);
  expect((await tolak(sales, await file())).status).toBe(401);
  const { data } = await impor(kasir, await file());
  expect(data).toMatchObject({ jenis: "penghasilan", baru: 3, jasa: 2, menunggu: 1, perlu: 0 });
  expect(await pesanan("2611210001")).toMatchObject({ cair: 1_168_750, invoice: { jasaOnline: 81_250 } });
  const { idSo } = await pesanan("2611210002");
  const tadi = await saldo(office, idRekening);
  await setuju(idSo);
  expect((await saldo(office, idRekening)) - tadi).toBe(3_400_123);
  expect((await impor(kasir, await file())).data).toMatchObject({ baru: 0, dikenal: 3, jasa: 0, perlu: 0 });
});

test("a settlement that comes first waits for its order; whoever may not handle invoices makes orders without them", async () => {
  await impor(kasir, await penghasilan([barisCair("2611220001", "1.100.000"), barisCair("2611220002", "1.000.000")]));
  expect((await tolak(kasir, await shopee([barisShopee("2611220001")]))).message).toBe(
    "Anda tidak memiliki akses untuk membuat order",
  );
  const { data } = await impor(sales, await shopee([barisShopee("2611220001"), barisShopee("2611220002")]));
  expect(data).toMatchObject({ baru: 2, invoice: 0, tanyaRekening: false });
  const [satu, lain] = [await pesanan("2611220001"), await pesanan("2611220002")];
  expect(satu).toMatchObject({ cair: 1_100_000, invoice: null });
  // An invoice that somebody makes by hand knows what was paid out.
  await makeInvoice(office, kasir, satu.idSo);
  expect((await pesanan("2611220001")).invoice).toMatchObject({ jasaOnline: 150_000 });
  // The settlement once more brings the invoice of the other.
  const lagi = await impor(kasir, await penghasilan([barisCair("2611220002", "1.000.000")]));
  expect(lagi.data).toMatchObject({ baru: 0, invoice: 1 });
  expect((await pesanan(lain.nomor)).invoice).toMatchObject({ jasaOnline: 250_000 });
});

test("the tracking number goes into the delivery note, whichever of both comes first", async () => {
  await impor(bos, await shopee([barisShopee("2611230001"), barisShopee("2611230002")]));
  const dikirim = (nomor: string) =>
    barisShopee(nomor, { "Status Pesanan": "Sedang Dikirim", "No. Resi": `JX-${nomor}` });
  const kirim = async (nomor: string) => {
    const { idSo } = await pesanan(nomor);
    const idInvoice = await setuju(idSo);
    await bos.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { nomorResi: "" }));
    return async () => (await bos.call(order.getDetailOrder, { idSo })).data.suratJalan[0]?.nomorResi;
  };
  const dulu = await kirim("2611230001");
  expect(await dulu()).toBe("");
  const { data } = await impor(bos, await shopee([dikirim("2611230001"), dikirim("2611230002")]));
  expect(data).toMatchObject({ baru: 0, dikenal: 2, resi: 1 });
  expect(await dulu()).toBe("JX-2611230001");
  expect(await (await kirim("2611230002"))()).toBe("JX-2611230002");
});

test("masked buyers are put in clear until their goods have left", async () => {
  await impor(bos, await shopee([barisShopee("2611240001"), barisShopee("2611240002")]));
  const { idSo } = await pesanan("2611240002");
  const idInvoice = await setuju(idSo);
  await bos.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" }));
  const terang = {
    "Nama Penerima": "Budi Santoso",
    "No. Telepon": "6281234567821",
    "Alamat Pengiriman": "Jl. Ijen 5, KOTA MALANG",
  };
  const file = await shopee([barisShopee("2611240001", terang), barisShopee("2611240002", terang)]);
  expect((await impor(bos, file)).data).toMatchObject({ pembeli: 1 });
  const pembeli = async (nomor: string) =>
    (await bos.call(order.getDetailOrder, { idSo: (await pesanan(nomor)).idSo })).data;
  expect(await pembeli("2611240001")).toMatchObject({
    ...{ namaPenerima: "Budi Santoso", noTelp: "6281234567821" },
    alamatCustomer: "Jl. Ijen 5, KOTA MALANG, JAWA TIMUR",
  });
  expect(await pembeli("2611240002")).toMatchObject({ namaPenerima: "B***i", noTelp: "******21" });
});

test("what went back and what was cancelled is left to a person, once", async () => {
  const nomor = ["2611250001", "2611250002", "2611250003", "2611250004"] as const;
  await impor(bos, await shopee(nomor.map((satu) => barisShopee(satu))));
  const idInv = await setuju((await pesanan(nomor[3])).idSo);
  const file = () =>
    shopee([
      barisShopee(nomor[0], { "Status Pesanan": "Batal" }),
      barisShopee(nomor[1], { "Status Pesanan": "Selesai", "Returned quantity": "1" }),
      barisShopee("2611250009", { "Status Pesanan": "Batal" }),
    ]);
  const { data } = await impor(bos, await file());
  expect(data).toMatchObject({ baru: 0, dikenal: 2, perlu: 2, dilewati: [{ alasan: "Batal", banyak: 1 }] });
  const kembali = { "Jumlah Pengembalian Dana ke Pembeli": "−1.250.000" };
  const cair = () => penghasilan([barisCair(nomor[2], "−5.000", kembali), barisCair(nomor[3], "1.000.000")]);
  expect((await impor(kasir, await cair())).data).toMatchObject({ jasa: 0, perlu: 2 });
  const daftar = await bos.call(marketplace.getPesananMarketplace, { perlu: true });
  const kata = Object.fromEntries(daftar.data.map((row) => [row.nomor, row.perlu]));
  expect(daftar.perlu).toBe(4);
  expect(daftar.data.map(({ aksi }) => aksi.lihat.boleh)).toEqual([true, true, true, true]);
  expect(kata).toEqual({
    [nomor[0]]: "Dibatalkan di Shopee: batalkan ordernya, atau buat retur bila barangnya kembali",
    [nomor[1]]: "1 unit dikembalikan pembeli: periksa barangnya, buat retur atau isi jasa online",
    [nomor[2]]: "Rp 1.250.000 dikembalikan kepada pembeli: periksa barangnya, buat retur atau isi jasa online",
    [nomor[3]]: `Invoice ${idInv} disetujui dengan jasa online Rp 50.000, menurut pencairan Rp 250.000: minta pembatalan invoicenya, lalu impor penghasilan ini lagi`,
  });
  // Once its invoice is cancelled by two people, the settlement makes the right one.
  const rina = await office.person("Management");
  const isian = { idInv, alasan: "Jasa online lain", dokumen: [await picture()] };
  const { idPembatalan } = (await rina.call(koreksi.batalkanInvoice, isian)).data;
  await putuskan(bos, "pembatalanInvoice", idPembatalan);
  expect((await impor(kasir, await cair())).data).toMatchObject({ baru: 0, invoice: 1 });
  expect(await pesanan(nomor[3])).toMatchObject({
    ...{ perlu: "", aksi: { lihat: { boleh: false, alasan: "Tidak ada yang perlu dilihat" } } },
    invoice: { statusApprove: "Menunggu", jasaOnline: 250_000 },
  });
  // An older export does not make what was cancelled since.
  expect((await impor(bos, await shopee([barisShopee("2611250009")]))).data).toMatchObject({ baru: 0 });

  const { idSo } = await pesanan(nomor[0]);
  const perlu = kata[nomor[0]] ?? "";
  expect((await bos.refused(marketplace.tandaiDilihat, { idSo, perlu: "lain" })).message).toBe(
    "Pesanan ini sudah berubah, lihat lagi",
  );
  await bos.call(marketplace.tandaiDilihat, { idSo, perlu });
  await impor(bos, await file());
  expect((await bos.call(marketplace.getPesananMarketplace, { perlu: true })).perlu).toBe(2);
  // Cancelled here as well, there is nothing more to look at.
  await bos.call(order.cancelSo, { idSo });
  await impor(bos, await file());
  expect((await pesanan(nomor[0])).perlu).toBe("");
});
