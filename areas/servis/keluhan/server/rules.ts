import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Tanggal } from "#kernel/types.ts";
import { invalidField } from "#platform/http/refusal.ts";
import { type StatusKeluhan, type Tanggungan, tanggunganDari } from "../isiKeluhan.ts";

/** The facts of a complaint that decide what may be done with it. */
export type Keadaan = { status: StatusKeluhan; rencana: Tanggal | null; dikerjakan: Tanggal | null };

const tertutup = ({ status }: Pick<Keadaan, "status">): Boleh => {
  if (status === "batal") return tidak("Keluhan ini sudah dibatalkan");
  return status === "selesai" ? tidak("Keluhan ini sudah selesai, catat keluhan baru bila rusak lagi") : boleh;
};

/** Whether a visit can be planned. */
export const mayJadwalkan = (keluhan: Pick<Keadaan, "status">): Boleh => tertutup(keluhan);

/** Whether the work of a visit can be noted. */
export function mayKerjakan(keluhan: Pick<Keadaan, "status"> & { idKunjungan: string | null }): Boleh {
  const terbuka = tertutup(keluhan);
  if (!terbuka.boleh || keluhan.idKunjungan !== null) return terbuka;
  return tidak("Belum ada kunjungan yang direncanakan, jadwalkan dahulu");
}

/** Whether it can be settled by words alone. */
export function maySelesai(keluhan: Keadaan): Boleh {
  const terbuka = tertutup(keluhan);
  if (!terbuka.boleh || keluhan.rencana === null) return terbuka;
  return tidak("Ada kunjungan yang direncanakan, batalkan kunjungannya dahulu");
}

/** Whether it can be given up: nothing was done for it, and nobody is on the way. */
export function mayBatalkan(keluhan: Keadaan): Boleh {
  const boleh = maySelesai(keluhan);
  if (!boleh.boleh || keluhan.dikerjakan === null) return boleh;
  return tidak("Sudah ada kunjungan yang dikerjakan, urungkan kunjungannya dahulu");
}

/** Whether it can still be said who pays: the parts of work that was done have left, or have not, by what was said. */
export function mayTanggungan({ status, dikerjakan }: Keadaan): Boleh {
  if (status === "batal") return tidak("Keluhan ini sudah dibatalkan");
  return dikerjakan === null ? boleh : tidak("Sudah dikerjakan, urungkan kunjungannya dahulu");
}

/** Whether the guarantee still held on the day of the complaint. */
export const bergaransi = (garansiSampai: Tanggal | null, tglKeluhan: Tanggal): boolean =>
  garansiSampai !== null && garansiSampai >= tglKeluhan;

type Ditanggung = { tanggungan: Tanggungan | null; alasan: string; garansiSampai: Tanggal | null; today: Tanggal };

/** Who pays: by the day of delivery, unless the person says otherwise and why. */
export function garansiKeluhan({ tanggungan, alasan, garansiSampai, today }: Ditanggung): boolean {
  const menurutHari = bergaransi(garansiSampai, today);
  if (tanggungan === null || tanggungan === tanggunganDari(menurutHari)) return menurutHari;
  if (alasan === "") {
    const sebab = menurutHari ? "masih dalam garansi" : "tidak dalam garansi";
    throw invalidField("alasanGaransi", `Unit ini ${sebab}, isi alasan mengapa ditanggung berbeda`);
  }
  return !menurutHari;
}
