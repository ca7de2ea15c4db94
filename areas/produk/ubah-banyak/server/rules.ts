import { createHash } from "node:crypto";
import { rupiah, waktu } from "#kernel/format.ts";
import { hargaNaik, persenan } from "#kernel/persen.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { MAX_RUPIAH, type Rupiah, type Waktu } from "#kernel/types.ts";
import { conflict, invalidField } from "#platform/http/refusal.ts";
import { type BarisUbah, type isianUbah, type Keadaan, MAX_UBAH, type Permintaan } from "../contract.ts";
import type { Sasaran, SatuUbah } from "./sql.ts";

export type Isian = Pick<Permintaan, keyof typeof isianUbah>;

/** A product as it would be. */
export const sesudah = (kini: Keadaan, { persen, pembulatan, minimalStock, status }: Isian): Keadaan => ({
  hargaProduk: persen === null ? kini.hargaProduk : (hargaNaik(kini.hargaProduk, persen, Number(pembulatan)) as Rupiah),
  minimalStock: minimalStock ?? kini.minimalStock,
  aktif: status === null ? kini.aktif : status === "aktif",
});

const sama = (a: Keadaan, b: Keadaan): boolean =>
  a.hargaProduk === b.hargaProduk && a.minimalStock === b.minimalStock && a.aktif === b.aktif;

/** The products that change, in the order of their names. Refuses what no price can be, and more than one change takes. */
export function judge(rows: readonly Sasaran[], isian: Isian): BarisUbah[] {
  if (rows.length > MAX_UBAH) {
    throw conflict(`Lebih dari ${MAX_UBAH} produk, persempit dengan pencarian atau kategori`);
  }
  const baris = rows.flatMap(({ versi: _, ...row }) => {
    const nanti = sesudah(row.sebelum, isian);
    return sama(row.sebelum, nanti) ? [] : [{ ...row, sesudah: nanti }];
  });
  const mahal = baris.find((row) => row.sesudah.hargaProduk > MAX_RUPIAH);
  if (mahal) throw invalidField("persen", `Harga ${mahal.namaProduk} (${mahal.kodeProduk}) menjadi terlalu besar`);
  return baris.sort((a, b) => a.namaProduk.localeCompare(b.namaProduk, "id") || a.idProduk - b.idProduk);
}

/** Says of which products in which versions a preview was, and what they were to get. */
export function tandaDari(rows: readonly Sasaran[], { persen, pembulatan, minimalStock, status }: Isian): string {
  const isi = [[persen, pembulatan, minimalStock, status], rows.map(({ idProduk, versi }) => [idProduk, versi])];
  return createHash("sha256").update(JSON.stringify(isi)).digest("hex").slice(0, 32);
}

/** What was asked for, for those who read of it later. */
export function sebutUbah({ persen, pembulatan, minimalStock, status }: Isian): string {
  const harga = () => {
    const bulat = pembulatan === "1" ? "" : `, dibulatkan ke ${rupiah(Number(pembulatan))}`;
    if (persen === 0) return `Harga dibulatkan ke ${rupiah(Number(pembulatan))}`;
    return `Harga ${(persen ?? 0) > 0 ? "naik" : "turun"} ${persenan(Math.abs(persen ?? 0))}${bulat}`;
  };
  return [
    ...(persen === null ? [] : [harga()]),
    ...(minimalStock === null ? [] : [`Minimal stock ${minimalStock}`]),
    ...(status === null ? [] : [status === "aktif" ? "Diaktifkan" : "Dinonaktifkan"]),
  ].join("; ");
}

export const mayUndo = ({ dibatalkan }: { dibatalkan: { waktu: Waktu; oleh: string } | null }): Boleh =>
  dibatalkan === null ? boleh : tidak(`Sudah dibatalkan ${dibatalkan.oleh} pada ${waktu(dibatalkan.waktu)}`);

type Kembali = { idProduk: SatuUbah["idProduk"]; sebelum: Keadaan; sesudah: Keadaan };
export type Tetap = { kodeProduk: string; namaProduk: string; isian: string };

const SEBUT = { hargaProduk: "harga", minimalStock: "minimal stock", aktif: "status" } as const;

/** What each product gets back, and the fields that stay because somebody has changed them since. */
export function judgeUndo(rows: readonly SatuUbah[]): { kembali: Kembali[]; tetap: Tetap[] } {
  const kembali: Kembali[] = [];
  const tetap: Tetap[] = [];
  for (const { idProduk, kodeProduk, namaProduk, kini, lama, baru } of rows) {
    const milik = (Object.keys(SEBUT) as (keyof Keadaan)[]).filter((name) => baru[name] !== null);
    const berubah = milik.filter((name) => kini[name] !== baru[name] && kini[name] !== lama[name]);
    const pulang = milik.filter((name) => kini[name] === baru[name]);
    if (berubah.length > 0) {
      tetap.push({ kodeProduk, namaProduk, isian: berubah.map((name) => SEBUT[name]).join(", ") });
    }
    if (pulang.length > 0) {
      const isi = Object.fromEntries(pulang.map((name) => [name, lama[name]]));
      kembali.push({ idProduk, sebelum: kini, sesudah: { ...kini, ...isi } });
    }
  }
  return { kembali, tetap };
}

const DISEBUT = 5;

/** The message after a change was taken back. */
export function kalimatKembali(kembali: number, tetap: readonly Tetap[]): string {
  const hasil = `${kembali} produk dikembalikan`;
  if (tetap.length === 0) return hasil;
  const nama = tetap.slice(0, DISEBUT).map(({ kodeProduk, isian }) => `${kodeProduk} (${isian})`);
  const lagi = tetap.length > DISEBUT ? ` dan ${tetap.length - DISEBUT} lagi` : "";
  return `${hasil}. Tetap, karena sudah diubah lagi: ${nama.join(", ")}${lagi}`;
}
