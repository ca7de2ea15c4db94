import { cancelAssets } from "#books/asset/lepaskan.ts";
import { audit } from "#company/audit/audit.ts";
import type { Pengimpor } from "#company/impor.ts";
import { plainName, tanggalAwal } from "#company/saldoAwal.ts";
import { refuseTertutup } from "#company/tutupBuku.ts";
import { rupiah, tanggal as tertulis } from "#kernel/format.ts";
import type { Problem } from "#kernel/problem.ts";
import { blankable, field } from "#kernel/record.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { refuseAny } from "#platform/documents/xlsx/problems.ts";
import { recordRows } from "#platform/documents/xlsx/recordRows.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";
import type { Deed } from "#platform/http/context.ts";
import { problemOfBatas } from "../../kategori/contract.ts";
import { isianAsset, NAMA_KONDISI } from "../contract.ts";
import { akumulasiSusut, bulanPenuh } from "../penyusutan.ts";
import { type AssetLama, type Kategori, type Lokasi, lockKategori, lockLokasi, writeAssetLama } from "./assetLama.ts";
import { refuseBerubah } from "./berubah.ts";
import { markReviewed } from "./perhatian.ts";

const MAX_UMUR = 1200;
const { namaBarang, tglAssetMasuk, harga } = isianAsset;
const lama = {
  namaBarang,
  kategori: field.text("Kategori"),
  lokasi: field.text("Lokasi"),
  tglAssetMasuk,
  harga,
  umurTahun: blankable(field.number("Umur (Tahun)", { min: 1, max: MAX_UMUR / 12 })),
  umurBulan: blankable(field.number("Umur (Bulan)", { min: 1, max: MAX_UMUR })),
  akumulasi: blankable(field.money("Akumulasi Penyusutan")),
  nilaiBuku: blankable(field.money("Nilai Buku")),
};
const { columns, at, read } = recordRows(lama);
type Isi = NonNullable<ReturnType<typeof read>>;

/** What a row may name: by name, or by the short form that codes have. */
type Dikenal = {
  kategori: ReadonlyMap<string, Kategori>;
  lokasi: ReadonlyMap<string, Lokasi>;
  tglBuku: Tanggal;
};

async function knownTempat(deed: Deed): Promise<Dikenal> {
  const tglBuku = await tanggalAwal(deed);
  const kategori = (await lockKategori(deed.tx)).flatMap((one) => [
    [plainName(one.kode), one] as const,
    [plainName(one.namaKategori), one] as const,
  ]);
  const lokasi = (await lockLokasi(deed.tx)).flatMap((one) => [
    [plainName(one.singkatan), one] as const,
    [plainName(one.namaLokasi), one] as const,
  ]);
  return { kategori: new Map(kategori), lokasi: new Map(lokasi), tglBuku };
}

function problemOfTempat(sebutan: "Kategori" | "Lokasi", nama: string, ada: { softDelete: boolean } | undefined) {
  if (nama.trim() === "") return null;
  if (!ada) return `${sebutan} "${nama}" belum ada, tambahkan dulu di Setting › ${sebutan} Asset`;
  return ada.softDelete ? `${sebutan} ${nama} tidak aktif, aktifkan dulu atau pilih yang lain` : null;
}

/** What the old program says of the depreciation, where Kantor would not come to the same; rounding of its parts apart. */
function problemOfSusut(row: SheetRow, isi: Isi, pembagi: number, tglBuku: Tanggal): Problem[] {
  const bulan = Math.min(bulanPenuh(isi.tglAssetMasuk, tglBuku), pembagi);
  const akumulasi = akumulasiSusut({ harga: isi.harga, pembagi }, bulan);
  const dikatakan = [
    ["akumulasi", isi.akumulasi, akumulasi],
    ["nilaiBuku", isi.nilaiBuku, (isi.harga - akumulasi) as Rupiah],
  ] as const;
  return dikatakan.flatMap(([kolom, lama, kini]) => {
    if (lama === null || Math.abs(lama - kini) <= bulan) return [];
    const hitungan = `${rupiah(kini)} pada ${tertulis(tglBuku)}: ${bulan} dari ${pembagi} bulan sudah penuh`;
    return [at(row, kolom, `Menurut Kantor ${hitungan}. Samakan tanggal atau umurnya, atau kosongkan isian ini`)];
  });
}

