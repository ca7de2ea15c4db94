import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { payMoney, receiveMoney } from "../kas/kas.ts";
import { linkUp } from "../pembelian/tautan.ts";
import { sendGoods } from "../pesanan/barang.ts";
import { bisaKembali, stopLines, submitRefund, takeBackSo, takeBackUntouched } from "../pesanan/batal.ts";
import { cancelBaris } from "../pesanan/batalBaris.ts";
import { moveGoods } from "../stok/stok.ts";
import { ANEKA, disiapkan, invoiceBaru, koreksiBaru, orderBaru, RJP, suratBaru } from "./baru.testing.ts";
import { id, rp, type Tindakan } from "./tertulis.testing.ts";

export const SO = "SO-2607-90001";
const LAIN = "SO-2607-90002";
export const orderan = (nomor: number) => id<"orderan">(nomor);

/** An order with goods that left, that are made and that are not, with all its documents; and another one like it. */
export const duaOrder = disiapkan(async (deed, tipe: "Reguler" | "Online" = "Reguler") => {
  await orderBaru(
    deed,
    SO,
    [
      { id: 9001, produk: 1, qty: 3, harga: 1_000_003, ditahan: 1, ...(tipe === "Online" && { tambahan: 11 }) },
      { id: 9002, produk: 2, qty: 4, harga: 700_000, selesai: 1, ditahan: 0 },
      { id: 9003, produk: 14, qty: 2, harga: 500_000, selesai: 2, ditahan: 2 },
      { id: 9004, produk: 2, qty: 1, harga: 900_000, selesai: 0, batal: true },
    ],
    { tipe, ppn: true },
  );
  await orderBaru(deed, LAIN, [
    { id: 9005, produk: 1, qty: 2, harga: 2_000_000, ditahan: 2 },
    { id: 9006, produk: 2, qty: 2, harga: 600_000, selesai: 0 },
  ]);
  const biaya = tipe === "Online" ? { jasa_online: 30_000 } : { pph_dipotong: 7_000 };
  const lagi = tipe === "Online" ? { jasa_online: 1_000 } : { pph_dipotong: 300 };
  await invoiceBaru(deed, { id: "INV-U-1", idSo: SO, ke: 1, bayar: 6_800_009, dp: 2_000_000, isi: biaya });
  await invoiceBaru(deed, { id: "INV-U-2", idSo: SO, ke: 2, bayar: 4_800_009, dp: 900_000, rekening: RJP, isi: lagi });
  await invoiceBaru(deed, { id: "INV-U-3", idSo: SO, ke: 3, bayar: 3_900_009, status: "Menunggu", isi: lagi });
  await invoiceBaru(deed, { id: "INV-U-4", idSo: SO, ke: 4, bayar: 3_900_009, status: "Menunggu", dihapus: true });
  await invoiceBaru(deed, { id: "INV-U-5", idSo: LAIN, ke: 1, bayar: 5_200_000, dp: 100_000, isi: biaya });
  await invoiceBaru(deed, { id: "INV-U-6", idSo: LAIN, ke: 2, bayar: 5_100_000, status: "Menunggu" });
  const surat = { idSo: SO, idInvoice: "INV-U-1" };
  const dua = [{ idOrderan: 9001, qty: 1 }];
  await suratBaru(deed, { ...surat, id: "SJ-U-1", barang: dua, seri: ["UJI-1"] });
  await suratBaru(deed, { ...surat, id: "SJ-U-2", barang: dua, status: "Belum", seri: ["UJI-2"] });
  await suratBaru(deed, {
    ...surat,
    id: "SJ-U-3",
    barang: [{ idOrderan: 9003, qty: 1 }],
    status: "Pending",
    seri: ["UJI-3"],
  });
  await suratBaru(deed, { ...surat, id: "SJ-U-5", barang: dua, status: "Diambil", seri: ["UJI-5"] });
  const suratLain = { idSo: LAIN, idInvoice: "INV-U-5", barang: [{ idOrderan: 9005, qty: 1 }] };
  await suratBaru(deed, { ...suratLain, id: "SJ-U-4", status: "Belum", seri: ["UJI-4"] });
  await linkUp(deed, "PO-2606-00001", [
    { idOrderan: orderan(9002), qty: 2 },
    { idOrderan: orderan(9006), qty: 2 },
  ]);
  await linkUp(deed, "PO-2606-00007", [{ idOrderan: orderan(9003), qty: 1 }]);
});

