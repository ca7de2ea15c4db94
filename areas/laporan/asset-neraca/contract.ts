import * as z from "zod/mini";
import { isiSusut, pokokAsset } from "#areas/asset/list-asset/contract.ts";
import { call, pageWith, row } from "#kernel/call.ts";
import { date, id, optional, paging } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { wireOf } from "#kernel/record.ts";
import { atauKosong, teks, uang } from "#kernel/row.ts";

/** An asset of a category as it stood on a day. */
export const isiAssetNeraca = {
  namaBarang: pokokAsset.namaBarang,
  tglAssetMasuk: pokokAsset.tglAssetMasuk,
  harga: pokokAsset.harga,
  akumulasiSusut: isiSusut.akumulasiSusut,
  totalSusut: isiSusut.totalSusut,
};
const AssetNeraca = row({
  kunci: z.string(),
  /** null while it was bought and not registered yet: then the request stands for it, since the day of its approval. */
  kodeAsset: atauKosong(teks),
  idPengajuanAsset: atauKosong(teks),
  ...wireOf(isiAssetNeraca),
});
export type AssetNeraca = z.output<typeof AssetNeraca>;
/** What all of them add up to; `totalSusut` is the figure of Neraca. */
const JumlahAssetNeraca = row({ hargaPerolehan: uang, akumulasiSusut: uang, totalSusut: uang });
export type JumlahAssetNeraca = z.output<typeof JumlahAssetNeraca>;

export const assetNeraca = {
  /** The assets behind a line of Aset Tetap, the most valuable first. */
  getAssetNeraca: call("GET /neraca/getAssetNeraca", {
    summary: "Asset satu kategori di neraca satu tanggal",
    tindakan: "melihat neraca",
    permission: withMenu("Neraca"),
    input: z.object({
      tglToday: optional(date("Tanggal")),
      idKategori: id("kategoriAsset", "Kategori asset"),
      ...paging,
    }),
    output: pageWith(AssetNeraca, { jumlah: JumlahAssetNeraca }),
    reads: ["asset", "pengajuanAsset", "kategoriAsset"],
  }),
};
