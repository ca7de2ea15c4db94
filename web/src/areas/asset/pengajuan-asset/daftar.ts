import { pengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const DAFTAR_PENGAJUAN_ASSET = daftar(pengajuanAsset.getPengajuanAsset, (tahun) => ({
  ...tahun,
  status: "",
  masukAsset: "",
  urut: "",
}));
