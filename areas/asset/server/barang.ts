import { jurnalAsset } from "#books/jurnal/jurnalAsset.ts";
import { catchUp } from "#books/jurnal/susut.ts";
import { audit } from "#company/audit/audit.ts";
import { kodeAssetBaru } from "#company/kode.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { type PilihanKategoriAsset, problemOfBatas } from "../kategori/contract.ts";
import type { PilihanLokasiAsset } from "../lokasi/contract.ts";

/** The fields that asset requests and assets have in common. */
export type Barang = {
  namaBarang: string;
  idKategori: Id<"kategoriAsset">;
  idLokasi: Id<"lokasi">;
  harga: Rupiah;
};

type Pilihan = {
  kategori: (PilihanKategoriAsset & { softDelete: boolean }) | undefined;
  lokasi: (PilihanLokasiAsset & { softDelete: boolean }) | undefined;
};

/** The chosen category and location, locked so that nobody sets them Non-Aktif or deletes them meanwhile. */
export async function pilihan(tx: Tx, { idKategori, idLokasi }: Pick<Barang, "idKategori" | "idLokasi">) {
  const [kategori] = await tx<NonNullable<Pilihan["kategori"]>[]>`
    select * from kategori_asset where id_kategori_asset = ${idKategori} for share`;
  const [lokasi] = await tx<NonNullable<Pilihan["lokasi"]>[]>`
    select * from lokasi_asset where id_lokasi = ${idLokasi} for share`;
  return { kategori, lokasi };
}

/** The problems of a new asset or asset request. */
export function problemOfGoods({ kategori, lokasi }: Pilihan, harga: Rupiah): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string | null) => {
    if (message !== null) problems.push({ field, message });
  };
  if (!kategori) add("idKategori", "Kategori asset tidak dikenal");
  else if (kategori.softDelete) add("idKategori", `Kategori ${kategori.namaKategori} tidak aktif, pilih kategori lain`);
  if (!lokasi) add("idLokasi", "Lokasi asset tidak dikenal");
  else if (lokasi.softDelete) add("idLokasi", `Lokasi ${lokasi.namaLokasi} tidak aktif, pilih lokasi lain`);
  if (kategori) add("harga", problemOfBatas(kategori, harga));
  return problems;
}

type AssetBaru = Barang & { tglAssetMasuk: Tanggal; idPengajuanAsset: string | null };
export type Tercatat = { idAsset: Id<"asset">; kodeAsset: string };

/** Inserts an asset, with the present term of its category. */
export async function noteAsset(deed: Deed, { idKategori, ...asset }: AssetBaru): Promise<Tercatat> {
  const { tx, user, now } = deed;
  const { kategori, lokasi } = await pilihan(tx, { idKategori, idLokasi: asset.idLokasi });
  if (!kategori || !lokasi) throw new Error("An asset needs its category and its location");
  const kodeAsset = await kodeAssetBaru(deed, { kode: kategori.kode, singkatan: lokasi.singkatan });
  const row = { ...asset, kodeAsset, idKategoriAsset: idKategori, pembagi: kategori.pembagi };
  const [saved] = await tx<{ idAsset: Id<"asset"> }[]>`
    insert into asset ${tx({ ...row, dibuat: now, idUser: user.idUser })} returning id_asset`;
  if (!saved) throw new Error("insert answered no row");
  await jurnalAsset(tx, [saved.idAsset]);
  await catchUp(tx, [saved.idAsset], now);
  const { namaBarang, harga, tglAssetMasuk, idPengajuanAsset } = asset;
  const isi = { kategori: kategori.namaKategori, lokasi: lokasi.namaLokasi, harga, tglAssetMasuk };
  await audit(deed, {
    jenis: "asset",
    id: saved.idAsset,
    sesudah: { kodeAsset, namaBarang, ...isi, pembagi: kategori.pembagi, pengajuanAsset: idPengajuanAsset },
  });
  return { idAsset: saved.idAsset, kodeAsset };
}

/** The category as an array of one, with the term from the column `pembagi`. */
export const kategoriAssetDari = (db: Db, pembagi: Fragment): Fragment => db`
  jsonb_build_array(jsonb_build_object('idKategoriAsset', k.id_kategori_asset, 'namaKategori', k.nama_kategori,
    'kode', k.kode, 'pembagi', ${pembagi})) as kategori_asset`;

export const lokasiAssetDari = (db: Db): Fragment => db`
  jsonb_build_array(jsonb_build_object('idLokasi', l.id_lokasi, 'namaLokasi', l.nama_lokasi,
    'singkatan', l.singkatan)) as lokasi_asset`;
