import { expect, test } from "vitest";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { cariSemua } from "#areas/sistem/cari/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeProduk } from "#books/fixtures.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { po } from "../../po/contract.ts";
import { detail } from "../../po/server/po.testing.ts";
import { pemasok } from "../contract.ts";
import { belanjaUji, isianPemasokUji, lihatPemasok, makePemasok } from "./pemasok.testing.ts";

const office = openOffice();

const nama = async (person: Person, dicari: Record<string, string> = {}) =>
  (await person.call(pemasok.getPemasok, { limit: 100, ...dicari })).data.map((row) => row.nama);

test("a supplier is added, found, changed and archived; whoever comes second is told who was first", async () => {
  const gudang = await office.person("Logistik", { menu: ["Purchase Order", "Pemasok"] });
  const admin = await office.person("Admin", { menu: ["Purchase Order", "Pemasok"], nama: "Sinta" });
  const idPemasok = await makePemasok(gudang, "CV Logam Jaya", { kontak: "Pak Darto", telepon: "0812-3456-7890" });
  await makePemasok(gudang, "Toko Baut Murah");
  for (const cari of ["logam", "DARTO", "0812-3456", "6281234567"])
    expect(await nama(gudang, { cari })).toEqual(["CV Logam Jaya"]);
  expect((await gudang.call(cariSemua.cari, { q: "darto" })).data).toEqual([
    { jenis: "pemasok", kunci: String(idPemasok), judul: "CV Logam Jaya", keterangan: "Pak Darto · 0812-3456-7890" },
  ]);

  const isian = isianPemasokUji("CV Logam Jaya", { telepon: "0812-3456-7890", termin: 14 });
  await gudang.call(pemasok.updatePemasok, { idPemasok, ...isian, versi: 1 });
  const basi = await admin.refused(pemasok.updatePemasok, { idPemasok, ...isian, termin: 60, versi: 1 });
  expect(basi.message).toContain(`Data ini sudah diubah oleh ${gudang.nama}`);
  expect(await lihatPemasok(gudang, idPemasok)).toMatchObject({ termin: 14, terminBerlaku: 14, kontak: "" });

  expect((await gudang.send(pemasok.arsipkanPemasok, { idPemasok, arsip: true })).status).toBe(401);
  await admin.call(pemasok.arsipkanPemasok, { idPemasok, arsip: true });
  expect(await admin.refused(pemasok.arsipkanPemasok, { idPemasok, arsip: true })).toMatchObject({
    status: 409,
    message: "Pemasok CV Logam Jaya sudah diarsipkan orang lain",
  });
  expect(await nama(gudang)).not.toContain("CV Logam Jaya");
  expect(await nama(gudang, { keadaan: "arsip" })).toEqual(["CV Logam Jaya"]);
  const idProduk = await makeProduk(office, admin);
  const boss = await office.person("Management");
  const arsip = await boss.refused(po.addPo, { idProduk, qty: 1, idPemasok });
  expect(arsip.errors).toEqual([
    { field: "idPemasok", message: "Pemasok CV Logam Jaya diarsipkan, pilih pemasok lain" },
  ]);
  await admin.call(pemasok.arsipkanPemasok, { idPemasok, arsip: false });
  const { data } = await admin.call(riwayat.getRiwayat, { jenis: "pemasok", id: String(idPemasok) });
  expect(data.map(({ panggilan }) => panggilan)).toEqual([
    "arsipkanPemasok",
    "arsipkanPemasok",
    "updatePemasok",
    "addPemasok",
  ]);
});

test("bad input gets its sentence at its field; without the menu nothing is seen", async () => {
  const admin = await office.person("Admin", { menu: ["Purchase Order", "Pemasok"] });
  const { status, body } = await admin.send(pemasok.addPemasok, {
    nama: " ",
    telepon: "nol delapan",
    email: "logam@",
    npwp: "123",
    termin: 366,
  });
  expect([status, body.errors]).toEqual([
    400,
    [
      { field: "nama", message: "Nama pemasok tidak boleh kosong" },
      { field: "telepon", message: "No telepon berisi angka, boleh dengan spasi, +, -, titik atau kurung" },
      { field: "email", message: "Format Email salah." },
      { field: "npwp", message: "NPWP berisi 15 atau 16 angka" },
      { field: "termin", message: "Termin maksimal 365" },
    ],
  ]);
  const sales = await office.person("Sales", { menu: ["Sales Order", "Invoice"] });
  expect((await sales.send(pemasok.getPemasok, {})).status).toBe(401);
  expect((await sales.send(pemasok.addPemasok, isianPemasokUji("X"))).status).toBe(401);
  expect((await sales.call(cariSemua.cari, { q: "logam" })).data).toEqual([]);
  expect((await admin.send(pemasok.getDetailPemasok, { idPemasok: 999_999 })).status).toBe(404);
});

