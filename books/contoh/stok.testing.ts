import type { Deed } from "#platform/http/context.ts";
import { giveBackGoods, sendGoods } from "../pesanan/barang.ts";
import { addBiaya, undoBiaya } from "../stok/biaya.ts";
import { biayaTerkirim, nilaiKoreksi, nilaiServis } from "../stok/nilai.ts";
import { moveRusak } from "../stok/rusak.ts";
import { nomorRusak, noteEndOfRusak } from "../stok/seriRusak.ts";
import { holdUnits, moveGoods } from "../stok/stok.ts";
import { withdrawImport } from "../stok/tarikImpor.ts";
import { disiapkan, invoiceBaru, orderBaru, suratBaru } from "./baru.testing.ts";
import { bahanBaru } from "./pengerjaan.testing.ts";
import { orderan, SO } from "./pesanan.testing.ts";
import { id, type Tindakan } from "./tertulis.testing.ts";

const [OVEN, LAIN] = [id<"produk">(1), id<"produk">(14)];
const singkat = (rows: readonly object[]) => rows.map((row) => Object.values(row).join(" "));

/** Notes that an import brought these products. */
const diimpor = disiapkan(async ({ tx, now, today }, ids: readonly number[]) => {
  await tx`
    insert into impor (id_impor, jenis, berkas, sidik, baris, tanggal, waktu, id_user)
    overriding system value values (900, 'produk', 'produk.csv', repeat('0', 64), 3, ${today}, ${now}, 1)`;
  await tx`insert into impor_isi select 900, unnest(${[...ids]}::bigint[])`;
});

/** A product that an import brought, with some of it in the warehouse. */
const produkBaru = disiapkan(async (deed, nomor: number, stock: number) => {
  await deed.tx`
    insert into produk (id_produk, kode_produk, nama_produk, kategori_produk, harga_produk, harga_beli, created_at, updated_at)
    overriding system value
    values (${nomor}, ${`UJI-${nomor}`}, ${`Produk ${nomor}`}, 'utama', 1000, 333, ${deed.now}, ${deed.now})`;
  if (stock > 0) await moveGoods(deed, [{ idProduk: id(nomor), jenis: "awal", qty: stock }]);
});

/** Three units leave with a note, at a cost that three does not divide. */
const tigaKeluar = disiapkan(async (deed) => {
  await addBiaya(deed, [{ idProduk: OVEN, nilai: 5, unit: 13, sumber: "TG-U-9", keterangan: "Ongkir" }]);
  await orderBaru(deed, SO, [
    { id: 9001, produk: 1, qty: 3, harga: 1_000, ditahan: 3 },
    { id: 9002, produk: 14, qty: 1, harga: 1_000, ditahan: 1 },
  ]);
  await invoiceBaru(deed, { id: "INV-U-1", idSo: SO, ke: 1, bayar: 4_000 });
  const barang = [
    { idOrderan: orderan(9001), qty: 3 },
    { idOrderan: orderan(9002), qty: 1 },
  ];
  await suratBaru(deed, { id: "SJ-U-1", idSo: SO, idInvoice: "INV-U-1", barang });
  await sendGoods(deed, { idSo: SO, idSuratJalan: "SJ-U-1", barang });
});
const returBaru = disiapkan(async ({ tx, now, today }, nomor: string, baik: number, rusak: number) => {
  await tx`
    insert into retur (id_retur, id_surat_jalan, id_so, alasan, tgl_retur, dibuat, id_user, teks_cari)
    values (${nomor}, 'SJ-U-1', ${SO}, 'Uji', ${today}, ${now}, 1, 'uji')`;
  await tx`
    insert into retur_baris (id_retur, id_surat_jalan, id_orderan, qty_baik, qty_rusak) values (${nomor}, 'SJ-U-1', 9001, ${baik}, ${rusak})`;
});

