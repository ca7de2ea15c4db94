import { daftar } from "#web/ui/list/daftar.ts";
import { pelanggan } from "../contract.ts";

export const DAFTAR_PELANGGAN = daftar(
  pelanggan.getPelanggan,
  (_, milik) => ({ milik, kelompok: "aktif", kolom: "", urut: "" }),
  {
    unless: ["tab"],
  },
);