test("one number of two suppliers is said, and both live", async () => {
  const admin = await office.person("Admin", { menu: ["Pemasok"] });
  const satu = await makePemasok(admin, "UD Sumber Plat", { telepon: "021 555 7788" });
  const { message, data } = await admin.call(
    pemasok.addPemasok,
    isianPemasokUji("Plat Sumber", { telepon: "+62 21 555 7788" }),
  );
  expect(message).toBe("Pemasok Plat Sumber berhasil ditambahkan, nomor teleponnya juga dipakai UD Sumber Plat");
  expect((await lihatPemasok(admin, satu)).serupa).toEqual([
    { idPemasok: data.idPemasok, nama: "Plat Sumber", telepon: true },
  ]);
});

test("a purchase order names its supplier and keeps the name; without one it is as before", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { hargaBeli: 4_000_000 });
  const idPemasok = await makePemasok(boss, "PT Panel Lama");
  const lama = await belanjaUji(boss, { idProduk });
  expect(await detail(boss, lama)).toMatchObject({ idPemasok: null, namaPemasok: "", hargaSatuan: 4_000_000 });

  const { data } = await boss.call(po.addPo, {
    idProduk,
    qty: 2,
    idPemasok,
    hargaSatuan: 4_000_000,
    hargaPemasok: 3_750_000,
    totalHarga: 7_500_000,
    hariKirim: 10,
  });
  await boss.call(pemasok.updatePemasok, { idPemasok, ...isianPemasokUji("PT Panel Baru") });
  expect(await detail(boss, data.idPo)).toMatchObject({
    idPemasok,
    namaPemasok: "PT Panel Lama",
    hargaSatuan: 3_750_000,
    totalHarga: 7_500_000,
    tglDeadline: "2026-11-30",
  });
  const tanpa = await boss.refused(po.addPo, { idProduk, qty: 1, hargaPemasok: 1 });
  expect(tanpa.errors).toEqual([{ field: "idPemasok", message: "Pilih pemasok untuk harga dan lama kirim ini" }]);
  const salah = await boss.refused(po.addPo, { idProduk, qty: 2, idPemasok, hargaPemasok: 5, totalHarga: 9 });
  expect(salah.message).toContain("Total harga PO berubah dari Rp 9 menjadi Rp 10");
  expect((await boss.refused(po.addPo, { idProduk, qty: 1, idPemasok: 999_999 })).errors?.[0]?.field).toBe("idPemasok");

  // Who may not see prices agrees on none, and hears of none.
  const sales = await office.person("Sales", { menu: ["Produk", "Purchase Order", "Pemasok"] });
  const { idPo } = (await sales.call(po.addPo, { idProduk, qty: 1, idPemasok, hargaPemasok: 7 })).data;
  expect((await detail(boss, idPo)).hargaSatuan).toBe(4_000_000);
  const [usul] = (await sales.call(pemasok.getPilihanPemasok, { idProduk })).data;
  expect(usul).toMatchObject({ nama: "PT Panel Baru", pernah: { hargaTerakhir: null, jumlahPo: 2 } });
  const dilihat = JSON.stringify([
    await lihatPemasok(sales, idPemasok),
    await sales.call(pemasok.getPoPemasok, { idPemasok }),
    await sales.call(pemasok.getPemasok, {}),
  ]);
  expect(dilihat).not.toMatch(/3750000|4000000|7500000/);
  expect((await sales.send(pemasok.getHargaPemasok, { idPemasok, idProduk })).status).toBe(401);
});