const BERNILAI: Record<string, Tindakan> = {
  "units of a note come back one by one": async (deed) => {
    await tigaKeluar(deed);
    for (const nomor of ["RT-U-1", "RT-U-2", "RT-U-3"]) {
      await returBaru(deed, nomor, 1, 0);
      await moveGoods(deed, [{ idProduk: OVEN, jenis: "retur", qty: 1, sumber: nomor }]);
    }
  },
  "a note comes back in two movements of one action": async (deed) => {
    await tigaKeluar(deed);
    const kembali = { jenis: "batal-kirim", sumber: "SJ-U-1" } as const;
    await moveGoods(deed, [
      { ...kembali, idProduk: OVEN, qty: 1 },
      { ...kembali, idProduk: LAIN, qty: 1 },
      { ...kembali, idProduk: OVEN, qty: 2 },
    ]);
  },
  "a note comes back as a whole": async (deed) => {
    await tigaKeluar(deed);
    const barang = [
      { idOrderan: orderan(9002), qty: 1 },
      { idOrderan: orderan(9001), qty: 3 },
    ];
    await giveBackGoods(deed, { idSo: SO, idSuratJalan: "SJ-U-1", barang });
  },
  "a purchase order of packs is taken back": async (deed) => {
    const po = { idProduk: id<"produk">(9), jenis: "po", sumber: "PO-2606-00005" } as const;
    await moveGoods(deed, [{ ...po, qty: 2_000, unit: 2 }]);
    await moveGoods(deed, [{ ...po, qty: -1_000, unit: -1 }]);
  },
  "goods of a purchase order that nobody knows": (deed) =>
    moveGoods(deed, [{ idProduk: LAIN, jenis: "po", qty: 2, sumber: "PO-X", unit: 3 }]),
  "machines that were made in two parts are taken back": async (deed) => {
    const buat = { idProduk: LAIN, jenis: "produksi", sumber: SO } as const;
    await moveGoods(deed, [{ ...buat, qty: 2 }]);
    await deed.tx`update produk set harga_beli = 5000001 where id_produk = 14`;
    await moveGoods(deed, [{ ...buat, qty: 1 }]);
    await moveGoods(deed, [
      { ...buat, qty: -1 },
      { ...buat, qty: -1 },
    ]);
  },
  "parts of a visit come back": (deed) =>
    moveGoods(deed, [
      { idProduk: id(1), jenis: "batal-servis", qty: 1, sumber: "KJ-2606-00002" },
      { idProduk: id(18), jenis: "batal-servis", qty: 1, sumber: "KJ-2606-00003" },
    ]),
  "what corrections would move": async ({ tx }) =>
    singkat(
      await tx`
        select p.id_produk, q.qty, ${nilaiKoreksi(tx, tx`q.qty`)} as nilai
        from produk p left join stok t on t.id_produk = p.id_produk and t.urut = p.buku_urut
        cross join (values (-13), (-2), (-1), (0), (1), (7)) q(qty)
        where p.id_produk in (1, 4, 14, 9, 16) and p.jumlah_stock + q.qty >= 0 order by 1, 2`,
    ),
  "what visits and deliveries had cost": async (deed) => {
    const { tx } = deed;
    await tigaKeluar(deed);
    await returBaru(deed, "RT-U-1", 1, 0);
    const terkirim = await tx`
      select r.id_retur, o.id_produk, ${biayaTerkirim(tx)} as biaya from retur r join orderan o using (id_so) order by 1, o.id_orderan`;
    const servis =
      await tx`select id_kunjungan, ${nilaiServis(tx, tx`k.id_kunjungan`)} as nilai from kunjungan k order by 1`;
    return [singkat(terkirim), singkat(servis)];
  },
  "costs of two products": (deed) =>
    addBiaya(deed, [
      { idProduk: LAIN, nilai: -1_001, unit: 2, sumber: "TG-2606-00001", keterangan: "Zeta" },
      { idProduk: OVEN, nilai: 2_003, unit: 13, sumber: "TG-2606-00001", keterangan: "Alfa" },
    ]),
  "costs of nothing": async (deed) => {
    await addBiaya(deed, []);
    await moveGoods(deed, []);
    await moveRusak(deed, []);
    await holdUnits(deed, []);
  },
  "costs after a part has left are taken back": async (deed) => {
    await tigaKeluar(deed);
    await addBiaya(deed, [{ idProduk: LAIN, nilai: 1_001, unit: 2, sumber: "TG-U-1", keterangan: "Ongkir" }]);
    await undoBiaya(deed, "TG-U-1");
  },
  "all that is free leaves": (deed) => moveGoods(deed, [{ idProduk: OVEN, jenis: "koreksi", qty: -13 }]),
  "all that is held is let go, and leaves": async (deed) => {
    await orderBaru(deed, SO, [{ id: 9001, produk: 14, qty: 2, harga: 1_000, ditahan: 2 }]);
    await moveGoods(deed, [{ idProduk: LAIN, jenis: "kirim", qty: -2, tahan: -2, sumber: "SJ-2605-00001" }]);
  },
  "one more is held than there is": (deed) => holdUnits(deed, [{ idProduk: LAIN, qty: 3 }]),
  "a material that is not there": (deed) => moveGoods(deed, [{ idProduk: id(9), jenis: "koreksi", qty: -98_501 }]),
};

