import fc from "fast-check";
import { expect, test } from "vitest";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { allFindings, pemergok } from "#books/periksa/periksa.testing.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { few } from "#test/support/cases.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { STATUS_BARANG, type StatusBarang } from "../../order/label.ts";
import { pesanLangsung } from "../../pesan-langsung/contract.ts";
import { sudahKeluar, suratJalan } from "../contract.ts";
import { baris, buku, isianBaru, isianUbah, stok } from "./suratJalan.testing.ts";

const office = openOffice();

/** A paid order of 3 machines from stock and 2 made to order. */
async function pesanLima(boss: Person, dp?: number) {
  const gudang = await makeProduk(office, boss, { stock: 4 });
  const dibuat = await makeProduk(office, boss);
  const idSo = await makeOrder(office, boss, {
    baris: [
      { idProduk: gudang, qty: 3 },
      { idProduk: dibuat, sumberProduk: "PL", qty: 2 },
    ],
  });
  const idInvoice = await makeInvoice(office, boss, idSo, { dp });
  const [dariStok, pesanan] = (await baris(boss, idSo)).orders.map((line) => line.idOrderan);
  if (dariStok === undefined || pesanan === undefined) throw new Error("the order has two lines");
  const surat = async (isi: readonly (readonly [number, number])[], statusSo: StatusBarang = "Belum") => {
    const barang = isi.map(([idOrderan, qty]) => ({ idOrderan, qty }));
    return isianBaru({ idSo, idInvoice }, { barang, statusSo });
  };
  return { idSo, idInvoice, gudang, dibuat, dariStok, pesanan, surat };
}

const keadaan = async (person: Person, idSo: string) => {
  const { statusSo, orders, suratJalan: notes, selesaiGaransi } = await baris(person, idSo);
  return { statusSo, selesaiGaransi, notes, unit: orders.map((line) => [line.qtyBersurat, line.qtyTerkirim]) };
};

test("what is finished goes first, the rest follows, and the order follows its least advanced note", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik");
  const { idSo, gudang: produk, dariStok, pesanan, surat } = await pesanLima(boss);
  await gudang.call(suratJalan.addSuratJalan, await surat([[dariStok, 2]], "Kirim"));
  expect(await keadaan(gudang, idSo)).toMatchObject({
    statusSo: "Proses",
    unit: [
      [2, 2],
      [0, 0],
    ],
    selesaiGaransi: "2027-11-20",
    notes: [{ barang: [{ idOrderan: dariStok, qty: 2 }], tglKeluar: "2026-11-20" }],
  });
  expect(await stok(office, produk)).toEqual({ jumlahStock: 2, stockSales: 1, ditahan: 1 });
  const { data } = await boss.call(order.getDetailOrder, { idSo });
  expect(data.aksi.cancel).toEqual({ boleh: false, alasan: "Order sudah terkirim 2 dari 5, tidak dapat dibatalkan" });
  expect((await boss.refused(order.cancelSo, { idSo })).status).toBe(409);

  await gudang.call(pesanLangsung.updatePl, { idOrderan: pesanan, selesai: 2 });
  expect((await keadaan(gudang, idSo)).statusSo).toBe("Belum");
  await office.travel("2026-11-28T02:00:00.000Z");
  await gudang.call(suratJalan.addSuratJalan, await surat([[pesanan, 1]], "Diambil"));
  expect((await keadaan(gudang, idSo)).statusSo, "two units stand on no note").toBe("Belum");
  // Whoever names no goods takes all that is left, as the specified form does.
  const { barang: _, ...semua } = await surat([], "Pending");
  await gudang.call(suratJalan.addSuratJalan, semua);
  const menunggu = await keadaan(gudang, idSo);
  expect(menunggu).toMatchObject({ statusSo: "Pending", selesaiGaransi: "2027-11-20" });
  expect(menunggu.notes.map((note) => [note.barang.map(({ qty }) => qty), note.tglKeluar])).toEqual([
    [[2], "2026-11-20"],
    [[1], "2026-11-28"],
    [[1, 1], null],
  ]);
  expect((await gudang.refused(suratJalan.addSuratJalan, semua)).message).toMatch(
    /^Order sudah memiliki surat jalan SJ-/,
  );

  const idSj = menunggu.notes[2]?.idSuratJalan ?? "";
  await gudang.call(suratJalan.updateStatusSj, await isianUbah(gudang, idSo, { statusBarang: "Kirim" }, idSj));
  expect((await keadaan(gudang, idSo)).statusSo).toBe("Selesai");
  expect(await stok(office, produk)).toEqual({ jumlahStock: 1, stockSales: 1, ditahan: 0 });
  await office.travel("2026-11-20T02:00:00.000Z");
});

