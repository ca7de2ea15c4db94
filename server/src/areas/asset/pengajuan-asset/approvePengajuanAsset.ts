import type { pengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { bayar } from "#server/books/kas/kas.ts";
import { setelan } from "#server/company/perusahaan.ts";
import { bolehPutuskan } from "#server/company/putusan.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { Deed, Input } from "#server/platform/http/context.ts";
import { found, must } from "#server/platform/http/refusal.ts";
import {
  buktiPengajuanAsset,
  kunciPengajuanAsset,
  type PengajuanAssetRow,
  putuskanPengajuanAsset,
  rekeningOf,
  sasaranOf,
} from "./sql.ts";

/** Approves or rejects a request. An approved one is paid in the same transaction. */
export async function approvePengajuanAsset(deed: Deed, input: Input<typeof pengajuanAsset.approvePengajuanAsset>) {
  const { tx, user } = deed;
  const { idPengajuan, statusPengajuan: status, note } = input;
  const row = found(await kunciPengajuanAsset(tx, idPengajuan), "Pengajuan asset");
  must(bolehPutuskan(user, sasaranOf(row), await setelan(tx)));
  await putuskanPengajuanAsset(deed, idPengajuan, { status, note });
  const pengajuan = status === "Disetujui" ? await bayarAsset(deed, row) : null;
  await audit(deed, {
    jenis: "pengajuanAsset",
    id: idPengajuan,
    sebelum: { status: row.statusPengajuan, note: "", pengajuan: null },
    sesudah: { status, note, pengajuan },
  });
}

/** Pays the stored amount from the stored account; those in the input are ignored. */
const bayarAsset = async (deed: Deed, row: PengajuanAssetRow): Promise<string> =>
  bayar(deed, {
    kebutuhan: "pembelian-asset",
    idRekening: rekeningOf(row),
    nominal: row.harga,
    deskripsi: `Pembelian asset ${row.idPengajuanAsset}: ${row.namaBarang}`,
    asal: { idPengajuanAsset: row.idPengajuanAsset },
    bukti: await buktiPengajuanAsset(deed.tx, row.idPengajuanAsset),
  });
