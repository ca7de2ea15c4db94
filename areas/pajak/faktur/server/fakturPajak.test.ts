import { beforeAll, expect, test } from "vitest";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { jadiPkp } from "#books/pajak/faktur.testing.ts";
import type { Id } from "#kernel/types.ts";
import { sheet } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { pajak } from "../../setelan/contract.ts";
import { fakturPajak } from "../contract.ts";

const office = openOffice();
let bos: Person;
const BULAN = "2026-11";

beforeAll(async () => {
  bos = await office.person("Super Admin", { nama: "Bos" });
  await jadiPkp(office);
});

type Isian = Parameters<typeof makeInvoice>[3];

/** An order of one machine whose customer has a number, and its approved invoices. */
async function terbayar(harga: number, ...isian: Isian[]) {
  const idSo = await makeOrder(office, bos, { baris: [{ hargaProduk: harga, qty: 1 }] });
  const invoices: string[] = [];
  for (const satu of isian) {
    const idInv = await makeInvoice(office, bos, idSo, satu);
    await bos.call(invoice.approveInv, { idInv });
    invoices.push(idInv);
  }
  return { idSo, invoices, idInv: invoices[0] ?? "" };
}

const bernpwp = () => office.sql`update pelanggan set npwp = '01.234.567.8-901.000'`;
const daftar = async (saring: object = {}) =>
  bos.call(fakturPajak.getFaktur, { page: 1, limit: 50, bulan: BULAN, ...saring });
const satu = async (idInv: string) => {
  const row = (await daftar({ cari: idInv })).data.find((one) => one.idInvoice === idInv);
  return row ?? expect.fail(`no faktur of ${idInv}`);
};
const rinci = async (idInv: string) =>
  (await bos.call(fakturPajak.getDetailFaktur, { idFaktur: (await satu(idInv)).idFaktur })).data;

test("who is missing a number is named with his customer, and is in no file until he has it", async () => {
  const { idInv } = await terbayar(11_100_000, {});
  const row = await satu(idInv);
  expect(row).toMatchObject({ cara: "Berkas XML", status: "Belum", dpp: 10_000_000, ppn: 1_100_000 });
  expect(row.masalah).toBeGreaterThan(0);
  const { daftarMasalah } = await rinci(idInv);
  expect(daftarMasalah).toContainEqual({
    tempat: "pelanggan",
    kalimat: "NPWP CV Maju Bersama harus 16 angka, sekarang kosong.",
    kunci: String(row.idPelanggan),
  });
  expect((await bos.refused(fakturPajak.buatBerkasFaktur, { bulan: BULAN })).message).toBe(
    "Semua faktur yang menunggu masih bermasalah",
  );
  await bernpwp();
  expect((await satu(idInv)).masalah).toBe(0);

  const { data } = await bos.call(fakturPajak.buatBerkasFaktur, { bulan: BULAN });
  expect(data).toMatchObject({ nama: "faktur-2026-11-1.xml", banyak: 1, tertahan: 0 });
  expect((await satu(idInv)).status).toBe("Dikirim");
  const { raw } = await bos.send(fakturPajak.unduhBerkasFaktur, { idBerkas: data.idBerkas });
  const xml = raw.toString("utf8");
  for (const isi of [
    "<TIN>0012345678901000</TIN>",
    `<RefDesc>${idInv}</RefDesc>`,
    "<BuyerTin>0012345678901000</BuyerTin>",
    "<BuyerIDTKU>0012345678901000000000</BuyerIDTKU>",
    "<TaxBase>10000000.00</TaxBase>",
    "<OtherTaxBase>9166666.67</OtherTaxBase>",
    "<VAT>1100000.00</VAT>",
  ])
    expect(xml).toContain(isi);
  expect((await bos.refused(fakturPajak.buatBerkasFaktur, { bulan: BULAN })).message).toBe(
    "Tidak ada faktur yang menunggu berkas di bulan ini",
  );

  const baris = xml.split("\n").findIndex((line) => line.includes("<BuyerTin>")) + 1;
  const teks = `Line ${baris}: Buyer TIN is not registered\nLine 9999: unknown`;
  const salah = (await bos.call(fakturPajak.tempelKesalahan, { idBerkas: data.idBerkas, teks })).data;
  expect(salah.kesalahan).toEqual([
    {
      ...{ nomor: baris, idFaktur: row.idFaktur, idInvoice: idInv, idSo: row.idSo, barang: null },
      ...{ sebutan: "NPWP pembeli", pesan: "Buyer TIN is not registered" },
      ...{ tempat: "pelanggan", kunci: String(row.idPelanggan) },
    },
  ]);
  expect(salah.asing).toEqual([{ nomor: 9999, pesan: "unknown" }]);
});

