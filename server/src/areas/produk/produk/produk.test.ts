import { expect, test } from "vitest";
import type { Id } from "#contract/kernel/types.ts";
import { produk } from "#contract/produk/produk.ts";
import { riwayat } from "#contract/sistem/riwayat.ts";
import { buatOrder, buatProduk } from "#server/books/fixtures.ts";
import { picture } from "#server/platform/testing/files.ts";
import { openOffice, type Person } from "#server/platform/testing/office.ts";

const office = openOffice();

const OVEN = {
  kodeProduk: "OVN-1",
  namaProduk: "Oven Pengering",
  kapasitas: "100 kg",
  kategoriProduk: "utama",
  tipe: "Gas",
  hargaProduk: 25_000_000,
  hargaBeli: 17_500_000,
  jumlahStock: 4,
  minimalStock: 1,
} as const;

async function tambah(person: Person, lain: Partial<Record<keyof typeof OVEN, string | number>> = {}) {
  const { data } = await person.call(produk.addProduk, { ...OVEN, ...lain, fotoProduk: [] } as never);
  return data.idProduk;
}
async function satu(person: Person, cari: string) {
  const { data } = await person.call(produk.getProduk, { cari });
  const [row] = data;
  if (!row || data.length > 1) throw new Error(`${data.length} products for ${cari}`);
  return row;
}
const edit = ({ idProduk, versi }: { idProduk: Id<"produk">; versi?: number }, lain: object) => {
  const { jumlahStock: _, ...isi } = OVEN;
  return { ...isi, idProduk, versi, fotoProduk: [], ...lain } as never;
};

test("a machine is added with its photos and first stock, gets more and another price, and its book tells it all", async () => {
  const boss = await office.person("Management");
  const foto = [await picture("depan.jpg", "#c92a2a"), await picture("samping.png", "#1971c2")];
  const { data } = await boss.call(produk.addProduk, { ...OVEN, fotoProduk: foto });
  const before = await satu(boss, "ovn-1");
  expect(before).toMatchObject({ ...OVEN, stockSales: 4, mustPo: true, statusPo: false, softDelete: false });
  expect(before.fotoProduk).toHaveLength(2);
  const image = await office.app.http.inject({ url: before.fotoProduk[0] ?? "" });
  expect(image.statusCode).toBe(200);

  const change = { namaProduk: "Oven Pengering Besar", hargaBeli: 18_000_000, penambahanStock: 3, reminder: false };
  await boss.call(produk.editProduk, edit(before, change));
  const after = await satu(boss, "besar");
  expect(after).toMatchObject({ jumlahStock: 7, stockSales: 7, hargaBeli: 18_000_000, mustPo: false });
  expect(after.fotoProduk.map((url) => url.split("?")[0])).toEqual(before.fotoProduk.map((url) => url.split("?")[0]));

  const book = await boss.call(produk.getKartuStok, { idProduk: data.idProduk });
  expect(book).toMatchObject({ totalDocs: 3, totalPages: 1, pagingCounter: 1 });
  expect(book.data).toMatchObject([
    { jenis: "tambah", qty: 3, saldo: 7, hargaBeli: 18_000_000, nama: boss.nama },
    { jenis: "koreksi", qty: 0, saldo: 4, hargaBeli: 18_000_000, keterangan: "Perubahan harga beli" },
    { jenis: "awal", qty: 4, saldo: 4, hargaBeli: 17_500_000, tanggal: "2026-11-20" },
  ]);
  const second = await boss.call(produk.getKartuStok, { idProduk: data.idProduk, limit: 2, page: 2 });
  expect(second.data).toMatchObject([{ jenis: "awal" }]);

  await boss.call(produk.editProduk, edit(after, { updateFoto: true, fotoProduk: [await picture("baru.jpg")] }));
  const renewed = await satu(boss, "ovn-1");
  expect(renewed.fotoProduk).toHaveLength(1);
  expect((await office.app.http.inject({ url: before.fotoProduk[0] ?? "" })).statusCode).toBe(404);
});

