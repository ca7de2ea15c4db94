import { refuseReferred } from "#company/impor.ts";
import { refuseTertutup } from "#company/tutupBuku.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";

type Berubah = { kodeAsset: string; alasan: string };

/** Locks what an import brought; refuses where something happened to one of them, or where their month is closed. */
export async function refuseBerubah(deed: Deed, ids: readonly number[]): Promise<void> {
  const { tx } = deed;
  const semua = [...ids];
  const hari = await tx<{ tglBuku: Tanggal }[]>`
    select tgl_buku from asset where id_asset = any(${semua}::int[]) order by id_asset for no key update`;
  const [berubah] = await tx<Berubah[]>`
    select a.kode_asset, t.alasan from asset a join (
      select id_asset, 'sudah diubah kondisinya' as alasan from asset_kondisi
      union all
      select id_asset, 'sudah diajukan untuk dilepas' from pelepasan_asset
      union all
      select a.id_asset, 'sudah dikomentari sejak diimpor' from komentar k join asset a on k.id_dokumen = a.id_asset::text
      where k.jenis = 'asset' and a.id_asset = any(${semua}::int[])) t using (id_asset)
    where a.id_asset = any(${semua}::int[]) order by a.id_asset limit 1`;
  if (berubah) {
    throw conflict(`Asset ${berubah.kodeAsset} ${berubah.alasan}, impor ini tidak dapat dibatalkan lagi`);
  }
  await refuseReferred(tx, "asset", ids, ["asset_perhatian"]);
  const [pertama] = hari;
  if (pertama) await refuseTertutup(deed, "idImpor", pertama.tglBuku);
}
