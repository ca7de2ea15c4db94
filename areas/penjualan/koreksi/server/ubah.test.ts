import { expect, test } from "vitest";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { persetujuan } from "#areas/sistem/persetujuan/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { invoice } from "../../invoice/contract.ts";
import { isianInvoice } from "../../invoice/server/invoice.testing.ts";
import { order } from "../../order/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { isianBaru } from "../../surat-jalan/server/suratJalan.testing.ts";
import { koreksi } from "../contract.ts";

const office = openOffice();

const lihat = async (person: Person, idSo: string) => (await person.call(order.getDetailOrder, { idSo })).data;
const stok = async (idProduk: number) =>
  (
    await office.sql<{ jumlahStock: number; ditahan: number }[]>`
    select jumlah_stock, ditahan from produk where id_produk = ${idProduk}`
  )[0];

/** The lines of an order as its form sends them, changed by `isi`. */
async function lines(person: Person, idSo: string, isi: (idProduk: number) => object = () => ({})) {
  const { orders } = await lihat(person, idSo);
  return orders.map(({ idOrderan, idProduk, qty, sumberProduk, hargaProduk }) => ({
    ...{ idOrderan, idProduk, qty, sumberProduk, hargaProduk },
    ...isi(idProduk),
  }));
}

async function orang() {
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const manajer = await office.person("Management", { nama: "Budi" });
  const sales = await office.person("Sales", { menu: ["Sales Order", "Produk Card", "Invoice"], nama: "Siti" });
  return { boss, manajer, sales };
}

test("its own Sales corrects a quantity at once while nothing is approved; a waiting invoice follows and is marked", async () => {
  const { boss, sales } = await orang();
  const lain = await office.person("Sales", { menu: ["Sales Order", "Produk Card"] });
  const idProduk = await makeProduk(office, boss, { stock: 10, hargaProduk: 5_000_000, namaProduk: "Oven" });
  const kedua = await makeProduk(office, boss, { stock: 4, hargaProduk: 2_000_000, namaProduk: "Rak" });
  const idSo = await makeOrder(office, sales, { baris: [{ idProduk, qty: 3 }] });
  const listProduk = [
    ...(await lines(sales, idSo, () => ({ qty: 2 }))),
    { idProduk: kedua, qty: 1, sumberProduk: "SG" },
  ];
  expect((await lain.refused(koreksi.editOrder, { idSo, listProduk } as never)).message).toBe(
    "Barang dan harga order hanya diubah oleh Sales order ini, Admin, Super Admin dan Management",
  );
  const dampak = (await sales.call(koreksi.getDampakUbah, { idSo, listProduk } as never)).data;
  expect(dampak).toMatchObject({ langsung: true, totalLama: 15_000_000, totalBaru: 12_000_000, sisaLama: null });
  expect(dampak.stok).toEqual(
    expect.arrayContaining([
      { namaProduk: "Oven", qty: 1 },
      { namaProduk: "Rak", qty: -1 },
    ]),
  );
  await sales.call(invoice.addInvoice, await isianInvoice(office, sales, idSo, {}));
  const jawab = await sales.call(koreksi.editOrder, { idSo, listProduk, namaCustomer: "Budi Hartono" } as never);
  expect(jawab.data).toEqual({ langsung: true });
  const kini = await lihat(boss, idSo);
  expect(kini).toMatchObject({ totalPembelian: 12_000_000, namaCustomer: "Budi Hartono", revisi: 1 });
  expect(kini.orders.map(({ qty }) => qty)).toEqual([2, 1]);
  expect(kini.invoices[0]).toMatchObject({ nominalBayar: 12_000_000, totalPembelian: 12_000_000 });
  expect(await stok(idProduk)).toEqual({ jumlahStock: 10, ditahan: 2 });
  expect(await stok(kedua)).toEqual({ jumlahStock: 4, ditahan: 1 });
  const { data: cerita } = await boss.call(riwayat.getRiwayat, { jenis: "order", id: idSo });
  const perubahan = cerita.flatMap((satu) => satu.perubahan);
  expect(perubahan).toContainEqual(
    expect.objectContaining({ label: "Nama Customer", sebelum: "Budi Santoso", sesudah: "Budi Hartono" }),
  );
  // More than the warehouse has is refused, and changes nothing.
  const banyak = await lines(sales, idSo, () => ({ qty: 99 }));
  expect((await sales.refused(koreksi.editOrder, { idSo, listProduk: banyak } as never)).message).toBe(
    "Stock Oven tidak mencukupi, tersisa 8",
  );
  const basi = { idSo, versi: 1, namaCustomer: "Lain" };
  expect((await sales.refused(koreksi.editOrder, basi as never)).status).toBe(409);
});

