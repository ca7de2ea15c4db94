import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { pemergok } from "#books/periksa/periksa.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { produk } from "../../produk/contract.ts";
import { opname } from "../contract.ts";
import { approve, count, detailOf, move, sendForDecision, startOpname, stockOf, worthOf } from "./opname.testing.ts";

const office = openOffice();
const ketahuan = pemergok(office);
const minutes = (n: number) => new Date(office.now().getTime() + n * 60_000).toISOString();
const nanti = (n = 1) => office.travel(minutes(n));

const baris = async (person: Person, idOpname: string, bagian: "selisih" | "cocok" | "belum") =>
  (await person.call(opname.getBarisOpname, { idOpname, bagian, limit: 100 })).data;

test("goods are counted while business goes on: what is booked is the difference of the moment of counting", async () => {
  const gudang = await office.person("Gudang", { nama: "Joko", menu: ["Produk"] });
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const mixer = await makeProduk(office, boss, { namaProduk: "Mixer", stock: 10, hargaBeli: 1_000_003 });
  const oven = await makeProduk(office, boss, { namaProduk: "Oven", stock: 5, hargaBeli: 2_000_000 });
  const rak = await makeProduk(office, boss, { namaProduk: "Rak", stock: 4 });
  const idOpname = await startOpname(gudang, mixer, oven, rak);
  expect(idOpname).toMatch(/^OP-2611-\d{5}$/);
  await nanti();
  await count(gudang, idOpname, { [mixer]: 8, [oven]: 6 });
  await nanti();
  await move(office, boss, mixer, -3);
  await move(office, boss, mixer, 6);
  await move(office, boss, oven, -1);
  expect((await gudang.refused(opname.kirimOpname, { idOpname })).message).toBe(
    "1 dari 3 produk belum dihitung. Hitung dahulu, atau kirim tanpa produk itu",
  );
  expect(await baris(gudang, idOpname, "belum")).toMatchObject([{ namaProduk: "Rak", jumlah: null, hitungan: [] }]);
  await sendForDecision(gudang, idOpname, 1);
  expect((await gudang.refused(opname.hitungOpname, { idOpname, baris: [{ idProduk: rak, jumlah: 4 }] })).message).toBe(
    `${idOpname} sudah dikirim untuk diputuskan, tidak dapat dihitung lagi`,
  );

  const dilihat = await baris(boss, idOpname, "selisih");
  expect(dilihat.map(({ namaProduk, buku, jumlah, selisih }) => [namaProduk, buku, jumlah, selisih])).toEqual([
    ["Mixer", 10, 8, -2],
    ["Oven", 5, 6, 1],
  ]);
  const nilai = dilihat.reduce((sum, row) => sum + (row.nilai ?? 0), 0);
  expect((await detailOf(boss, idOpname)).nilai).toBe(nilai);
  const sebelum = (await worthOf(office, mixer)) + (await worthOf(office, oven));
  await approve(boss, idOpname);
  expect([await stockOf(office, mixer), await stockOf(office, oven), await stockOf(office, rak)]).toEqual([11, 5, 4]);
  expect((await worthOf(office, mixer)) + (await worthOf(office, oven))).toBe(sebelum + nilai);
  expect(await detailOf(boss, idOpname)).toMatchObject({ status: "Disetujui", nilai, diputuskanOleh: "Ratna" });
  const { data: kartu } = await boss.call(produk.getKartuStok, { idProduk: mixer });
  expect(kartu[0]).toMatchObject({ jenis: "koreksi", qty: -2, saldo: 11, sumber: idOpname });
  const [entry] = await office.sql<
    { peristiwa: string }[]
  >`select peristiwa from jurnal where dokumen = ${idOpname} limit 1`;
  expect(entry?.peristiwa).toBe("stok-koreksi");
  const hitungan = (jumlah: number) =>
    `update opname_hitung set jumlah = ${jumlah} where id_opname = '${idOpname}' and id_produk = ${mixer}`;
  await ketahuan(hitungan(9), hitungan(8), /: selisih -1, koreksi -2$/);
});

