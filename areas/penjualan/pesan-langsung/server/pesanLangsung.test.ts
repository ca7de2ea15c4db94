import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { isianBaru } from "../../surat-jalan/server/suratJalan.testing.ts";
import { pesanLangsung } from "../contract.ts";

const office = openOffice();

const barisPl = async (idSo: string) => {
  const rows = await office.sql<{ idOrderan: Id<"orderan"> }[]>`
    select id_orderan from orderan where id_so = ${idSo} and sumber_produk = 'PL' order by urutan`;
  return rows.map((row) => row.idOrderan);
};
const satuBaris = async (idSo: string): Promise<Id<"orderan">> => {
  const [idOrderan] = await barisPl(idSo);
  if (!idOrderan) throw new Error(`${idSo} has no line made to order`);
  return idOrderan;
};
const isi = async (person: Person, idSo: string) =>
  (await person.call(pesanLangsung.getOrderanPl, { cari: idSo })).data;
const produk = async (idProduk: number) =>
  (await office.sql`select jumlah_stock, stock_sales, ditahan from produk where id_produk = ${idProduk}`)[0];

test("machines are finished step by step, enter the warehouse and stay held for their order", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik");
  const idProduk = await makeProduk(office, boss);
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", qty: 3, idProduk }] });
  const idOrderan = await satuBaris(idSo);

  const early = await gudang.refused(pesanLangsung.updatePl, { idOrderan, selesai: 1 });
  expect(early).toMatchObject({ status: 409, message: "Data tidak dapat diupdate karena belum memiliki invoice" });
  expect((await isi(gudang, idSo))[0]?.aksi.selesai).toEqual({ boleh: false, alasan: early.message });
  await makeInvoice(office, boss, idSo, { dp: 5_000_000 });

  await gudang.call(pesanLangsung.updatePl, { idOrderan, selesai: 2 });
  expect((await isi(gudang, idSo))[0]).toMatchObject({
    qtySelesai: 2,
    statusProduk: "Progress",
    tglAwalPengerjaan: "2026-11-20",
    tglDeadline: "2026-12-20",
    tglSelesai: null,
    order: { customerInstansi: "CV Maju Bersama", namaCustomer: "Budi Santoso" },
  });
  expect(await produk(idProduk)).toEqual({ jumlahStock: 2, stockSales: 0, ditahan: 2 });

  const tooMany = await gudang.refused(pesanLangsung.updatePl, { idOrderan, selesai: 2 });
  expect(tooMany).toMatchObject({ status: 409, message: expect.stringContaining("tersisa 1") });
  expect(await gudang.refused(pesanLangsung.updatePl, { idOrderan, selesai: 0 })).toMatchObject({ status: 400 });

  await gudang.call(pesanLangsung.updatePl, { idOrderan, selesai: 1 });
  expect((await isi(gudang, idSo))[0]).toMatchObject({ statusProduk: "Selesai", tglSelesai: "2026-11-20" });
  expect((await boss.call(order.getDetailOrder, { idSo })).data.statusSo).toBe("Belum");
  expect((await gudang.refused(pesanLangsung.updatePl, { idOrderan, selesai: 1 })).message).toContain(gudang.nama);
});

test("of what is being made the first deadline stands first where that is asked for, what has none last; sorted otherwise it is as asked", async () => {
  const boss = await office.person("Super Admin");
  const pelanggan = { customerInstansi: "CV Urut Tenggat" };
  const baru = () => makeOrder(office, boss, { ...pelanggan, baris: [{ sumberProduk: "PL" }] });
  const [pertama, kedua, ketiga] = [await baru(), await baru(), await baru()];
  await makeInvoice(office, boss, kedua, { dp: 5_000_000 });
  const urutan = async (asked: { statusProduk?: "Progress"; urut?: "-tglOrder"; mendesak?: boolean }) => {
    const { data } = await boss.call(pesanLangsung.getOrderanPl, { cari: "urut tenggat", ...asked });
    return data.map(({ idSo }) => idSo);
  };
  const mendesak = true;
  expect(await urutan({ statusProduk: "Progress", mendesak })).toEqual([kedua, pertama, ketiga]);
  expect(await urutan({ statusProduk: "Progress", urut: "-tglOrder", mendesak })).toEqual([ketiga, kedua, pertama]);
  expect(await urutan({ mendesak })).toEqual([ketiga, kedua, pertama]);
  // Who does not ask for it gets the newest first.
  expect(await urutan({ statusProduk: "Progress" })).toEqual([ketiga, kedua, pertama]);
});

