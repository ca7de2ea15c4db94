import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { cariSemua } from "#areas/sistem/cari/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { isiRekening } from "#books/fixtures.ts";
import { loseAsset } from "#books/fixturesJurnal.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { pengajuanAsset } from "../../pengajuan-asset/contract.ts";
import { acceptAsset, submitAsset, tempat } from "../../server/asset.testing.ts";
import { listAsset } from "../contract.ts";

const office = openOffice();

test("what was bought before is registered, and wears off from the day of its entry; no money moves", async () => {
  const bos = await office.person("Super Admin");
  const staf = await office.person("Staf", { menu: ["Asset"] });
  const dimana = await tempat(bos, {
    nama: "Komputer",
    kode: "kmp",
    pembagi: 3,
    jenisBatas: "bawah",
    batas: 1_000_000,
  });
  const isian = { ...dimana, namaBarang: "Laptop Gudang", harga: 1_000_000, tglAssetMasuk: "2026-08-31" };
  const { data } = await staf.call(listAsset.addAsset, isian);
  // The code has the month of registration, not that of the purchase.
  expect(data.kodeAsset).toMatch(/^KMP\/L\d+\/2611\/001$/);
  const lagi = (await staf.call(listAsset.addAsset, isian)).data.kodeAsset;
  expect(lagi).toBe(data.kodeAsset.replace(/1$/, "2"));

  const { data: rows, ...halaman } = await staf.call(listAsset.getAsset, { cari: "GUDANG", limit: 1, page: 2 });
  expect(halaman).toMatchObject({ totalDocs: 2, totalPages: 2, pagingCounter: 2 });
  expect(rows).toMatchObject([
    {
      ...data,
      harga: 1_000_000,
      kategoriAsset: [{ namaKategori: "Komputer", kode: "KMP", pembagi: 3 }],
      softDelete: false,
      idPengajuanAsset: null,
      // On 20 November two of three months are full: on 30 September and on 31 October.
      penyusutan: [{ hargaSusutPerBulan: 333_333, akumulasiSusut: 666_666, totalSusut: 333_334 }],
      aksi: { kondisi: { boleh: true } },
    },
  ]);
  const { kodeAsset } = data;
  expect((await staf.call(listAsset.getDetailAsset, { kodeAsset })).data).toEqual(rows[0]);
  expect(await staf.refused(listAsset.getDetailAsset, { kodeAsset: `${kodeAsset}9` })).toMatchObject({
    status: 404,
    message: "Asset tidak ditemukan",
  });
  expect(halaman.nominalAsset).toEqual({
    jumlah: 2,
    hargaPerolehan: 2_000_000,
    akumulasiSusut: 1_333_332,
    totalSusut: 666_668,
    belumMasuk: { jumlah: 0, harga: 0 },
  });
  expect((await office.sql`select 1 from kas`).length).toBe(0);

  const salah = { ...isian, namaBarang: " ", harga: 1_000_001, tglAssetMasuk: "2026-11-21" };
  expect((await staf.refused(listAsset.addAsset, salah)).errors).toEqual([
    { field: "namaBarang", message: "Nama barang tidak boleh kosong." },
  ]);
  expect((await staf.refused(listAsset.addAsset, { ...salah, namaBarang: "Server" })).errors).toEqual([
    { field: "harga", message: "Harga tidak sesuai batas kategori Komputer" },
    { field: "tglAssetMasuk", message: "Tanggal asset masuk tidak boleh setelah hari ini" },
  ]);
  expect((await staf.send(listAsset.addAsset, {})).body).toMatchObject({
    status: 400,
    errors: [
      { field: "namaBarang" },
      { field: "idKategori", message: "Kategori asset tidak boleh kosong." },
      { field: "idLokasi", message: "Lokasi asset tidak boleh kosong." },
      { field: "harga", message: "Harga asset tidak boleh kosong." },
      { field: "tglAssetMasuk", message: "Tanggal asset masuk tidak boleh kosong." },
    ],
  });
  const asing = { ...isian, idKategori: 999_999, idLokasi: 999_999 };
  expect((await staf.refused(listAsset.addAsset, asing)).errors).toEqual([
    { field: "idKategori", message: "Kategori asset tidak dikenal" },
    { field: "idLokasi", message: "Lokasi asset tidak dikenal" },
  ]);
  const luar = await office.person("Sales", { menu: ["Produk"] });
  expect((await luar.refused(listAsset.getDetailAsset, { kodeAsset })).status).toBe(401);
  for (const call of [listAsset.getAsset, listAsset.totalNominalAsset, listAsset.exportAsset]) {
    expect((await luar.refused(call, {})).status).toBe(401);
  }
});

