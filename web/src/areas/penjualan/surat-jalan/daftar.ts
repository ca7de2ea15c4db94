import { suratJalan } from "#contract/penjualan/surat-jalan.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const DAFTAR_SURAT_JALAN = daftar(suratJalan.getInvoiceForSj, (tahun) => ({ ...tahun, bagian: "", urut: "" }), {
  board: true,
});
