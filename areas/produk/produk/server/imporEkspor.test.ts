import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { sheet, sheetRows } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { produk } from "../contract.ts";
import { edit, satu, tambah } from "./produk.testing.ts";

const office = openOffice();

type Sel = Record<string, string | number | null>;

/** The rows of the exported list. */
async function ekspor(person: Person): Promise<Sel[]> {
  const { raw } = await person.send(produk.exportExcelProduk, {});
  const rows = await sheetRows(raw);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, cell instanceof Date ? null : (cell as string)])),
  );
}

const baris = (rows: readonly Sel[], kode: string): Sel => {
  const row = rows.find((one) => one["Kode Mesin"] === kode);
  if (!row) throw new Error(`${kode} is not in the list`);
  return row;
};

const simpan = async (rows: readonly Sel[], name = "Export Mesin.xlsx") => {
  const header = Object.keys(rows[0] ?? {});
  return sheet([header, ...rows.map((row) => header.map((key) => row[key] ?? null))], name);
};

const impor = async (person: Person, rows: readonly Sel[]) =>
  person.call(produk.importExcelProduk, { excelFile: [await simpan(rows)] });
const ditolak = async (person: Person, rows: readonly Sel[]) =>
  (await person.refused(produk.importExcelProduk, { excelFile: [await simpan(rows)] })).errors;

test("an exported list comes back unchanged and changes nothing", async () => {
  const boss = await office.person("Super Admin");
  await tambah(boss, { kodeProduk: "UTH-1" });
  const before = await satu(boss, "UTH-1");
  const { message, data } = await impor(boss, await ekspor(boss));
  expect({ message, data }).toEqual({
    message: "Tidak ada yang diubah: semua produk sudah sama dengan isi file",
    data: { jumlah: 0 },
  });
  expect((await satu(boss, "UTH-1")).versi).toBe(before.versi);
});

test("what was changed in it is changed, its stock by a correction, and a new row is a new product", async () => {
  const boss = await office.person("Management");
  await tambah(boss, { kodeProduk: "EKS-1" });
  await tambah(boss, { kodeProduk: "EKS-2" });
  const rows = await ekspor(boss);
  const satunya = baris(rows, "EKS-1");
  Object.assign(satunya, {
    "Kode Mesin": "EKS-1B",
    "Nama Mesin": "Oven Baru",
    "Harga Produk": "Rp 26.000.000",
    "Harga Beli": 18_000_000,
    "Jumlah Stock": 6,
    Reminder: "Tidak",
    Status: "Tidak Aktif",
  });
  rows.push({ ...satunya, "Kode Mesin": "EKS-3", "Jumlah Stock": 2, Status: "Aktif", Penanda: null });
  const { message } = await impor(boss, rows);
  expect(message).toBe("2 produk berhasil diimpor (1 baru, 1 diubah)");
  const after = await satu(boss, "EKS-1B");
  expect(after).toMatchObject({
    namaProduk: "Oven Baru",
    hargaProduk: 26_000_000,
    hargaBeli: 18_000_000,
    jumlahStock: 6,
    mustPo: false,
    softDelete: true,
  });
  const book = await boss.call(produk.getKartuStok, { idProduk: after.idProduk });
  expect(book.data).toMatchObject([
    // The new purchase price moves no value: the counted units enter at the average.
    { jenis: "koreksi", qty: 2, saldo: 6, nilai: 35_000_000, keterangan: expect.stringContaining("Impor Export") },
    { jenis: "awal", qty: 4 },
  ]);
  expect(await satu(boss, "EKS-3")).toMatchObject({ jumlahStock: 2, softDelete: false });
  const { data: history } = await boss.call(riwayat.getRiwayat, { jenis: "produk", id: String(after.idProduk) });
  expect(history[0]?.perubahan.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Kode Mesin", "Nama Mesin", "Harga Produk", "Reminder Stock", "Status"]),
  );
});

test("who changed a product in the app since the export is not overwritten; goods that moved since are left alone", async () => {
  const boss = await office.person("Super Admin");
  await tambah(boss, { kodeProduk: "LMA-1" });
  await tambah(boss, { kodeProduk: "LMA-2" });
  const rows = await ekspor(boss);
  await boss.call(
    produk.editProduk,
    edit(await satu(boss, "LMA-1"), { kodeProduk: "LMA-1", namaProduk: "Dari layar" }),
  );
  const gerak = { idProduk: (await satu(boss, "LMA-2")).idProduk, jumlahStock: 9, keterangan: "Hitungan" };
  await boss.call(produk.koreksiStok, gerak);
  // Only the one price was changed in the file.
  baris(rows, "LMA-2")["Harga Produk"] = 1_000;
  expect(await ditolak(boss, rows)).toMatchObject([
    {
      baris: rows.indexOf(baris(rows, "LMA-1")) + 2,
      kolom: "Kode Mesin",
      message: expect.stringContaining("ekspor lagi"),
    },
  ]);
  const sisa = rows.filter((row) => row["Kode Mesin"] !== "LMA-1");
  await impor(boss, sisa);
  expect(await satu(boss, "LMA-2")).toMatchObject({ hargaProduk: 1_000, jumlahStock: 9 });

  const lagi = (await ekspor(boss)).map((row) => ({ ...row }));
  await boss.call(produk.koreksiStok, { ...gerak, jumlahStock: 3 });
  baris(lagi, "LMA-2")["Jumlah Stock"] = 5;
  expect(await ditolak(boss, lagi)).toMatchObject([
    { kolom: "Jumlah Stock", message: expect.stringContaining("baru saja berubah dari 9 menjadi 3") },
  ]);
});

test("a list of somebody who may not see the purchase price keeps it; a tag that is copied or made up is refused", async () => {
  const boss = await office.person("Super Admin");
  const admin = await office.person("Admin");
  await tambah(boss, { kodeProduk: "TND-1" });
  const rows = await ekspor(admin);
  expect(Object.keys(rows[0] ?? {})).not.toContain("Harga Beli");
  const mine = baris(rows, "TND-1");
  mine["Harga Produk"] = 30_000_000;
  await impor(boss, [mine]);
  expect(await satu(boss, "TND-1")).toMatchObject({ hargaProduk: 30_000_000, hargaBeli: 17_500_000 });

  const fresh = baris(await ekspor(boss), "TND-1");
  const wrong = [fresh, { ...fresh, "Kode Mesin": "TND-2" }, { ...fresh, "Kode Mesin": "TND-3", Penanda: "P1" }];
  expect((await ditolak(boss, wrong)).map(({ baris: row, message }) => [row, message])).toEqual([
    [3, "Penanda sama dengan baris 2 file Export Mesin.xlsx. Kosongkan untuk produk baru"],
    [4, "Penanda tidak dikenal. Jangan diubah; kosongkan untuk produk baru"],
  ]);
});
