import { daftar } from "#web/ui/list/daftar.ts";
import { kunjungan } from "../contract.ts";

export const DAFTAR_KUNJUNGAN = daftar(kunjungan.getKunjungan, () => ({
  status: "direncanakan",
  idTeknisi: "",
  idKeluhan: "",
}));