test("a count without a network is compared with the book of its own moment, and a wrong clock is told", async () => {
  const gudang = await office.person("Gudang", { menu: ["Produk"] });
  const boss = await office.person("Management");
  const idProduk = await makeProduk(office, boss, { namaProduk: "Ayakan", stock: 10 });
  const lain = await makeProduk(office, boss, { namaProduk: "Corong", stock: 3 });
  const idOpname = await startOpname(gudang, idProduk, lain);
  await nanti(30);
  const dihitung = minutes(0);
  await nanti(5);
  await move(office, boss, idProduk, -4);
  await nanti(60);
  await count(gudang, idOpname, { [idProduk]: 9 }, dihitung);
  const [row] = await baris(gudang, idOpname, "selisih");
  expect(row).toMatchObject({ buku: 10, jumlah: 9, selisih: -1, stokKini: 6, nilai: null, waktu: dihitung });

  const salah = (waktu: string) =>
    gudang.refused(opname.hitungOpname, { idOpname, baris: [{ idProduk: lain, jumlah: 3, waktu }] });
  expect((await salah(minutes(11))).message).toMatch(/belum tiba\. Betulkan jam perangkat, lalu hitung lagi$/);
  expect((await salah(minutes(-300))).message).toMatch(/sebelum opname dimulai\. Betulkan jam perangkat/);
  expect((await salah("kemarin")).status).toBe(400);
  expect((await salah("2026-13-40T99:00Z")).status).toBe(400);
  // A clock that is a little ahead is set right.
  await count(gudang, idOpname, { [lain]: 3 }, minutes(4));
  expect(await baris(gudang, idOpname, "cocok")).toMatchObject([{ namaProduk: "Corong", waktu: minutes(0) }]);
  await sendForDecision(gudang, idOpname);
  await approve(boss, idOpname);
  expect(await stockOf(office, idProduk)).toBe(5);
});

test("of two people the later count holds, in whatever order they arrive, and the history has both", async () => {
  const joko = await office.person("Gudang", { nama: "Joko", menu: ["Produk"] });
  const wati = await office.person("Gudang", { nama: "Wati", menu: ["Produk"] });
  const boss = await office.person("Management");
  const idProduk = await makeProduk(office, boss, { kodeProduk: "PRS-1", namaProduk: "Pres", stock: 7 });
  const idOpname = await startOpname(joko, idProduk);
  await nanti(10);
  expect((await count(joko, idOpname, { [idProduk]: 6 })).message).toBe("Pres dihitung 6");
  const tadi = minutes(-5);
  const terlambat = await count(wati, idOpname, { [idProduk]: 5 }, tadi);
  expect(terlambat).toMatchObject({ data: { berlaku: 0, tertinggal: 1 } });
  expect(terlambat.message).toMatch(/^Pres sudah dihitung lagi oleh Joko pada .+: 6 yang berlaku$/);
  await nanti();
  expect((await count(wati, idOpname, { [idProduk]: 7 })).message).toBe("Pres dihitung 7, menggantikan 6 oleh Joko");
  const [row] = await baris(boss, idOpname, "cocok");
  expect(row).toMatchObject({ jumlah: 7, oleh: "Wati" });
  expect(row?.hitungan.map(({ jumlah, oleh }) => [jumlah, oleh])).toEqual([
    [7, "Wati"],
    [6, "Joko"],
    [5, "Wati"],
  ]);
  expect(await detailOf(boss, idOpname)).toMatchObject({ jumlahDihitung: 1, penghitung: "Joko, Wati" });
  const { data } = await boss.call(riwayat.getRiwayat, { jenis: "opname", id: idOpname });
  expect(data.filter(({ panggilan }) => panggilan === "hitungOpname").map(({ nama }) => nama)).toEqual([
    "Wati",
    "Wati",
    "Joko",
  ]);
});

