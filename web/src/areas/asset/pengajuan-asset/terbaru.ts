import { type PengajuanAsset, pengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { send } from "../../../api/client.ts";

/** The request as the server has it now. */
export async function terbaru({ idPengajuanAsset }: PengajuanAsset): Promise<PengajuanAsset | undefined> {
  const { data } = await send(pengajuanAsset.getPengajuanAsset, { cari: idPengajuanAsset });
  return data.find((row) => row.idPengajuanAsset === idPengajuanAsset);
}
