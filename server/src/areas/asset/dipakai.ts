import { type Boleh, boleh, tidak } from "#contract/kernel/row.ts";
import { conflict } from "#server/platform/http/refusal.ts";
import { translating } from "#server/platform/postgres/database.ts";

/** Who names a category or location: what is named by anything can be set Non-Aktif, but not deleted. */
export type Pemakai = { dipakaiAsset: boolean; dipakaiPengajuan: boolean };

export function bolehHapus(sebutan: string, { dipakaiAsset, dipakaiPengajuan }: Pemakai): Boleh {
  if (dipakaiAsset) return tidak(`${sebutan} masih digunakan oleh asset`);
  if (dipakaiPengajuan) return tidak(`${sebutan} masih digunakan oleh pengajuan asset`);
  return boleh;
}

/** What was named while the delete waited for its lock: the foreign keys have the last word. */
export function hapusTakDipakai(sebutan: string, kolom: string, hapus: () => Promise<unknown>): Promise<unknown> {
  return translating(hapus, {
    [`asset_${kolom}_fkey`]: () => conflict(`${sebutan} masih digunakan oleh asset`),
    [`pengajuan_asset_${kolom}_fkey`]: () => conflict(`${sebutan} masih digunakan oleh pengajuan asset`),
  });
}

export const sebutanStatus = (softDelete: boolean): string => (softDelete ? "Non-Aktif" : "Aktif");
