import * as z from "zod/mini";
import type { KeadaanBayar, Penyedia } from "../contract.ts";

/** What a provider says of one transaction, in our words. */
export type KabarBayar = {
  penyedia: Penyedia;
  idTransaksi: string;
  rujukan: string;
  nominal: number;
  cara: string;
  keadaan: KeadaanBayar;
  /** Null where the provider does not say when. */
  waktu: Date | null;
};

/** A callback is not ours to believe, cannot be read, or tells of something else than a payment. */
export type Ditolak = "palsu" | "tak terbaca" | "lain";

/** A word of a provider: short, of one line. */
export const kata = z.string().check(z.regex(/^[^\p{Cc}]{1,100}$/u));

const TERBESAR = 999_999_999_999_999;

/** Whole rupiah as a number, or as text such as "150000.00"; null for anything else. */
export function rupiahOf(raw: unknown): number | null {
  const nominal = typeof raw === "string" && /^\d{1,15}(\.0{1,2})?$/.test(raw) ? Number(raw) : raw;
  return typeof nominal === "number" && Number.isSafeInteger(nominal) && nominal > 0 && nominal <= TERBESAR
    ? nominal
    : null;
}

/** A moment that the provider wrote with its zone, or on clocks in Jakarta; null for what is none. */
export function momentOf(raw: string | undefined): Date | null {
  if (raw === undefined) return null;
  const jakarta = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(raw) ? `${raw.replace(" ", "T")}+07:00` : raw;
  const moment = new Date(jakarta);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
