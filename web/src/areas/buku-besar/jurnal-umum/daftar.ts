import { jurnalUmum } from "#contract/buku-besar/jurnal-umum.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const DAFTAR_JURNAL_UMUM = daftar(jurnalUmum.getJurnalUmum, (tahun) => ({ ...tahun, status: "" }));
