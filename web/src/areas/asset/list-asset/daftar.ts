import { listAsset } from "#contract/asset/list-asset.ts";
import { daftar } from "../../../ui/list/daftar.ts";

export const DAFTAR_ASSET = daftar(listAsset.getAsset, () => ({ urut: "" }));
