import { daftar } from "#web/ui/list/daftar.ts";
import { koreksi } from "../contract.ts";

export const DAFTAR_KOREKSI = daftar(koreksi.getKoreksi, (tahun) => ({ ...tahun, jenis: "", status: "", urut: "" }));
