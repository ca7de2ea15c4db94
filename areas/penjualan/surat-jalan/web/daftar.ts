import { daftar } from "#web/ui/list/daftar.ts";
import { suratJalan } from "../contract.ts";

export const DAFTAR_SURAT_JALAN = daftar(
  suratJalan.getInvoiceForSj,
  (tahun) => ({ ...tahun, bagian: "siapKirim", urut: "" }),
  {
    board: true,
  },
);
