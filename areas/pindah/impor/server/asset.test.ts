import { expect, test } from "vitest";
import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { lokasiAsset } from "#areas/asset/lokasi/contract.ts";
import { makeKategori } from "#areas/asset/server/asset.testing.ts";
import { mulai } from "#areas/pindah/mulai/contract.ts";
import { komentar } from "#areas/sistem/komentar/contract.ts";
import { depreciate } from "#books/jurnal/susut.ts";
import { penyusup } from "#books/periksa/periksa.testing.ts";
import type { Tanggal } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { impor } from "../contract.ts";
import { berkasImpor, isiTabel } from "./impor.testing.ts";

const office = openOffice();
const diam = penyusup(office);
const csv = (name: string, ...rows: string[]) => [berkasImpor(name, rows.join("\n"))];
const JUDUL = "Nama Aset;Kategori Aset;Lokasi;Tanggal Beli;Harga Perolehan;Umur (Tahun);Akumulasi Penyusutan";

/** What the books have on an account at the end of a day, debit less credit. */
const saldo = async (nama: string, hari = "2026-12-31"): Promise<number> => {
  const [row] = await office.sql<{ saldo: number }[]>`
    select coalesce(sum(b.debit - b.kredit), 0)::bigint as saldo from jurnal_baris b join bagan_akun a using (id_akun)
    where a.nama = ${nama} and b.tanggal <= ${hari}`;
  return row?.saldo ?? 0;
};
const akunAsset = async (golongan: string, hari?: string): Promise<number> => {
  const rows = await office.sql<{ nama: string }[]>`
    select nama from bagan_akun where golongan = ${golongan} and id_kategori_asset is not null`;
  const semua = await Promise.all(rows.map(({ nama }) => saldo(nama, hari)));
  return semua.reduce((sum, satu) => sum + satu, 0);
};
const buku = async (hari?: string) => {
  const [susut] = await office.sql<{ nama: string }[]>`select nama from bagan_akun where bawaan = 'penyusutan'`;
  return Promise.all([
    akunAsset("Aset Tetap", hari),
    akunAsset("Akumulasi Penyusutan", hari),
    saldo("Saldo Awal", hari),
    saldo(susut?.nama ?? "", hari),
  ]);
};

async function siapkan(boss: Person): Promise<void> {
  await boss.call(mulai.setTanggalAwal, { tanggal: "2026-10-15" });
  await makeKategori(boss, { nama: "Mesin Produksi", kode: "MSP", pembagi: 48 });
  await boss.call(lokasiAsset.addLokasiAsset, { namaLokasi: "Gudang Utama", singkatan: "GDU" });
}

// Bought on the 20th, two months and a half, and on the 31st, nine months: 2 of 48, 8 of 24 months are full on 15-10-2026.
const ISI = [
  "Mesin Bubut;mesin  produksi;GDU;20/07/2026;48.000.000,00;;2.000.000,00",
  "Kompresor;MSP;Gudang Utama;31/01/2026;Rp 24.000.000;2;",
];

