import { pengajuan } from "#contract/keuangan/pengajuan.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const DAFTAR_PENGAJUAN = daftar(pengajuan.getPengajuan, (tahun) => ({
  ...tahun,
  idKebutuhan: "",
  status: "",
  urut: "",
}));
