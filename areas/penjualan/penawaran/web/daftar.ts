import { daftar } from "#web/ui/list/daftar.ts";
import { penawaran } from "../contract.ts";

export const DAFTAR_PENAWARAN = daftar(
  penawaran.getPenawaran,
  (tahun) => ({ ...tahun, ...{ status: "", bagian: "", idSales: "", idProduk: "", alasan: "" } }),
  { board: true },
);