test("the last count is taken back while its machines are here; on a delivery note they stay counted", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik");
  const idProduk = await makeProduk(office, boss);
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", qty: 3, idProduk }] });
  const idOrderan = await satuBaris(idSo);
  const idInvoice = await makeInvoice(office, boss, idSo, { dp: 5_000_000 });
  await gudang.call(pesanLangsung.updatePl, { idOrderan, selesai: 1 });
  const sebelum = await isi(gudang, idSo);
  await gudang.call(pesanLangsung.updatePl, { idOrderan, selesai: 2 });
  const urung = { idOrderan, selesai: 2, qtySelesai: 3 };
  const ditawarkan = async () =>
    (await gudang.call(riwayat.getRiwayat, { jenis: "orderan", id: String(idOrderan) })).data.map((satu) => satu.urung);
  // Only the last count is offered in the history.
  expect((await ditawarkan()).slice(0, 2)).toEqual([{ panggilan: "undoPl", input: urung }, null]);
  expect((await gudang.refused(pesanLangsung.undoPl, { ...urung, qtySelesai: 2 })).message).toContain(gudang.nama);
  expect((await gudang.refused(pesanLangsung.undoPl, { ...urung, selesai: 1 })).message).toContain("bukan lagi");
  expect(await gudang.call(pesanLangsung.undoPl, urung)).toMatchObject({
    message: expect.stringMatching(/^2 mesin .* belum selesai lagi$/),
  });
  expect(await isi(gudang, idSo)).toEqual(sebelum);
  expect(new Set(await ditawarkan())).toEqual(new Set([null]));
  expect(await produk(idProduk)).toEqual({ jumlahStock: 1, stockSales: 0, ditahan: 1 });
  expect((await boss.call(order.getDetailOrder, { idSo })).data.statusSo).toBe("Proses");
  expect(
    await office.sql`
      select j.keterangan, b.debit::int, b.kredit::int from jurnal j join jurnal_baris b using (id_jurnal)
      where j.dokumen = ${idSo} and j.peristiwa = 'produksi' and j.keterangan <> '' order by b.debit`,
  ).toEqual([
    { keterangan: "Diurungkan", debit: 0, kredit: expect.any(Number) },
    { keterangan: "Diurungkan", debit: expect.any(Number), kredit: 0 },
  ]);

  await gudang.call(pesanLangsung.updatePl, { idOrderan, selesai: 2 });
  const { idSuratJalan } = (await gudang.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }))).data;
  expect((await gudang.refused(pesanLangsung.undoPl, urung)).message).toMatch(
    new RegExp(`untuk ${idSo} sudah masuk ${idSuratJalan}, mesin selesainya tidak dapat diurungkan$`),
  );
});

test("two who report the same machines at once: one counts, the other hears who was first", async () => {
  const boss = await office.person("Super Admin");
  const people = [await office.person("Logistik", { nama: "Andi" }), await office.person("Admin", { nama: "Sari" })];
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", qty: 5 }] });
  const idOrderan = await satuBaris(idSo);
  await makeInvoice(office, boss, idSo);
  const answers = await Promise.all(
    people.map((person) => person.send(pesanLangsung.updatePl, { idOrderan, selesai: 2, qtySelesai: 0 })),
  );
  const winner = answers.findIndex((answer) => answer.status === 200);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect(answers[1 - winner]?.body.message).toContain(`oleh ${people[winner]?.nama}`);
  expect((await isi(boss, idSo))[0]?.qtySelesai).toBe(2);
});