test("out of the books it counts in no total from that day on, and its schedule tells which months were no cost", async () => {
  const bos = await office.person("Super Admin");
  const staf = await office.person("Staf", { nama: "Sari", menu: ["Asset"] });
  const dimana = await tempat(bos, { pembagi: 5 });
  const sebelum = (await staf.call(listAsset.totalNominalAsset, {})).data;
  const { data: asset } = await staf.call(listAsset.addAsset, {
    ...dimana,
    namaBarang: "Genset",
    harga: 50_000,
    tglAssetMasuk: "2026-10-25",
  });
  const { idAsset } = asset;
  const ubah = (statusAsset: "digunakan" | "tidak" | "", keterangan: string) =>
    staf.send(listAsset.updateKondisiAsset, { idAsset, statusAsset, keterangan });
  expect((await ubah("", "")).body).toMatchObject({
    errors: [{ field: "statusAsset", message: "Kondisi asset tidak boleh kosong." }],
  });
  expect((await ubah("tidak", "")).body).toMatchObject({
    status: 400,
    errors: [{ field: "keterangan", message: "Keterangan tidak boleh kosong." }],
  });
  expect((await ubah("digunakan", "")).body).toMatchObject({
    status: 409,
    message: "Asset sudah tercatat Digunakan",
  });
  const dipakai = (await staf.call(listAsset.totalNominalAsset, {})).data;
  expect(dipakai.totalSusut - sebelum.totalSusut).toBe(50_000);

  await office.travel("2026-11-24T03:00:00Z");
  // Only not used, it counts as before. What earlier versions took out of the books is out of them.
  expect((await ubah("tidak", "Mesin macet")).body.message).toBe(`Asset ${asset.kodeAsset} menjadi Tidak Digunakan`);
  expect((await staf.call(listAsset.totalNominalAsset, {})).data).toEqual(dipakai);
  await staf.call(listAsset.updateKondisiAsset, { idAsset, statusAsset: "digunakan", keterangan: "" });
  await loseAsset(office, idAsset, "Mesin macet");
  expect((await ubah("tidak", "Mesin macet total")).status).toBe(200);
  const [rusak] = (await staf.call(listAsset.getAsset, { cari: asset.kodeAsset.toLowerCase() })).data;
  expect(rusak).toMatchObject({ softDelete: true, keterangan: "Mesin macet total" });
  expect(rusak?.penyusutan).toEqual([{ hargaSusutPerBulan: 10_000, akumulasiSusut: 0, totalSusut: 0 }]);
  const istirahat = await staf.call(listAsset.getJadwalPenyusutan, { idAsset });
  expect(istirahat.asset.penyusutan[0]?.totalSusut).toBe(0);
  expect(istirahat.data.map(({ totalSusut }) => totalSusut)).toEqual([0, 0, 0, 0, 0]);
  const { raw } = await staf.send(listAsset.exportAsset, {});
  const [judul = [], ...baris] = (await readXlsx(new Uint8Array(raw))).sheets[0]?.rows ?? [];
  const diFile = baris.find((sel) => sel[judul.indexOf("Kode Asset")] === asset.kodeAsset);
  expect(diFile?.[judul.indexOf("Nilai Buku")]).toBe(0);
  const tanpa = (await staf.call(listAsset.totalNominalAsset, {})).data;
  expect([tanpa.jumlah - dipakai.jumlah, tanpa.hargaPerolehan - dipakai.hargaPerolehan]).toEqual([-1, -50_000]);

  await office.travel("2026-12-20T03:00:00Z");
  await staf.call(listAsset.updateKondisiAsset, { idAsset, statusAsset: "digunakan", keterangan: "Sudah diservis" });
  await office.travel("2027-01-26T03:00:00Z");
  const jadwal = await staf.call(listAsset.getJadwalPenyusutan, { idAsset });
  expect(jadwal.data.map(({ tanggal, keadaan }) => [tanggal, keadaan])).toEqual([
    ["2026-11-25", "tidakDigunakan"],
    ["2026-12-25", "sudah"],
    ["2027-01-25", "sudah"],
    ["2027-02-25", "belum"],
    ["2027-03-25", "belum"],
  ]);
  expect(jadwal.data.map(({ totalSusut }) => totalSusut)).toEqual([0, 30_000, 20_000, 10_000, 0]);
  expect(jadwal.data.at(-1)).toMatchObject({ nilaiSusut: 10_000, akumulasiSusut: 50_000, totalSusut: 0 });
  expect(jadwal.asset.penyusutan).toEqual([{ hargaSusutPerBulan: 10_000, akumulasiSusut: 30_000, totalSusut: 20_000 }]);
  expect(jadwal.kondisi).toMatchObject([
    { tanggal: "2026-12-20", statusAsset: "digunakan", keterangan: "Sudah diservis", user: { namaLengkap: "Sari" } },
    { tanggal: "2026-11-24", statusAsset: "tidak", keterangan: "Mesin macet total" },
    { tanggal: "2026-11-24", statusAsset: "tidak", keterangan: "Mesin macet" },
    { tanggal: "2026-11-24", statusAsset: "digunakan", keterangan: "" },
    { tanggal: "2026-11-24", statusAsset: "tidak", keterangan: "Mesin macet" },
  ]);
  expect((await staf.refused(listAsset.getJadwalPenyusutan, { idAsset: 999_999 })).status).toBe(404);
  const { data: kisah } = await staf.call(riwayat.getRiwayat, { jenis: "asset", id: String(idAsset) });
  expect(kisah.map(({ panggilan }) => panggilan)).toEqual([...Array(4).fill("updateKondisiAsset"), "addAsset"]);
  expect(kisah[3]?.perubahan).toContainEqual(
    expect.objectContaining({ label: "Kondisi", sebelum: "Digunakan", sesudah: "Tidak Digunakan" }),
  );
});

