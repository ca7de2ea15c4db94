import fc from "fast-check";
import { readXlsx } from "hucre/xlsx";
import { beforeEach, expect, test } from "vitest";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeProduk } from "#books/fixtures.ts";
import { jadiPkp } from "#books/pajak/faktur.testing.ts";
import type { ClientInput } from "#kernel/call.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { penawaran } from "../contract.ts";
import { isianPenawaran, lihat, tawarkan } from "./penawaran.testing.ts";

const office = openOffice();
let sales: Person;
let boss: Person;
beforeEach(async () => {
  await office.travel("2026-11-20T02:00:00.000Z");
  sales = await office.person("Sales", { menu: ["Produk Card", "Sales Order", "Dashboard"] });
  boss = await office.person("Super Admin");
});

test("an offer is negotiated: a draft changes, what was sent gets a revision, and each stays readable", async () => {
  const oven = await makeProduk(office, boss, { namaProduk: "Oven", hargaProduk: 12_000_000, stock: 1 });
  const mixer = await makeProduk(office, boss, { namaProduk: "Mixer", hargaProduk: 3_000_000 });
  const idPenawaran = await tawarkan(office, sales, [{ idProduk: oven, qty: 2, diskon: 500_000 }]);
  expect(idPenawaran).toMatch(/^PN-2611-\d{5}$/);
  expect(await lihat(sales, idPenawaran)).toMatchObject({ status: "Draft", revisi: 1, total: 23_000_000 });

  const berubah = await isianPenawaran(office, [{ idProduk: oven, qty: 1, diskon: 500_000 }], {
    catatan: "Franko Bandung",
  });
  expect((await sales.call(penawaran.editPenawaran, { idPenawaran, ...berubah })).data.revisi).toBe(1);
  await sales.call(penawaran.tandaiTerkirim, { idPenawaran });
  expect((await lihat(sales, idPenawaran)).status).toBe("Dikirim");
  const lama = (await lihat(sales, idPenawaran)).versi;

  const lagi = await isianPenawaran(office, [{ idProduk: oven, qty: 1, diskon: 1_000_000 }, { idProduk: mixer }]);
  expect((await sales.call(penawaran.editPenawaran, { idPenawaran, ...lagi, versi: lama })).data.revisi).toBe(2);
  expect((await sales.refused(penawaran.editPenawaran, { idPenawaran, ...lagi, versi: lama })).message).toContain(
    "Data ini sudah diubah oleh",
  );
  const detail = await lihat(sales, idPenawaran);
  expect(detail).toMatchObject({ status: "Draft", revisi: 2, total: 14_000_000 });
  expect(detail.revisiSemua.map(({ revisi, total, beda }) => ({ revisi, total, beda }))).toEqual([
    {
      revisi: 2,
      total: 14_000_000,
      beda: [
        {
          apa: "Oven",
          sebelum: "1 x Rp 11.500.000 (diskon Rp 500.000)",
          sesudah: "1 x Rp 11.000.000 (diskon Rp 1.000.000)",
        },
        { apa: "Mixer", sebelum: "", sesudah: "1 x Rp 3.000.000" },
        { apa: "Total", sebelum: "Rp 11.500.000", sesudah: "Rp 14.000.000" },
        { apa: "Catatan", sebelum: "Franko Bandung", sesudah: "" },
      ],
    },
    { revisi: 1, total: 11_500_000, beda: [] },
  ]);
  for (const [revisi, nama] of [
    [1, `${idPenawaran}.pdf`],
    [2, `${idPenawaran}-R2.pdf`],
    [null, `${idPenawaran}-R2.pdf`],
  ] as const) {
    expect((await sales.call(penawaran.cetakPenawaran, { idPenawaran, revisi })).data.nama).toBe(nama);
  }
  // What was sent stays in the database too, whoever tries.
  await expect(
    office.sql`update penawaran_baris set harga = 1 where id_penawaran = ${idPenawaran} and revisi = 1`,
  ).rejects.toThrow("sudah dikirim");
  const { data: cerita } = await boss.call(riwayat.getRiwayat, { jenis: "penawaran", id: idPenawaran });
  expect(cerita).toHaveLength(4);
  const { pesan, telepon } = (await sales.call(penawaran.getPesanPenawaran, { idPenawaran })).data;
  expect([telepon, pesan]).toEqual(["081234567890", expect.stringContaining(`Penawaran kami ${idPenawaran}/R2:`)]);
});