test("a cancelled line leaves list and totals, the last living one takes its order along", async () => {
  const boss = await office.person("Management");
  const gudang = await office.person("Logistik");
  const idSo = await makeOrder(office, boss, {
    tipeSo: "Online",
    baris: [
      { sumberProduk: "PL", qty: 2, hargaProduk: 7_000_000, tambahanHargaOnline: 50_000 },
      { sumberProduk: "PL", qty: 1, hargaProduk: 9_000_000 },
    ],
  });
  const [first, second] = await barisPl(idSo);
  if (!first || !second) throw new Error("two lines were ordered");
  expect((await gudang.send(pesanLangsung.cancelPl, { idOrderan: first })).status).toBe(401);

  await boss.call(pesanLangsung.cancelPl, { idOrderan: first });
  expect((await isi(boss, idSo)).map((line) => line.idOrderan)).toEqual([second]);
  const left = (await boss.call(order.getDetailOrder, { idSo })).data;
  expect(left).toMatchObject({ statusSo: "Ajukan", totalPembelian: 9_000_000, totalTambahanOnline: 0 });
  expect(left.orders).toHaveLength(1);
  const again = await boss.refused(pesanLangsung.cancelPl, { idOrderan: first });
  expect(again).toMatchObject({ status: 409, message: expect.stringContaining(`dibatalkan oleh ${boss.nama}`) });

  await boss.call(pesanLangsung.cancelPl, { idOrderan: second });
  expect((await boss.call(order.getDetailOrder, { idSo })).data).toMatchObject({
    statusSo: "Cancel",
    totalPembelian: 9_000_000,
  });
  expect(await isi(boss, idSo)).toEqual([]);
});

test("a line by its id is the row of its list, also once it is cancelled; what is none, or from stock, is not found", async () => {
  const boss = await office.person("Management");
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", qty: 2 }, {}] });
  const idOrderan = await satuBaris(idSo);
  const [row] = await isi(boss, idSo);
  const satu = async () => (await boss.call(pesanLangsung.getDetailOrderanPl, { idOrderan })).data;
  expect(await satu()).toEqual({ ...row, dibatalkan: false });

  await boss.call(pesanLangsung.cancelPl, { idOrderan });
  const { dibatalkan, aksi } = await satu();
  expect(dibatalkan).toBe(true);
  expect(aksi.selesai).toEqual({ boleh: false, alasan: "Pesan langsung sudah dibatalkan" });

  const [dariStock] = await office.sql<{ idOrderan: Id<"orderan"> }[]>`
    select id_orderan from orderan where id_so = ${idSo} and sumber_produk = 'SG'`;
  for (const lain of [dariStock?.idOrderan ?? 0, 999_999]) {
    const answer = await boss.refused(pesanLangsung.getDetailOrderanPl, { idOrderan: lain });
    expect(answer).toMatchObject({ status: 404, message: "Pesan langsung tidak ditemukan" });
  }
  const orangLain = await office.person("Sales", { menu: ["Produk"] });
  expect((await orangLain.refused(pesanLangsung.getDetailOrderanPl, { idOrderan })).status).toBe(401);
});

test("two who cancel the same line at once: once", async () => {
  const boss = await office.person("Management");
  const people = [boss, await office.person("Super Admin")];
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL" }, {}] });
  const idOrderan = await satuBaris(idSo);
  const answers = await Promise.all(people.map((person) => person.send(pesanLangsung.cancelPl, { idOrderan })));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
});

test("with an invoice, approved or waiting, a line can not be cancelled any more", async () => {
  const boss = await office.person("Super Admin");
  for (const menunggu of [true, false]) {
    const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL" }] });
    await makeInvoice(office, boss, idSo, { menunggu });
    const { message } = await boss.refused(pesanLangsung.cancelPl, { idOrderan: await satuBaris(idSo) });
    expect(message).toBe("Order sudah memiliki invoice, hapus invoice atau batalkan order-nya");
    expect((await isi(boss, idSo))[0]?.aksi.cancel).toEqual({ boleh: false, alasan: message });
  }
});

