import { daftar } from "#web/ui/list/daftar.ts";
import { listAsset } from "../contract.ts";

export const DAFTAR_ASSET = daftar(listAsset.getAsset, () => ({ urut: "" }));
