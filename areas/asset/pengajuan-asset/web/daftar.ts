import { daftar } from "#web/ui/list/daftar.ts";
import { pengajuanAsset } from "../contract.ts";

export const DAFTAR_PENGAJUAN_ASSET = daftar(pengajuanAsset.getPengajuanAsset, (tahun) => ({
  ...tahun,
  status: "",
  masukAsset: "",
  urut: "",
}));
