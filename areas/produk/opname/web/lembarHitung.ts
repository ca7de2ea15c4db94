import { searchTerms } from "#kernel/searchTerms.ts";
import type { Waktu } from "#kernel/types.ts";
import { opname } from "../contract.ts";
import type { BarisLembar } from "../isiOpname.ts";

/** A count that the server has not heard of, or not told this screen about. */
export type Menunggu = {
  idProduk: number;
  jumlah: number;
  waktu: string;
  /** It waits for a network, and whether the server refused it. */
  keadaan: "dikirim" | "menunggu" | "ditolak";
};
/** A product on the sheet, with what this phone knows. */
export type Satu = BarisLembar & { keadaan: Menunggu["keadaan"] | null };

type Kiriman = { path: string; input: Readonly<Record<string, unknown>>; refused: string | null };
type Isi = { idProduk: number; jumlah: number; waktu: string };

/** The counts of an opname that wait in the outbox. */
export const menungguDari = (outbox: readonly Kiriman[], idOpname: string): Menunggu[] =>
  outbox
    .filter(({ path, input }) => path === opname.hitungOpname.path && input.idOpname === idOpname)
    .flatMap(({ input, refused }) =>
      (input.baris as readonly Isi[]).map(({ idProduk, jumlah, waktu }) => ({
        ...{ idProduk, jumlah, waktu, keadaan: refused === null ? ("menunggu" as const) : ("ditolak" as const) },
      })),
    );

/** The sheet as this person sees it: of each product the latest count, wherever it is. */
export function lembarDengan(baris: readonly BarisLembar[], menunggu: readonly Menunggu[]): Satu[] {
  const terakhir = new Map<number, Menunggu>();
  for (const satu of menunggu) {
    const lain = terakhir.get(satu.idProduk);
    if (!lain || lain.waktu <= satu.waktu) terakhir.set(satu.idProduk, satu);
  }
  return baris.map((row) => {
    const satu = terakhir.get(row.idProduk);
    if (!satu || (row.waktu !== null && row.waktu >= satu.waktu)) return { ...row, keadaan: null };
    return { ...row, jumlah: satu.jumlah, waktu: satu.waktu as Waktu, oleh: null, keadaan: satu.keadaan };
  });
}

/** The products whose code or name has every word that was typed. */
export function dicari(baris: readonly Satu[], cari: string): readonly Satu[] {
  const kata = searchTerms(cari.toLowerCase());
  if (kata.length === 0) return baris;
  return baris.filter(({ kodeProduk, namaProduk }) => {
    const teks = `${namaProduk}\n${kodeProduk}`.toLowerCase();
    return kata.every((ejaan) => ejaan.some((satu) => teks.includes(satu)));
  });
}