test("a note may hold other goods until they have left; each note moves its own goods", async () => {
  const boss = await office.person("Super Admin");
  const { idSo, dariStok, pesanan, surat, gudang } = await pesanLima(boss, 1_000_000);
  const asing = await boss.refused(suratJalan.addSuratJalan, await surat([[pesanan + 1000, 1]]));
  expect(asing).toMatchObject({ errors: [{ field: "barang" }] });
  const { data } = await boss.call(suratJalan.addSuratJalan, await surat([[dariStok, 1]]));
  await boss.call(suratJalan.addSuratJalan, await surat([[dariStok, 1]], "Kirim"));
  const ubah = async (isian: Parameters<typeof isianUbah>[2]) => isianUbah(boss, idSo, isian, data.idSuratJalan);
  const banyak = (qty: number) => ({ barang: [{ idOrderan: dariStok, qty }] });
  expect(await boss.refused(suratJalan.updateStatusSj, await ubah(banyak(3)))).toMatchObject({
    status: 400,
    errors: [{ field: "barang", message: expect.stringContaining("hanya 2 unit yang siap dikirim") }],
  });
  await boss.call(suratJalan.updateStatusSj, await ubah({ ...banyak(2), statusBarang: "Diambil" }));
  expect(await buku(office, data.idSuratJalan)).toEqual([{ jenis: "kirim", qty: -2 }]);
  expect(await stok(office, gudang)).toEqual({ jumlahStock: 1, stockSales: 1, ditahan: 0 });
  expect(await boss.refused(suratJalan.updateStatusSj, await ubah(banyak(1)))).toMatchObject({
    errors: [{ field: "barang", message: "Barang sudah keluar dari gudang, jumlahnya tidak dapat diubah" }],
  });
  await boss.call(suratJalan.updateStatusSj, await ubah({ ...banyak(2), statusBarang: "Belum" }));
  expect(await stok(office, gudang)).toEqual({ jumlahStock: 3, stockSales: 1, ditahan: 2 });
  const kosong = await boss.refused(suratJalan.addSuratJalan, await surat([]));
  expect(kosong.errors).toEqual([{ field: "barang", message: "Isi jumlah barang yang dikirim" }]);
});

test("a note is found by its own code, and printed by it", async () => {
  const boss = await office.person("Super Admin");
  const { idSo, dariStok, surat } = await pesanLima(boss, 1_000_000);
  const satu = (await boss.call(suratJalan.addSuratJalan, await surat([[dariStok, 1]], "Kirim"))).data.idSuratJalan;
  const dua = (await boss.call(suratJalan.addSuratJalan, await surat([[dariStok, 2]]))).data.idSuratJalan;
  expect((await boss.call(suratJalan.getDetailOrderSj, { idSj: satu })).data.idSo).toBe(idSo);
  expect((await boss.refused(suratJalan.getDetailOrderSj, {})).errors).toMatchObject([{ field: "idSo" }]);
  expect((await boss.refused(suratJalan.getDetailOrderSj, { idSj: "SJ-0000-00000" })).status).toBe(404);
  expect((await boss.call(suratJalan.cetakSjPdf, { idSo, idSj: satu })).data.nama).toBe(`${satu}.pdf`);
  expect((await boss.call(suratJalan.cetakSjPdf, { idSo })).data.nama, "the newest").toBe(`${dua}.pdf`);
  const { data } = await boss.call(order.cetakSoPdf, { idSo });
  expect(readPdfText(Buffer.from(data.base64, "base64")).join()).toContain("Barang terkirim 1 dari 5 unit.");
});