test("the file holds every asset, and its totals are those of the screen", async () => {
  const bos = await office.person("Super Admin");
  const dimana = await tempat(bos);
  await isiRekening(office, bos, "Kas Kecil", 700_000);
  const idPengajuan = await submitAsset(office, bos, { ...dimana, namaBarang: "Printer", harga: 700_000 });
  await acceptAsset(bos, idPengajuan);
  const belum = (await bos.call(listAsset.totalNominalAsset, {})).data;
  expect(belum.belumMasuk).toEqual({ jumlah: 1, harga: 700_000 });
  await bos.call(pengajuanAsset.approveMasukAsset, { idPengajuan });
  const total = (await bos.call(listAsset.totalNominalAsset, {})).data;
  expect(total.belumMasuk).toEqual({ jumlah: 0, harga: 0 });
  expect(total.totalSusut - belum.totalSusut).toBe(700_000);
  expect((await bos.call(listAsset.getAsset, {})).nominalAsset).toEqual(total);

  const { raw, headers } = await bos.send(listAsset.exportAsset, {});
  expect(decodeURIComponent(String(headers["content-disposition"]))).toMatch(/Export Asset-\d\d-01-2027\.xlsx$/);
  const rows = (await readXlsx(new Uint8Array(raw))).sheets[0]?.rows ?? [];
  const kolom = (nama: string) => rows[0]?.indexOf(nama) ?? -1;
  const akhir = rows.at(-1) ?? [];
  expect(rows.length - 2).toBe((await bos.call(listAsset.getAsset, {})).totalDocs);
  expect(akhir[0]).toBe("Total");
  expect(["Harga Perolehan", "Akumulasi Susut", "Nilai Buku"].map((nama) => akhir[kolom(nama)])).toEqual([
    total.hargaPerolehan,
    total.akumulasiSusut,
    total.totalSusut,
  ]);

  const ajuan = await bos.send(pengajuanAsset.exportPengajuanAsset, {});
  expect(decodeURIComponent(String(ajuan.headers["content-disposition"]))).toMatch(
    /Export Pengajuan Asset-sampai \d\d-01-2027\.xlsx$/,
  );
  const lembar = (await readXlsx(new Uint8Array(ajuan.raw))).sheets[0]?.rows ?? [];
  expect(lembar).toHaveLength(3);
  expect(lembar[2]?.[lembar[0]?.indexOf("Harga Disetujui") ?? -1]).toBe(700_000);
});

