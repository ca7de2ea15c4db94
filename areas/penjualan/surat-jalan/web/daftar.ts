import { daftar } from "#web/src/ui/list/daftar.ts";
import { suratJalan } from "../contract.ts";

export const DAFTAR_SURAT_JALAN = daftar(suratJalan.getInvoiceForSj, (tahun) => ({ ...tahun, bagian: "", urut: "" }), {
  board: true,
});
