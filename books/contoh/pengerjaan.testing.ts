import type { Deed } from "#platform/http/context.ts";
import { lockGoods, sendGoods } from "../pesanan/barang.ts";
import { takeBackSo } from "../pesanan/batal.ts";
import { finishUnits, refreshStatus } from "../pesanan/pesanan.ts";
import { undoUnit } from "../pesanan/urung.ts";
import { moveGoods } from "../stok/stok.ts";
import { disiapkan, invoiceBaru, koreksiBaru, orderBaru, suratBaru } from "./baru.testing.ts";
import { duaOrder, orderan, SO, satuBaris, tersisa } from "./pesanan.testing.ts";
import { id, rp, type Tindakan } from "./tertulis.testing.ts";

const [BAHAN, BAJA, CAT] = [id<"produk">(9), id<"produk">(901), id<"produk">(902)];

/** Two materials more, with some of each in the warehouse. */
export const bahanBaru = disiapkan(async (deed) => {
  for (const [nomor, harga, qty] of [
    [901, 7_000, 2_500],
    [902, 9_001, 700],
  ] as const) {
    await deed.tx`
      insert into produk (id_produk, kode_produk, nama_produk, kategori_produk, harga_produk, harga_beli, satuan, satuan_beli, isi_beli,
        must_po, created_at, updated_at)
      overriding system value
      values (${nomor}, ${`BHN-${nomor}`}, ${`Bahan ${nomor}`}, 'bahan', 0, ${harga}, 'kg', 'kg', 1000, false, ${deed.now}, ${deed.now})`;
    await moveGoods(deed, [{ idProduk: id(nomor), jenis: "tambah", qty }]);
  }
});

const keadaan = async (deed: Deed) => {
  await refreshStatus(deed, [SO, SO]);
  return deed.tx`select status_so, status_pembayaran from so where id_so = ${SO}`;
};
const selesai = (deed: Deed, qty: readonly [number, number][], isi: object = {}) =>
  finishUnits(
    deed,
    qty.map(([nomor, banyak]) => ({ idOrderan: orderan(nomor), qty: banyak })),
    { jenis: "produksi", ...isi },
  );