const JUDUL = [
  ...["NPWP Pembeli / Identitas lainnya", "Nama Pembeli", "Kode Transaksi", "Nomor Faktur Pajak"],
  ...["Tanggal Faktur Pajak", "Masa Pajak", "Tahun", "Status Faktur", "Harga Jual/Penggantian/DPP"],
  ...["DPP Nilai Lain/DPP", "PPN", "Referensi"],
];
const NOMOR = "04002600000000017";
const hasil = (...rows: { referensi: string; status: string; nomor?: string; dpp?: number; ppn?: number }[]) =>
  sheet([
    JUDUL,
    ...rows.map(({ referensi, status, nomor = NOMOR, dpp = 10_000_000, ppn = 1_100_000 }) => [
      ...["0012345678901000", "CV Maju", "04", nomor, "2026-11-26", "11", "2026", status],
      ...[dpp, Math.round((dpp * 11) / 12), ppn, referensi],
    ]),
  ]);

test("the list from Coretax sets number and state once; what is not ours is named", async () => {
  const { idInv } = await terbayar(11_100_000, {});
  const berkas = [await hasil({ referensi: idInv, status: "APPROVED" }, { referensi: "INV-LAIN", status: "APPROVED" })];
  const baca = async () => (await bos.call(fakturPajak.bacaHasilFaktur, { berkas })).data;
  expect(await baca()).toMatchObject({ diubah: 1, sama: 0, asing: [{ referensi: "INV-LAIN", baris: 3 }] });
  expect(await satu(idInv)).toMatchObject({ status: "Disetujui", nomor: NOMOR, tglNomor: "2026-11-26" });
  expect(await baca()).toMatchObject({ diubah: 0, sama: 1 });
  const lain = [await hasil({ referensi: idInv, status: "APPROVED", nomor: "04002600000000018", ppn: 2_000_000 })];
  expect((await bos.call(fakturPajak.bacaHasilFaktur, { berkas: lain })).data).toMatchObject({
    diubah: 0,
    asing: [{ alasan: expect.stringMatching(/^PPN-nya lain/) }],
  });
  const salah = await bos.refused(fakturPajak.bacaHasilFaktur, { berkas: [await sheet([["Nama"], ["Budi"]])] });
  expect(salah.errors[0]?.field).toBe("berkas");
});