test("after the DP a change waits for somebody else, who sees the difference; approved it is revision 2 and the chain goes on", async () => {
  const { boss, manajer, sales } = await orang();
  const idProduk = await makeProduk(office, boss, { stock: 10, hargaProduk: 5_000_000, namaProduk: "Pengering" });
  const idSo = await makeOrder(office, sales, { baris: [{ idProduk, qty: 3 }] });
  await makeInvoice(office, boss, idSo, { dp: 6_000_000 });
  const listProduk = await lines(sales, idSo, () => ({ qty: 4 }));
  expect((await sales.refused(koreksi.editOrder, { idSo, listProduk } as never)).message).toBe(
    "Alasan tidak boleh kosong.",
  );
  const minta = { idSo, listProduk, alasan: "Customer menambah satu" };
  const { data } = await sales.call(koreksi.editOrder, minta as never);
  expect(data).toEqual({ langsung: false, idPerubahan: expect.stringMatching(/^UB-2611-\d{5}$/) });
  const idKoreksi = data.idPerubahan ?? "";
  expect((await sales.refused(koreksi.editOrder, minta as never)).message).toBe(
    `Order ini masih mempunyai koreksi yang menunggu persetujuan: ${idKoreksi}`,
  );
  expect((await lihat(boss, idSo)).totalPembelian).toBe(15_000_000);
  const { data: kotak } = await manajer.call(persetujuan.getKotak, { limit: 100 });
  expect(kotak.find(({ id }) => id === idKoreksi)).toMatchObject({
    jenis: "perubahan",
    sebutan: "Perubahan Order",
    keterangan: "Customer menambah satu",
    aksi: { setuju: { boleh: true } },
  });
  const { dampak } = (await manajer.call(koreksi.getDetailKoreksi, { idKoreksi })).data;
  expect(dampak).toMatchObject({
    baris: [{ namaProduk: "Pengering", qtyLama: 3, qtyBaru: 4 }],
    totalLama: 15_000_000,
    totalBaru: 20_000_000,
    sisaLama: 9_000_000,
    sisaBaru: 14_000_000,
    stok: [{ namaProduk: "Pengering", qty: -1 }],
  });
  const putusan = [{ jenis: "perubahan", id: idKoreksi, status: "Disetujui", keterangan: "", versi: null }];
  const { data: hasil } = await manajer.call(persetujuan.putuskan, { putusan } as never);
  expect(hasil[0]).toMatchObject({ status: 200 });
  expect(await lihat(boss, idSo)).toMatchObject({ totalPembelian: 20_000_000, revisi: 2, selisihTagihan: 5_000_000 });
  // The next invoice goes on with the new amount due.
  const lunas = await isianInvoice(office, sales, idSo, {});
  expect(lunas).toMatchObject({ nominalBayar: 14_000_000 });
  const { data: dibuat } = await sales.call(invoice.addInvoice, lunas);
  await boss.call(invoice.approveInv, { idInv: dibuat.idInvoice } as never);
  expect(await lihat(boss, idSo)).toMatchObject({ statusPembayaran: "Lunas", selisihTagihan: 0 });
});

test("whoever asked does not decide it, not even a Super Admin; withdrawn or rejected nothing changes", async () => {
  const { boss, manajer } = await orang();
  const idSo = await makeOrder(office, boss, { baris: [{ qty: 2 }] });
  await makeInvoice(office, boss, idSo, { dp: 1_000_000 });
  const minta = async () =>
    (
      await boss.call(koreksi.editOrder, {
        ...{ idSo, alasan: "Salah ketik", listProduk: await lines(boss, idSo, () => ({ qty: 1 })) },
      } as never)
    ).data.idPerubahan ?? "";
  const satu = await minta();
  const setuju = { idKoreksi: satu, status: "Disetujui" } as const;
  expect((await boss.refused(koreksi.putuskanKoreksi, setuju)).message).toBe(
    "Perubahan Order sendiri harus diputuskan orang lain",
  );
  expect((await manajer.refused(koreksi.tarikKoreksi, { idKoreksi: satu })).status).toBe(409);
  await boss.call(koreksi.tarikKoreksi, { idKoreksi: satu });
  const dua = await minta();
  const tolak = { idKoreksi: dua, status: "Ditolak" } as const;
  expect((await manajer.refused(koreksi.putuskanKoreksi, tolak)).message).toBe("Note tidak boleh kosong.");
  await manajer.call(koreksi.putuskanKoreksi, { ...tolak, note: "Tidak perlu" });
  expect(await lihat(boss, idSo)).toMatchObject({ totalPembelian: 20_000_000, revisi: 1 });
});

