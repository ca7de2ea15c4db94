import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { pesanLangsung } from "../../pesan-langsung/contract.ts";
import { suratJalan } from "../contract.ts";
import { baris, buku, isianBaru, isianUbah, stok } from "./suratJalan.testing.ts";

const office = openOffice();

/** Adds an order of two machines from stock with an approved invoice. */
async function orderDibayar(boss: Person, dp?: number) {
  const idProduk = await makeProduk(office, boss, { stock: 5 });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 2 }] });
  return { idProduk, idSo, idInvoice: await makeInvoice(office, boss, idSo, { dp }) };
}
const statusSo = async (person: Person, idSo: string) =>
  (await person.call(order.getDetailOrder, { idSo })).data.statusSo;

test("goods leave with the status, come back with it, and a paid order that arrived is finished", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik");
  const { idProduk, idSo, idInvoice } = await orderDibayar(boss, 5_000_000);
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 5, stockSales: 3, ditahan: 2 });

  const { idSuratJalan } = (await gudang.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }))).data;
  expect(idSuratJalan).toMatch(/^SJ-2611-\d{5}$/);
  expect(await statusSo(gudang, idSo)).toBe("Belum");
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 5, stockSales: 3, ditahan: 2 });

  const become = async (statusBarang: "Belum" | "Pending" | "Kirim" | "Diambil") =>
    gudang.call(suratJalan.updateStatusSj, await isianUbah(gudang, idSo, { statusBarang }));
  await become("Kirim");
  expect(await statusSo(gudang, idSo)).toBe("Kirim");
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 3, stockSales: 3, ditahan: 0 });
  expect((await baris(gudang, idSo)).selesaiGaransi).toBe("2027-11-20");

  await become("Diambil");
  await office.travel("2026-11-25T02:00:00.000Z");
  await become("Pending");
  expect(await statusSo(gudang, idSo)).toBe("Pending");
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 5, stockSales: 3, ditahan: 2 });
  await become("Diambil");
  expect(await buku(office, idSuratJalan)).toEqual([
    { jenis: "kirim", qty: -2 },
    { jenis: "batal-kirim", qty: 2 },
    { jenis: "kirim", qty: -2 },
  ]);
  expect((await baris(gudang, idSo)).selesaiGaransi, "the first day counts").toBe("2027-11-20");

  await makeInvoice(office, boss, idSo);
  expect(await statusSo(gudang, idSo)).toBe("Selesai");
  await office.travel("2026-11-20T02:00:00.000Z");
});

test("a note made as sent moves every line at once, units made to order too", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik");
  const dariGudang = await makeProduk(office, boss, { stock: 3 });
  const dibuat = await makeProduk(office, boss);
  const lines = [
    { idProduk: dariGudang, qty: 3 },
    { idProduk: dibuat, sumberProduk: "PL" as const, qty: 2 },
  ];
  const idSo = await makeOrder(office, boss, { baris: lines });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const [line] = (await gudang.call(pesanLangsung.getOrderanPl, { cari: idSo })).data;
  if (!line) throw new Error("the line is listed");

  expect(await baris(gudang, idSo)).toMatchObject({ mesinProgress: 2, mesinSelesai: 3, suratJalan: [] });
  const isian = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim", namaEkspedisi: "JNE", nomorResi: "R-1" });
  const early = await gudang.refused(suratJalan.addSuratJalan, isian);
  expect(early).toMatchObject({ status: 409, message: expect.stringContaining("produk yang diproses") });
  expect((await baris(gudang, idSo)).aksi.tambah.boleh, "the finished line can go first").toBe(true);

  await gudang.call(pesanLangsung.updatePl, { idOrderan: line.idOrderan, selesai: 2 });
  await gudang.call(suratJalan.addSuratJalan, isian);
  for (const idProduk of [dariGudang, dibuat]) {
    expect(await stok(office, idProduk)).toEqual({ jumlahStock: 0, stockSales: 0, ditahan: 0 });
  }
  expect(await baris(gudang, idSo)).toMatchObject({
    statusSo: "Selesai",
    statusPembayaran: "Lunas",
    statusPembayarna: "Lunas",
    statusLunas: true,
    mesinProgress: 0,
    mesinSelesai: 5,
    idInvoice,
    suratJalan: [{ statusBarang: "Kirim", namaEkspedisi: "JNE", nomorResi: "R-1", tglSurat: "2026-11-20", idInvoice }],
  });
});

