import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { sweepFormer } from "#platform/files/former.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { produk } from "../contract.ts";
import { edit, OVEN, satu, tambah } from "./produk.testing.ts";

const office = openOffice();

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
  expect(book).toMatchObject({ totalDocs: 2, totalPages: 1, pagingCounter: 1 });
  expect(book.data).toMatchObject([
    { jenis: "tambah", qty: 3, saldo: 7, nilai: 52_500_000, nilaiSaldo: 122_500_000, nama: boss.nama },
    { jenis: "awal", qty: 4, saldo: 4, nilai: 70_000_000, nilaiSaldo: 70_000_000, tanggal: "2026-11-20" },
  ]);
  const second = await boss.call(produk.getKartuStok, { idProduk: data.idProduk, limit: 1, page: 2 });
  expect(second.data).toMatchObject([{ jenis: "awal" }]);

  const ganti = { updateFoto: true, fotoProduk: [await picture("baru.jpg")] };
  await boss.call(produk.editProduk, edit(after, ganti));
  await boss.call(produk.undoFotoProduk, { idProduk: data.idProduk });
  const kembali = await satu(boss, "ovn-1");
  const alamat = (rows: readonly string[]) => rows.map((url) => url.split("?")[0]);
  expect(alamat(kembali.fotoProduk)).toEqual(alamat(before.fotoProduk));
  await boss.call(produk.editProduk, edit(kembali, ganti));
  const renewed = await satu(boss, "ovn-1");
  expect(renewed.fotoProduk).toHaveLength(1);
  await sweepFormer(office.sql, new Date(office.now().getTime() + 3_600_000));
  expect((await office.app.http.inject({ url: before.fotoProduk[0] ?? "" })).statusCode).toBe(404);
});

test("photos are added, removed and put in order one by one, and the older way to replace them all stays", async () => {
  const boss = await office.person("Management");
  const colours = ["#c92a2a", "#1971c2", "#2f9e44"];
  const foto = await Promise.all(colours.map((colour, at) => picture(`${at}.png`, colour)));
  const { data } = await boss.call(produk.addProduk, { ...OVEN, kodeProduk: "FTO-1", fotoProduk: foto.slice(0, 2) });
  const lihat = async () => (await satu(boss, "FTO-1")).fotoProduk.map((url) => url.split("?")[0] ?? "");
  const ubah = (lain: object) => edit({ idProduk: data.idProduk }, { kodeProduk: "FTO-1", ...lain });
  const [merah = "", biru = ""] = await lihat();

  await boss.call(produk.editProduk, ubah({ susunanFoto: [1, -1, 0], fotoProduk: [foto[2]] }));
  const [satuan, hijau = "", tigaan] = await lihat();
  expect([satuan, tigaan]).toEqual([biru, merah]);
  // Without photos in the input the photos stay.
  await boss.call(produk.editProduk, ubah({ namaProduk: "Oven Foto" }));
  await boss.call(produk.editProduk, ubah({ susunanFoto: [1, 0] }));
  expect(await lihat()).toEqual([hijau, biru]);
  const gone = (await satu(boss, "FTO-1")).fotoProduk[0]?.replace(hijau, merah) ?? "";
  expect((await office.app.http.inject({ url: gone })).statusCode).not.toBe(200);

  for (const susunanFoto of [[2], [0, 0], [-1], ["x"]]) {
    const refusal = await boss.refused(produk.editProduk, ubah({ susunanFoto }));
    expect(refusal, String(susunanFoto)).toMatchObject({ status: 400, errors: [{ field: "susunanFoto" }] });
  }
  const unused = ubah({ susunanFoto: [0], fotoProduk: [foto[0]] });
  expect((await boss.refused(produk.editProduk, unused)).errors).toMatchObject([{ field: "susunanFoto" }]);
  expect(await lihat()).toEqual([hijau, biru]);

  const { data: history } = await boss.call(riwayat.getRiwayat, { jenis: "produk", id: String(data.idProduk) });
  const sebutan = history.flatMap(({ perubahan }) => perubahan.filter(({ field }) => field === "fotoProduk"));
  expect(sebutan.map(({ sesudah }) => sesudah)).toEqual(["2 foto (urutan baru)", "3 foto (1 baru)", expect.anything()]);

  await boss.call(produk.editProduk, ubah({ updateFoto: true, fotoProduk: [foto[0]] }));
  expect(await lihat()).toHaveLength(1);
  await boss.call(produk.editProduk, ubah({ susunanFoto: "[]" }));
  expect(await lihat()).toEqual([]);
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
  expect(refusal.errors).toEqual([{ field: "kodeProduk", message: "Kode mesin kmb-1 sudah digunakan" }]);
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