test("sixteen people deliver the same order at once: no unit leaves twice", async () => {
  const boss = await office.person("Super Admin");
  const { idSo, dariStok, surat, gudang } = await pesanLima(boss, 1_000_000);
  const isian = await surat([[dariStok, 1]], "Kirim");
  const answers = await Promise.all(Array.from({ length: 16 }, () => boss.send(suratJalan.addSuratJalan, isian)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
  for (const { status } of answers) expect([200, 400, 409]).toContain(status);
  expect((await keadaan(boss, idSo)).unit[0]).toEqual([3, 3]);
  expect(await stok(office, gudang)).toEqual({ jumlahStock: 1, stockSales: 1, ditahan: 0 });
});

test("the database lets no unit stand on two notes, and keeps what has left", async () => {
  const boss = await office.person("Super Admin");
  const { dariStok, pesanan, surat } = await pesanLima(boss, 1_000_000);
  const { idSuratJalan } = (await boss.call(suratJalan.addSuratJalan, await surat([[dariStok, 3]], "Kirim"))).data;
  const { sql } = office;
  const lain = (await pesanLima(boss, 1_000_000)).dariStok;
  const isi = (idOrderan: number, qty: number) =>
    sql`insert into surat_jalan_baris values (${idSuratJalan}, ${idOrderan}, ${qty})`;
  await expect(isi(pesanan, 1)).rejects.toThrow("orderan_bersurat");
  await expect(isi(lain, 1)).rejects.toThrow("bukan milik order");
  await expect(sql`delete from surat_jalan_baris where id_orderan = ${dariStok}`).rejects.toThrow("sudah keluar");
  await expect(sql`update orderan set ditahan = 1 where id_orderan = ${dariStok}`).rejects.toThrow("orderan_tersisa");
});

test("units that a line miscounts are found", async () => {
  const boss = await office.person("Super Admin");
  const { dariStok, surat } = await pesanLima(boss, 1_000_000);
  await boss.call(suratJalan.addSuratJalan, await surat([[dariStok, 2]]));
  const set = (qty: number) => `update orderan set qty_bersurat = ${qty} where id_orderan = ${dariStok}`;
  const ketahuan = pemergok(office);
  await ketahuan(set(1), set(2), /di surat jalan 1 \(seharusnya 2\)/);
  // Two notes that changed places in the book of goods: of each product as many units left as before.
  const lain = await pesanLima(boss, 1_000_000);
  const kirim = async (unit: number) =>
    (await boss.call(suratJalan.addSuratJalan, await lain.surat([[lain.dariStok, unit]], "Kirim"))).data.idSuratJalan;
  const [satu, dua] = [await kirim(1), await kirim(2)];
  const tukar = `update stok set sumber = case sumber when '${satu}' then '${dua}' else '${satu}' end
    where sumber in ('${satu}', '${dua}')`;
  await ketahuan(tukar, tukar, new RegExp(`^${satu}: produk \\d+: surat jalan 1, buku 2$`));
});

/** What people may try with an order, in any sequence. */
const langkah = fc.oneof(
  fc.record({ aksi: fc.constant("buat" as const), unit: fc.integer({ min: 1, max: 2 }) }),
  fc.record({
    aksi: fc.constant("surat" as const),
    stok: fc.integer({ min: 0, max: 3 }),
    pesanan: fc.integer({ min: 0, max: 2 }),
    status: fc.constantFrom(...STATUS_BARANG),
  }),
  fc.record({
    aksi: fc.constant("ubah" as const),
    ke: fc.nat({ max: 3 }),
    status: fc.constantFrom(...STATUS_BARANG),
  }),
  fc.record({ aksi: fc.constant("batal" as const) }),
);

test("whatever is produced, delivered, brought back and cancelled: stock, journal and status are right", async () => {
  const boss = await office.person("Super Admin");
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(langkah, { minLength: 3, maxLength: 8 }), async (lunas, jalan) => {
      const { idSo, dariStok, pesanan, surat } = await pesanLima(boss, lunas ? undefined : 1_000_000);
      for (const step of jalan) {
        if (step.aksi === "buat") await boss.send(pesanLangsung.updatePl, { idOrderan: pesanan, selesai: step.unit });
        if (step.aksi === "batal") await boss.send(order.cancelSo, { idSo });
        if (step.aksi === "surat") {
          const isi = [[dariStok, step.stok] as const, [pesanan, step.pesanan] as const].filter(([, qty]) => qty > 0);
          await boss.send(suratJalan.addSuratJalan, await surat(isi, step.status));
        }
        if (step.aksi === "ubah") {
          const note = (await baris(boss, idSo)).suratJalan[step.ke];
          if (!note) continue;
          const isian = await isianUbah(boss, idSo, { statusBarang: step.status }, note.idSuratJalan);
          await boss.send(suratJalan.updateStatusSj, isian);
        }
      }
      const akhir = await keadaan(boss, idSo);
      const bersurat = akhir.unit.reduce((sum, [qty = 0]) => sum + qty, 0);
      const terkirim = akhir.unit.reduce((sum, [, qty = 0]) => sum + qty, 0);
      if (akhir.statusSo === "Selesai") expect([lunas, terkirim]).toEqual([true, 5]);
      if (["Ajukan", "Proses"].includes(akhir.statusSo)) expect(bersurat).toBeLessThan(5);
      if (akhir.statusSo === "Cancel") expect(terkirim).toBe(0);
      const keluar = akhir.notes.filter((note) => sudahKeluar(note.statusBarang)).flatMap((note) => note.barang);
      expect(keluar.reduce((sum, { qty }) => sum + qty, 0)).toBe(terkirim);
      expect(await allFindings(office)).toEqual([]);
    }),
    { ...few(12), endOnFailure: true },
  );
});