test("an order has one delivery note, also when two make it at the same moment", async () => {
  const boss = await office.person("Super Admin", { nama: "Bima" });
  const other = await office.person("Logistik", { nama: "Citra" });
  const { idProduk, ...both } = await orderDibayar(boss);
  const isian = await isianBaru(both, { statusSo: "Kirim" });
  const answers = await Promise.all([boss, other].map((person) => person.send(suratJalan.addSuratJalan, isian)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? "Bima" : "Citra";
  const loser = answers.find((answer) => answer.status === 409);
  expect(loser?.body.message).toMatch(new RegExp(`sudah memiliki surat jalan SJ-.* oleh ${winner}`));
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 3, stockSales: 3, ditahan: 0 });
});

test("two who send the goods at the same moment: they leave once", async () => {
  const boss = await office.person("Super Admin");
  const { idProduk, ...both } = await orderDibayar(boss, 1_000_000);
  const { idSuratJalan } = (await boss.call(suratJalan.addSuratJalan, await isianBaru(both))).data;
  const isian = await isianUbah(boss, both.idSo, { statusBarang: "Kirim" });
  const answers = await Promise.all([boss, boss].map((person) => person.send(suratJalan.updateStatusSj, isian)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  const { versi: _, ...blind } = isian;
  await boss.call(suratJalan.updateStatusSj, blind);
  expect(await buku(office, idSuratJalan)).toEqual([{ jenis: "kirim", qty: -2 }]);
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 3, stockSales: 3, ditahan: 0 });
});

test("without an approved invoice an order is neither listed nor delivered", async () => {
  const boss = await office.person("Super Admin");
  const idSo = await makeOrder(office, boss, {});
  const idInvoice = await makeInvoice(office, boss, idSo, { menunggu: true });
  expect((await boss.call(suratJalan.getInvoiceForSj, { cari: idSo })).data).toEqual([]);
  const { message } = await boss.refused(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }));
  expect(message).toBe("Order belum memiliki invoice yang disetujui");
  const stranger = (await orderDibayar(boss)).idInvoice;
  const { idSo: paid } = await orderDibayar(boss);
  const wrong = await boss.refused(suratJalan.addSuratJalan, await isianBaru({ idSo: paid, idInvoice: stranger }));
  expect(wrong).toMatchObject({ status: 400, errors: [{ field: "idInvoice" }] });
});

test("an order by its code is the row of its list; one without an approved invoice says why it has no note", async () => {
  const boss = await office.person("Super Admin");
  const { idSo, idInvoice } = await orderDibayar(boss, 1_000_000);
  await boss.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }));
  const satu = async (kode: string) => (await boss.call(suratJalan.getDetailOrderSj, { idSo: kode })).data;
  // Picture addresses are signed anew for each answer.
  const tanpaFoto = ({ buktiFoto: _, ...row }: Awaited<ReturnType<typeof satu>>) => ({
    ...row,
    invoices: row.invoices.map(({ buktiFoto, ...rest }) => [rest, buktiFoto.length]),
    suratJalan: row.suratJalan.map(({ buktiFoto, ...rest }) => [rest, buktiFoto.length]),
  });
  expect(tanpaFoto(await satu(idSo))).toEqual(tanpaFoto(await baris(boss, idSo)));

  const { aksi } = await satu(await makeOrder(office, boss, {}));
  expect(aksi.tambah).toEqual({ boleh: false, alasan: "Order belum memiliki invoice yang disetujui" });
  expect((await boss.refused(suratJalan.getDetailOrderSj, { idSo: "SO-0000-00000" })).status).toBe(404);
  const orangLain = await office.person("Sales", { menu: ["Sales Order"] });
  expect((await orangLain.refused(suratJalan.getDetailOrderSj, { idSo })).status).toBe(401);
});

