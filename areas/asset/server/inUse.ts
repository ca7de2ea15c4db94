import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { translating } from "#platform/db/database.ts";
import { conflict } from "#platform/http/refusal.ts";

/** What uses a category or location. One that is used can be set Non-Aktif, but not deleted. */
export type Pemakai = {
  dipakaiAsset: boolean;
  dipakaiPengajuan: boolean;
  /** It is a row in Neraca of a closed month; only a category can be. */
  ditutup?: boolean;
};

export function mayRemove(sebutan: string, { dipakaiAsset, dipakaiPengajuan, ditutup }: Pemakai): Boleh {
  if (dipakaiAsset) return tidak(`${sebutan} masih digunakan oleh asset`);
  if (dipakaiPengajuan) return tidak(`${sebutan} masih digunakan oleh pengajuan asset`);
  if (ditutup) return tidak(`${sebutan} berdiri di neraca bulan yang sudah ditutup`);
  return boleh;
}

/** The sentence if something began to use it while the delete waited for its lock: the foreign key then refuses. */
export function removeUnused(sebutan: string, kolom: string, hapus: () => Promise<unknown>): Promise<unknown> {
  return translating(hapus, {
    [`asset_${kolom}_fkey`]: () => conflict(`${sebutan} masih digunakan oleh asset`),
    [`pengajuan_asset_${kolom}_fkey`]: () => conflict(`${sebutan} masih digunakan oleh pengajuan asset`),
  });
}

export const sebutanStatus = (softDelete: boolean): string => (softDelete ? "Non-Aktif" : "Aktif");