test("who saves last is told who was first, and nothing of the later save is kept", async () => {
  const [ani, budi] = [await office.person("Management", { nama: "Ani" }), await office.person("Super Admin")];
  await tambah(ani, { kodeProduk: "VRS-1" });
  const seen = await satu(budi, "VRS-1");
  const kode = { kodeProduk: "VRS-1" };
  await ani.call(produk.editProduk, edit(seen, { ...kode, penambahanStock: 1 }));
  const refusal = await budi.refused(produk.editProduk, edit(seen, { ...kode, penambahanStock: 5 }));
  expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining("oleh Ani") });
  expect((await satu(ani, "VRS-1")).jumlahStock).toBe(5);
});

test("the purchase price leaves the server for Super Admin and Management alone", async () => {
  const boss = await office.person("Super Admin");
  const admin = await office.person("Admin");
  const idProduk = await tambah(boss, { kodeProduk: "RHS-1", hargaBeli: 17_654_321 });
  await boss.call(produk.editProduk, edit({ idProduk }, { kodeProduk: "RHS-1", hargaBeli: 18_765_432 }));
  const asked = [
    admin.send(produk.getProduk, { cari: "RHS" }),
    admin.send(produk.getProdukHarusPo, {}),
    admin.send(produk.getProdukDipilih, { idProduk: [idProduk] }),
    admin.send(produk.getKartuStok, { idProduk }),
    admin.send(riwayat.getRiwayat, { jenis: "produk", id: String(idProduk) }),
  ];
  for (const { body, status } of await Promise.all(asked)) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/17654321|18765432|17.654.321|18.765.432/);
  }
  expect((await satu(admin, "RHS-1")).hargaBeli).toBeNull();
  expect((await satu(boss, "RHS-1")).hargaBeli).toBe(18_765_432);
});

test("that the purchase price is missing is said to everyone, the price itself is not", async () => {
  const boss = await office.person("Management");
  const logistik = await office.person("Logistik");
  await tambah(boss, { kodeProduk: "TNP-1", hargaBeli: 0 });
  expect(await satu(logistik, "TNP-1")).toMatchObject({
    hargaBeli: null,
    aksi: { po: { boleh: false, alasan: "Maaf harga beli belum diinput, silahkan input harga beli produk!!!" } },
  });
});

test("other roles look, and change nothing", async () => {
  const boss = await office.person("Super Admin");
  const admin = await office.person("Admin");
  const idProduk = await tambah(boss, { kodeProduk: "TTP-1" });
  const tries = await Promise.all([
    admin.refused(produk.addProduk, { ...OVEN, kodeProduk: "TTP-2", fotoProduk: [] }),
    admin.refused(produk.editProduk, edit({ idProduk }, { kodeProduk: "TTP-3" })),
    admin.refused(produk.deleteProduk, { idProduk, statusProduk: true }),
    admin.refused(produk.koreksiStok, { idProduk, jumlahStock: 0, keterangan: "Iseng" }),
    admin.refused(produk.importExcelProduk, { excelFile: [] }),
  ]);
  expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  const row = await satu(admin, "TTP-1");
  expect(row).toMatchObject({ jumlahStock: 4, softDelete: false, aksi: { edit: { boleh: false } } });
});

