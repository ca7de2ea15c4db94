import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { blankable, field, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, tanggal } from "#kernel/row.ts";
import { JENIS_KODE, type JenisKode } from "./kode.ts";

const NAMA: Readonly<Record<JenisKode, string>> = {
  transaksi: "Kode transaksi",
  satuan: "Satuan",
  barang: "Barang",
  jasa: "Jasa",
  negara: "Negara",
  "keterangan-07": "Keterangan tambahan 07",
  "keterangan-08": "Keterangan tambahan 08",
  "cap-07": "Cap fasilitas 07",
  "cap-08": "Cap fasilitas 08",
};
export const namaJenisKode = (jenis: JenisKode): string => NAMA[jenis];

/** What of a code can be put right. */
export const perubahanKode = {
  nama: field.text("Nama", { max: 300 }),
  sampai: blankable(field.day("Berlaku Sampai")),
  sumber: field.text("Sumber", { max: 300 }),
};
const { nama, sampai, sumber } = perubahanKode;
export const isianKode = {
  jenis: field.choice("Tabel", JENIS_KODE, { say: namaJenisKode }),
  kode: field.text("Kode", { max: 12 }),
  nama,
  mulai: field.day("Berlaku Sejak"),
  sampai,
  sumber,
};

export const KodePajak = row({
  idPajakKode: z.int(),
  ...wireOf(isianKode),
  sampai: atauKosong(tanggal),
  /** Coretax takes it today. */
  berlaku: z.boolean(),
  versi: z.int(),
  aksi: row({ ubah: Boleh }),
});
export type KodePajak = z.output<typeof KodePajak>;
