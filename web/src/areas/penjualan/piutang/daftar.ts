import { piutang } from "#contract/penjualan/piutang.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const DAFTAR_PIUTANG = daftar(piutang.getPiutang, (_, milik) => ({
  ...{ tanggal: "", umur: "", milik, urut: "" },
}));
