import * as z from "zod/mini";
import { field } from "#kernel/record.ts";
import { teks } from "#kernel/row.ts";
import { RingkasKategori } from "./kategori/contract.ts";
import { PilihanLokasiAsset } from "./lokasi/contract.ts";

const HARGA_KOSONG = "Harga asset tidak boleh kosong.";

/** Fields typed for an asset, requested or registered. */
export const isianBarang = {
  namaBarang: field.text("Nama Barang", { empty: "Nama barang tidak boleh kosong." }),
  idKategori: field.id("kategoriAsset", "Kategori", {
    spoken: "Kategori asset",
    empty: "Kategori asset tidak boleh kosong.",
  }),
  idLokasi: field.id("lokasi", "Lokasi", { spoken: "Lokasi asset", empty: "Lokasi asset tidak boleh kosong." }),
  harga: field.money("Harga", { spoken: "Harga asset", min: 1, empty: HARGA_KOSONG, tooSmall: HARGA_KOSONG }),
};

/** Category and location, as arrays of one each. */
export const tempatBarang = {
  kategoriAsset: field.shown("other", "Kategori", z.array(RingkasKategori), {
    say: ([kategori]) => kategori?.namaKategori ?? "",
  }),
  lokasiAsset: field.shown("other", "Lokasi", z.array(PilihanLokasiAsset), {
    say: ([lokasi]) => lokasi?.namaLokasi ?? "",
  }),
};

/** An asset in its history: names instead of ids. */
export const riwayatBarang = {
  namaBarang: isianBarang.namaBarang,
  kategori: field.shown("text", "Kategori", teks),
  lokasi: field.shown("text", "Lokasi", teks),
  harga: isianBarang.harga,
};
