import type { Serupa } from "#areas/keuangan/pengajuan/contract.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";

const SEHARI_MS = 24 * 3_600_000;

type Dicari = { idKategori: Id<"kategoriAsset">; idRekening: Id<"rekening">; harga: Rupiah };

/** Requests within the last day for a thing of the same category, price and account that were not rejected. */
export async function pengajuanAssetSerupa(db: Db, now: Date, dicari: Dicari): Promise<Serupa[]> {
  const rows = await db<Serupa[]>`
    select p.id_pengajuan_asset as id, u.nama_lengkap as oleh, p.dibuat as waktu, p.status_pengajuan as status
    from pengajuan_asset p join karyawan u using (id_user)
    where p.id_kategori_asset = ${dicari.idKategori} and p.harga = ${dicari.harga}
      and p.dibuat > ${new Date(now.getTime() - SEHARI_MS)} and p.id_rekening = ${dicari.idRekening}
      and p.status_pengajuan <> 'Ditolak'
    order by p.dibuat desc limit 3`;
  return [...rows];
}