test("a product knows its suppliers: the latest first, with last price and lead time, as orders and arrivals go", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { hargaBeli: 2_000_000 });
  const [cepat, murah] = [await makePemasok(boss, "Cepat Kirim"), await makePemasok(boss, "Murah Meriah")];
  await belanjaUji(boss, { idProduk, qty: 2, idPemasok: murah, hargaPemasok: 1_500_000, datang: 2 });
  const idPo = await belanjaUji(boss, { idProduk, qty: 3, idPemasok: cepat, datang: 1 });
  const usulan = async () =>
    (await boss.call(pemasok.getPilihanPemasok, { idProduk })).data.flatMap(({ nama, pernah }) =>
      pernah ? [[nama, pernah.hargaTerakhir, pernah.hariKirim]] : [],
    );
  expect(await usulan()).toEqual([
    ["Cepat Kirim", 2_000_000, null],
    ["Murah Meriah", 1_500_000, 0],
  ]);
  await office.travel("2026-11-27T02:00:00.000Z");
  // The rest never comes: what came on the first day was all of it.
  await boss.call(po.updatePoSelesai, { idPo, selesai: 1 });
  await office.travel("2026-11-29T02:00:00.000Z");
  await boss.call(po.cancelPo, { idPo });
  expect((await usulan())[0]).toEqual(["Cepat Kirim", 2_000_000, 7]);
  const batal = await belanjaUji(boss, { idProduk, qty: 1, idPemasok: murah, hargaPemasok: 1_800_000 });
  expect((await usulan())[0]).toEqual(["Murah Meriah", 1_800_000, 0]);
  await boss.call(po.cancelPo, { idPo: batal });
  expect((await usulan())[0]?.[0]).toBe("Cepat Kirim");
  expect((await boss.call(pemasok.getHargaPemasok, { idPemasok: cepat, idProduk })).data).toMatchObject([
    { hargaSatuan: 2_000_000, qty: 2, hariKirim: 7 },
  ]);
  const { produk } = await lihatPemasok(boss, cepat);
  expect(produk).toMatchObject([{ jumlahPo: 1, qty: 2, hargaTerakhir: 2_000_000, hariKirim: 7 }]);
  await office.travel("2026-11-20T02:00:00.000Z");
});

test("notes say what was said and what comes next", async () => {
  const admin = await office.person("Admin", { menu: ["Pemasok"] });
  const idPemasok = await makePemasok(admin, "Karya Las");
  const catatan = {
    idPemasok,
    tanggal: "2026-11-19",
    isi: "Minta tempo 60 hari",
    langkah: "",
    tglLangkah: "2026-12-01",
  };
  const tanpa = await admin.refused(pemasok.addCatatanPemasok, catatan);
  expect(tanpa.errors).toEqual([{ field: "langkah", message: "Isi langkah berikut, atau kosongkan tanggalnya" }]);
  const nanti = await admin.refused(pemasok.addCatatanPemasok, {
    ...catatan,
    langkah: "Telepon",
    tanggal: "2026-11-21",
  });
  expect(nanti.errors?.[0]?.field).toBe("tanggal");
  await admin.call(pemasok.addCatatanPemasok, { ...catatan, langkah: "Telepon lagi" });
  expect((await lihatPemasok(admin, idPemasok)).riwayatCatatan).toMatchObject([
    {
      isi: "Minta tempo 60 hari",
      langkah: "Telepon lagi",
      tglLangkah: "2026-12-01",
      user: { namaLengkap: admin.nama },
    },
  ]);
  // Due, it is a task of whoever wrote it, until somebody has done it.
  const tugas = async (person: Person) =>
    (await person.call(dashboard.getTugasSaya, {})).data.find(({ jenis }) => jenis === "langkahPemasok");
  const penulis = await office.person("Admin", { menu: ["Pemasok", "Dashboard"] });
  const lagi = { ...catatan, langkah: "Kirim contoh plat", tglLangkah: "2026-11-20" };
  await penulis.call(pemasok.addCatatanPemasok, lagi);
  expect(await tugas(penulis)).toMatchObject({ jumlah: 1, daftar: [{ id: "Karya Las", keterangan: lagi.langkah }] });
  expect(await tugas(await office.person("Super Admin"))).toBeUndefined();
  const [langkah] = (await lihatPemasok(admin, idPemasok)).riwayatCatatan.filter((row) => row.langkah === lagi.langkah);
  const selesai = { idCatatan: langkah?.idPemasokCatatan ?? 0 };
  await admin.call(pemasok.selesaikanLangkahPemasok, selesai);
  expect(await tugas(penulis)).toBeUndefined();
  expect((await admin.refused(pemasok.selesaikanLangkahPemasok, selesai)).message).toBe(
    "Langkah ini sudah ditandai selesai",
  );
  await expect(office.sql`update pemasok_catatan set isi = 'x'`).rejects.toThrow(/tidak berubah/);
  await expect(office.sql`delete from pemasok_catatan`).rejects.toThrow();
  await expect(office.sql`delete from pemasok where id_pemasok = ${idPemasok}`).rejects.toThrow();
});
