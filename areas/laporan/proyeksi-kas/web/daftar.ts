import { daftar } from "#web/ui/list/daftar.ts";
import { proyeksiKas } from "../contract.ts";

export const DAFTAR_PROYEKSI = daftar(proyeksiKas.getDokumenProyeksi, () => ({
  ...{ idRekening: "", lewat: "true", jenis: "", kapan: "", awal: "", akhir: "", urut: "" },
}));
