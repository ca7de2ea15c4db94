import { beforeAll, expect, test } from "vitest";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { OVEN } from "#areas/produk/produk/server/produk.testing.ts";
import { makeKunci } from "#areas/program/kunci-api/server/kunciApi.testing.ts";
import { sheetRows } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { riwayat } from "../../riwayat/contract.ts";
import { usulan } from "../../usulan/contract.ts";
import { kolomSendiri } from "../contract.ts";
import { MAKS_KOLOM_AKTIF } from "../isiKolom.ts";
import { isianUbah, kolomBernama, tambahKolom, tambahPelanggan } from "./kolomSendiri.testing.ts";

const office = openOffice();
let boss: Person;
beforeAll(async () => {
  boss = await office.person("Management", { nama: "Ratna" });
});

const isi = async (nama: string) => (await boss.call(pelanggan.getPelanggan, { cari: nama })).data[0]?.kolomSendiri;

test("who leads the company adds fields, others fill them in", async () => {
  const admin = await office.person("Admin");
  const baru = { untuk: "pelanggan", jenis: "teks", nama: "Jenis Usaha", posisi: 1 } as const;
  expect((await admin.refused(kolomSendiri.addKolomSendiri, baru)).status).toBe(401);
  expect((await admin.refused(kolomSendiri.getKolomSendiri, {})).status).toBe(401);
  const idKolom = await tambahKolom(boss, {
    untuk: "pelanggan",
    nama: "Usaha",
    pilihan: ["UMKM", "Pabrik"],
    posisi: 2,
  });
  const lain = await tambahKolom(boss, { untuk: "pelanggan", nama: "Kota Asal", posisi: 1 });
  const { data } = await admin.call(kolomSendiri.getIsianKolom, { untuk: "pelanggan" });
  expect(data).toEqual([
    { idKolom: lain, nama: "Kota Asal", jenis: "teks", pilihan: [] },
    { idKolom, nama: "Usaha", jenis: "pilihan", pilihan: ["UMKM", "Pabrik"] },
  ]);
  expect((await admin.call(kolomSendiri.getIsianKolom, { untuk: "produk" })).data).toEqual([]);
  await tambahPelanggan(admin, "Bu Isi", {
    kolomSendiri: [
      { idKolom, nilai: "pabrik" },
      { idKolom: lain, nilai: " Malang " },
    ],
  });
  expect(await isi("Bu Isi")).toEqual([
    { idKolom: lain, nama: "Kota Asal", nilai: "Malang" },
    { idKolom, nama: "Usaha", nilai: "Pabrik" },
  ]);
});

test("an edit that says nothing of them leaves them, one that names a field changes that one, and the history tells it", async () => {
  const usaha = await kolomBernama(boss, "Usaha");
  const kota = await kolomBernama(boss, "Kota Asal");
  const idPelanggan = await tambahPelanggan(boss, "Pak Tetap", {
    kolomSendiri: [{ idKolom: usaha.idKolom, nilai: "UMKM" }],
  });
  await boss.call(pelanggan.updatePelanggan, { ...(await isianUbah(boss, idPelanggan)), alamat: "Jalan Baru 1" });
  expect((await isi("Pak Tetap"))?.map(({ nilai }) => nilai)).toEqual(["", "UMKM"]);
  const ubah = async (kolom: { idKolom: number; nilai: string }[]) =>
    boss.call(pelanggan.updatePelanggan, { ...(await isianUbah(boss, idPelanggan)), kolomSendiri: kolom });
  await ubah([{ idKolom: kota.idKolom, nilai: "Batu" }]);
  await ubah([{ idKolom: usaha.idKolom, nilai: "" }]);
  expect((await isi("Pak Tetap"))?.map(({ nilai }) => nilai)).toEqual(["Batu", ""]);
  const { data } = await boss.call(riwayat.getRiwayat, { jenis: "pelanggan", id: String(idPelanggan) });
  const sendiri = data.map(({ perubahan }) =>
    perubahan
      .filter(({ label }) => ["Usaha", "Kota Asal"].includes(label))
      .map(({ label, sebelum, sesudah }) => [label, sebelum, sesudah]),
  );
  expect(sendiri).toEqual([[["Usaha", "UMKM", null]], [["Kota Asal", null, "Batu"]], [], [["Usaha", null, "UMKM"]]]);
});

