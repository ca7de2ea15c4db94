import { type Asset, listAsset } from "#contract/asset/list-asset.ts";
import { send } from "../../../api/client.ts";
import { printed } from "../../../ui/file/printed.ts";

/** Opens the label that is stuck onto the thing itself. */
export const cetakLabel = ({ idAsset }: Pick<Asset, "idAsset">): void =>
  void printed(send(listAsset.cetakLabelAsset, { idAsset }), "Gagal download data asset");