test("assets of the old program count from its last day with what they had lost, and lose value from then on", async () => {
  const boss = await office.person("Super Admin");
  await siapkan(boss);
  await depreciate(office.sql, "2026-11-20" as Tanggal, new Date("2026-11-20T03:00:00Z"));
  const before = await isiTabel(office, "asset", "jurnal", "penomoran");
  const coba = await boss.call(impor.imporAsset, { coba: true, berkas: csv("aset.csv", JUDUL, ...ISI) });
  expect(coba.message).toBe("Siap: 2 baris akan ditambahkan, belum ada yang disimpan");
  expect(coba.data).toMatchObject({ idImpor: null, kurang: [], salah: [] });
  expect(await isiTabel(office, "asset", "jurnal", "penomoran")).toEqual(before);

  const { data, message } = await boss.call(impor.imporAsset, { coba: false, berkas: csv("aset.csv", JUDUL, ...ISI) });
  expect(message).toBe("2 asset diimpor dari aset.csv");
  const list = (await boss.call(listAsset.getAsset, { urut: "namaBarang" })).data;
  expect(list.map((row) => [row.kodeAsset, row.namaBarang, row.tglAssetMasuk, row.tglBuku])).toEqual([
    ["MSP/GDU/2611/002", "Kompresor", "2026-01-31", "2026-10-15"],
    ["MSP/GDU/2611/001", "Mesin Bubut", "2026-07-20", "2026-10-15"],
  ]);
  // 8 months of 24 and 2 of 48 by the last day; a month more of each by now (31-10 and 20-10), and one of the second (20-11).
  expect(await buku("2026-10-15")).toEqual([72_000_000, -10_000_000, -62_000_000, 0]);
  expect(await buku()).toEqual([72_000_000, -13_000_000, -62_000_000, 3_000_000]);
  expect(list[0]?.penyusutan[0]).toMatchObject({ hargaSusutPerBulan: 1_000_000, totalSusut: 15_000_000 });
  expect((await boss.call(mulai.getMulai, {})).data.langkah).toContainEqual({ langkah: "asset", banyak: 2 });

  await boss.call(impor.batalImpor, { idImpor: data.idImpor ?? 0 });
  expect([await buku("2026-10-15"), await buku()]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  const sesudah = (await boss.call(listAsset.getAsset, {})).data;
  expect(
    sesudah.map(({ softDelete, keterangan, penyusutan }) => [softDelete, keterangan, penyusutan[0]?.totalSusut]),
  ).toEqual([
    [true, "Impor dibatalkan", 0],
    [true, "Impor dibatalkan", 0],
  ]);
  const idAsset = sesudah[0]?.idAsset ?? 0;
  const lagi = await boss.refused(listAsset.updateKondisiAsset, { idAsset, statusAsset: "digunakan", keterangan: "" });
  expect(lagi.message).toBe("Impor asset ini sudah dibatalkan");
  expect((await boss.call(mulai.getMulai, {})).data.langkah).toContainEqual({ langkah: "asset", banyak: 0 });
  // Later months have nothing of them, and the same file may come again.
  await depreciate(office.sql, "2026-12-31" as Tanggal, new Date("2026-12-31T03:00:00Z"));
  expect(await buku("2027-01-01")).toEqual([0, 0, 0, 0]);
  await boss.call(impor.imporAsset, { coba: false, berkas: csv("aset.csv", JUDUL, ...ISI) });
});

test("with its trial balance nothing differs from the old program, and Saldo Awal is empty", async () => {
  const boss = await office.person("Super Admin");
  const berkas = csv(
    "neraca.csv",
    "Nama Akun,Debit,Kredit",
    `Mesin Produksi,${await akunAsset("Aset Tetap")},`,
    `Akumulasi Penyusutan Mesin Produksi,,${-(await akunAsset("Akumulasi Penyusutan", "2026-10-15"))}`,
    "Modal,,70000000",
    "Aset Lain-lain,8000000,",
  );
  await boss.call(impor.imporNeraca, { coba: false, berkas });
  await boss.call(impor.imporSaldo, { coba: false, berkas });
  const banding = (await boss.call(mulai.getBandingNeraca, { tanggal: "2026-10-15" })).data;
  expect(banding.filter(({ selisih }) => selisih !== 0)).toEqual([]);
  expect(banding.map(({ nama }) => nama)).toContain("Akumulasi Penyusutan Mesin Produksi");
  expect(await saldo("Saldo Awal", "2026-10-15")).toBe(0);
});

test("every wrong cell is named: an unknown category or place, a day too late, another depreciation than Kantor's", async () => {
  const boss = await office.person("Super Admin");
  await makeKategori(boss, { nama: "Kendaraan", kode: "KDR", batas: 50_000_000 });
  const isi = [
    "Truk;Angkutan;GDU;01/01/2025;60.000.000;;",
    "Gerobak;Kendaraan;Pasar;01/01/2025;60.000.000;;",
    "Motor;Kendaraan;GDU;16/10/2026;20.000.000;8;",
    "Mobil;Kendaraan;GDU;15/10/2025;96.000.000;8;13.000.000",
    "Mobil Dua;Kendaraan;GDU;15/10/2025;96.000.000;8;12.000.012",
    ";Kendaraan;GDU;x;0;200;",
  ];
  const { data } = await boss.call(impor.imporAsset, { coba: true, berkas: csv("salah.csv", JUDUL, ...isi) });
  expect(data.salah.map(({ baris, kolom, message }) => `${baris} ${kolom}: ${message}`)).toEqual([
    '2 Kategori Aset: Kategori "Angkutan" belum ada, tambahkan dulu di Setting › Kategori Asset',
    '3 Lokasi: Lokasi "Pasar" belum ada, tambahkan dulu di Setting › Lokasi Asset',
    "4 Harga Perolehan: Harga tidak sesuai batas kategori Kendaraan",
    "4 Tanggal Beli: Tanggal sesudah hari terakhir program lama, 15-10-2026",
    "5 Akumulasi Penyusutan: Menurut Kantor Rp 12.000.000 pada 15-10-2026: 12 dari 96 bulan sudah penuh. Samakan tanggal atau umurnya, atau kosongkan isian ini",
    expect.stringMatching(/^7 Nama Aset: /),
    expect.stringMatching(/^7 Tanggal Beli: /),
    expect.stringMatching(/^7 Harga Perolehan: /),
    expect.stringMatching(/^7 Umur \(Tahun\): /),
  ]);
  expect((await boss.refused(impor.imporAsset, { coba: false, berkas: csv("salah.csv", JUDUL, ...isi) })).status).toBe(
    400,
  );
});

test("who adds assets may bring them, and Management hears of it; others may not", async () => {
  const berkas = () => csv("gudang.csv", JUDUL, "Rak;MSP;GDU;01/01/2026;5.000.000;;");
  const admin = await office.person("Admin", { menu: ["Asset"] });
  const { data } = await admin.call(impor.imporAsset, { coba: false, berkas: berkas() });
  const boss = await office.person("Management");
  const perhatian = async () => (await boss.call(listAsset.getAsset, { cari: "rak" })).data.map((row) => row.perhatian);
  expect(await perhatian()).toMatchObject([[{ jenis: "tanggal lama", oleh: admin.nama }]]);
  const sales = await office.person("Sales", { menu: ["Pelanggan"] });
  expect((await sales.refused(impor.imporAsset, { coba: true, berkas: berkas() })).status).toBe(401);
  await admin.call(impor.batalImpor, { idImpor: data.idImpor ?? 0 });
  expect(await perhatian()).toEqual([[]]);
});

test("an import stays once an asset was changed, asked to go or talked about, or once its month is closed", async () => {
  const boss = await office.person("Super Admin");
  const bring = async (nama: string) => {
    const berkas = csv(`${nama}.csv`, JUDUL, `${nama};MSP;GDU;01/01/2026;5.000.000;;`);
    const { data } = await boss.call(impor.imporAsset, { coba: false, berkas });
    const [row] = (await boss.call(listAsset.getAsset, { cari: nama })).data;
    return { idImpor: data.idImpor ?? 0, idAsset: row?.idAsset ?? 0 };
  };
  const diubah = await bring("bor");
  await boss.call(listAsset.updateKondisiAsset, { ...diubah, statusAsset: "tidak", keterangan: "Rusak" });
  expect((await boss.refused(impor.batalImpor, diubah)).message).toContain("sudah diubah kondisinya, impor ini");
  const dibahas = await bring("gerinda");
  await boss.call(komentar.addKomentar, { jenis: "asset", id: String(dibahas.idAsset), isi: "Milik siapa?" });
  expect((await boss.refused(impor.batalImpor, dibahas)).message).toContain("sudah dikomentari sejak diimpor");
  const tertutup = await bring("tang");
  await diam("update tutup_buku set sampai = '2026-10-31'");
  expect((await boss.refused(impor.batalImpor, tertutup)).message).toContain("ditutup");
  const lagi = csv("lagi.csv", JUDUL, "Palu;MSP;GDU;01/01/2026;5.000.000;;");
  expect((await boss.refused(impor.imporAsset, { coba: false, berkas: lagi })).message).toContain("ditutup");
});
