import { pelanggan } from "#contract/penjualan/pelanggan.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const DAFTAR_PELANGGAN = daftar(pelanggan.getPelanggan, (_, milik) => ({ milik, kelompok: "aktif", urut: "" }), {
  unless: ["tab"],
});
