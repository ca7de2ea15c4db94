import { HANYA_PRIVILEGED, isPrivileged } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import { type Asset, type BarisJadwal, type KondisiAsset, kondisiOf, NAMA_KONDISI } from "../contract.ts";
import { type Disusutkan, jadwalPenyusutan, type Penyusutan, penyusutanPada } from "../penyusutan.ts";

type Kondisi = Pick<Asset, "softDelete" | "keterangan" | "pelepasan"> & { batal: boolean };

/** What went for good, or was taken back with its import, does not come back. */
export function mayKondisi({ pelepasan, batal }: Pick<Kondisi, "pelepasan" | "batal">): Boleh {
  if (batal) return tidak("Impor asset ini sudah dibatalkan");
  if (pelepasan?.statusPengajuan !== "Disetujui") return boleh;
  return tidak(`Asset sudah dilepas dengan ${pelepasan.idPelepasanAsset}`);
}

/** The same condition may be set again with another note; without one nothing would change. */
export function mayKondisiKe(asset: Kondisi, ke: { statusAsset: KondisiAsset; keterangan: string }): Boleh {
  const tetap = kondisiOf(asset.softDelete) === ke.statusAsset && asset.keterangan === ke.keterangan;
  return tetap ? tidak(`Asset sudah tercatat ${NAMA_KONDISI[ke.statusAsset]}`) : mayKondisi(asset);
}

/** Whether it can be asked for that the asset goes for good; out of use it may be. */
export function mayRelease({ pelepasan, batal }: Pick<Kondisi, "pelepasan" | "batal">): Boleh {
  if (pelepasan?.statusPengajuan !== "Menunggu") return mayKondisi({ pelepasan, batal });
  return tidak(`Pelepasan ${pelepasan.idPelepasanAsset} menunggu keputusan`);
}

/** What others changed is looked at by those in charge. */
export function mayReview(user: User, { perhatian }: Pick<Asset, "perhatian">): Boleh {
  if (!isPrivileged(user)) return tidak(HANYA_PRIVILEGED);
  return perhatian.length > 0 ? boleh : tidak("Asset sudah ditinjau");
}

const TANPA_NILAI = 0 as Rupiah;

/**
 * The depreciation of an asset today, used or not. Out of the books its months go on, but the books have no value for it.
 */
export function penyusutanKini(asset: Disusutkan & { dibukukan: boolean }, today: Tanggal): Penyusutan {
  const susut = penyusutanPada(asset, today);
  return asset.dibukukan ? susut : { ...susut, totalSusut: TANPA_NILAI };
}

type Istirahat = { dari: Tanggal; sampai: Tanggal };

/** The depreciation plan of an asset, month by month; on days out of the books there is neither cost nor value. */
export function jadwal(asset: Disusutkan, istirahat: readonly Istirahat[], today: Tanggal): BarisJadwal[] {
  return jadwalPenyusutan(asset).map((rencana) => {
    const istirahatkah = istirahat.some(({ dari, sampai }) => dari <= rencana.tanggal && rencana.tanggal < sampai);
    const bulan = istirahatkah ? { ...rencana, totalSusut: TANPA_NILAI } : rencana;
    if (bulan.tanggal > today) return { ...bulan, keadaan: "belum" };
    return { ...bulan, keadaan: istirahatkah ? "tidakDigunakan" : "sudah" };
  });
}
