import fc from "fast-check";
import { expect, test } from "vitest";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import { few } from "#test/support/cases.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { isianOrder } from "#test/support/order.ts";
import { keluhan } from "../../keluhan/contract.ts";
import { keluhkan, mesinTerkirim } from "../../keluhan/server/keluhan.testing.ts";
import { kunjungan, type PartIsian } from "../contract.ts";

const office = openOffice();
const KERJA = { tglKerja: "", pekerjaan: "Ganti motor", jam: null, beres: true, penerima: "", dokumen: [] };

async function rencanakan(person: Person, idKeluhan: string): Promise<string> {
  const isi = { idKeluhan, rencana: "2026-12-20", idTeknisi: person.idUser };
  return (await person.call(kunjungan.addKunjungan, isi)).data.idKunjungan;
}

const kerjakan = async (person: Person, idKunjungan: string, part: readonly PartIsian[], lain: object = {}) =>
  person.call(kunjungan.kerjakanKunjungan, { ...KERJA, idKunjungan, part, tandaTangan: [], ...lain });

const stokDari = async (id: number) =>
  (await office.sql<{ jumlahStock: number }[]>`select jumlah_stock from produk where id_produk = ${id}`)[0]
    ?.jumlahStock;
const beban = () => saldoJurnal(office.sql, "beban-servis");

test("parts under guarantee leave the stock at their cost, with photos and the customer's signature; and come back", async () => {
  const boss = await office.person("Super Admin");
  const teknisi = await office.person("Teknisi", { menu: ["Servis"] });
  const { nomor } = await mesinTerkirim(office, boss);
  const idProduk = await makeProduk(office, boss, { kodeProduk: "MTR-1", stock: 3, hargaBeli: 450_000 });
  const idKeluhan = await keluhkan(teknisi, nomor);
  const idKunjungan = await rencanakan(teknisi, idKeluhan);
  expect(idKunjungan).toMatch(/^KJ-2611-\d{5}$/);
  const sebelum = await beban();
  const banyak = await teknisi.refused(kunjungan.kerjakanKunjungan, {
    ...{ ...KERJA, idKunjungan, tandaTangan: [], part: [{ idProduk, qty: 4 }] },
  });
  expect(banyak.message).toMatch(/tidak mencukupi, tersisa 3/);
  const foto = { dokumen: [await picture()], tandaTangan: [await picture()], penerima: "Bu Sri", jam: 1200 };
  await kerjakan(teknisi, idKunjungan, [{ idProduk, qty: 2 }], foto);
  expect(await stokDari(idProduk)).toBe(1);
  expect((await beban()) - sebelum).toBe(900_000);
  const { data } = await teknisi.call(kunjungan.getDetailKunjungan, { idKunjungan });
  expect(data).toMatchObject({
    ...{ status: "dikerjakan", jam: 1200, penerima: "Bu Sri", nilai: null, tanggungan: "garansi", nomor },
    part: [{ idProduk, qty: 2 }],
    aksi: { kerjakan: { boleh: false }, urungkan: { boleh: true } },
  });
  expect([data.buktiFoto.length, data.tandaTangan]).toEqual([1, expect.any(String)]);
  expect((await boss.call(kunjungan.getDetailKunjungan, { idKunjungan })).data.nilai).toBe(900_000);
  const status = async () => (await teknisi.call(keluhan.getDetailKeluhan, { idKeluhan })).data.status;
  expect(await status()).toBe("selesai");
  const { data: kartu } = await boss.call(produk.getKartuStok, { idProduk });
  expect(kartu[0]).toMatchObject({ jenis: "servis", qty: -2, sumber: idKunjungan });
  await expect(
    office.sql`update kunjungan set pekerjaan = 'Lain' where id_kunjungan = ${idKunjungan}`,
  ).rejects.toThrow();

  await teknisi.call(kunjungan.urungkanKunjungan, { idKunjungan, alasan: "Salah mesin" });
  expect(await stokDari(idProduk)).toBe(3);
  expect(await beban()).toBe(sebelum);
  expect(await status()).toBe("baru");
  expect((await teknisi.refused(kunjungan.urungkanKunjungan, { idKunjungan, alasan: "Lagi" })).message).toBe(
    "Kunjungan ini sudah diurungkan",
  );
});

