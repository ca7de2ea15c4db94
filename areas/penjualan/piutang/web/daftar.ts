import { daftar } from "#web/ui/list/daftar.ts";
import { piutang } from "../contract.ts";

export const DAFTAR_PIUTANG = daftar(piutang.getPiutang, (_, milik) => ({
  ...{ tanggal: "", umur: "", milik, urut: "" },
}));
