import type { PerubahanLaba } from "#areas/laporan/dampak-laba/contract.ts";
import { rupiah } from "#kernel/format.ts";
import { CallFailed } from "../api/client.ts";
import type { Asked } from "../ui/dialog/dialogs.ts";

type Jawaban = { data: { perubahan: readonly PerubahanLaba[] } };

/** An amount that no line end divides. */
const sebaris = (nominal: number): string => rupiah(Math.abs(nominal)).replaceAll(" ", "\u00a0");

const kalimat = ({ nama, nominal }: PerubahanLaba): string =>
  nominal === null ? `${nama} berubah.` : `${nama} ${nominal > 0 ? "naik" : "turun"} ${sebaris(nominal)}.`;

/** What would move in months that are over; undefined if nothing would. What can not be asked is refused when it is saved. */
export async function kalimatDampak(dampak: Promise<Jawaban>): Promise<string | undefined> {
  try {
    const { perubahan } = (await dampak).data;
    return perubahan.length === 0 ? undefined : perubahan.map(kalimat).join(" ");
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
