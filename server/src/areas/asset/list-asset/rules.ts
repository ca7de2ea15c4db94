import { type BarisJadwal, type KondisiAsset, kondisiOf, NAMA_KONDISI } from "#contract/asset/list-asset.ts";
import { type Disusutkan, jadwalPenyusutan } from "#contract/asset/penyusutan.ts";
import { type Boleh, boleh, tidak } from "#contract/kernel/row.ts";
import type { Tanggal } from "#contract/kernel/types.ts";

type Kondisi = { softDelete: boolean; keterangan: string };

/** A condition can be set again with another note; the same one twice would say nothing. */
export function bolehKondisi(asset: Kondisi, ke: { statusAsset: KondisiAsset; keterangan: string }): Boleh {
  if (kondisiOf(asset.softDelete) !== ke.statusAsset || asset.keterangan !== ke.keterangan) return boleh;
  return tidak(`Asset sudah tercatat ${NAMA_KONDISI[ke.statusAsset]}`);
}

type Istirahat = { dari: Tanggal; sampai: Tanggal };

/** The whole term of an asset, month by month, and which of them were a cost until today. */
export function jadwal(asset: Disusutkan, istirahat: readonly Istirahat[], today: Tanggal): BarisJadwal[] {
  return jadwalPenyusutan(asset).map((bulan) => {
    const istirahatkah = istirahat.some(({ dari, sampai }) => dari <= bulan.tanggal && bulan.tanggal < sampai);
    if (bulan.tanggal > today) return { ...bulan, keadaan: "belum" };
    return { ...bulan, keadaan: istirahatkah ? "tidakDigunakan" : "sudah" };
  });
}