const kirim = (deed: Deed, idSuratJalan: string, qty = 1) =>
  sendGoods(deed, { idSo: SO, idSuratJalan, barang: [{ idOrderan: orderan(9001), qty }] });

export const tersisa = async (tx: Tx) => [
  await tx`select nomor from surat_jalan_seri order by 1`,
  await tx`select id_po, id_orderan, dilepas from po_orderan order by 1, 2`,
  await tx`select id_invoice, dihapus is not null as dihapus from invoice where id_so in (${SO}, ${LAIN}) order by 1`,
  await tx`select id_orderan, dibatalkan is not null as batal, ditahan from orderan where id_orderan > 9000 order by 1`,
];

/** All that left came back; with a line beside it that never left. */
const kembaliSemua = disiapkan(async (deed, adaLain: boolean) => {
  const lain = { id: 9002, produk: 14, qty: 2, harga: 400_000, ditahan: 2 };
  await orderBaru(
    deed,
    SO,
    [{ id: 9001, produk: 1, qty: 3, harga: 1_000_001, ditahan: 3 }, ...(adaLain ? [lain] : [])],
    { ppn: true },
  );
  await invoiceBaru(deed, { id: "INV-U-1", idSo: SO, ke: 1, bayar: 3_000_003, dp: 500_000 });
  const barang = [{ idOrderan: orderan(9001), qty: 3 }];
  await suratBaru(deed, { id: "SJ-U-1", idSo: SO, idInvoice: "INV-U-1", barang });
  await sendGoods(deed, { idSo: SO, idSuratJalan: "SJ-U-1", barang });
  await deed.tx`
    insert into retur (id_retur, id_surat_jalan, id_so, alasan, tgl_retur, dibuat, id_user, teks_cari)
    values ('RT-U-1', 'SJ-U-1', ${SO}, 'Uji', ${deed.today}, ${deed.now}, 1, 'uji')`;
  await deed.tx`insert into retur_baris (id_retur, id_surat_jalan, id_orderan, qty_baik) values ('RT-U-1', 'SJ-U-1', 9001, 3)`;
  await moveGoods(deed, [{ idProduk: id(1), jenis: "retur", qty: 3, sumber: "RT-U-1" }]);
});

const PEMBATALAN: Record<string, Tindakan> = {
  "an order of many documents is cancelled": async (deed) => {
    await duaOrder(deed);
    await takeBackSo(deed, SO);
    return tersisa(deed.tx);
  },
  "an order of a marketplace whose goods left is cancelled": async (deed) => {
    await duaOrder(deed, "Online");
    await kirim(deed, "SJ-U-1");
    await takeBackSo(deed, SO);
  },
  "an order with a credit note is cancelled": async (deed) => {
    await orderBaru(deed, SO, [{ id: 9001, produk: 1, qty: 2, harga: 1_000_000, ditahan: 2 }], { ppn: true });
    await koreksiBaru(deed, { id: "NK-U-1", idSo: SO, jenis: "nota-kredit", nominal: 111_000 });
    await koreksiBaru(deed, { id: "NK-U-2", idSo: SO, jenis: "nota-kredit", nominal: 200_000 });
    await koreksiBaru(deed, { id: "NK-U-3", idSo: SO, jenis: "nota-kredit", nominal: 5, menunggu: true });
    await takeBackSo(deed, SO);
  },
  "an order whose goods came back is cancelled": async (deed) => {
    await kembaliSemua(deed, false);
    await takeBackSo(deed, SO);
  },
  "an order of which a part came back, and a line never left, is cancelled": async (deed) => {
    await kembaliSemua(deed, true);
    await takeBackSo(deed, SO);
  },
  "an order with a debt that was written off is cancelled": async (deed) => {
    await orderBaru(deed, SO, [{ id: 9001, produk: 1, qty: 2, harga: 1_000_000, ditahan: 2 }]);
    await koreksiBaru(deed, { id: "HP-U-1", idSo: SO, jenis: "hapus-piutang", nominal: 300_000 });
    await takeBackSo(deed, SO);
  },
  "orders that nothing happened to are cancelled": async (deed) => {
    await orderBaru(deed, SO, [
      { id: 9001, produk: 1, qty: 2, harga: 1_000_000, ditahan: 2 },
      { id: 9002, produk: 2, qty: 2, harga: 1_000_000, selesai: 0 },
      { id: 9004, produk: 2, qty: 1, harga: 900_000, selesai: 0, batal: true },
    ]);
    await orderBaru(deed, LAIN, [{ id: 9005, produk: 14, qty: 2, harga: 5, ditahan: 2 }]);
    await takeBackUntouched(deed, [LAIN, SO]);
    return tersisa(deed.tx);
  },
  "lines are stopped": async (deed) => {
    await duaOrder(deed);
    await stopLines(deed, [orderan(9003), orderan(9002)]);
    return tersisa(deed.tx);
  },
  "no line is stopped": (deed) => stopLines(deed, []),
  "one of three lines is cancelled": async (deed) => {
    await duaOrder(deed);
    return cancelBaris(deed, { idOrderan: orderan(9002), idSo: SO });
  },
  "one of three lines of a marketplace is cancelled": async (deed) => {
    await orderBaru(
      deed,
      SO,
      [
        { id: 9001, produk: 2, qty: 3, harga: 1_000_003, tambahan: 11, selesai: 0 },
        { id: 9002, produk: 2, qty: 4, harga: 700_000, tambahan: 7, selesai: 0 },
        { id: 9003, produk: 2, qty: 1, harga: 500_000, tambahan: 5, selesai: 0 },
      ],
      { tipe: "Online", tanpaPpn: true, ppn: true, total: 6_993_010 },
    );
    await invoiceBaru(deed, { id: "INV-U-1", idSo: SO, ke: 1, bayar: 6_993_010, isi: { jasa_online: 66 } });
    return cancelBaris(deed, { idOrderan: orderan(9003), idSo: SO });
  },
};

