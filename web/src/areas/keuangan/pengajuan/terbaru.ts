import { type Pengajuan, pengajuan } from "#contract/keuangan/pengajuan.ts";
import { send } from "../../../api/client.ts";

/** The request as the server has it now. */
export async function terbaru({ idPengajuan }: Pengajuan): Promise<Pengajuan | undefined> {
  const { data } = await send(pengajuan.getPengajuan, { cari: idPengajuan });
  return data.find((row) => row.idPengajuan === idPengajuan);
}
