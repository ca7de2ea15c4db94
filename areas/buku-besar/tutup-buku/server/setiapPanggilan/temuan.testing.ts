import { bukti } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import type { Call } from "#kernel/call.ts";
import type { Person } from "#test/support/office.ts";
import type { Dunia } from "../dunia.testing.ts";

type Usaha = [call: Call, input: Record<string, unknown>];
export type Temuan = {
  /** Whether and how it could change a figure of a past month, and what keeps it from that. */
  temuan: string;
  /** Attempts to date something into the closed month: all are refused. */
  ditolak?: (d: Dunia, person: Person) => Promise<Usaha[]>;
  /** Work on documents of the closed month that goes on: its figures are those of the open one. */
  terbuka?: (d: Dunia, person: Person) => Promise<Usaha[]>;
};

export const DITUTUP = "2026-05-31";
export const bukanAngka = (temuan: string): Temuan => ({ temuan });
export const DOKUMEN = async () => ({ dokumen: [await bukti()] });
