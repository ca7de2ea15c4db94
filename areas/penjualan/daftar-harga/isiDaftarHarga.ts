import { persenan } from "#kernel/persen.ts";
import { blankable, field } from "#kernel/record.ts";
import { atauKosong, benar, bilangan, salahSatu, tanggal, teks, uang } from "#kernel/row.ts";

export const STATUS_DAFTAR = ["Berlaku", "Akan Datang", "Berakhir", "Tidak Aktif"] as const;
export type StatusDaftar = (typeof STATUS_DAFTAR)[number];

/** What is typed of a price list itself. */
export const isianDaftar = {
  nama: field.text("Nama Daftar", { short: "Nama", max: 80, empty: "Nama daftar tidak boleh kosong." }),
  kelompok: blankable(field.text("Kelompok Pelanggan", { short: "Kelompok", max: 60 })),
  mulai: field.day("Berlaku Mulai"),
  sampai: blankable(field.day("Berlaku Sampai")),
};

export const kelompokHarga = { kelompok: blankable(field.text("Kelompok Harga", { max: 60 })) };

export const keadaanDaftar = {
  status: field.shown("choice", "Status", salahSatu(STATUS_DAFTAR)),
  jumlahPelanggan: field.shown("number", "Pelanggan", bilangan),
  jumlahHarga: field.shown("number", "Produk", bilangan),
};

/** The price of a machine in a list. */
export const barisHarga = {
  kodeProduk: field.shown("text", "Kode Mesin", teks),
  namaProduk: field.shown("text", "Nama Mesin", teks),
  hargaProduk: field.shown("money", "Harga Produk", uang),
  harga: field.shown("money", "Harga Daftar", atauKosong(uang)),
  persen: field.shown("number", "Potongan %", atauKosong(bilangan)),
  hargaJadi: field.shown("money", "Harga Jadi", uang),
  mulai: field.shown("day", "Sejak", tanggal),
};

/** How a line sets its price, in words. */
export const sebutHarga = ({ harga, persen }: { harga: number | null; persen: number | null }): string => {
  if (harga !== null) return "Harga tetap";
  return persen === null ? "Harga produk" : `Potongan ${persenan(persen)}`;
};

/** Fields in the history of a list. */
export const riwayatDaftarHarga = {
  ...isianDaftar,
  aktif: field.shown("flag", "Aktif", benar),
  pelanggan: field.shown("lines", "Pelanggan", teks),
  harga: field.shown("lines", "Harga", teks),
};