function judgeRow(row: SheetRow, { kategori, lokasi, tglBuku }: Dikenal, problems: Problem[]): AssetLama[] {
  const isi = read(row, problems);
  const jenis = kategori.get(plainName(row.values.kategori ?? ""));
  const tempat = lokasi.get(plainName(row.values.lokasi ?? ""));
  const add = (kolom: string, message: string | null) => {
    if (message !== null) problems.push(at(row, kolom, message));
  };
  add("kategori", problemOfTempat("Kategori", row.values.kategori ?? "", jenis));
  add("lokasi", problemOfTempat("Lokasi", row.values.lokasi ?? "", tempat));
  if (!isi || !jenis || !tempat) return [];
  add("harga", problemOfBatas(jenis, isi.harga));
  if (isi.tglAssetMasuk > tglBuku) {
    add("tglAssetMasuk", `Tanggal sesudah hari terakhir program lama, ${tertulis(tglBuku)}`);
    return [];
  }
  if (isi.umurTahun !== null && isi.umurBulan !== null)
    add("umurTahun", "Isi umur dalam tahun atau bulan, tidak keduanya");
  const pembagi = isi.umurBulan ?? (isi.umurTahun === null ? jenis.pembagi : isi.umurTahun * 12);
  problems.push(...problemOfSusut(row, isi, pembagi, tglBuku));
  const { namaBarang, harga, tglAssetMasuk } = isi;
  return [{ namaBarang, harga, tglAssetMasuk, pembagi, kategori: jenis, lokasi: tempat }];
}

/** Assets of the old program, booked on its last day with what they had lost by then. */
export const imporAsset: Pengimpor = {
  columns,
  words: {
    namaBarang:
      "Nama Aset | Nama Asset | Nama Aset Tetap | Nama Aktiva | Nama Aktiva Tetap | Asset Name | Fixed Asset Name | " +
      "Deskripsi Aset | Aset | Asset | Nama | Name",
    kategori:
      "Kategori Aset | Kategori Asset | Tipe Aset Tetap | Tipe Aset | Jenis Aset | Kelompok Aset | Tipe Aktiva Tetap | " +
      "Asset Category | Asset Type | Asset Model | Asset Group | Akun Aset Tetap | Akun Aset | Kelompok | Category",
    lokasi:
      "Lokasi Aset | Lokasi Asset | Lokasi Barang | Location | Asset Location | Tempat | Ruangan | Cabang | " +
      "Departemen | Department",
    tglAssetMasuk:
      "Tanggal Beli | Tgl Beli | Tanggal Pembelian | Tanggal Akuisisi | Tanggal Perolehan | Tgl Perolehan | " +
      "Tanggal Pakai | Tgl Pakai | Purchase Date | Acquisition Date | Available-for-use Date | " +
      "Available For Use Date | Tanggal | Date",
    harga:
      "Harga Perolehan | Nilai Perolehan | Biaya Akuisisi | Biaya Perolehan | Biaya Aset | Nilai Aset | Harga Beli | " +
      "Gross Purchase Amount | Net Purchase Amount | Original Value | Acquisition Cost | Purchase Price | Cost | Nilai",
    umurBulan:
      "Umur Aset (Bulan) | Umur Bulan | Masa Manfaat (Bulan) | Umur Ekonomis (Bulan) | Useful Life (Months) | " +
      "Total Number of Depreciations",
    umurTahun:
      "Umur Aset (Tahun) | Umur Tahun | Masa Manfaat (Tahun) | Umur Ekonomis (Tahun) | Useful Life (Years) | " +
      "Umur Aset | Umur Ekonomis | Masa Manfaat | Useful Life | Umur",
    akumulasi:
      "Akumulasi Depresiasi | Akum. Penyusutan | Akumulasi | Accumulated Depreciation | " +
      "Opening Accumulated Depreciation | Total Depresiasi | Total Penyusutan",
    nilaiBuku: "Nilai Buku Aset | Book Value | Net Book Value | Value After Depreciation | Nilai Sisa Buku",
  },
  rounded: ["harga", "akumulasi", "nilaiBuku", "umurTahun", "umurBulan"],
  async add(deed, { rows, problems }) {
    const dikenal = await knownTempat(deed);
    const asset = rows.flatMap((row) => judgeRow(row, dikenal, problems));
    refuseAny(problems);
    await refuseTertutup(deed, "berkas", dikenal.tglBuku);
    return { ids: await writeAssetLama(deed, asset, dikenal.tglBuku) };
  },
  async remove(deed, ids) {
    await refuseBerubah(deed, ids);
    const keterangan = "Impor dibatalkan";
    await cancelAssets(deed, ids, keterangan);
    // Nothing is left of them to be looked at.
    await markReviewed(deed, ids);
    const [sebelum, sesudah] = [{ kondisi: NAMA_KONDISI.digunakan }, { kondisi: NAMA_KONDISI.tidak, keterangan }];
    await audit(deed, ...ids.map((id) => ({ jenis: "asset" as const, id, sebelum, sesudah })));
  },
};
