import type { Rupiah } from "#kernel/types.ts";
import type { BarisHasil, StatusHasil } from "./hasilCoretax.ts";

/** A faktur of ours as it is known before the list is read. */
export type FakturKami = { referensi: string; nomorFaktur: string | null; status: string; ppn: Rupiah };

export type CocokKeluaran = {
  /** What the list changes; reading the same list again changes nothing. */
  berubah: { referensi: string; nomorFaktur: string | null; status: StatusHasil }[];
  /** Rows whose reference is none of our invoices. */
  asing: BarisHasil[];
  /** Faktur whose PPN at the tax office is another than ours. */
  beda: { referensi: string; ppnKami: Rupiah; baris: BarisHasil }[];
};

/** Which of several rows of one invoice holds: a faktur that replaced another, or came after one that was refused. */
const BERLAKU: readonly StatusHasil[] = ["disetujui", "dikirim", "diganti", "dibatalkan", "ditolak"];

/** What a list of faktur keluaran says about our faktur, by the number of the invoice. */
export function matchKeluaran(hasil: readonly BarisHasil[], faktur: readonly FakturKami[]): CocokKeluaran {
  const kami = new Map(faktur.map((satu) => [keyOfReferensi(satu.referensi), satu]));
  const berlaku = new Map<string, BarisHasil>();
  const cocok: CocokKeluaran = { berubah: [], asing: [], beda: [] };
  for (const baris of hasil) {
    const satu = keyOfReferensi(baris.referensi);
    if (kami.has(satu)) berlaku.set(satu, latest(berlaku.get(satu), baris));
    else cocok.asing.push(baris);
  }
  for (const [satu, baris] of berlaku) {
    const own = kami.get(satu);
    if (own === undefined) continue;
    const { referensi, ppn } = own;
    const nomorFaktur = baris.nomorFaktur === "" ? own.nomorFaktur : baris.nomorFaktur;
    if (nomorFaktur !== own.nomorFaktur || baris.status !== own.status)
      cocok.berubah.push({ referensi, nomorFaktur, status: baris.status });
    if (baris.ppn !== ppn * 100) cocok.beda.push({ referensi, ppnKami: ppn, baris });
  }
  return cocok;
}

/** People type references in Coretax, too. */
export const keyOfReferensi = (referensi: string): string => referensi.toUpperCase().replace(/\s/g, "");

function latest(lalu: BarisHasil | undefined, baris: BarisHasil): BarisHasil {
  if (lalu === undefined) return baris;
  const beda = BERLAKU.indexOf(baris.status) - BERLAKU.indexOf(lalu.status);
  return beda < 0 || (beda === 0 && baris.tanggal >= lalu.tanggal) ? baris : lalu;
}
