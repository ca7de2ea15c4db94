import { expect, test } from "vitest";
import { cariSemua } from "#areas/sistem/cari/contract.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { seri, UKURAN_LABEL } from "../contract.ts";
import { alamatSeri, nomorDariKode } from "../isiSeri.ts";
import { makeSerial, pesan } from "./seri.testing.ts";

const office = openOffice();
const teks = (base64: string) => readPdfText(Buffer.from(base64, "base64"));

async function kunciDari(nomor: string): Promise<string> {
  const [row] = await office.sql<{ kunci: string }[]>`select kunci from seri where nomor = ${nomor}`;
  return row?.kunci ?? "";
}

test("a number leads to its product, order, customer, delivery and warranty, also by the search", async () => {
  const boss = await office.person("Super Admin");
  const oven = await makeSerial(office, boss, "OVN-1", 9);
  const { idSo, seri: nomor, kirim } = await pesan(office, boss, oven, 2);
  const { idSuratJalan } = (await kirim({ statusSo: "Belum", seri: nomor("PBR/01", "PBR/02") })).data;
  const satu = async () => (await boss.call(seri.getSeri, { nomor: "pbr/01" })).data;
  expect(await satu()).toMatchObject({
    nomor: "PBR/01",
    kodeProduk: "OVN-1",
    perjalanan: [{ idSuratJalan, idSo, namaCustomer: "Budi Santoso", dikirim: null, garansiSampai: null }],
    aksi: { kartu: { boleh: false, alasan: "Unit ini belum dikirim, garansinya belum berjalan" } },
  });
  expect((await boss.refused(seri.cetakKartuGaransi, { nomor: "PBR/01" })).status).toBe(409);

  await office.travel("2026-11-25T02:00:00.000Z");
  const kedua = await pesan(office, boss, oven, 1);
  await kedua.kirim({ seri: kedua.seri("PBR/03") });
  expect((await boss.call(seri.getSeri, { nomor: "PBR/03" })).data.perjalanan).toMatchObject([
    { dikirim: "2026-11-25", garansiSampai: "2027-11-25", kembali: null },
  ]);
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const { data } = await sales.call(cariSemua.cari, { q: "pbr/0" });
  expect(data).toContainEqual({
    jenis: "seri",
    kunci: "PBR/03",
    judul: "PBR/03",
    keterangan: `Oven OVN-1 · ${kedua.idSo} · Budi Santoso`,
  });
  const gudang = await office.person("Logistik", { menu: ["Produk"] });
  expect((await gudang.call(cariSemua.cari, { q: "pbr/0" })).data).toEqual([]);
  expect((await gudang.refused(seri.getSeri, { nomor: "PBR/03" })).status).toBe(401);
  expect((await boss.refused(seri.getSeri, { nomor: "PBR/99" })).status).toBe(404);

  // A unit that came back as good is with the company again.
  await office.sql`update surat_jalan_seri set kembali = '2026-11-25' where nomor = 'PBR/03'`;
  const { data: kembali } = await boss.call(seri.getSeri, { nomor: "PBR/03" });
  expect(kembali.perjalanan).toMatchObject([{ dikirim: null, kembali: "2026-11-25" }]);
  await office.travel("2026-11-20T02:00:00.000Z");
});

test("proposed numbers are free ones, and are not taken by asking", async () => {
  const boss = await office.person("Super Admin");
  const oven = await makeSerial(office, boss, "OVN-2", 9);
  const usulan = async (banyak: number) => (await boss.call(seri.getUsulanSeri, { idProduk: oven, banyak })).data;
  expect(await usulan(2)).toEqual(["OVN-2-2611-1", "OVN-2-2611-2"]);
  const { seri: nomor, kirim } = await pesan(office, boss, oven, 2);
  await kirim({ seri: nomor("OVN-2-2611-1") });
  expect(await usulan(1)).toEqual(["OVN-2-2611-3"]);
});