test("what the tax office alone cancelled is made again; what an invoice took back stays cancelled", async () => {
  const { idInv } = await terbayar(11_100_000, {});
  await bernpwp();
  await bos.call(fakturPajak.bacaHasilFaktur, {
    berkas: [await hasil({ referensi: idInv, status: "CANCELED", nomor: "" })],
  });
  const batal = await satu(idInv);
  expect(batal).toMatchObject({ status: "Dibatalkan", aksi: { catat: { boleh: true } } });
  const isian = { idFaktur: batal.idFaktur, status: "Belum", nomor: "", tglNomor: "", catatan: "Buat lagi" } as const;
  await bos.call(fakturPajak.catatFaktur, { ...isian, versi: batal.versi });
  // Two people who make a file at once: the faktur is in one of them.
  const rina = await office.person("Management");
  const jawaban = await Promise.all(
    [bos, rina].map((orang) => orang.send(fakturPajak.buatBerkasFaktur, { bulan: BULAN })),
  );
  expect(jawaban.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [berapa] = await office.sql<{ n: number }[]>`
    select count(*)::int as n from faktur_berkas_isi where id_faktur = ${batal.idFaktur}`;
  expect(berapa?.n).toBe(1);

  const lain = await terbayar(5_550_000, { tipePembayaran: "DP", nominalDp: 1_110_000 });
  await bos.call(order.cancelSo, { idSo: lain.idSo });
  expect((await satu(lain.idInv)).aksi.catat).toEqual({ boleh: false, alasan: "Faktur ini sudah dibatalkan" });
});

test("a down payment is typed with at most 12 copies, and the rest names the number of the first", async () => {
  const { invoices, idSo } = await terbayar(22_200_000, { tipePembayaran: "DP", nominalDp: 5_550_000 }, {});
  await bernpwp();
  const [dp = "", lunas = ""] = invoices;
  const pertama = await rinci(dp);
  expect(pertama).toMatchObject({ cara: "Key-In", jenis: "Uang Muka", belumKeyIn: null, masalah: 0 });
  expect(pertama.keyIn?.filter(({ cara }) => cara === "salin").length).toBeLessThanOrEqual(12);
  expect(pertama.keyIn).toContainEqual({ bagian: "Uang Muka", label: "Uang Muka", nilai: "5000000", cara: "salin" });
  expect((await rinci(lunas)).belumKeyIn).toMatch(/^Nomor faktur uang muka pertama belum ada/);

  const catat = (isian: object, versi = pertama.versi) => ({
    ...{ idFaktur: pertama.idFaktur, status: "Disetujui", nomor: "", tglNomor: "2026-11-27", catatan: "", versi },
    ...isian,
  });
  expect((await bos.refused(fakturPajak.catatFaktur, catat({ nomor: "123" }) as never)).errors[0]).toMatchObject({
    field: "nomor",
    message: "Nomor faktur terdiri dari 17 angka",
  });
  expect((await bos.refused(fakturPajak.catatFaktur, catat({ nomor: NOMOR }) as never)).message).toMatch(
    /sudah dipakai/,
  );
  await bos.call(fakturPajak.catatFaktur, catat({ nomor: "04002600000000099" }) as never);
  expect((await bos.refused(fakturPajak.catatFaktur, catat({ status: "Dikirim" }) as never)).status).toBe(409);
  const akhir = await rinci(lunas);
  expect(akhir.keyIn).toContainEqual({
    ...{ bagian: "Dokumen Transaksi", label: "Nomor Faktur", nilai: "04002600000000099", cara: "salin" },
  });
  expect(akhir.rantai.map(({ jenis, ppn }) => [jenis, ppn])).toEqual([
    ["Uang Muka", 550_000],
    ["Pelunasan", 1_650_000],
  ]);
  expect((await daftar({ cari: idSo.toLowerCase() })).data).toHaveLength(2);
  expect((await daftar({ cari: idSo, status: "Perlu dikerjakan" })).data.map(({ jenis }) => jenis)).toEqual([
    "Pelunasan",
  ]);
});

test("the month's sums are those of the journal, with the days until its faktur are late", async () => {
  const { ringkasan } = await daftar();
  const [jurnal] = await office.sql<{ ppn: number }[]>`
    select sum(b.kredit - b.debit)::bigint as ppn from jurnal_baris b join akun a using (id_akun)
    where a.bawaan = 'ppn-keluaran' and b.tanggal between '2026-11-01' and '2026-11-30'`;
  expect(ringkasan).toMatchObject({ pkp: true, bulan: BULAN, batas: "2026-12-20", ppnKeluaran: jurnal?.ppn });
  expect(ringkasan.hari).toBe(30);
  expect((await daftar({ bulan: "2026-10" })).data).toEqual([]);
  expect((await daftar({ bulan: "2026-10", cari: NOMOR })).data).toMatchObject([{ nomor: NOMOR }]);
  const orang = await office.person("Admin", { menu: ["Buku Besar"] });
  expect((await orang.send(fakturPajak.getFaktur, { page: 1, limit: 10 })).status).toBe(401);
});

test("what has yet to be sent is a task until the last day of its upload", async () => {
  const menunggu = (await daftar({ status: "Perlu dikerjakan" })).data;
  const { data } = await bos.call(dashboard.getTugasSaya, {});
  expect(data.find(({ jenis }) => jenis === "faktur")).toMatchObject({
    jumlah: menunggu.length,
    daftar: expect.arrayContaining([expect.objectContaining({ id: menunggu.at(-1)?.idFaktur, tanggal: "2026-12-20" })]),
  });
});

test("settings, terms and what customers and products are called are checked and told in their history", async () => {
  const { data } = await bos.call(pajak.getPajak, {});
  expect(data.ketentuan.find((one) => one.kunci === "ppn" && one.berlaku)).toMatchObject({ atas: 12, bawah: 100 });
  const isian = {
    ...data,
    pkpSejak: "2026-01-01",
    npwp: "",
    nitku: "000000",
    penandatangan: "Rina",
    versi: data.versi,
  };
  expect((await bos.refused(pajak.updatePajak, isian)).errors[0]?.field).toBe("npwp");
  await bos.call(pajak.updatePajak, { ...isian, npwp: "1234 5678 9012 3456" });
  expect((await bos.call(pajak.getPajak, {})).data).toMatchObject({ npwp: "1234567890123456", penandatangan: "Rina" });
  expect((await bos.refused(pajak.updatePajak, { ...isian, npwp: "1234567890123456" })).status).toBe(409);

  const baru = { kunci: "ppn", sejak: "2027-01-01", atas: 13, bawah: 100, sumber: "Undang-undang baru" } as const;
  const rina = await office.person("Management");
  expect((await rina.send(pajak.addKetentuan, baru)).status).toBe(401);
  for (const [beda, field] of [
    [{ atas: 125, bawah: 1000 }, "atas"],
    [{ sejak: "2026-11-01" }, "sejak"],
    [{ kunci: "dpp-lain", atas: 11, bawah: 90 }, "atas"],
    [{ kunci: "hari-lapor", atas: 31, bawah: 1 }, "atas"],
  ] as const) {
    expect((await bos.refused(pajak.addKetentuan, { ...baru, ...beda })).errors[0]?.field).toBe(field);
  }
  await bos.call(pajak.addKetentuan, baru);
  expect((await bos.refused(pajak.addKetentuan, baru)).status).toBe(409);

  const [{ idPelanggan = 0 } = {}] = await office.sql<
    { idPelanggan: number }[]
  >`select id_pelanggan from pelanggan limit 1`;
  const nik = { idPelanggan, dokumen: "NIK", nomor: "123", nitku: "000000", negara: "IDN", versi: 0 } as const;
  expect((await bos.refused(pajak.updateIdentitasPelanggan, nik)).errors[0]?.message).toBe("NIK terdiri dari 16 angka");
  await bos.call(pajak.updateIdentitasPelanggan, { ...nik, nomor: "3201234567890001" });
  expect((await bos.call(pajak.getIdentitasPelanggan, { idPelanggan })).data).toMatchObject({
    dokumen: "NIK",
    versi: 1,
  });

  const [produk] = (await bos.call(pajak.getIdentitasProduk, { page: 1, limit: 5 })).data;
  const kode = { idProduk: produk?.idProduk ?? 0, jenis: "A", kode: "841900", satuan: "UM.0018", versi: 0 } as const;
  expect((await bos.refused(pajak.updateIdentitasProduk, { ...kode, kode: "999999" })).errors[0]?.field).toBe("kode");
  await bos.call(pajak.updateIdentitasProduk, kode);
  expect((await bos.call(pajak.cariKodePajak, { jenis: "barang", cari: "8419" })).data[0]?.kode).toBe("841900");
});

test("a customer with a facility has it on his faktur, from the list of its code", async () => {
  const { idInv } = await terbayar(11_100_000, {});
  await bernpwp();
  const { idPelanggan } = await satu(idInv);
  if (idPelanggan === null) return expect.fail("the faktur has no customer");
  const { data } = await bos.call(pajak.getIdentitasPelanggan, { idPelanggan: idPelanggan as Id<"pelanggan"> });
  const { nama: _, npwp: __, ...identitas } = { ...data, dokumen: "NPWP" as const, nomor: "" };
  const ditolak = async (beda: object) =>
    (await bos.refused(pajak.updateIdentitasPelanggan, { ...identitas, ...beda })).errors[0]?.message;
  expect(await ditolak({ kodeTransaksi: "07" })).toBe("Kode transaksi 07 memerlukan fasilitasnya");
  expect(await ditolak({ kodeTransaksi: "08", fasilitas: "18" })).toBe(
    "Fasilitas 18 tidak ada di daftar kode transaksi 08",
  );
  expect(await ditolak({ kodeTransaksi: "02", fasilitas: "18" })).toBe(
    "Fasilitas hanya untuk kode transaksi 07 dan 08, bukan 02",
  );
  await bos.call(pajak.updateIdentitasPelanggan, { ...identitas, kodeTransaksi: "07", fasilitas: "18" });
  expect((await satu(idInv)).masalah).toBe(0);
  const berkas = await bos.call(fakturPajak.buatBerkasFaktur, { bulan: BULAN });
  const { raw } = await bos.send(fakturPajak.unduhBerkasFaktur, { idBerkas: berkas.data.idBerkas });
  for (const isi of ["TrxCode>07", "AddInfo>TD.00518", "FacilityStamp>TD.01118"])
    expect(raw.toString("utf8")).toContain(`<${isi}<`);
  await bos.call(pajak.updateIdentitasPelanggan, { ...identitas, versi: data.versi + 1 });
});