test("its label says what it is and where it belongs; the search finds it and its request, for the menu Asset", async () => {
  const bos = await office.person("Super Admin");
  const staf = await office.person("Staf", { menu: ["Asset"] });
  const dimana = await tempat(bos, { nama: "Perabot", kode: "PRB" });
  const isian = { ...dimana, namaBarang: "Meja Bundar 🪑", harga: 900_000, tglAssetMasuk: "2020-02-29" };
  const { data: asset } = await staf.call(listAsset.addAsset, isian);
  const { data: label } = await staf.call(listAsset.cetakLabelAsset, { idAsset: asset.idAsset });
  expect(label.nama).toBe(`Label ${asset.kodeAsset.replaceAll("/", "-")}.pdf`);
  const pages = readPdfText(Buffer.from(label.base64, "base64"));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(asset.kodeAsset);
  expect(pages[0]).toMatch(/Meja Bundar Lokasi \d+ Perabot/);

  const { data: kursi } = await staf.call(listAsset.addAsset, { ...isian, namaBarang: "Kursi Lipat" });
  const asing = 999_999 as typeof kursi.idAsset;
  const dua = [kursi.idAsset, asing, asset.idAsset];
  const { pdf, hasil } = (await staf.call(listAsset.cetakLabelBanyak, { idAsset: dua })).data;
  expect(hasil.map(({ id, status }) => [Number(id), status])).toEqual(dua.map((id) => [id, id === asing ? 404 : 200]));
  const lembar = readPdfText(Buffer.from(pdf?.base64 ?? "", "base64"));
  expect(lembar.map((isi) => /Kursi Lipat|Meja Bundar/.exec(isi)?.[0])).toEqual(["Kursi Lipat", "Meja Bundar"]);
  expect((await staf.call(listAsset.cetakLabelBanyak, { idAsset: [asing] })).data.pdf).toBeNull();

  const idPengajuan = await submitAsset(office, staf, { ...dimana, namaBarang: "Kursi Bundar" });
  const { data } = await staf.call(cariSemua.cari, { q: "bundar" });
  expect(data).toMatchObject([
    { jenis: "pengajuanAsset", kunci: idPengajuan, judul: "Kursi Bundar" },
    { jenis: "asset", kunci: asset.kodeAsset, judul: "Meja Bundar 🪑" },
  ]);
  const luar = await office.person("Sales", { menu: ["Produk"] });
  expect((await luar.call(cariSemua.cari, { q: "bundar" })).data).toEqual([]);
});