test("goods that left stay: never below what is delivered, their value follows the new total, and what was paid too much is paid back", async () => {
  const { boss, manajer, sales } = await orang();
  const idProduk = await makeProduk(office, boss, { stock: 10, hargaProduk: 5_000_000, namaProduk: "Mixer" });
  const idSo = await makeOrder(office, sales, { baris: [{ idProduk, qty: 4 }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const [baris] = (await lihat(boss, idSo)).orders;
  const kirim = { ...(await isianBaru({ idSo, idInvoice })), statusSo: "Kirim" };
  const barang = [{ idOrderan: baris?.idOrderan, qty: 2 }];
  await boss.call(suratJalan.addSuratJalan, { ...kirim, barang } as never);
  const kurang = await lines(sales, idSo, () => ({ qty: 1 }));
  expect((await sales.refused(koreksi.editOrder, { idSo, alasan: "x", listProduk: kurang } as never)).message).toBe(
    "Mixer sudah dikirim 2, jumlahnya tidak dapat kurang dari itu",
  );
  const data = { idSo, namaCustomer: "Lain" };
  expect((await sales.refused(koreksi.editOrder, data as never)).message).toBe(
    "Barang order ini sudah keluar, data customer dan penerima tidak dapat diubah",
  );
  const listProduk = await lines(sales, idSo, () => ({ qty: 3 }));
  const minta = await sales.call(koreksi.editOrder, { idSo, alasan: "Satu batal", listProduk } as never);
  const idKoreksi = minta.data.idPerubahan ?? "";
  const { dampak } = (await manajer.call(koreksi.getDetailKoreksi, { idKoreksi })).data;
  expect(dampak).toMatchObject({ sisaLama: 0, sisaBaru: 0, kembali: 5_000_000 });
  await manajer.call(koreksi.putuskanKoreksi, { idKoreksi, status: "Disetujui" });
  expect(await lihat(boss, idSo)).toMatchObject({ totalPembelian: 15_000_000, statusPembayaran: "Lunas", revisi: 2 });
  const { data: kembali } = await boss.call(pengajuan.getPengajuan, { cari: idKoreksi, limit: 10 } as never);
  expect(kembali).toMatchObject([
    { statusPengajuan: "Menunggu", nominalPengajuan: 5_000_000, tipePengajuan: "keluar" },
  ]);
  // 2 of 4 units at 20 million are 10 million, 2 of 3 at 15 million as well: nothing changes in the journal.
  const [jurnal] = await office.sql`select count(*)::int as n from jurnal where dokumen = ${idKoreksi}`;
  expect(jurnal).toEqual({ n: 0 });
  expect(await stok(idProduk)).toEqual({ jumlahStock: 8, ditahan: 1 });
});

test("a request with the customer's data is refused when the goods have left meanwhile, and its form says before what will not go", async () => {
  const { boss, manajer, sales } = await orang();
  const idProduk = await makeProduk(office, boss, { stock: 10, hargaProduk: 5_000_000, namaProduk: "Pemanas" });
  const idSo = await makeOrder(office, sales, { baris: [{ idProduk, qty: 2 }] });
  const idInvoice = await makeInvoice(office, boss, idSo, { dp: 1_000_000 });
  const listProduk = await lines(sales, idSo, () => ({ qty: 3 }));
  const isi = { idSo, alasan: "Tambah", listProduk, namaPenerima: "Pak Gudang" };
  const lain = await office.person("Sales", { menu: ["Sales Order", "Produk Card"] });
  expect((await lain.call(koreksi.getDampakUbah, isi as never)).data).toMatchObject({
    langsung: false,
    alasan: "Barang dan harga order hanya diubah oleh Sales order ini, Admin, Super Admin dan Management",
  });
  const { data } = await sales.call(koreksi.editOrder, isi as never);
  const idKoreksi = data.idPerubahan ?? "";
  const surat = await isianBaru({ idSo, idInvoice });
  await boss.call(suratJalan.addSuratJalan, { ...surat, statusSo: "Kirim" });
  const sebab = "Barang order ini sudah keluar, data customer dan penerima tidak dapat diubah";
  expect((await manajer.call(koreksi.getDetailKoreksi, { idKoreksi })).data.dampak.approve).toEqual({
    boleh: false,
    alasan: sebab,
  });
  const setuju = { idKoreksi, status: "Disetujui" } as const;
  expect((await manajer.refused(koreksi.putuskanKoreksi, setuju)).message).toBe(sebab);
  expect(await lihat(boss, idSo)).toMatchObject({ namaPenerima: "", revisi: 1, totalPembelian: 10_000_000 });
});
