import { type Asset, listAsset } from "#contract/asset/list-asset.ts";
import { send } from "../../../api/client.ts";
import { printed } from "../../../ui/file/printed.ts";

/** Opens the PDF label of an asset. */
export const cetakLabel = ({ idAsset }: Pick<Asset, "idAsset">): void =>
  void printed(send(listAsset.cetakLabelAsset, { idAsset }), "Gagal download data asset");