test("what does not fit is refused at its field and changes nothing", async () => {
  const { idKolom } = await kolomBernama(boss, "Usaha");
  const idPelanggan = await tambahPelanggan(boss, "Bu Salah");
  const isian = await isianUbah(boss, idPelanggan);
  const ditolak = async (kolom: unknown) =>
    (await boss.send(pelanggan.updatePelanggan, { ...isian, nama: "Bu Lain", kolomSendiri: kolom })).body;
  expect(await ditolak([{ idKolom, nilai: "Warung" }])).toMatchObject({
    status: 400,
    errors: [{ field: "kolomSendiri.0.nilai", message: "Usaha harus salah satu dari: UMKM, Pabrik" }],
  });
  expect(await ditolak([{ idKolom: 99_999, nilai: "x" }])).toMatchObject({ message: "Kolom tidak dikenal" });
  expect(await ditolak([{ idKolom, nilai: "x".repeat(201) }])).toMatchObject({
    message: "Isi kolom maksimal 200 karakter",
  });
  expect(await ditolak("bukan daftar")).toMatchObject({ status: 400 });
  const milikProduk = await tambahKolom(boss, { untuk: "produk", nama: "Asal Mesin" });
  expect(await ditolak([{ idKolom: milikProduk, nilai: "Jepang" }])).toMatchObject({ message: "Kolom tidak dikenal" });
  expect((await isianUbah(boss, idPelanggan)).nama).toBe("Bu Salah");
});

test("a field that holds something is put out of use and keeps it, an empty one is deleted", async () => {
  const { idKolom } = await kolomBernama(boss, "Usaha");
  await tambahPelanggan(boss, "Bu Simpan", { kolomSendiri: [{ idKolom, nilai: "Pabrik" }] });
  const usaha = await kolomBernama(boss, "Usaha");
  expect(usaha).toMatchObject({ terisi: true, aksi: { hapus: { boleh: false } } });
  expect(await boss.refused(kolomSendiri.deleteKolomSendiri, { idKolom })).toMatchObject({
    status: 409,
    message: "Kolom Usaha sudah berisi, nonaktifkan supaya isinya tetap tersimpan",
  });
  const { nama, posisi, pilihan } = usaha;
  const ubah = (aktif: boolean) =>
    boss.call(kolomSendiri.updateKolomSendiri, { idKolom, nama, posisi, pilihan, aktif, versi: null });
  await ubah(false);
  expect((await isi("Bu Simpan"))?.map((satu) => satu.nama)).toEqual(["Kota Asal"]);
  // A form that was opened before sends what the record has: that is no change.
  const id = (await boss.call(pelanggan.getPelanggan, { cari: "Bu Simpan" })).data[0]?.idPelanggan;
  if (!id) throw new Error("Bu Simpan is not in the list");
  const isian = await isianUbah(boss, id);
  await boss.call(pelanggan.updatePelanggan, { ...isian, kolomSendiri: [{ idKolom, nilai: "Pabrik" }] });
  const lagi = { ...(await isianUbah(boss, id)), kolomSendiri: [{ idKolom, nilai: "UMKM" }] };
  expect(await boss.refused(pelanggan.updatePelanggan, lagi)).toMatchObject({
    message: "Kolom Usaha tidak dipakai lagi",
  });
  await ubah(true);
  expect((await isi("Bu Simpan"))?.map(({ nilai }) => nilai)).toEqual(["", "Pabrik"]);
  const kosong = await tambahKolom(boss, { untuk: "produk", nama: "Sebentar", pilihan: ["A"] });
  await boss.call(kolomSendiri.deleteKolomSendiri, { idKolom: kosong });
  expect((await boss.refused(kolomSendiri.deleteKolomSendiri, { idKolom: kosong })).status).toBe(404);
});

