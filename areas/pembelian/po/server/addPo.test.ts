import { expect, test } from "vitest";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { po } from "../contract.ts";

const office = openOffice();

const tautan = (idPo: string) => office.sql<{ idSo: string; qty: number }[]>`
  select o.id_so, l.qty from po_orderan l join orderan o using (id_orderan) where l.id_po = ${idPo} order by 1`;
const tersimpan = async (idPo: string) => (await office.sql`select * from po where id_po = ${idPo}`)[0];

test("a purchase order is priced, numbered and dated by the server, and marks its product", async () => {
  const sales = await office.person("Sales", { menu: ["Produk"] });
  const idProduk = await makeProduk(office, sales, { kodeProduk: "OVN", namaProduk: "Oven", hargaBeli: 7_000_000 });
  await office.sql`update perusahaan set hari_produksi_po = 45`;
  const { data, message } = await sales.call(po.addPo, { idProduk, qty: 3 });
  expect(data.idPo).toMatch(/^PO-2611-\d{5}$/);
  expect([data.kloter, message]).toEqual(["OVN/1", "PO OVN/1 berhasil dibuat"]);
  expect(await tersimpan(data.idPo)).toMatchObject({
    qty: 3,
    qtySelesai: 0,
    hargaSatuan: 7_000_000,
    totalHarga: 21_000_000,
    statusPo: "Proses",
    statusPembayaran: false,
    tglOrder: "2026-11-20",
    tglDeadline: "2027-01-04",
  });
  expect((await office.sql`select status_po from produk where id_produk = ${idProduk}`)[0]).toEqual({ statusPo: true });
  await office.sql`update perusahaan set hari_produksi_po = 30`;
  const second = await sales.call(po.addPo, { idProduk, qty: 1, tglOrder: "2026-11-01" });
  expect(second.data.kloter).toBe("OVN/2");
  expect(await tersimpan(second.data.idPo)).toMatchObject({ tglOrder: "2026-11-01", tglDeadline: "2026-12-01" });
});

test("what the person saw is compared; of those who may not see the price nothing is believed", async () => {
  const boss = await office.person("Management");
  const sales = await office.person("Sales", { menu: ["Produk"] });
  const idProduk = await makeProduk(office, boss, { namaProduk: "Mixer", hargaBeli: 2_000_000 });
  const seen = { idProduk, qty: 2, hargaSatuan: 1_500_000, totalHarga: 3_000_000 };
  expect(await boss.refused(po.addPo, seen)).toMatchObject({
    status: 409,
    message:
      "Harga beli Mixer berubah dari Rp 1.500.000 menjadi Rp 2.000.000, " +
      "Total harga PO berubah dari Rp 3.000.000 menjadi Rp 4.000.000, periksa PO kembali",
  });
  await boss.call(po.addPo, { idProduk, qty: 2, hargaSatuan: 2_000_000, totalHarga: 4_000_000 });
  const { data } = await sales.call(po.addPo, { ...seen, hargaSatuan: 0 });
  expect(await tersimpan(data.idPo)).toMatchObject({ hargaSatuan: 2_000_000, totalHarga: 4_000_000 });
});

test("what can not be ordered is refused with its sentence, and leaves nothing behind", async () => {
  const boss = await office.person("Super Admin");
  const count = async () => (await office.sql`select (select count(*) from po) as po, nomor from penomoran`)[0];
  const idProduk = await makeProduk(office, boss);
  await boss.call(po.addPo, { idProduk, qty: 1 });
  const before = await count();
  const tanpaHarga = await makeProduk(office, boss, { hargaBeli: 0 });
  expect(await boss.refused(po.addPo, { idProduk: tanpaHarga, qty: 1 })).toMatchObject({
    status: 409,
    message: "Maaf harga beli belum diinput, silahkan input harga beli produk!!!",
  });
  const nonaktif = await makeProduk(office, boss);
  await office.sql`update produk set soft_delete = true where id_produk = ${nonaktif}`;
  expect((await boss.refused(po.addPo, { idProduk: nonaktif, qty: 1 })).status).toBe(409);
  for (const qty of ["0", "", "-1"]) {
    const { status, body } = await boss.send(po.addPo, { idProduk, qty });
    expect([status, body.errors]).toEqual([400, [{ field: "qty", message: "*jumlah PO minimal 1" }]]);
  }
  expect(await boss.refused(po.addPo, { idProduk, qty: 1, tglOrder: "2026-11-21" })).toMatchObject({
    status: 400,
    errors: [{ field: "tglOrder", message: "Tanggal order tidak boleh setelah hari ini" }],
  });
  const mahal = await makeProduk(office, boss, { hargaBeli: 999_999_999_999_999 });
  expect((await boss.refused(po.addPo, { idProduk: mahal, qty: 2 })).errors?.[0]?.field).toBe("qty");
  expect((await boss.send(po.addPo, { idProduk: 999_999, qty: 1 })).status).toBe(404);
  const gudang = await office.person("Logistik", { menu: ["Purchase Order"] });
  expect((await gudang.send(po.addPo, { idProduk, qty: 1 })).status).toBe(401);
  expect(await count()).toEqual(before);
});

