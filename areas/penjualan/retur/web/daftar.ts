import { daftar } from "#web/ui/list/daftar.ts";
import { retur } from "../contract.ts";

export const DAFTAR_RETUR = daftar(retur.getRetur, (tahun) => ({ ...tahun, status: "", urut: "" }));