test("a choice in use stays, others come and go in any order", async () => {
  const { idKolom, nama, posisi } = await kolomBernama(boss, "Usaha");
  const ganti = { idKolom, nama, posisi, versi: null };
  const dipakai = await boss.refused(kolomSendiri.updateKolomSendiri, { ...ganti, pilihan: ["UMKM", "Koperasi"] });
  expect(dipakai).toMatchObject({
    status: 409,
    errors: [{ field: "pilihan", message: expect.stringMatching(/^Pilihan Pabrik masih dipakai \d+ pelanggan/) }],
  });
  await boss.call(kolomSendiri.updateKolomSendiri, { ...ganti, pilihan: ["Koperasi", "Pabrik"] });
  expect((await kolomBernama(boss, "Usaha")).pilihan).toEqual(["Koperasi", "Pabrik"]);
  const tolak = async (pilihan: string[]) =>
    (await boss.refused(kolomSendiri.updateKolomSendiri, { ...ganti, pilihan })).message;
  expect(await tolak(["Pabrik", "pabrik"])).toBe("Pilihan pabrik tertulis dua kali");
  expect(await tolak([])).toBe("Isi sedikitnya satu pilihan");
  await boss.call(kolomSendiri.updateKolomSendiri, ganti);
  expect((await kolomBernama(boss, "Usaha")).pilihan).toEqual(["Koperasi", "Pabrik"]);
});

test("a draft of a program says what a field is called", async () => {
  const { idKolom } = await kolomBernama(boss, "Usaha");
  const kunci = await makeKunci(office, boss, boss, { usul: true, menu: ["Pelanggan"] });
  const isian = { nama: "Bu Usul", kolomSendiri: [{ idKolom, nilai: "Pabrik" }] };
  await kunci.send(usulan.addUsulan, { panggilan: "addPelanggan", isian, catatan: "" });
  const [draft] = (await boss.call(usulan.getUsulan, {})).data;
  expect(draft?.isian).toContainEqual({
    nama: "kolomSendiri",
    label: "Kolom sendiri",
    nilai: `Isi kolom: Pabrik; Kolom: Usaha (${idKolom})`,
  });
});

test("of two who change a field the second learns of the first", async () => {
  const { idKolom, nama, posisi, versi } = await kolomBernama(boss, "Kota Asal");
  await boss.call(kolomSendiri.updateKolomSendiri, { idKolom, nama, posisi: 9, versi });
  const refusal = await boss.refused(kolomSendiri.updateKolomSendiri, { idKolom, nama, posisi, versi });
  expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining("Ratna") });
  const { data } = await boss.call(riwayat.getRiwayat, { jenis: "kolomSendiri", id: String(idKolom) });
  expect(data[0]?.perubahan).toEqual([{ field: "posisi", label: "Urutan", sebelum: "1", sesudah: "9" }]);
  const sales = await office.person("Sales");
  expect((await sales.refused(riwayat.getRiwayat, { jenis: "kolomSendiri", id: String(idKolom) })).status).toBe(401);
});

test("no field is called as a column that is there, in lists, files and among own ones", async () => {
  await tambahPelanggan(boss, "Judul");
  await boss.call(produk.addProduk, { ...OVEN, kodeProduk: "JDL-1", fotoProduk: [] });
  const judul = async (call: typeof pelanggan.exportPelanggan | typeof produk.exportExcelProduk) =>
    Object.keys((await sheetRows((await boss.send(call, {})).raw))[0] ?? {});
  const semua = {
    pelanggan: await judul(pelanggan.exportPelanggan),
    produk: await judul(produk.exportExcelProduk),
  };
  for (const untuk of ["pelanggan", "produk"] as const) {
    const sendiri = (await boss.call(kolomSendiri.getIsianKolom, { untuk })).data.map(({ nama }) => nama);
    expect(semua[untuk].length).toBeGreaterThan(10);
    for (const nama of semua[untuk]) {
      const baru = { untuk, jenis: "teks", posisi: 1, nama: nama.toUpperCase() } as const;
      const { errors } = await boss.refused(kolomSendiri.addKolomSendiri, baru);
      const message = sendiri.includes(nama)
        ? `Kolom ${nama} sudah ada`
        : `${nama.toUpperCase()} sudah menjadi kolom ${untuk}, pilih nama lain`;
      expect(errors).toEqual([{ field: "nama", message }]);
    }
  }
  const salah = async (nama: string) =>
    (await boss.refused(kolomSendiri.addKolomSendiri, { untuk: "produk", jenis: "teks", posisi: 1, nama })).message;
  expect(await salah("-- ")).toBe("Nama kolom harus memuat huruf atau angka");
  expect(await salah("Asal-mesin")).toBe("Kolom Asal Mesin sudah ada");
});

