import { daftar } from "#web/ui/list/daftar.ts";
import { pengajuan } from "../contract.ts";

export const DAFTAR_PENGAJUAN = daftar(pengajuan.getPengajuan, (tahun) => ({
  ...tahun,
  idKebutuhan: "",
  status: "",
  urut: "",
}));