test("parts of work that the customer pays stay in the stock until their order leaves", async () => {
  const boss = await office.person("Super Admin");
  const { nomor } = await mesinTerkirim(office, boss);
  const idProduk = await makeProduk(office, boss, { stock: 3 });
  const bayar = { tanggungan: "bayar", alasanGaransi: "Tersiram air" };
  const idKunjungan = await rencanakan(boss, await keluhkan(boss, nomor, bayar));
  const sebelum = await beban();
  await kerjakan(boss, idKunjungan, [{ idProduk, qty: 2 }], { beres: false });
  expect([await stokDari(idProduk), await beban()]).toEqual([3, sebelum]);
  const [{ idKeluhan, status } = { idKeluhan: "", status: "" }] = (await boss.call(keluhan.getKeluhan, { cari: nomor }))
    .data;
  expect(status).toBe("dikerjakan");
  const lain = { idKeluhan, tanggungan: "garansi", alasan: "Berubah" } as const;
  expect((await boss.refused(keluhan.setTanggungan, lain)).message).toMatch(/urungkan kunjungannya dahulu/);
});

test("a visit is for somebody with the menu, on a day from the complaint on, and its work is of no later day", async () => {
  const boss = await office.person("Super Admin");
  const lain = await office.person("Sales", { menu: ["Sales Order"] });
  const { nomor } = await mesinTerkirim(office, boss);
  const idKeluhan = await keluhkan(boss, nomor);
  const isi = { idKeluhan, rencana: "2026-11-20", idTeknisi: lain.idUser };
  expect((await boss.refused(kunjungan.addKunjungan, isi)).errors).toMatchObject([{ field: "idTeknisi" }]);
  const dini = { ...isi, idTeknisi: boss.idUser, rencana: "2026-11-19" };
  expect((await boss.refused(kunjungan.addKunjungan, dini)).errors).toMatchObject([{ field: "rencana" }]);
  const idKunjungan = await rencanakan(boss, idKeluhan);
  const besok = { ...KERJA, idKunjungan, part: [], tandaTangan: [], tglKerja: "2026-11-21" };
  expect((await boss.refused(kunjungan.kerjakanKunjungan, besok)).errors).toMatchObject([{ field: "tglKerja" }]);
  const idProduk = await makeProduk(office, boss, { stock: 3 });
  const ganda = { ...besok, tglKerja: "", part: [1, 2].map((qty) => ({ idProduk, qty })) };
  expect((await boss.refused(kunjungan.kerjakanKunjungan, ganda)).errors).toMatchObject([{ field: "part" }]);
  const { data } = await boss.call(kunjungan.getKunjungan, { status: "direncanakan", idTeknisi: boss.idUser });
  expect(data.map((row) => row.idKunjungan)).toContain(idKunjungan);
  const { data: bahan } = await boss.call(kunjungan.getBahanKunjungan, {});
  expect(bahan.teknisi.map(({ idUser }) => idUser)).not.toContain(lain.idUser);
});