test("a finished order's note takes tracking number, remarks and pictures, and nothing else", async () => {
  const boss = await office.person("Super Admin");
  const { idProduk, ...both } = await orderDibayar(boss);
  await boss.call(suratJalan.addSuratJalan, await isianBaru(both, { statusSo: "Diambil" }));
  const back = await boss.refused(
    suratJalan.updateStatusSj,
    await isianUbah(boss, both.idSo, { statusBarang: "Pending" }),
  );
  expect(back).toMatchObject({ status: 409, message: expect.stringContaining("status barang tidak dapat diubah") });
  const other = await boss.refused(
    suratJalan.updateStatusSj,
    await isianUbah(boss, both.idSo, { namaPenerima: "Lain" }),
  );
  expect(other.message).toContain("nama penerima tidak dapat diubah");

  const dokumen = [await picture("a.png"), await picture("b.jpg", "#ff0000")];
  const late = await isianUbah(boss, both.idSo, { nomorResi: "R-77", keterangan: "Diterima\nPak Joko", dokumen });
  await boss.call(suratJalan.updateStatusSj, { ...late, buktiTetap: null });
  expect((await baris(boss, both.idSo)).suratJalan[0]).toMatchObject({
    nomorResi: "R-77",
    keterangan: "Diterima\nPak Joko",
    namaPenerima: "Gudang Timur",
    statusBarang: "Diambil",
    buktiFoto: [expect.any(String), expect.any(String)],
  });
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 3, stockSales: 3, ditahan: 0 });
});

test("a cancelled order's note can not change, nor be made", async () => {
  const boss = await office.person("Super Admin");
  const noted = await orderDibayar(boss, 1_000_000);
  const bare = await orderDibayar(boss, 1_000_000);
  await boss.call(suratJalan.addSuratJalan, await isianBaru(noted));
  const isian = await isianUbah(boss, noted.idSo, { nomorResi: "R-1", versi: null });
  for (const { idSo, idProduk } of [noted, bare]) {
    await office.sql.begin(async (tx) => {
      await tx`update orderan set dibatalkan = ${office.now()}, ditahan = 0 where id_so = ${idSo}`;
      await tx`update produk set ditahan = 0 where id_produk = ${idProduk}`;
      await tx`update so set dibatalkan = ${office.now()}, status_so = 'Cancel' where id_so = ${idSo}`;
    });
  }
  const changed = await boss.refused(suratJalan.updateStatusSj, isian);
  expect(changed).toMatchObject({ status: 409, message: "Order sudah dibatalkan, surat jalannya tidak dapat diubah" });
  const made = await boss.refused(suratJalan.addSuratJalan, await isianBaru(bare));
  expect(made).toMatchObject({ status: 409, message: "Order sudah dibatalkan" });
});

test("a note saved as it was is the note that others look at, and its history stays silent", async () => {
  const boss = await office.person("Super Admin");
  const both = await orderDibayar(boss, 1_000_000);
  const { idSuratJalan } = (await boss.call(suratJalan.addSuratJalan, await isianBaru(both))).data;
  const seen = await isianUbah(boss, both.idSo);
  await boss.call(suratJalan.updateStatusSj, seen);
  await boss.call(suratJalan.updateStatusSj, { ...seen, nomorResi: "R-1" });
  const { data } = await boss.call(riwayat.getRiwayat, { jenis: "suratJalan", id: idSuratJalan });
  expect(data.map((entry) => entry.panggilan)).toEqual(["updateStatusSj", "addSuratJalan"]);
});

test("goods that stay in the warehouse have no expedition", async () => {
  const boss = await office.person("Super Admin");
  const both = await orderDibayar(boss, 1_000_000);
  const carried = { namaEkspedisi: "JNE", alamatEkspedisi: "Jl. Kurir 1", telpEkspedisi: "021555" };
  await boss.call(suratJalan.addSuratJalan, await isianBaru(both, { statusSo: "Belum", ...carried }));
  expect((await baris(boss, both.idSo)).suratJalan[0]).toMatchObject({ namaEkspedisi: "", telpEkspedisi: "" });
  await boss.call(suratJalan.updateStatusSj, await isianUbah(boss, both.idSo, { statusBarang: "Pending", ...carried }));
  expect((await baris(boss, both.idSo)).suratJalan[0]).toMatchObject(carried);
});

