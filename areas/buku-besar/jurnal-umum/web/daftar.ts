import { daftar } from "#web/src/ui/list/daftar.ts";
import { jurnalUmum } from "../contract.ts";

export const DAFTAR_JURNAL_UMUM = daftar(jurnalUmum.getJurnalUmum, (tahun) => ({ ...tahun, status: "" }));
