import type { PerubahanLaba } from "#areas/laporan/dampak-laba/contract.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { CallFailed } from "../api/client.ts";
import type { Asked } from "../ui/dialog/dialogs.ts";

type Susulan = { banyak: number; sampai: Tanggal } | null;
/** `susulan`: entries that follow by themselves. */
type Jawaban = { data: { perubahan: readonly PerubahanLaba[]; susulan?: Susulan } };

/** An amount that no line end divides. */
const sebaris = (nominal: number): string => rupiah(Math.abs(nominal)).replaceAll(" ", "\u00a0");

const kalimat = ({ nama, nominal }: PerubahanLaba): string =>
  nominal === null ? `${nama} berubah.` : `${nama} ${nominal > 0 ? "naik" : "turun"} ${sebaris(nominal)}.`;

const kalimatSusulan = ({ banyak, sampai }: NonNullable<Susulan>): string =>
  `Disusul ${banyak} jurnal lagi sampai ${tanggal(sampai)}, yang bulannya sudah lewat ikut dihitung.`;

/** What would move in months that are over; undefined if nothing would. What can not be asked is refused when it is saved. */
export async function kalimatDampak(dampak: Promise<Jawaban>): Promise<string | undefined> {
  try {
    const { perubahan, susulan } = (await dampak).data;
    if (perubahan.length === 0) return undefined;
    return [...perubahan.map(kalimat), ...(susulan ? [kalimatSusulan(susulan)] : [])].join(" ");
  } catch (failure) {
    if (failure instanceof CallFailed) return undefined;
    throw failure;
  }
}

/** The question before a change is saved that moves the result of a month that is over. */
export async function askImpact(dampak: Promise<Jawaban>): Promise<Asked | null> {
  const text = await kalimatDampak(dampak);
  return text === undefined
    ? null
    : { title: "Hasil bulan yang lalu berubah. Simpan?", text, ok: "Simpan", danger: true };
}