test("what is missing is named, at its field", async () => {
  const boss = await office.person("Super Admin");
  const both = await orderDibayar(boss, 1_000_000);
  const { statusSo: _, ...blank } = await isianBaru(both, { dokumen: [] });
  const { body } = await boss.send(suratJalan.addSuratJalan, blank);
  expect(body).toMatchObject({
    status: 400,
    errors: [
      { field: "statusSo", message: "Status barang tidak boleh kosong." },
      { field: "dokumen", message: "Dokumen tidak boleh kosong." },
    ],
  });
  const three = await Promise.all([1, 2, 3].map(() => picture()));
  expect(await boss.refused(suratJalan.addSuratJalan, await isianBaru(both, { dokumen: three }))).toMatchObject({
    errors: [{ field: "dokumen" }],
  });

  await boss.call(suratJalan.addSuratJalan, await isianBaru(both));
  const edit = await isianUbah(boss, both.idSo);
  expect(await boss.refused(suratJalan.updateStatusSj, { ...edit, buktiTetap: null })).toMatchObject({
    errors: [{ field: "dokumen", message: "Dokumen tidak boleh kosong." }],
  });
  const [one, two] = three;
  if (!one || !two) throw new Error("pictures were made");
  expect(await boss.refused(suratJalan.updateStatusSj, { ...edit, dokumen: [one, two] })).toMatchObject({
    errors: [{ field: "dokumen", message: "Maksimal 2 file" }],
  });
  await boss.call(suratJalan.updateStatusSj, { ...edit, dokumen: [one] });
  expect((await baris(boss, both.idSo)).suratJalan[0]?.buktiFoto).toHaveLength(2);
});

test("pictures that were removed come back in their order, once, while nobody changed them again", async () => {
  const boss = await office.person("Super Admin");
  const { idSo, idInvoice } = await orderDibayar(boss);
  const dokumen = [await picture("a.jpg", "#111111"), await picture("b.jpg", "#222222")];
  const { data } = await boss.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { dokumen }));
  const undo = { idSo, idSj: data.idSuratJalan };
  const surat = async () => (await baris(boss, idSo)).suratJalan[0];
  const foto = async () => (await surat())?.buktiFoto.map((address) => address.split("?")[0]);
  const awal = await foto();
  const tinggal = async (buktiTetap: number[]) =>
    boss.call(suratJalan.updateStatusSj, await isianUbah(boss, idSo, { buktiTetap }));
  // The history offers what the toast did, as long as the pictures are there.
  const ditawarkan = async () =>
    (await boss.call(riwayat.getRiwayat, { jenis: "order", id: idSo })).data.flatMap(({ urung }) => urung ?? []);
  expect(await ditawarkan()).toEqual([]);
  await tinggal([1]);
  expect(await foto()).toEqual([awal?.[1]]);
  expect(await ditawarkan()).toEqual([{ panggilan: "undoFotoSj", input: undo }]);
  expect((await boss.call(suratJalan.undoFotoSj, undo)).message).toBe(`Foto surat jalan ${undo.idSj} dikembalikan`);
  expect(await foto()).toEqual(awal);
  expect(await ditawarkan()).toEqual([]);
  const kedua = (await surat())?.buktiFoto[1] ?? "";
  expect((await office.app.http.inject({ url: kedua })).statusCode).toBe(200);
  expect((await boss.refused(suratJalan.undoFotoSj, undo)).message).toBe("Foto yang lama sudah tidak disimpan");
  const history = await boss.call(riwayat.getRiwayat, { jenis: "suratJalan", id: undo.idSj });
  expect(JSON.stringify(history.data[0])).toContain("2 foto yang lama");
});