export const PENGERJAAN: Record<string, Tindakan> = {
  "notes of several states": async (deed) => {
    await satuBaris(deed);
    const dua = [await keadaan(deed)];
    await invoiceBaru(deed, { id: "INV-U-1", idSo: SO, ke: 1, bayar: 2_000_000, dp: 1_500_000 });
    dua.push(await keadaan(deed));
    const surat = { idSo: SO, idInvoice: "INV-U-1", barang: [{ idOrderan: 9001, qty: 1 }] };
    await suratBaru(deed, { ...surat, id: "SJ-U-1", status: "Diambil" });
    dua.push(await keadaan(deed));
    await suratBaru(deed, { ...surat, id: "SJ-U-2", status: "Pending" });
    dua.push(await keadaan(deed));
    for (const status of ["Belum", "Kirim", "Diambil"]) {
      await deed.tx`update surat_jalan set status_barang = ${status} where id_surat_jalan = 'SJ-U-2'`;
      dua.push(await keadaan(deed));
    }
    await deed.tx`update orderan set qty_ganti = 1 where id_orderan = 9001`;
    dua.push(await keadaan(deed));
    await deed.tx`update orderan set qty_ganti = 0 where id_orderan = 9001`;
    await koreksiBaru(deed, { id: "NK-U-1", idSo: SO, jenis: "nota-kredit", nominal: 500_000 });
    await deed.tx`insert into so_tagihan (id_so, id_koreksi, jenis, nominal) values (${SO}, 'NK-U-1', 'nota-kredit', -499999)`;
    dua.push(await keadaan(deed));
    await deed.tx`insert into so_tagihan (id_so, id_koreksi, jenis, nominal) values (${SO}, 'NK-U-1', 'nota-kredit', -1)`;
    dua.push(await keadaan(deed));
    return dua;
  },
  "an invoice that waits, and one that was deleted": async (deed) => {
    await satuBaris(deed);
    await invoiceBaru(deed, { id: "INV-U-1", idSo: SO, ke: 1, bayar: 2_000_000, status: "Menunggu", dihapus: true });
    const dua = [await keadaan(deed)];
    await invoiceBaru(deed, { id: "INV-U-2", idSo: SO, ke: 1, bayar: 2_000_000, status: "Menunggu" });
    return [...dua, await keadaan(deed)];
  },
  "two invoices, and a line that was cancelled": async (deed) => {
    await orderBaru(deed, SO, [
      { id: 9001, produk: 1, qty: 2, harga: 1_000_000, ditahan: 2 },
      { id: 9002, produk: 2, qty: 2, harga: 1_000_000, selesai: 0, batal: true },
    ]);
    await invoiceBaru(deed, { id: "INV-U-1", idSo: SO, ke: 1, bayar: 2_000_000, dp: 500_000 });
    await invoiceBaru(deed, { id: "INV-U-2", idSo: SO, ke: 2, bayar: 1_500_000 });
    await suratBaru(deed, { id: "SJ-U-1", idSo: SO, idInvoice: "INV-U-2", barang: [{ idOrderan: 9001, qty: 2 }] });
    return keadaan(deed);
  },
  "machines of two lines are finished": async (deed) => {
    await duaOrder(deed);
    await selesai(deed, [
      [9002, 2],
      [9006, 2],
    ]);
    return tersisa(deed.tx);
  },
  "machines are made by a recipe, and taken back": async (deed) => {
    await bahanBaru(deed);
    await orderBaru(deed, SO, [{ id: 9001, produk: 10, qty: 4, harga: 1_000_000, selesai: 0 }]);
    const bahan = [
      { idProduk: BAHAN, rencana: 3_000, dipakai: 3_100 },
      { idProduk: BAJA, rencana: 2_000, dipakai: 1_001 },
      { idProduk: CAT, rencana: 1_000, dipakai: 0 },
    ];
    await selesai(deed, [[9001, 2]], { pembuatan: { idResep: 1, upah: rp(77_001), bahan } });
    const [produksi] = await deed.tx<{ idProduksi: number }[]>`select max(id_produksi) as id_produksi from produksi`;
    const kembali = { idProduksi: produksi?.idProduksi ?? 0, jenis: "produksi" as const };
    await undoUnit(deed, [{ idOrderan: orderan(9001), qty: 2 }], kembali);
  },
  "materials are all used": async (deed) => {
    await orderBaru(deed, SO, [{ id: 9001, produk: 10, qty: 4, harga: 1_000_000, selesai: 0 }]);
    const bahan = [{ idProduk: BAHAN, rencana: 3_000, dipakai: 98_500 }];
    await selesai(deed, [[9001, 1]], { pembuatan: { idResep: 1, upah: rp(0), bahan } });
  },
  "materials are too few": async (deed) => {
    await bahanBaru(deed);
    await orderBaru(deed, SO, [{ id: 9001, produk: 10, qty: 4, harga: 1_000_000, selesai: 0 }]);
    const bahan = [
      { idProduk: BAHAN, rencana: 3_000, dipakai: 98_501 },
      { idProduk: BAJA, rencana: 2_000, dipakai: 2_501 },
      { idProduk: CAT, rencana: 2_000, dipakai: 700 },
    ];
    await selesai(deed, [[9001, 1]], { pembuatan: { idResep: 1, upah: rp(0), bahan } });
  },
  "nothing is finished": (deed) => selesai(deed, []),
  "machines of two lines are taken back": async (deed) => {
    await duaOrder(deed);
    await selesai(deed, [
      [9002, 3],
      [9006, 1],
    ]);
    const kembali = [
      { idOrderan: orderan(9006), qty: 1 },
      { idOrderan: orderan(9002), qty: 2 },
    ];
    await undoUnit(deed, kembali, { jenis: "produksi" });
  },
  "nothing is taken back": (deed) => undoUnit(deed, [], { jenis: "produksi" }),
  "a machine on a note is not taken back, one beside it is": async (deed) => {
    await orderBaru(deed, SO, [{ id: 9001, produk: 2, qty: 4, harga: 1_000_000, selesai: 0 }]);
    await selesai(deed, [[9001, 3]]);
    await invoiceBaru(deed, { id: "INV-U-1", idSo: SO, ke: 1, bayar: 4_000_000 });
    for (const nomor of ["SJ-U-1", "SJ-U-2"])
      await suratBaru(deed, {
        id: nomor,
        idSo: SO,
        idInvoice: "INV-U-1",
        barang: [{ idOrderan: 9001, qty: 1 }],
        status: "Belum",
      });
    await undoUnit(deed, [{ idOrderan: orderan(9001), qty: 1 }], { jenis: "produksi" });
    await undoUnit(deed, [{ idOrderan: orderan(9001), qty: 1 }], { jenis: "produksi" });
  },
  "a machine of a cancelled order is not taken back": async (deed) => {
    await orderBaru(deed, SO, [{ id: 9001, produk: 2, qty: 2, harga: 1_000_000, selesai: 0 }]);
    await selesai(deed, [[9001, 1]]);
    await takeBackSo(deed, SO);
    await undoUnit(deed, [{ idOrderan: orderan(9001), qty: 1 }], { jenis: "produksi" });
  },
  "the goods of an order": async (deed) => {
    await duaOrder(deed);
    const { baris, produk } = await lockGoods(deed, SO);
    return [baris, [...produk.keys()]];
  },
  "a line of another order does not leave": async (deed) => {
    await duaOrder(deed);
    await sendGoods(deed, { idSo: SO, idSuratJalan: "SJ-U-1", barang: [{ idOrderan: orderan(9005), qty: 1 }] });
  },
};