test("ten of a kind are in use at most, also where one comes back", async () => {
  const { data } = await boss.call(kolomSendiri.getIsianKolom, { untuk: "produk" });
  for (let ke = data.length; ke < MAKS_KOLOM_AKTIF; ke++) {
    await tambahKolom(boss, { untuk: "produk", nama: `Ukuran ${ke}` });
  }
  const penuh = "Paling banyak 10 kolom produk aktif, nonaktifkan salah satunya";
  const satuLagi = { untuk: "produk", jenis: "teks", posisi: 1, nama: "Ukuran Lagi" } as const;
  expect((await boss.refused(kolomSendiri.addKolomSendiri, satuLagi)).message).toBe(penuh);
  await boss.call(kolomSendiri.addKolomSendiri, { ...satuLagi, aktif: false });
  const { idKolom, nama, posisi, aktif } = await kolomBernama(boss, "Ukuran Lagi");
  expect(aktif).toBe(false);
  const kembali = { idKolom, nama, posisi, aktif: true, versi: null };
  expect((await boss.refused(kolomSendiri.updateKolomSendiri, kembali)).message).toBe(penuh);
});

test("a product keeps its own fields through edits and shows them in its file", async () => {
  const { idKolom } = await kolomBernama(boss, "Asal Mesin");
  const isian = { ...OVEN, kodeProduk: "KLM-1", fotoProduk: [] };
  const { data } = await boss.call(produk.addProduk, { ...isian, kolomSendiri: [{ idKolom, nilai: "Jepang" }] });
  const { jumlahStock: _, ...edit } = isian;
  await boss.call(produk.editProduk, { ...edit, ...data, namaProduk: "Oven Lain", penambahanStock: 0 });
  const satu = (await boss.call(produk.getDetailProduk, { kodeProduk: "KLM-1" })).data;
  expect(satu.namaProduk).toBe("Oven Lain");
  expect(satu.kolomSendiri.find((kolom) => kolom.idKolom === idKolom)?.nilai).toBe("Jepang");
  const rows = await sheetRows((await boss.send(produk.exportExcelProduk, { cari: "KLM-1" })).raw);
  expect(rows[0]).toMatchObject({ "Kode Mesin": "KLM-1", "Asal Mesin": "Jepang" });
  const keys = Object.keys(rows[0] ?? {});
  expect(keys.indexOf("Asal Mesin")).toBeGreaterThan(keys.indexOf("Diubah"));
});

test("who may see only the own customers sees only their fields", async () => {
  const { idKolom } = await kolomBernama(boss, "Kota Asal");
  const menu = ["Pelanggan", "Produk Card"] as const;
  const rina = await office.person("Sales", { nama: "Rina", menu });
  const tono = await office.person("Sales", { nama: "Tono", menu });
  const idPelanggan = await tambahPelanggan(rina, "Milik Rina", { kolomSendiri: [{ idKolom, nilai: "Kota Rahasia" }] });
  await office.sql`update perusahaan set pelanggan_sendiri = true`;
  const dilihat = JSON.stringify((await tono.call(pelanggan.getPelanggan, { limit: 100 })).data);
  expect(dilihat).not.toContain("Kota Rahasia");
  const rows = await sheetRows((await tono.send(pelanggan.exportPelanggan, { idPelanggan: [idPelanggan] })).raw);
  expect(JSON.stringify(rows)).not.toContain("Kota Rahasia");
  expect((await tono.refused(riwayat.getRiwayat, { jenis: "pelanggan", id: String(idPelanggan) })).status).toBe(401);
  expect(JSON.stringify((await rina.call(pelanggan.getPelanggan, {})).data)).toContain("Kota Rahasia");
  await office.sql`update perusahaan set pelanggan_sendiri = false`;
});
