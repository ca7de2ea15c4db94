import type { Hasil, JenisPutusan, Menunggu, StatusPutusan } from "../contract.ts";

/** What a document is called by in this page: ids of two kinds could be alike. */
export const kunciOf = ({ jenis, id }: { jenis: JenisPutusan; id: string }): string => `${jenis} ${id}`;

/** The same with its version: one that was sent back and handed in again is to be decided anew. */
export const versiOf = (row: Menunggu): string => `${kunciOf(row)} ${row.versi}`;

export const KATA: Readonly<Record<StatusPutusan, { kerja: string; key: string; color: string }>> = {
  Disetujui: { kerja: "Setujui", key: "S", color: "teal" },
  Ditolak: { kerja: "Tolak", key: "T", color: "red" },
  Revisi: { kerja: "Revisi", key: "R", color: "violet" },
};

/** Whether this decision is possible for a document, and if not, why. */
export const mayFor = ({ aksi }: Menunggu, status: StatusPutusan) =>
  ({ Disetujui: aksi.setuju, Ditolak: aksi.tolak, Revisi: aksi.revisi })[status];

/** A decision that is about to be confirmed. */
export type Niat = { status: StatusPutusan; rows: readonly Menunggu[] };

export type HasilBernama = Hasil & { judul: string };
