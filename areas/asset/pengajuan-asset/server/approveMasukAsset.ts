import { audit } from "#company/audit/audit.ts";
import type { Deed } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { noteAsset, type Tercatat } from "../../server/barang.ts";
import { labelMasuk } from "../contract.ts";
import { maySignIn } from "./rules.ts";
import { lockPengajuanAsset, markAssetIn } from "./sql.ts";

/** Registers a bought asset with today's date. */
export async function approveMasukAsset(deed: Deed, idPengajuan: string): Promise<Tercatat> {
  const row = found(await lockPengajuanAsset(deed.tx, idPengajuan), "Pengajuan asset");
  must(maySignIn(row));
  const [kategori, lokasi] = [row.kategoriAsset[0], row.lokasiAsset[0]];
  if (!kategori || !lokasi) throw new Error(`${idPengajuan} has no category or location`);
  // Not before the day of the payment, which may have been written just after midnight.
  const tglAssetMasuk = row.tglApprove !== null && row.tglApprove > deed.today ? row.tglApprove : deed.today;
  await markAssetIn(deed, idPengajuan, tglAssetMasuk);
  const asset = await noteAsset(deed, {
    namaBarang: row.namaBarang,
    idKategori: kategori.idKategoriAsset,
    idLokasi: lokasi.idLokasi,
    harga: row.harga,
    tglAssetMasuk,
    idPengajuanAsset: idPengajuan,
  });
  await audit(deed, {
    jenis: "pengajuanAsset",
    id: idPengajuan,
    sebelum: { statusAsset: labelMasuk(false) },
    sesudah: { statusAsset: labelMasuk(true), kodeAsset: asset.kodeAsset },
  });
  return asset;
}
