import { jurnalAsset } from "#books/jurnal/jurnalAsset.ts";
import { catchUp } from "#books/jurnal/susut.ts";
import { audit } from "#company/audit/audit.ts";
import { advanceNumbering, bulanDari, lockPenomoran } from "#company/kode.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { PilihanKategoriAsset } from "../../kategori/contract.ts";
import type { PilihanLokasiAsset } from "../../lokasi/contract.ts";
import { notePerhatian } from "./perhatian.ts";

/** Assets that a file of the old program brings, all of them at once. */

export type Kategori = PilihanKategoriAsset & { softDelete: boolean };
export type Lokasi = PilihanLokasiAsset & { softDelete: boolean };
export type AssetLama = {
  namaBarang: string;
  harga: Rupiah;
  tglAssetMasuk: Tanggal;
  pembagi: number;
  kategori: Kategori;
  lokasi: Lokasi;
};

/** All categories and all locations, locked so that nobody sets one Non-Aktif or deletes it meanwhile. */
export const lockKategori = (tx: Tx) =>
  tx<Kategori[]>`select * from kategori_asset order by id_kategori_asset for share`;
export const lockLokasi = (tx: Tx) => tx<Lokasi[]>`select * from lokasi_asset order by id_lokasi for share`;

/** The next codes within the category and the place of each asset, in the order of the file. */
async function codesOf(deed: Deed, asset: readonly AssetLama[]): Promise<string[]> {
  const jenisOf = ({ kategori, lokasi }: AssetLama) => `${kategori.kode}/${lokasi.singkatan}`;
  const nomor = await lockPenomoran(deed, [...new Set(asset.map(jenisOf))]);
  const kode = asset.map((satu) => {
    const jenis = jenisOf(satu);
    const ke = (nomor.get(jenis) ?? 0) + 1;
    nomor.set(jenis, ke);
    return `${jenis}/${bulanDari(deed)}/${String(ke).padStart(3, "0")}`;
  });
  await advanceNumbering(
    deed,
    [...nomor].map(([jenis, nomor]) => ({ jenis, nomor })),
  );
  return kode;
}

/** Books them on the last day of the old program, and the depreciation from that day on; answers their ids. */
export async function writeAssetLama(deed: Deed, asset: readonly AssetLama[], tglBuku: Tanggal) {
  const { tx, user, now } = deed;
  const kode = await codesOf(deed, asset);
  const baris = asset.map(({ kategori, lokasi, ...isi }, at) => ({
    ...isi,
    kodeAsset: kode[at] ?? "",
    idKategoriAsset: kategori.idKategoriAsset,
    idLokasi: lokasi.idLokasi,
  }));
  const added = await tx<{ idAsset: Id<"asset"> }[]>`
    insert into asset (kode_asset, nama_barang, id_kategori_asset, id_lokasi, harga, pembagi, tgl_asset_masuk, tgl_buku, dibuat, id_user)
    select r."kodeAsset", r."namaBarang", r."idKategoriAsset", r."idLokasi", r.harga, r.pembagi, r."tglAssetMasuk", ${tglBuku}, ${now},
      ${user.idUser}
    from rows from (jsonb_to_recordset(${tx.json(baris)}) as ("kodeAsset" text, "namaBarang" text, "idKategoriAsset" int,
      "idLokasi" int, harga bigint, pembagi int, "tglAssetMasuk" date)) with ordinality
      as r("kodeAsset", "namaBarang", "idKategoriAsset", "idLokasi", harga, pembagi, "tglAssetMasuk", ke)
    order by r.ke returning id_asset`;
  const ids = added.map(({ idAsset }) => idAsset);
  await jurnalAsset(tx, ids);
  await catchUp(tx, ids, now);
  await notePerhatian(deed, ids, "tanggal lama");
  await audit(
    deed,
    ...asset.map(({ kategori, lokasi, ...isi }, at) => ({
      jenis: "asset" as const,
      id: ids[at] ?? 0,
      sesudah: {
        ...isi,
        kodeAsset: kode[at] ?? "",
        kategori: kategori.namaKategori,
        lokasi: lokasi.namaLokasi,
        pengajuanAsset: null,
      },
    })),
  );
  return ids;
}