/** What of its money an order could still give back, and what three requests for parts of it say. */
const diminta = async (deed: Deed, ...nominal: number[]) => {
  const bisa = [await bisaKembali(deed.tx, SO)];
  for (const satu of nominal) {
    await submitRefund(deed, SO, satu, `Uji ${satu}`);
    bisa.push(await bisaKembali(deed.tx, SO));
  }
  return bisa;
};
export const satuBaris = (deed: Deed, baris = {}) =>
  orderBaru(deed, SO, [{ id: 9001, produk: 1, qty: 2, harga: 1_000_000, ditahan: 2, ...baris }]);

const PENGEMBALIAN: Record<string, Tindakan> = {
  "money of two accounts goes back in parts": async (deed) => {
    await duaOrder(deed);
    return diminta(deed, 1_992_999, 1, 899_700);
  },
  "a little more than one account received": async (deed) => {
    await duaOrder(deed);
    return diminta(deed, 1_993_001, 999_999_999);
  },
  "one account promised more than it received": async (deed) => {
    await duaOrder(deed);
    const lebih = { kebutuhan: "pengembalian-dana", nominal: rp(1_000_000), deskripsi: "Lebih", bukti: [] } as const;
    await payMoney(deed, { ...lebih, idRekening: RJP, asal: { idSo: SO } });
    return diminta(deed, 10_000_000);
  },
  "one of three accounts promised more than it received": async (deed) => {
    await duaOrder(deed);
    const lebih = { nominal: rp(1_000_000), deskripsi: "Lebih", asal: { idSo: SO }, bukti: [] } as const;
    await payMoney(deed, { ...lebih, kebutuhan: "pengembalian-dana", idRekening: RJP });
    await receiveMoney(deed, { ...lebih, kebutuhan: "penjualan", idRekening: ANEKA, nominal: rp(100_000) });
    return diminta(deed, 1_992_699, 10_000_000);
  },
  "a request that was refused promises nothing": async (deed) => {
    await duaOrder(deed);
    await submitRefund(deed, SO, 500_000, "Ditolak");
    await deed.tx`update pengajuan set status_pengajuan = 'Ditolak', id_user_approve = 1, tgl_approve = ${deed.today}
      where deskripsi_pengajuan = 'Ditolak'`;
    return diminta(deed, 10_000_000);
  },
  "proofs of its invoices go with a refund": async (deed) => {
    await duaOrder(deed);
    await deed.tx`
      insert into invoice_bukti
      select i.id, b.ke, b.id_berkas from (values ('INV-U-1', 1), ('INV-U-3', 1), ('INV-U-5', 2)) i(id, banyak)
      join (select row_number() over () as ke, id_berkas from pengajuan_bukti limit 2) b on b.ke <= i.banyak`;
    await diminta(deed, 10_000_000);
    return deed.tx`
      select p.id_pengajuan, p.id_rekening_asal, count(b)::int as bukti from pengajuan p left join pengajuan_bukti b using (id_pengajuan)
      where p.id_so = ${SO} group by 1, 2 order by 1`;
  },
};

export const PESANAN = { pembatalan: PEMBATALAN, pengembalian: PENGEMBALIAN };