test("waiting direct orders are linked, the oldest first and each unit once", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { kodeProduk: "DRY" });
  const pesan = (qty: number) => makeOrder(office, boss, { baris: [{ idProduk, sumberProduk: "PL", qty }] });
  const [a, b, c] = [await pesan(2), await pesan(3), await pesan(1)];
  await makeOrder(office, boss, { baris: [{ sumberProduk: "PL" }] });
  const first = await boss.call(po.addPo, { idProduk, qty: 4 });
  expect(await tautan(first.data.idPo)).toEqual([
    { idSo: a, qty: 2 },
    { idSo: b, qty: 2 },
  ]);
  const second = await boss.call(po.addPo, { idProduk, qty: 9 });
  expect(await tautan(second.data.idPo)).toEqual([
    { idSo: b, qty: 1 },
    { idSo: c, qty: 1 },
  ]);
  expect(await tautan((await boss.call(po.addPo, { idProduk, qty: 1 })).data.idPo)).toEqual([]);
});

test("two who order at once number two batches and link every waiting unit once", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { kodeProduk: "PAR" });
  for (let order = 0; order < 3; order++) {
    await makeOrder(office, boss, { baris: [{ idProduk, sumberProduk: "PL", qty: 2 }] });
  }
  const made = await Promise.all(Array.from({ length: 8 }, () => boss.call(po.addPo, { idProduk, qty: 1 })));
  expect(made.map(({ data }) => data.kloter).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `PAR/${n}`));
  const links = await Promise.all(made.map(({ data }) => tautan(data.idPo)));
  expect(links.flat().reduce((sum, link) => sum + link.qty, 0)).toBe(6);
});

test("a code that another product had before goes on counting its batches", async () => {
  const boss = await office.person("Super Admin");
  const lama = await makeProduk(office, boss, { kodeProduk: "REUSE" });
  await boss.call(po.addPo, { idProduk: lama, qty: 1 });
  await office.sql`update produk set kode_produk = 'RENAMED' where id_produk = ${lama}`;
  const baru = await makeProduk(office, boss, { kodeProduk: "REUSE" });
  expect((await boss.call(po.addPo, { idProduk: baru, qty: 1 })).data.kloter).toBe("REUSE/2");
  expect((await boss.call(po.addPo, { idProduk: lama, qty: 1 })).data.kloter).toBe("RENAMED/2");
});

test("several at once: each has its own result, and sent twice none is made twice", async () => {
  const boss = await office.person("Super Admin");
  const satu = await makeProduk(office, boss, { kodeProduk: "BRP-1", hargaBeli: 1_000_000 });
  const tanpaHarga = await makeProduk(office, boss, { kodeProduk: "BRP-2", hargaBeli: 0 });
  const dua = await makeProduk(office, boss, { kodeProduk: "BRP-3", hargaBeli: 2_000_000 });
  const baru = [
    { idProduk: satu, qty: 3, hargaSatuan: 1_000_000 },
    { idProduk: tanpaHarga, qty: 1 },
    { idProduk: dua, qty: 2, hargaSatuan: 1 },
    { idProduk: dua, qty: 2 },
  ];
  const idempotencyKey = "beberapa-po-1";
  const { data, message } = await boss.call(po.addBeberapaPo, { po: baru }, { idempotencyKey });
  expect(message).toBe("2 dari 4 PO berhasil dibuat");
  expect(data.map(({ idProduk, status }) => [idProduk, status])).toEqual([
    [satu, 200],
    [tanpaHarga, 409],
    [dua, 409],
    [dua, 200],
  ]);
  expect(data[0]?.message).toBe("PO BRP-1/1 berhasil dibuat");
  expect((await boss.call(po.addBeberapaPo, { po: baru }, { idempotencyKey })).data).toEqual(data);
  expect(
    (await office.sql`select kloter, qty from po where kode_produk like 'BRP-%' order by 1`).map((row) => ({ ...row })),
  ).toEqual([
    { kloter: "BRP-1/1", qty: 3 },
    { kloter: "BRP-3/1", qty: 2 },
  ]);
  expect((await boss.send(po.addBeberapaPo, { po: [] })).status).toBe(400);
});