test("who began, counted or sent it never decides it, whatever the role; the sheet of who counts hides the book", async () => {
  const pembuat = await office.person("Super Admin");
  const penghitung = await office.person("Super Admin");
  const pengirim = await office.person("Management");
  const pemutus = await office.person("Management");
  const gudang = await office.person("Gudang", { menu: ["Produk"] });
  const sales = await office.person("Sales", { menu: ["Produk Card"] });
  const idProduk = await makeProduk(office, pembuat, { stock: 3 });
  const idOpname = await startOpname(pembuat, idProduk);
  const { data: lembar } = await gudang.call(opname.getLembarOpname, { idOpname });
  expect(Object.keys(lembar.baris[0] ?? {}).sort()).toEqual(
    ["idProduk", "jumlah", "kodeProduk", "namaProduk", "oleh", "satuan", "waktu"].sort(),
  );
  expect((await sales.send(opname.getLembarOpname, { idOpname })).status).toBe(401);
  const setuju = { idOpname, status: "Disetujui" as const, note: "" };
  expect((await pemutus.refused(opname.putuskanOpname, setuju)).message).toBe(`${idOpname} masih dihitung`);
  await count(penghitung, idOpname, { [idProduk]: 1 });
  await nanti();
  await count(gudang, idOpname, { [idProduk]: 2 });
  await sendForDecision(pengirim, idOpname);
  for (const orang of [pembuat, penghitung, pengirim]) {
    expect((await orang.refused(opname.putuskanOpname, setuju)).message).toBe(
      "Yang membuat, menghitung atau mengirim stock opname tidak memutuskannya, minta orang lain",
    );
  }
  expect((await gudang.send(opname.putuskanOpname, setuju)).status).toBe(401);
  expect((await detailOf(gudang, idOpname)).nilai).toBe(null);
  expect((await baris(gudang, idOpname, "selisih")).map(({ nilai }) => nilai)).toEqual([null]);
  expect((await detailOf(pemutus, idOpname)).approve).toEqual({ boleh: true, alasan: null });
  await approve(pemutus, idOpname);
  expect((await pemutus.refused(opname.putuskanOpname, setuju)).message).toMatch(/^Stock opname sudah diproses oleh /);
  expect(await stockOf(office, idProduk)).toBe(2);
});

test("what is refused, withdrawn or given back moves nothing; what was given back is counted and sent again", async () => {
  const gudang = await office.person("Gudang", { menu: ["Produk"] });
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 5 });
  const satu = await startOpname(gudang, idProduk);
  expect((await gudang.refused(opname.kirimOpname, { idOpname: satu, belumDihitung: 1 })).message).toBe(
    "Belum ada produk yang dihitung",
  );
  await count(gudang, satu, { [idProduk]: 4 });
  await sendForDecision(gudang, satu);
  expect((await boss.refused(opname.putuskanOpname, { idOpname: satu, status: "Ditolak" })).errors).toMatchObject([
    { field: "note", message: "Note tidak boleh kosong." },
  ]);
  await boss.call(opname.putuskanOpname, { idOpname: satu, status: "Ditolak", note: "Hitung gudang B juga" });
  expect((await detailOf(gudang, satu)).status).toBe("Ditolak");

  const dua = await startOpname(gudang, idProduk);
  await count(gudang, dua, { [idProduk]: 4 });
  await sendForDecision(gudang, dua);
  expect((await boss.refused(opname.tarikOpname, { idOpname: dua })).message).toBe(
    "Hanya yang mengajukan yang dapat menariknya",
  );
  await gudang.call(opname.tarikOpname, { idOpname: dua });
  expect(await detailOf(gudang, dua)).toMatchObject({ status: "Ditolak", ditarik: true });

  const tiga = await startOpname(gudang, idProduk);
  await count(gudang, tiga, { [idProduk]: 4 });
  await sendForDecision(gudang, tiga);
  const { versi } = await detailOf(boss, tiga);
  await boss.call(opname.kembalikanOpname, { idOpname: tiga, note: "Ada satu di bengkel", versi });
  expect(await detailOf(gudang, tiga)).toMatchObject({ status: "Dihitung", note: "Ada satu di bengkel", nilai: null });
  await nanti();
  await count(gudang, tiga, { [idProduk]: 5 });
  await sendForDecision(gudang, tiga);
  expect((await boss.refused(opname.putuskanOpname, { idOpname: tiga, status: "Disetujui", versi })).status).toBe(409);
  await approve(boss, tiga);
  expect(await stockOf(office, idProduk)).toBe(5);
});

