import { daftar } from "#web/ui/list/daftar.ts";
import { jurnalUmum } from "../contract.ts";

export const DAFTAR_JURNAL_UMUM = daftar(jurnalUmum.getJurnalUmum, (tahun) => ({ ...tahun, status: "" }));
