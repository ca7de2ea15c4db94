import { type BarisJadwal, type KondisiAsset, kondisiOf, NAMA_KONDISI } from "#contract/asset/list-asset.ts";
import { type Disusutkan, jadwalPenyusutan, type Penyusutan, penyusutanPada } from "#contract/asset/penyusutan.ts";
import { type Boleh, boleh, tidak } from "#contract/kernel/row.ts";
import type { Rupiah, Tanggal } from "#contract/kernel/types.ts";

type Kondisi = { softDelete: boolean; keterangan: string };

/** The same condition may be set again with another note; without one nothing would change. */
export function bolehKondisi(asset: Kondisi, ke: { statusAsset: KondisiAsset; keterangan: string }): Boleh {
  if (kondisiOf(asset.softDelete) !== ke.statusAsset || asset.keterangan !== ke.keterangan) return boleh;
  return tidak(`Asset sudah tercatat ${NAMA_KONDISI[ke.statusAsset]}`);
}

const TANPA_NILAI = 0 as Rupiah;

/** The depreciation of an asset today. Out of use its months go on, but the books have no value for it. */
export function penyusutanKini(asset: Disusutkan & { softDelete: boolean }, today: Tanggal): Penyusutan {
  const susut = penyusutanPada(asset, today);
  return asset.softDelete ? { ...susut, totalSusut: TANPA_NILAI } : susut;
}

type Istirahat = { dari: Tanggal; sampai: Tanggal };

/** The depreciation plan of an asset, month by month; on days out of use there is neither cost nor value. */
export function jadwal(asset: Disusutkan, istirahat: readonly Istirahat[], today: Tanggal): BarisJadwal[] {
  return jadwalPenyusutan(asset).map((rencana) => {
    const istirahatkah = istirahat.some(({ dari, sampai }) => dari <= rencana.tanggal && rencana.tanggal < sampai);
    const bulan = istirahatkah ? { ...rencana, totalSusut: TANPA_NILAI } : rencana;
    if (bulan.tanggal > today) return { ...bulan, keadaan: "belum" };
    return { ...bulan, keadaan: istirahatkah ? "tidakDigunakan" : "sudah" };
  });
}