test("whatever visits take and give back, the expense is what left the stock", async () => {
  const boss = await office.person("Super Admin");
  const { nomor } = await mesinTerkirim(office, boss);
  const langkah = fc.record({
    harga: fc.integer({ min: 1, max: 9_999_999 }),
    stock: fc.integer({ min: 1, max: 7 }),
    ambil: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
    urung: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(langkah, async ({ harga, stock, ambil, urung }) => {
      const idProduk = await makeProduk(office, boss, { stock, hargaBeli: harga });
      const awal = await beban();
      const idKeluhan = await keluhkan(boss, nomor);
      let sisa = stock;
      for (const banyak of ambil) {
        const qty = Math.min(banyak, sisa);
        if (qty === 0) break;
        const idKunjungan = await rencanakan(boss, idKeluhan);
        await kerjakan(boss, idKunjungan, [{ idProduk, qty }], { beres: false });
        if (urung) await boss.call(kunjungan.urungkanKunjungan, { idKunjungan, alasan: "Uji" });
        else sisa -= qty;
      }
      const [keluar] = await office.sql<{ nilai: number; unit: number }[]>`
        select -sum(nilai)::bigint as nilai, -sum(qty)::int as unit from stok
        where id_produk = ${idProduk} and jenis in ('servis', 'batal-servis')`;
      expect([keluar?.nilai ?? 0, keluar?.unit ?? 0]).toEqual([(stock - sisa) * harga, stock - sisa]);
      expect((await beban()) - awal).toBe(keluar?.nilai ?? 0);
    }),
    few(6),
  );
});

test("an order charges a visit once, both know each other, and a cancelled order lets it be charged again", async () => {
  const boss = await office.person("Super Admin");
  const { nomor } = await mesinTerkirim(office, boss);
  const idProduk = await makeProduk(office, boss, { stock: 9, hargaProduk: 200_000 });
  const bayar = { tanggungan: "bayar", alasanGaransi: "Tersiram air" };
  const idKunjungan = await rencanakan(boss, await keluhkan(boss, nomor, bayar));
  const tagih = async (id: string, barang = idProduk) => ({
    ...isianOrder([{ idProduk: barang, qty: 2, hargaProduk: 200_000 }]),
    ...{ idKunjungan: id, dokumen: [await picture()] },
  });
  const dini = await boss.refused(order.addOrder, await tagih(idKunjungan));
  expect(dini.message).toBe("Kunjungan ini belum dikerjakan");
  await kerjakan(boss, idKunjungan, [{ idProduk, qty: 2 }]);
  const lain = await makeProduk(office, boss, { stock: 9, hargaProduk: 200_000 });
  expect((await boss.refused(order.addOrder, await tagih(idKunjungan, lain))).errors).toMatchObject([
    { field: "idKunjungan" },
  ]);
  const penjual = await office.person("Sales", { menu: ["Produk Card"] });
  expect((await penjual.refused(order.addOrder, await tagih(idKunjungan))).status).toBe(404);

  const { idSo } = (await boss.call(order.addOrder, await tagih(idKunjungan))).data;
  const detail = async () => (await boss.call(kunjungan.getDetailKunjungan, { idKunjungan })).data;
  expect(await detail()).toMatchObject({
    tagihan: [{ idSo, batal: false }],
    aksi: {
      tagih: { boleh: false, alasan: `Kunjungan ini sudah ditagihkan dengan order ${idSo}` },
      urungkan: { boleh: false },
    },
  });
  expect((await boss.call(order.getDetailOrder, { idSo })).data.idKunjungan).toBe(idKunjungan);
  const sebut = async (jenis: "order" | "kunjungan", id: string) =>
    JSON.stringify((await boss.call(riwayat.getRiwayat, { jenis, id })).data);
  expect([await sebut("kunjungan", idKunjungan), await sebut("order", idSo)]).toEqual([
    expect.stringContaining(idSo),
    expect.stringContaining(idKunjungan),
  ]);
  const dua = await boss.refused(order.addOrder, await tagih(idKunjungan));
  expect(dua.message).toBe(`Kunjungan ini sudah ditagihkan dengan order ${idSo}`);
  const urung = await boss.refused(kunjungan.urungkanKunjungan, { idKunjungan, alasan: "Salah" });
  expect(urung.message).toBe(`Sudah ditagihkan dengan order ${idSo}, batalkan ordernya dahulu`);

  await boss.call(order.cancelSo, { idSo });
  const { idSo: lagi } = (await boss.call(order.addOrder, await tagih(idKunjungan))).data;
  expect((await detail()).tagihan).toEqual([
    { idSo: lagi, batal: false },
    { idSo, batal: true },
  ]);
  expect((await boss.call(order.getDetailOrder, { idSo: await makeOrder(office, boss) })).data.idKunjungan).toBeNull();
});

test("a visit under guarantee is charged by no order", async () => {
  const boss = await office.person("Super Admin");
  const { nomor } = await mesinTerkirim(office, boss);
  const idProduk = await makeProduk(office, boss, { stock: 9, hargaProduk: 200_000 });
  const idKunjungan = await rencanakan(boss, await keluhkan(boss, nomor));
  await kerjakan(boss, idKunjungan, [{ idProduk, qty: 1 }]);
  const isi = { ...isianOrder([{ idProduk, qty: 1, hargaProduk: 200_000 }]), idKunjungan, dokumen: [await picture()] };
  const { message } = await boss.refused(order.addOrder, isi);
  expect(message).toBe("Kunjungan ini ditanggung garansi, tidak ditagihkan");
});