test("a difference that would take what is not there, or what orders hold, is refused with the product's name", async () => {
  const gudang = await office.person("Gudang", { menu: ["Produk"] });
  const boss = await office.person("Super Admin");
  const mixer = await makeProduk(office, boss, { namaProduk: "Mixer Roti", stock: 10 });
  const rak = await makeProduk(office, boss, { namaProduk: "Rak Besi", stock: 10 });
  const idOpname = await startOpname(gudang, mixer, rak);
  await count(gudang, idOpname, { [mixer]: 7, [rak]: 6 });
  await move(office, boss, mixer, -8);
  await sendForDecision(gudang, idOpname);
  const kurang = "Stock Mixer Roti sekarang 2, selisih -3 membuatnya kurang dari nol. Hitung ulang produk itu";
  expect((await detailOf(boss, idOpname)).approve).toEqual({ boleh: false, alasan: kurang });
  expect((await boss.refused(opname.putuskanOpname, { idOpname, status: "Disetujui" })).message).toBe(kurang);
  await move(office, boss, mixer, 5);
  await makeOrder(office, boss, { baris: [{ idProduk: rak, qty: 8 }] });
  const ditahan = "Stock Rak Besi menjadi 6, kurang dari 8 unit yang ditahan order";
  expect((await boss.refused(opname.putuskanOpname, { idOpname, status: "Disetujui" })).message).toBe(ditahan);
  expect([await stockOf(office, mixer), await stockOf(office, rak)]).toEqual([7, 10]);
});

test("a stock that was corrected after its count is counted again, so that no difference is booked twice", async () => {
  const gudang = await office.person("Gudang", { menu: ["Produk"] });
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { namaProduk: "Ketel", stock: 10 });
  const [satu, dua] = [await startOpname(gudang, idProduk), await startOpname(gudang, idProduk)];
  await count(gudang, satu, { [idProduk]: 8 });
  await count(gudang, dua, { [idProduk]: 8 });
  await sendForDecision(gudang, satu);
  await sendForDecision(gudang, dua);
  await approve(boss, satu);
  expect((await boss.refused(opname.putuskanOpname, { idOpname: dua, status: "Disetujui" })).message).toBe(
    "Stock Ketel sudah dikoreksi sesudah dihitung. Kembalikan opname ini, lalu hitung ulang produk itu",
  );
  await boss.call(opname.kembalikanOpname, { idOpname: dua, note: "Hitung lagi" });
  await nanti();
  await count(gudang, dua, { [idProduk]: 8 });
  await sendForDecision(gudang, dua);
  await approve(boss, dua);
  expect(await stockOf(office, idProduk)).toBe(8);
});

test("an opname counts all products, a category or those that were chosen, and takes no other", async () => {
  const gudang = await office.person("Gudang", { menu: ["Produk"] });
  const boss = await office.person("Super Admin");
  const mesin = await makeProduk(office, boss, { stock: 1 });
  const upgrade = await makeProduk(office, boss, { kategoriProduk: "upgrade", stock: 1 });
  const mati = await makeProduk(office, boss, { kategoriProduk: "upgrade" });
  await boss.call(produk.deleteProduk, { idProduk: mati, statusProduk: true });
  const isian = { keterangan: "", idProduk: [] };
  const [{ semua } = { semua: 0 }] = await office.sql<{ semua: number }[]>`select count(*)::int as semua from produk`;
  const { data: satu } = await gudang.call(opname.addOpname, { ...isian, cakupan: "semua", kategori: "" });
  expect((await detailOf(gudang, satu.idOpname)).jumlahProduk).toBe(semua - 1);
  const { data: dua } = await gudang.call(opname.addOpname, { ...isian, cakupan: "kategori", kategori: "upgrade" });
  expect(await detailOf(gudang, dua.idOpname)).toMatchObject({ jumlahProduk: 1, kategori: "upgrade" });
  expect(
    (await gudang.refused(opname.addOpname, { ...isian, cakupan: "kategori", kategori: "" })).errors,
  ).toMatchObject([{ field: "kategori" }]);
  expect((await gudang.refused(opname.addOpname, { ...isian, cakupan: "pilihan", kategori: "" })).errors).toMatchObject(
    [{ field: "idProduk" }],
  );
  const asing = { idOpname: dua.idOpname, baris: [{ idProduk: mesin, jumlah: 1 }] };
  expect((await gudang.refused(opname.hitungOpname, asing)).message).toBe(
    `Ada produk yang tidak termasuk ${dua.idOpname}`,
  );
  const kembar = { idOpname: dua.idOpname, baris: [1, 2].map((jumlah) => ({ idProduk: upgrade, jumlah })) };
  expect((await gudang.refused(opname.hitungOpname, kembar)).message).toBe("Satu produk dihitung dua kali");
  const { data } = await gudang.call(opname.getOpname, { status: "Dihitung", cari: dua.idOpname });
  expect(data.map(({ idOpname }) => idOpname)).toEqual([dua.idOpname]);
});
