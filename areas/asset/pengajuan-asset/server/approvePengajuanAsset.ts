import { payMoney } from "#books/kas/kas.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { decideRequest } from "#company/putusan.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import type { pengajuanAsset } from "../contract.ts";
import {
  buktiPengajuanAsset,
  decidePengajuanAsset,
  lockPengajuanAsset,
  type PengajuanAssetRow,
  rekeningOf,
  sasaranOf,
} from "./sql.ts";

type Keputusan = Input<typeof pengajuanAsset.approvePengajuanAsset>;

/**
 * Approves or rejects a request; where two must approve, the first is noted. An approved one is paid in the same
 * transaction. Answers whether it is decided now.
 */
export async function approvePengajuanAsset(deed: Deed, input: Keputusan): Promise<boolean> {
  const { idPengajuan: id, statusPengajuan: status, note } = input;
  const row = found(await lockPengajuanAsset(deed.tx, id), "Pengajuan asset");
  const { versi } = row;
  const setuju = status === "Disetujui";
  const putusan = { jenis: "pengajuanAsset", id, versi, status, note } as const;
  const { selesai, catatan } = await decideRequest(deed, sasaranOf(row), putusan);
  await assertVersion(deed.tx, { jenis: "pengajuanAsset", id, stored: versi, seen: input.versi });
  if (!selesai) {
    await audit(deed, { jenis: "pengajuanAsset", id, sebelum: {}, sesudah: catatan });
    return false;
  }
  await decidePengajuanAsset(deed, id, { status, note });
  const pengajuan = setuju ? await bayarAsset(deed, row) : null;
  await audit(deed, {
    jenis: "pengajuanAsset",
    id,
    sebelum: { status: row.statusPengajuan, note: "", pengajuan: null },
    sesudah: { status, note, pengajuan, ...catatan },
  });
  return true;
}

/** Pays the stored amount from the stored account; those in the input are ignored. */
const bayarAsset = async (deed: Deed, row: PengajuanAssetRow): Promise<string> =>
  payMoney(deed, {
    kebutuhan: "pembelian-asset",
    idRekening: rekeningOf(row),
    nominal: row.harga,
    deskripsi: `Pembelian asset ${row.idPengajuanAsset}: ${row.namaBarang}`,
    asal: { idPengajuanAsset: row.idPengajuanAsset },
    bukti: await buktiPengajuanAsset(deed.tx, row.idPengajuanAsset),
  });
