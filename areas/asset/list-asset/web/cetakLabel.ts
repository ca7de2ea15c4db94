import { send } from "#web/api/client.ts";
import { printed } from "#web/ui/file/printed.ts";
import { type Asset, listAsset } from "../contract.ts";

/** Opens the PDF label of an asset. */
export const cetakLabel = ({ idAsset }: Pick<Asset, "idAsset">): void =>
  void printed(send(listAsset.cetakLabelAsset, { idAsset }), "Gagal download data asset");
