import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { wireOf } from "#kernel/record.ts";
import { Boleh, idOf, tanggal, uang, waktu } from "#kernel/row.ts";
import { isiUmur } from "#kernel/umur.ts";
import { kepalaPo } from "../po/isiPo.ts";
import { isianCatatanPemasok, isiPemasok, isiProdukPemasok } from "./isiPemasok.ts";

/** The rows that the calls of suppliers answer. */

export const Pemasok = row({
  ...wireOf(isiPemasok),
  versi: z.int(),
  aksi: row({ edit: Boleh, arsip: Boleh, gabung: Boleh }),
});
export type Pemasok = z.output<typeof Pemasok>;

const Sebutan = row({ idPemasok: idOf("pemasok"), nama: z.string() });

export const CatatanPemasok = row({
  ...wireOf(isianCatatanPemasok),
  idPemasokCatatan: z.int(),
  waktu,
  /** When its next step was done. */
  selesai: z.nullable(waktu),
  user: row({ namaLengkap: z.string() }),
  aksi: row({ selesai: Boleh }),
});
export type CatatanPemasok = z.output<typeof CatatanPemasok>;

export const ProdukPemasok = row({ idProduk: idOf("produk"), idPo: z.string(), ...wireOf(isiProdukPemasok) });
export type ProdukPemasok = z.output<typeof ProdukPemasok>;

export const PemasokLengkap = z.extend(Pemasok, {
  /** The days in which it is paid: its own, or those of the company. */
  terminBerlaku: z.int(),
  /** What is owed, by age; null for those who may not see purchase prices. */
  umur: z.nullable(row(wireOf(isiUmur))),
  /** The supplier it was merged into. */
  digabungKe: z.nullable(Sebutan),
  /** Those merged into it, which can be taken apart again. */
  gabungan: z.array(row({ ...Sebutan.shape, jumlahPo: z.int() })),
  /** Others with its telephone number or its name. */
  serupa: z.array(row({ ...Sebutan.shape, telepon: z.boolean() })),
  produk: z.array(ProdukPemasok),
  /** Newest first. */
  riwayatCatatan: z.array(CatatanPemasok),
});
export type PemasokLengkap = z.output<typeof PemasokLengkap>;

const { idPo, kloter, namaProduk, qty, qtySelesai, statusPo, tglOrder, tglSelesai } = wireOf(kepalaPo);

/** A purchase order of a supplier, with what arrived and what was paid. */
export const PoPemasok = row({
  ...{ idPo, kloter, namaProduk, qty, qtySelesai, statusPo, tglOrder, tglSelesai },
  /** The supplier's name that the purchase order was made with. */
  namaPemasok: z.string(),
  totalHarga: z.nullable(uang),
  kedatangan: z.array(row({ tanggal, selesai: z.int() })),
  /** null until it is paid, and for those who may not pay purchase orders. */
  pembayaran: z.nullable(row({ tanggal, idPengajuan: z.string(), namaRekening: z.string() })),
  aksi: row({ bayar: Boleh }),
});
export type PoPemasok = z.output<typeof PoPemasok>;

export const HargaPemasok = row({
  ...{ idPo, kloter, tglOrder, qty },
  hargaSatuan: uang,
  hariKirim: isiProdukPemasok.hariKirim.wire,
});
export type HargaPemasok = z.output<typeof HargaPemasok>;

/** A supplier in a choice; what it delivered of the product that is ordered, if it did. */
export const PilihanPemasok = row({
  ...Sebutan.shape,
  kontak: z.string(),
  telepon: z.string(),
  pernah: z.nullable(
    row({
      hargaTerakhir: isiProdukPemasok.hargaTerakhir.wire,
      tglPo: tanggal,
      hariKirim: isiProdukPemasok.hariKirim.wire,
      jumlahPo: z.int(),
    }),
  ),
});
export type PilihanPemasok = z.output<typeof PilihanPemasok>;

/** The purchase orders of a product of which nobody said who delivered it. */
export const TanpaPemasok = row({
  idProduk: idOf("produk"),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  jumlahPo: z.int(),
  dari: tanggal,
  sampai: tanggal,
});
export type TanpaPemasok = z.output<typeof TanpaPemasok>;

/** What merging would do. */
export const DampakGabung = row({
  dari: row({ ...Sebutan.shape, jumlahPo: z.int(), hutang: z.nullable(uang), telepon: z.string() }),
  ke: row({ ...Sebutan.shape, jumlahPo: z.int(), hutang: z.nullable(uang), telepon: z.string() }),
  boleh: Boleh,
});
export type DampakGabung = z.output<typeof DampakGabung>;
