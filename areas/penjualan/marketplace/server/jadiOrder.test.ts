import { beforeAll, expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import { jadiPkp } from "#books/pajak/faktur.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { barisShopee, prepareSeller, shopee } from "./marketplace.testing.ts";

const office = openOffice();
let toko: Awaited<ReturnType<typeof prepareSeller>>;

beforeAll(async () => {
  toko = await prepareSeller(office);
});

test("units that the warehouse does not have are made to order", async () => {
  const sedikit = await makeProduk(office, toko.bos, { kodeProduk: "LANGKA-1", hargaProduk: 1_000_000, stock: 1 });
  const file = await shopee([barisShopee("2611270001", { "Nomor Referensi SKU": "langka-1", Jumlah: "3" })]);
  expect((await toko.impor(toko.bos, file)).data).toMatchObject({ baru: 1, unitPl: 2, skuBaru: [] });
  const { orders } = (await toko.bos.call(order.getDetailOrder, { idSo: (await toko.pesanan("2611270001")).idSo }))
    .data;
  expect(orders.map(({ sumberProduk, qty, idProduk: id }) => [sumberProduk, qty, id])).toEqual([
    ["SG", 1, sedikit],
    ["PL", 2, sedikit],
  ]);
});

test("two who bring the same export at once make each order once", async () => {
  const sebelum = await toko.banyak();
  const file = await shopee(Array.from({ length: 20 }, (_, at) => barisShopee(`26112900${at + 10}`)));
  const hasil = await Promise.all([toko.impor(toko.bos, file), toko.impor(toko.bos, file)]);
  expect(hasil.map(({ data }) => data.baru).sort()).toEqual([0, 20]);
  expect(await toko.banyak()).toBe((sebelum ?? 0) + 20);
});

test("where our prices are without PPN, the order still costs what its buyer pays", async () => {
  await jadiPkp(office);
  await office.sql`update pajak_perusahaan set harga_termasuk = false`;
  await toko.impor(
    toko.bos,
    await shopee([barisShopee("2611300001"), barisShopee("2611300002", { "Harga Setelah Diskon": "1.400.000" })]),
  );
  await office.sql`update pajak_perusahaan set pkp_sejak = null, harga_termasuk = true`;
  const [murah, mahal] = [await toko.pesanan("2611300001"), await toko.pesanan("2611300002")];
  expect([murah.total, mahal.total]).toEqual([1_250_000, 1_400_000]);
  expect((await toko.bos.call(order.getDetailOrder, { idSo: mahal.idSo })).data).toMatchObject({
    ...{ totalPembelian: 1_332_000, totalTambahanOnline: 68_000, ppnDiAtas: 0 },
  });
});

test("an export with an order of a closed month is refused as a whole", async () => {
  const sebelum = await toko.banyak();
  const lama = { "Waktu Pesanan Dibuat": "2026-03-20 10:00" };
  await office.sql`
    insert into tutup_buku_peristiwa (jenis, bulan, sampai, waktu, id_user, nama_user)
    values ('tutup', '2026-03-01', '2026-03-31', now(), ${toko.bos.idUser}, 'Bos')`;
  const berdua = await shopee([barisShopee("2611310001"), barisShopee("2611310002", lama)]);
  expect((await toko.tolak(toko.bos, berdua)).errors).toMatchObject([{ baris: 3, kolom: "Waktu Pesanan Dibuat" }]);
  expect(await toko.banyak()).toBe(sebelum);
});
