import { type BarisJadwal, type KondisiAsset, NAMA_KONDISI } from "#contract/asset/list-asset.ts";
import { labelMasuk } from "#contract/asset/pengajuan-asset.ts";
import type { StatusMap } from "../../ui/value/StatusBadge.tsx";

type StatusMaster = "aktif" | "nonAktif";
/** Whether a category or location can be chosen. */
export const STATUS_MASTER: StatusMap<StatusMaster> = {
  aktif: { label: "Aktif", tone: "good" },
  nonAktif: { label: "Non-Aktif", tone: "neutral" },
};
export const statusMasterOf = ({ softDelete }: { softDelete: boolean }): StatusMaster =>
  softDelete ? "nonAktif" : "aktif";

type StatusMasuk = "sudah" | "belum";
/** Whether a bought asset is registered. */
export const STATUS_MASUK: StatusMap<StatusMasuk> = {
  sudah: { label: labelMasuk(true), tone: "good" },
  belum: { label: labelMasuk(false), tone: "waiting" },
};
export const statusMasukOf = (masukAsset: boolean): StatusMasuk => (masukAsset ? "sudah" : "belum");

export const KONDISI: StatusMap<KondisiAsset> = {
  digunakan: { label: NAMA_KONDISI.digunakan, tone: "good" },
  tidak: { label: NAMA_KONDISI.tidak, tone: "neutral" },
};

export const KEADAAN_BULAN: StatusMap<BarisJadwal["keadaan"]> = {
  sudah: { label: "Sudah", tone: "info" },
  belum: { label: "Belum", tone: "neutral" },
  tidakDigunakan: { label: "Tidak Digunakan", tone: "bad" },
};
