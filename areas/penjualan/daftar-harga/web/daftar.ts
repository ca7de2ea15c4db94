import { daftar } from "#web/ui/list/daftar.ts";
import { daftarHarga } from "../contract.ts";

export const DAFTAR_HARGA = daftar(daftarHarga.getDaftarHarga, () => ({}));