test("labels of every size and the warranty card hold number and product, and no customer", async () => {
  const boss = await office.person("Super Admin");
  const { idSo, seri: nomor, kirim } = await pesan(office, boss, await makeSerial(office, boss, "OVN-3", 3), 2);
  const { idSuratJalan } = (await kirim({ seri: nomor("LBL-1", "LBL-2") })).data;
  for (const ukuran of UKURAN_LABEL) {
    const { data } = await boss.call(seri.cetakLabelSeri, { idSj: idSuratJalan, ukuran, asal: "https://kantor.test" });
    const pages = teks(data.base64);
    expect(pages, ukuran).toHaveLength(ukuran === "A4" ? 1 : 2);
    expect(pages.join(" ")).toContain("LBL-2");
    expect(pages.join(" ")).not.toContain("Budi");
  }
  const satu = await boss.call(seri.cetakLabelSeri, { idSj: idSuratJalan, nomor: "LBL-2" });
  expect(teks(satu.data.base64)).toHaveLength(1);
  const kartu = teks((await boss.call(seri.cetakKartuGaransi, { nomor: "LBL-1" })).data.base64).join(" ");
  for (const words of ["KARTU GARANSI LBL-1", "Oven OVN-3", "20-11-2026", "20-11-2027"]) expect(kartu).toContain(words);
  expect(kartu).not.toContain("Budi");
  const surat = teks((await boss.call(suratJalan.cetakSjPdf, { idSo })).data.base64).join(" ");
  expect(surat).toContain("No. seri: LBL-1, LBL-2");
  const kosong = await pesan(office, boss, await makeSerial(office, boss, "OVN-4", 1), 1);
  const { idSuratJalan: idSj } = (await kosong.kirim({ statusSo: "Belum" })).data;
  const tanpa = await boss.refused(seri.cetakLabelSeri, { idSj });
  expect(tanpa.message).toBe("Surat jalan ini belum memiliki nomor seri");
});

test("whoever holds a label learns that the unit is genuine, its product, delivery and warranty, and nothing else", async () => {
  const boss = await office.person("Super Admin");
  const { seri: nomor, kirim } = await pesan(office, boss, await makeSerial(office, boss, "OVN-5", 2), 1);
  await kirim({ seri: nomor("ASLI-1") });
  const k = await kunciDari("ASLI-1");
  expect(k).toMatch(/^[\w-]{16}$/);
  const { body } = await office.nobody.send(seri.periksaSeri, { nomor: "asli-1", k });
  expect(body.data).toEqual({
    nomor: "ASLI-1",
    produk: "Oven OVN-5",
    dikirim: "2026-11-20",
    garansiSampai: "2027-11-20",
    perusahaan: expect.any(String),
  });
  const jawaban = async (input: Record<string, string>) => {
    const { status, body: answer } = await office.nobody.send(seri.periksaSeri, input);
    return { status, answer };
  };
  const tidakDikenal = await jawaban({ nomor: "ASLI-2", k });
  expect(tidakDikenal.status).toBe(404);
  for (const salah of ["", "x", k.toLowerCase() === k ? k.toUpperCase() : k.toLowerCase(), "a".repeat(16)]) {
    expect(await jawaban({ nomor: "ASLI-1", k: salah })).toEqual(tidakDikenal);
  }
});

test("numbers cannot be tried out: a client that asks too often waits, and others do not", async () => {
  const tanya = (headers: Record<string, string> = {}) =>
    office.nobody.send(seri.periksaSeri, { nomor: "TIDAK-ADA", k: "x" }, { headers });
  await office.sql`delete from percobaan_alamat`;
  const answers = await Promise.all(Array.from({ length: 61 }, () => tanya()));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  const baris = () => office.sql`select xmin::text from percobaan_alamat`;
  const sebelum = await baris();
  const { status, body, headers } = await tanya();
  // Whoever waits writes nothing.
  expect(await baris()).toEqual(sebelum);
  expect(status).toBe(429);
  expect(body.message).toBe("Terlalu banyak pemeriksaan nomor seri dari jaringan ini, coba lagi dalam 15 menit");
  expect(headers["retry-after"]).toBe("900");
  // Signing in is counted apart.
  expect(await office.sql`select alamat from percobaan_alamat`).toEqual([{ alamat: "seri 127.0.0.1" }]);
  await office.travel("2026-11-20T02:16:00.000Z");
  expect((await tanya()).status).toBe(404);
  await office.travel("2026-11-20T02:00:00.000Z");
});

test("a scanned code is the number, or the address of the unit's public page", () => {
  expect(nomorDariKode(" ovn-1 ")).toBe("OVN-1");
  for (const asal of ["", "https://kantor.test", "http://127.0.0.1:3000"]) {
    expect(nomorDariKode(`${asal}${alamatSeri("A/1.X", "abcdefghijklmnop")}`)).toBe("A/1.X");
  }
  expect(nomorDariKode("https://lain.test/x")).toBe("HTTPS://LAIN.TEST/X");
  expect(nomorDariKode("/seri/%E0%A4%A")).toBe("%E0%A4%A");
});