test("what would leave an order without value can not be cancelled alone", async () => {
  const boss = await office.person("Super Admin");
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL" }, { hargaProduk: 0 }] });
  const { message } = await boss.refused(pesanLangsung.cancelPl, { idOrderan: await satuBaris(idSo) });
  expect(message).toBe("Sisa order tidak bernilai, batalkan order-nya");
});

test("a cancelled line no longer waits for its purchase order", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss);
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", idProduk }, {}] });
  const idOrderan = await satuBaris(idSo);
  await office.sql.begin(async (tx) => {
    await tx`
      insert into po (id_po, id_produk, kloter, ke, kode_produk, nama_produk, kapasitas, tipe, qty, harga_satuan,
        tgl_order, tgl_deadline, dibuat, id_user)
      values ('PO-2611-00001', ${idProduk}, 'MSN/1', 1, 'MSN', 'Mesin', '', '', 4, 1, '2026-11-20', '2026-12-20',
        ${office.now()}, ${boss.idUser})`;
    await tx`insert into po_orderan (id_po, id_orderan, qty) values ('PO-2611-00001', ${idOrderan}, 1)`;
    await tx`update produk set status_po = true where id_produk = ${idProduk}`;
  });
  expect((await isi(boss, idSo))[0]?.po).toEqual([{ kloter: "MSN/1", qty: 1 }]);
  await boss.call(pesanLangsung.cancelPl, { idOrderan });
  expect(await office.sql`select dilepas from po_orderan where id_orderan = ${idOrderan}`).toEqual([{ dilepas: true }]);
});

test("the list is searched, filtered and paged, newest order first", async () => {
  const boss = await office.person("Super Admin");
  const names = { customerInstansi: "PT Saring Uji", namaCustomer: "Joko" };
  const dated = (tglOrder: string) =>
    makeOrder(office, boss, { ...names, tglOrder, baris: [{ sumberProduk: "PL" }, { sumberProduk: "PL", qty: 2 }] });
  const [lama, baru] = [await dated("2025-03-01"), await dated("2026-02-01")];
  await makeInvoice(office, boss, lama);
  const [selesai] = await barisPl(lama);
  await boss.call(pesanLangsung.updatePl, { idOrderan: selesai as Id<"orderan">, selesai: 1 });

  const find = async (extra: Record<string, unknown>) =>
    (await boss.call(pesanLangsung.getOrderanPl, { cari: "saring uji", ...extra })).data.map((line) => line.idSo);
  expect(await find({})).toEqual([baru, baru, lama, lama]);
  expect(await find({ statusProduk: "" })).toHaveLength(4);
  expect(await find({ statusProduk: "All" })).toHaveLength(4);
  expect(await find({ statusProduk: "Selesai" })).toEqual([lama]);
  expect(await find({ tglAwal: "2026-01-01" })).toEqual([baru, baru]);
  expect(await find({ tglAkhir: "2025-12-31", statusProduk: "Progress" })).toEqual([lama]);
  expect(await find({ cari: baru.slice(3) })).toEqual([baru, baru]);
  expect(await find({ page: 2, limit: 3 })).toEqual([lama]);
  expect(
    await boss.refused(pesanLangsung.getOrderanPl, { tglAwal: "2026-02-02", tglAkhir: "2026-02-01" }),
  ).toMatchObject({ status: 400 });
});

test("the export carries the range in its name and the lines in its rows", async () => {
  const boss = await office.person("Super Admin");
  await makeOrder(office, boss, { tglOrder: "2024-05-05", baris: [{ sumberProduk: "PL", qty: 4 }] });
  const asked = { tglAwal: "2024-05-01", tglAkhir: "2024-05-31" };
  const { headers, raw, status } = await boss.send(pesanLangsung.exportPl, asked);
  expect(status).toBe(200);
  expect(decodeURIComponent(String(headers["content-disposition"]))).toContain(
    "Export PL-01-05-2024 sampai 31-05-2024.xlsx",
  );
  const { readXlsx } = await import("hucre/xlsx");
  const rows = (await readXlsx(new Uint8Array(raw))).sheets[0]?.rows ?? [];
  expect(rows).toHaveLength(3);
  expect(rows[1]?.[10]).toBe(4);
});
