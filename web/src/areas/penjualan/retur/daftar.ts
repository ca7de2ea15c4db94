import { retur } from "#contract/penjualan/retur.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const DAFTAR_RETUR = daftar(retur.getRetur, (tahun) => ({ ...tahun, status: "", urut: "" }));
