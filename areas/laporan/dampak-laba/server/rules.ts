import { jadwalPenyusutan } from "#areas/asset/list-asset/penyusutan.ts";
import { awalBulan, geser } from "#areas/buku-besar/laporan-buku/masa.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import { hasMenu } from "#kernel/permission.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import { namaBulan } from "../../bulan.ts";
import type { PerubahanLaba } from "../contract.ts";
import type { Disusut, EntriNeraca, Isian, PerTahun } from "./sql.ts";

/** Names what would move. */
type Laporan = { nama: string; menu: "Laba Rugi" | "Buku Besar" };

/** "Laba 2025"; of this year "Laba 2026 sampai Oktober". */
function sebutan(nama: string, tahun: number, today: Tanggal): string {
  const bulanLalu = geser(awalBulan(today), -1).slice(0, 7);
  return `${nama} ${tahun}${String(tahun) === today.slice(0, 4) ? ` sampai ${namaBulan(bulanLalu).slice(0, -5)}` : ""}`;
}

export const perubahan = (
  user: User,
  { nama, menu }: Laporan,
  rows: readonly PerTahun[],
  today: Tanggal,
): PerubahanLaba[] =>
  rows.map(({ tahun, nominal }) => ({
    nama: sebutan(nama, tahun, today),
    nominal: hasMenu(user, menu) ? nominal : null,
  }));

type Barang = { harga: Rupiah; tglAssetMasuk: Tanggal };

/** What an asset would have worn off in months that are over, since it counts in the books. */
export function susutLampau(barang: Barang, { pembagi, tglBuku }: Disusut, today: Tanggal): PerubahanLaba[] {
  const lampau = jadwalPenyusutan({ ...barang, pembagi }).filter(
    ({ tanggal }) => tanggal >= tglBuku && tanggal < awalBulan(today),
  );
  return [...Map.groupBy(lampau, ({ tanggal }) => Number(tanggal.slice(0, 4)))]
    .map(([tahun, bulan]) => ({
      nama: sebutan("Laba", tahun, today),
      nominal: -bulan.reduce((sum, row) => sum + row.nilaiSusut, 0) as Rupiah,
    }))
    .filter(({ nominal }) => nominal !== 0);
}

const asetDari = ({ piutangUsaha, piutangKaryawan, pembangunan, assetLainLain }: Isian) =>
  piutangUsaha + piutangKaryawan + pembangunan + assetLainLain;
const ekuitasDari = ({ labaDitahan, deviden }: Isian) => labaDitahan - deviden;
const KOSONG = {
  piutangUsaha: 0,
  piutangKaryawan: 0,
  pembangunan: 0,
  assetLainLain: 0,
  labaDitahan: 0,
  deviden: 0,
} as Isian;

/** How the totals of Neraca would move on a day before this month, until the figures are entered again. */
export function perubahanNeraca(
  hari: Tanggal,
  isi: Isian,
  { lama, sampai }: EntriNeraca,
  today: Tanggal,
): PerubahanLaba[] {
  if (hari >= awalBulan(today)) return [];
  const dulu = lama ?? KOSONG;
  const pada = sampai === hari ? tertulis(hari) : `${tertulis(hari)} sampai ${sampai ? tertulis(sampai) : "sekarang"}`;
  return [
    { nama: `Total Aset ${pada}`, nominal: (asetDari(isi) - asetDari(dulu)) as Rupiah },
    { nama: `Total Kewajiban dan Ekuitas ${pada}`, nominal: (ekuitasDari(isi) - ekuitasDari(dulu)) as Rupiah },
  ].filter(({ nominal }) => nominal !== 0);
}