test("one press makes the order at the offered prices, from stock as far as it goes, once", async () => {
  const oven = await makeProduk(office, boss, { namaProduk: "Oven", hargaProduk: 12_000_000, stock: 2 });
  const idPenawaran = await tawarkan(office, sales, [{ idProduk: oven, qty: 3, diskon: 1_000_000 }]);
  await sales.call(penawaran.tandaiTerkirim, { idPenawaran });
  await office.sql`update produk set harga_produk = 15000000 where id_produk = ${oven}`;
  const jawaban = await Promise.all(
    [sales, boss].map((siapa) => siapa.send(penawaran.pesanPenawaran, { idPenawaran })),
  );
  expect(jawaban.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { idSo } = await lihat(sales, idPenawaran);
  if (idSo === null) throw new Error("The offer has no order");
  expect((await boss.call(order.getDetailOrder, { idSo })).data).toMatchObject({
    totalPembelian: 33_000_000,
    tipeSo: "Reguler",
    namaCustomer: "Dewi Lestari",
    orders: [
      { sumberProduk: "SG", qty: 2, hargaProduk: 11_000_000 },
      { sumberProduk: "PL", qty: 1, hargaProduk: 11_000_000 },
    ],
  });
  expect(await lihat(sales, idPenawaran)).toMatchObject({ status: "Jadi Order", idSo, orderBatal: false });
  expect((await sales.refused(penawaran.pesanPenawaran, { idPenawaran })).message).toBe(
    `Penawaran ini sudah menjadi order ${idSo}`,
  );
  // A cancelled order stays its order: nothing is ordered twice, and who wants to offer again copies it.
  await boss.call(order.cancelSo, { idSo, alasan: "Customer mundur" });
  expect(await lihat(sales, idPenawaran)).toMatchObject({ status: "Jadi Order", idSo, orderBatal: true });
  const batal = `Order ${idSo} dari penawaran ini sudah dibatalkan, salin penawaran ini untuk menawarkan lagi`;
  for (const call of [penawaran.pesanPenawaran, penawaran.tandaiTerkirim]) {
    expect(await sales.refused(call, { idPenawaran })).toMatchObject({ status: 409, message: batal });
  }
});

test("prices without PPN: the order has the offered total, and a rule that changed meanwhile is said", async () => {
  await jadiPkp(office);
  await office.sql`update pajak_perusahaan set harga_termasuk = false`;
  const oven = await makeProduk(office, boss, { hargaProduk: 1_000_000, stock: 9 });
  const [satu, dua] = [
    await tawarkan(office, sales, [{ idProduk: oven, qty: 2, diskon: 100_000 }]),
    await tawarkan(office, sales, [{ idProduk: oven }]),
  ];
  const { total, ppnDiAtas } = await lihat(sales, satu);
  expect([total, ppnDiAtas]).toEqual([1_998_000, 198_000]);
  // The company's prices include PPN now: what was offered without it is ordered without it.
  await office.sql`update pajak_perusahaan set harga_termasuk = true`;
  const { idSo } = (await sales.call(penawaran.pesanPenawaran, { idPenawaran: satu })).data;
  expect((await boss.call(order.getDetailOrder, { idSo })).data).toMatchObject({ totalPembelian: total, ppnDiAtas });
  await office.sql`delete from pajak_perusahaan`;
  const { message } = await sales.refused(penawaran.pesanPenawaran, { idPenawaran: dua });
  expect(message).toContain("totalnya menjadi Rp 1.000.000, bukan Rp 1.110.000");
});

test("an expired, lost or inactive offer makes no order, and says why", async () => {
  const oven = await makeProduk(office, boss, { namaProduk: "Oven", stock: 5 });
  const lewat = await tawarkan(office, sales, [{ idProduk: oven }], { berlakuSampai: "2026-11-21" });
  const kalah = await tawarkan(office, sales, [{ idProduk: oven }]);
  const mati = await tawarkan(office, sales, [{ idProduk: oven }]);
  expect((await sales.refused(penawaran.kalahPenawaran, { idPenawaran: kalah, alasanKalah: "" })).errors).toEqual([
    { field: "alasanKalah", message: "Alasan tidak boleh kosong." },
  ]);
  await sales.call(penawaran.kalahPenawaran, {
    idPenawaran: kalah,
    alasanKalah: "Harga",
    keteranganKalah: "Lebih 2 juta",
  });
  await office.travel("2026-11-22T02:00:00.000Z");
  expect((await lihat(sales, lewat)).status).toBe("Kedaluwarsa");
  await office.sql`update produk set soft_delete = true where id_produk = ${oven}`;
  for (const [idPenawaran, alasan] of [
    [lewat, "Penawaran hanya berlaku sampai 21-11-2026, ubah dahulu tanggalnya"],
    [kalah, "Penawaran ini sudah dicatat kalah, salin untuk menawarkan lagi"],
    [mati, "Produk Oven sudah tidak aktif, ubah dahulu penawarannya"],
  ] as const) {
    expect(await sales.refused(penawaran.pesanPenawaran, { idPenawaran })).toMatchObject({
      status: 409,
      message: alasan,
    });
  }
  const { data } = await sales.call(penawaran.getPenawaran, { status: "Kalah", alasan: "Harga" });
  expect(data.map((row) => row.idPenawaran)).toEqual([kalah]);
  expect((await sales.call(penawaran.getPenawaran, { status: "Kedaluwarsa" })).data).toMatchObject([
    { idPenawaran: lewat },
  ]);
});

test("wrong lines and days are all named at their fields", async () => {
  const oven = await makeProduk(office, boss, { namaProduk: "Oven", hargaProduk: 5_000_000 });
  const isian = await isianPenawaran(office, [{ idProduk: oven }]);
  const [baris] = isian.barang as { idProduk: number; qty: number; harga: number }[];
  const salah = async (isi: object) => (await sales.refused(penawaran.addPenawaran, { ...isian, ...isi })).errors;
  expect(await salah({ barang: [{ ...baris, harga: 4_000_000 }, baris] })).toEqual([
    { field: "barang", message: "Harga Oven berubah dari Rp 4.000.000 menjadi Rp 5.000.000" },
    { field: "barang", message: "Oven cukup satu baris" },
  ]);
  expect(await salah({ barang: [{ ...baris, diskon: 5_000_001 }] })).toEqual([
    { field: "barang", message: "Diskon Oven melebihi harganya" },
  ]);
  expect(await salah({ barang: [] })).toEqual([{ field: "barang", message: "Penawaran masih tanpa barang" }]);
  expect(await salah({ berlakuSampai: "2026-11-19", tindakLanjut: "2026-11-19" })).toEqual([
    { field: "berlakuSampai", message: "Berlaku sampai tidak boleh sebelum hari ini" },
    { field: "tindakLanjut", message: "Tanggal tindak lanjut tidak boleh sebelum hari ini" },
  ]);
  // A price that changed since may be offered once more, and no third one.
  const idPenawaran = await tawarkan(office, sales, [{ idProduk: oven }]);
  await office.sql`update produk set harga_produk = 6000000 where id_produk = ${oven}`;
  await sales.call(penawaran.editPenawaran, { idPenawaran, ...isian });
  await sales.call(penawaran.editPenawaran, { idPenawaran, ...(await isianPenawaran(office, [{ idProduk: oven }])) });
  expect((await sales.refused(penawaran.editPenawaran, { idPenawaran, ...isian })).status).toBe(400);
});

test("a follow-up whose day has come is a task of the Sales, until something becomes of the offer", async () => {
  const tono = await office.person("Sales", { menu: ["Produk Card", "Sales Order", "Dashboard"] });
  const oven = await makeProduk(office, boss, { hargaProduk: 7_000_000 });
  const idPenawaran = await tawarkan(office, sales, [{ idProduk: oven }], { tindakLanjut: "2026-11-23" });
  const tugas = async (person: Person) =>
    (await person.call(dashboard.getTugasSaya, {})).data.find(({ jenis }) => jenis === "tindakLanjut");
  expect(await tugas(sales)).toBeUndefined();
  await office.travel("2026-11-23T02:00:00.000Z");
  expect(await tugas(sales)).toMatchObject({
    jumlah: 1,
    daftar: [{ id: idPenawaran, keterangan: "Dewi Lestari, CV Kopi Nusantara", nominal: 7_000_000 }],
  });
  expect(await tugas(tono)).toBeUndefined();
  const catatanInternal = "Diminta telepon Senin";
  await sales.call(penawaran.tindakLanjutPenawaran, { idPenawaran, tindakLanjut: "2026-11-30", catatanInternal });
  expect(await tugas(sales)).toBeUndefined();
  expect(await lihat(sales, idPenawaran)).toMatchObject({ catatanInternal, tindakLanjut: "2026-11-30" });
});

test("where Sales see their own customers alone, another's offer is not there", async () => {
  const tono = await office.person("Sales", { menu: ["Produk Card", "Sales Order"] });
  const gudang = await office.person("Logistik", { menu: ["Surat Jalan"] });
  const oven = await makeProduk(office, boss);
  const idPenawaran = await tawarkan(office, sales, [{ idProduk: oven }]);
  expect((await gudang.send(penawaran.getPenawaran, {})).status).toBe(401);
  expect((await tono.call(penawaran.getPenawaran, { cari: idPenawaran })).totalDocs).toBe(1);
  await office.sql`update perusahaan set pelanggan_sendiri = true`;
  expect((await tono.call(penawaran.getPenawaran, { cari: idPenawaran })).totalDocs).toBe(0);
  for (const call of [
    penawaran.getDetailPenawaran,
    penawaran.cetakPenawaran,
    penawaran.tandaiTerkirim,
    penawaran.pesanPenawaran,
  ]) {
    expect((await tono.send(call, { idPenawaran })).status).toBe(404);
  }
  expect((await sales.call(penawaran.getPenawaran, { cari: idPenawaran })).totalDocs).toBe(1);
  await office.sql`update perusahaan set pelanggan_sendiri = false`;
});

test("the total of an offer is the total of its order, whatever is offered", async () => {
  const oven = await makeProduk(office, boss, { hargaProduk: 1_234_567, stock: 1_000 });
  const mixer = await makeProduk(office, boss, { hargaProduk: 99_999 });
  const baris = (idProduk: number) =>
    fc.record({
      idProduk: fc.constant(idProduk),
      qty: fc.integer({ min: 1, max: 9 }),
      diskon: fc.integer({ min: 0, max: 90_000 }),
    });
  await fc.assert(
    fc.asyncProperty(baris(oven), baris(mixer), async (satu, dua) => {
      const idPenawaran = await tawarkan(office, sales, [satu, dua]);
      const { total } = await lihat(sales, idPenawaran);
      const { idSo } = (await sales.call(penawaran.pesanPenawaran, { idPenawaran })).data;
      const { data } = await boss.call(order.getDetailOrder, { idSo });
      expect(data.totalPembelian).toBe(total);
      expect(total).toBe(satu.qty * (1_234_567 - satu.diskon) + dua.qty * (99_999 - dua.diskon));
    }),
    { numRuns: 8 },
  );
});

test("the file of quotations holds what the list shows, or those that were ticked", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { kodeProduk: "XLS-1" });
  const satu = await tawarkan(office, boss, [{ idProduk }], { customerInstansi: "CV Berkas" });
  const dua = await tawarkan(office, boss, [{ idProduk }], { customerInstansi: "CV Berkas" });
  await boss.call(penawaran.kalahPenawaran, { idPenawaran: dua, alasanKalah: "Harga" });
  const isi = async (input: ClientInput<typeof penawaran.exportPenawaran>) => {
    const { raw } = await boss.send(penawaran.exportPenawaran, input);
    const [head = [], ...lines] = (await readXlsx(new Uint8Array(raw))).sheets[0]?.rows ?? [];
    const kolom = (nama: string) => head.indexOf(nama);
    return lines.filter((line) => line[0] !== "Total").map((line) => [line[kolom("Kode")], line[kolom("Status")]]);
  };
  expect(await isi({ cari: "cv berkas" })).toEqual([
    [dua, "Kalah"],
    [satu, "Draft"],
  ]);
  expect(await isi({ cari: "cv berkas", alasan: "Harga" })).toEqual([[dua, "Kalah"]]);
  expect(await isi({ idPenawaran: [satu] })).toEqual([[satu, "Draft"]]);
});