/** Damaged units with their numbers, one of which was repaired. */
const nomorKembali = disiapkan(async (deed) => {
  await tigaKeluar(deed);
  await returBaru(deed, "RT-U-1", 0, 2);
  for (const nomor of ["SRV-10", "SRV-9", "SRV-7"]) {
    await deed.tx`insert into seri (nomor, id_produk, dibuat) values (${nomor}, 1, ${deed.now})`;
    await deed.tx`insert into surat_jalan_seri (id_surat_jalan, id_orderan, nomor) values ('SJ-U-1', 9001, ${nomor})`;
  }
  await deed.tx`update surat_jalan_seri set id_retur = 'RT-U-1' where nomor in ('SRV-10', 'SRV-9')`;
});
const seri = async ({ tx }: Deed) =>
  singkat(
    await tx`select nomor, coalesce(id_retur, '-'), kembali, akhir_rusak from surat_jalan_seri where nomor like 'SRV-_' or nomor = 'SRV-10' order by 1`,
  );

const RUSAK: Record<string, Tindakan> = {
  "the numbers of damaged units": async (deed) => {
    await nomorKembali(deed);
    const jawab: unknown[] = [await nomorRusak(deed.tx, OVEN), await nomorRusak(deed.tx, LAIN)];
    await noteEndOfRusak(deed.tx, "perbaikan", ["SRV-9", "SRV-7"]);
    jawab.push(await seri(deed), await nomorRusak(deed.tx, OVEN));
    await noteEndOfRusak(deed.tx, "buang", ["SRV-9", "SRV-10"]);
    await noteEndOfRusak(deed.tx, "buang", []);
    return [...jawab, await seri(deed), await nomorRusak(deed.tx, OVEN)];
  },
  "damaged goods come without value": (deed) =>
    moveRusak(deed, [
      { idProduk: LAIN, jenis: "retur", qty: 2, nilai: 0, sumber: "RT-2606-00001" },
      { idProduk: OVEN, jenis: "retur", qty: 1, nilai: 0, sumber: "RT-2606-00001", keterangan: "Patah" },
    ]),
};

const IMPOR: Record<string, Tindakan> = {
  "an import of products is taken back": async (deed) => {
    for (const [nomor, stock] of [
      [911, 3],
      [912, 0],
      [913, 2],
    ] as const)
      await produkBaru(deed, nomor, stock);
    await diimpor(deed, [911, 912, 913]);
    await withdrawImport(deed, "produk", [913, 912, 911]);
    return singkat(
      await deed.tx`select id_produk, kode_produk, soft_delete, versi, jumlah_stock from produk where id_produk > 900 order by 1`,
    );
  },
  "an import of materials is taken back": async (deed) => {
    await bahanBaru(deed);
    await withdrawImport(deed, "bahan", [901]);
  },
  "an import of which something moved": async (deed) => {
    await produkBaru(deed, 911, 3);
    await moveGoods(deed, [{ idProduk: id(911), jenis: "koreksi", qty: -1 }]);
    await withdrawImport(deed, "produk", [911]);
  },
  "an import of which something was changed": async (deed) => {
    await produkBaru(deed, 911, 3);
    await deed.tx`update produk set versi = 2 where id_produk = 911`;
    await withdrawImport(deed, "produk", [911]);
  },
  "an import of which something was sold": async (deed) => {
    await produkBaru(deed, 911, 3);
    await orderBaru(deed, SO, [{ id: 9001, produk: 911, qty: 2, harga: 1_000, ditahan: 2 }]);
    await withdrawImport(deed, "produk", [911]);
  },
};

export const STOK = { bernilai: BERNILAI, rusak: RUSAK, impor: IMPOR };