test("a code belongs to one machine, whatever its letters' case and however many ask at once", async () => {
  const boss = await office.person("Super Admin");
  const answers = await Promise.all(
    ["KMB-1", "kmb-1", "Kmb-1", "KMB-1"].map((kodeProduk) =>
      boss.send(produk.addProduk, { ...OVEN, kodeProduk, fotoProduk: [] }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const other = await tambah(boss, { kodeProduk: "KMB-2" });
  const refusal = await boss.refused(produk.editProduk, edit({ idProduk: other }, { kodeProduk: "kmb-1" }));
  expect(refusal.errors).toEqual([{ field: "kodeProduk", message: "Kode produk kmb-1 sudah digunakan" }]);
});

test("wrong input is refused at its fields, all at once", async () => {
  const boss = await office.person("Super Admin");
  const wrong = { kodeProduk: " ", namaProduk: "", kategoriProduk: "lain", hargaProduk: "12,5", jumlahStock: -1 };
  const { status, body } = await boss.send(produk.addProduk, { ...wrong, fotoProduk: [] });
  expect(status).toBe(400);
  const errors = body.errors as { field: string }[];
  expect(errors.map(({ field }) => field).sort()).toEqual(
    ["hargaProduk", "jumlahStock", "kategoriProduk", "kodeProduk", "namaProduk"].sort(),
  );
  const dear = { ...OVEN, kodeProduk: "MHL-1", hargaBeli: 999_999_999_999_999, jumlahStock: 2, fotoProduk: [] };
  expect((await boss.refused(produk.addProduk, dear)).errors).toMatchObject([{ field: "jumlahStock" }]);
  const text = new File(["bukan gambar"], "foto.jpg");
  expect((await boss.refused(produk.addProduk, { ...OVEN, fotoProduk: [text] })).status).toBe(415);
  expect((await boss.refused(produk.getKartuStok, { idProduk: 2_000_000_000 })).status).toBe(404);
});

test("the reminder list shows what runs low; its badge counts what nobody has ordered yet", async () => {
  const boss = await office.person("Management");
  const total = async () => (await boss.call(produk.getTotalProdukHarusPo, {})).total;
  const before = await total();
  const low = await tambah(boss, { kodeProduk: "LOW-1", jumlahStock: 1, minimalStock: 1 });
  await tambah(boss, { kodeProduk: "LOW-2", jumlahStock: 2, minimalStock: 1 });
  const quiet = await tambah(boss, { kodeProduk: "LOW-3", jumlahStock: 0, minimalStock: 0 });
  const ordered = await tambah(boss, {
    kodeProduk: "LOW-4",
    jumlahStock: 0,
    minimalStock: 2,
    kategoriProduk: "upgrade",
  });
  const gone = await tambah(boss, { kodeProduk: "LOW-5", jumlahStock: 0, minimalStock: 2 });
  await boss.call(
    produk.editProduk,
    edit({ idProduk: quiet }, { kodeProduk: "LOW-3", minimalStock: 0, reminder: false }),
  );
  await boss.call(produk.deleteProduk, { idProduk: gone, statusProduk: true });
  await office.sql`update produk set status_po = true where id_produk = ${ordered}`;

  const list = await boss.call(produk.getProdukHarusPo, { cari: "low-" });
  expect(list.data.map((row) => row.idProduk)).toEqual([ordered, low]);
  expect((await boss.call(produk.getProdukHarusPo, { cari: "low-", kategori: "upgrade" })).totalDocs).toBe(1);
  expect(await total()).toBe(before + 1);
  await office.sql`update produk set status_po = false where id_produk = ${ordered}`;
  expect(await total()).toBe(before + 2);
});

test("an inactive machine stays in the lists and comes back", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await tambah(boss, { kodeProduk: "AKT-1" });
  await boss.call(produk.deleteProduk, { idProduk, statusProduk: true });
  expect(await satu(boss, "AKT-1")).toMatchObject({
    softDelete: true,
    aksi: { po: { boleh: false, alasan: "Produk tidak aktif" } },
  });
  const again = await boss.refused(produk.deleteProduk, { idProduk, statusProduk: true });
  expect(again).toMatchObject({ status: 409, message: "Oven Pengering sudah tidak aktif" });
  await boss.call(produk.deleteProduk, { idProduk, statusProduk: false });
  expect((await satu(boss, "AKT-1")).softDelete).toBe(false);
  await expect(office.sql`delete from produk where id_produk = ${idProduk}`).rejects.toThrow(/dinonaktifkan/);
});

test("a count corrects the book with its reason, but takes nothing from open orders", async () => {
  const boss = await office.person("Management");
  const idProduk = await buatProduk(office, boss, { namaProduk: "Mixer", kodeProduk: "MIX-1", stock: 5 });
  await buatOrder(office, boss, { baris: [{ idProduk, qty: 3 }] });
  const koreksi = (jumlahStock: number, keterangan = "Stock opname") => ({ idProduk, jumlahStock, keterangan });
  expect((await boss.refused(produk.koreksiStok, koreksi(2))).message).toBe(
    "Stock Mixer tidak boleh kurang dari 3 unit yang ditahan order",
  );
  expect((await boss.refused(produk.koreksiStok, koreksi(5))).status).toBe(409);
  expect((await boss.refused(produk.koreksiStok, koreksi(4, " "))).errors).toMatchObject([{ field: "keterangan" }]);
  await boss.call(produk.koreksiStok, koreksi(3, "Dua unit rusak"));
  expect(await satu(boss, "MIX-1")).toMatchObject({ jumlahStock: 3, stockSales: 0 });
  const { data } = await boss.call(produk.getKartuStok, { idProduk });
  expect(data[0]).toMatchObject({ jenis: "koreksi", qty: -2, saldo: 3, keterangan: "Dua unit rusak" });
});

test("everything added at once counts, nothing is overwritten", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await tambah(boss, { kodeProduk: "BRS-1", jumlahStock: 0 });
  const add = (penambahanStock: number) => edit({ idProduk }, { kodeProduk: "BRS-1", penambahanStock });
  await Promise.all([1, 2, 3, 4, 5, 6].map((n) => boss.call(produk.editProduk, add(n))));
  expect((await satu(boss, "BRS-1")).jumlahStock).toBe(21);
});

test("every page is reached, from either end, and what is typed is text", async () => {
  const boss = await office.person("Super Admin");
  for (let number = 1; number <= 25; number += 1) {
    await tambah(boss, { kodeProduk: `HLM-${number}`, namaProduk: number === 7 ? "Sisa 100%_" : `Rak ${number}` });
  }
  const page = (page: number) => boss.call(produk.getProduk, { cari: "hlm-", limit: 10, page });
  const [first, middle, last, beyond] = await Promise.all([page(1), page(2), page(3), page(9)]);
  const codes = [...first.data, ...middle.data, ...last.data].map((row) => row.kodeProduk);
  expect(codes).toEqual(Array.from({ length: 25 }, (_, at) => `HLM-${25 - at}`));
  expect(last).toMatchObject({ totalDocs: 25, totalPages: 3, page: 3, pagingCounter: 21 });
  expect(beyond).toMatchObject({ data: [], totalDocs: 25 });
  expect((await boss.call(produk.getProduk, { cari: "100%_" })).totalDocs).toBe(1);
  expect((await boss.call(produk.getProduk, { cari: "%" })).totalDocs).toBe(1);
  const [utama, semua] = await Promise.all([
    boss.call(produk.getProduk, { kategori: "utama", limit: 100 }),
    boss.call(produk.getProduk, { limit: 100 }),
  ]);
  expect(utama.totalDocs).toBe(utama.data.length);
  expect(semua.totalDocs).toBe(semua.data.length);
});

test("a change of category is counted where the machine is now", async () => {
  const boss = await office.person("Super Admin");
  const count = async (kategori: "utama" | "upgrade") => (await boss.call(produk.getProduk, { kategori })).totalDocs;
  const idProduk = await tambah(boss, { kodeProduk: "KTG-1" });
  const [utama, upgrade] = [await count("utama"), await count("upgrade")];
  await boss.call(produk.editProduk, edit({ idProduk }, { kodeProduk: "KTG-1", kategoriProduk: "upgrade" }));
  expect([await count("utama"), await count("upgrade")]).toEqual([utama - 1, upgrade + 1]);
});

test("a cart asks for its machines by their ids", async () => {
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales");
  const ids = [await tambah(boss, { kodeProduk: "CRT-1" }), await tambah(boss, { kodeProduk: "CRT-2" })];
  const { data } = await sales.call(produk.getProdukDipilih, { idProduk: [...ids, 1_999_999_999] });
  expect(data.map((row) => row.kodeProduk)).toEqual(["CRT-1", "CRT-2"]);
  expect((await sales.refused(produk.getProdukDipilih, { idProduk: ["x"] })).status).toBe(400);
});
