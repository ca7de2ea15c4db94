import {
  bersaldo,
  type Ditulis,
  type Gerak,
  NOMOR,
  type Tata,
} from "#areas/keuangan/rekening-koran/server/baca/koran.testing.ts";
import { seeded } from "#demo/random.ts";
import type { Tanggal } from "#kernel/types.ts";

/** A row of kas of the account, with the codes that a payer could name, and the kode unik that its invoice asked for. */
export type KasPerusahaan = {
  idKas: number;
  tanggal: Tanggal;
  nominal: number;
  dokumen: readonly string[];
  nama: string;
  kodeUnik: number;
};
/** A line of the bank, and the rows of kas that it truly is; a fee is none. */
export type BarisBenar = Gerak & { kas: readonly number[] };

const HARI_MS = 86_400_000;
const geser = (hari: string, n: number): Tanggal =>
  new Date(Date.parse(hari) + n * HARI_MS).toISOString().slice(0, 10) as Tanggal;

/** How a bank writes who paid: with a document's code as payers shorten it, or with a name alone. */
const SEBUTAN = [
  (kode: string) => kode,
  (kode: string) => kode.replaceAll("-", ""),
  (kode: string) => kode.toLowerCase().replaceAll("-", " "),
];
const BIAYA = [1_000, 2_500, 6_500, 15_000];

type Acak = () => number;

/**
 * What the bank says of an account whose book has these rows: a day or two earlier than they were approved, some named by a code and
 * some by a name alone, two payments joined into one, fees and interest that no book has, and the lines of a day in any order.
 */
export function statementOf(kas: readonly KasPerusahaan[], seed: number): BarisBenar[] {
  const acak = seeded(seed).next;
  const lines: BarisBenar[] = [];
  for (let at = 0; at < kas.length; at += 1) {
    const row = kas[at] as KasPerusahaan;
    const lain = kas[at + 1];
    const bersama = lain && lain.nominal > 0 && row.nominal > 0 && lain.tanggal === row.tanggal && acak() < 0.06;
    const rows = bersama ? [row, lain] : [row];
    if (bersama) at += 1;
    // Most who are asked for it pay the code too.
    const kode = !bersama && acak() < 0.8 ? row.kodeUnik : 0;
    const sen = rows.reduce((sum, { nominal }) => sum + nominal, kode) * 100;
    const tanggal = geser(row.tanggal, -Math.floor(acak() * acak() * 3));
    lines.push({ tanggal, sen, keterangan: berita(row, acak), kas: rows.map(({ idKas }) => idKas) });
    if (acak() < 0.1) lines.push(biaya(tanggal, acak));
  }
  const order = lines.map((line) => ({ line, n: acak() }));
  order.sort((a, b) => (a.line.tanggal < b.line.tanggal ? -1 : a.line.tanggal > b.line.tanggal ? 1 : a.n - b.n));
  return order.map(({ line }) => line);
}

function berita({ nominal, dokumen, nama }: KasPerusahaan, acak: Acak): string {
  const arah = nominal < 0 ? "DB" : "CR";
  const kode = dokumen[Math.floor(acak() * dokumen.length)];
  const sebut = SEBUTAN[Math.floor(acak() * SEBUTAN.length)];
  const isi = kode && sebut && acak() < 0.5 ? `${sebut(kode)} ${nama}` : nama;
  return `TRSF E-BANKING ${arah} ${Math.floor(acak() * 9000) + 1000}/FTSCY/WS95${Math.floor(acak() * 900) + 100} ${isi}`.trim();
}

const biaya = (tanggal: Tanggal, acak: Acak): BarisBenar => {
  const rupiah = BIAYA[Math.floor(acak() * BIAYA.length)] ?? 1_000;
  if (acak() < 0.2) return { tanggal, sen: rupiah * 7, keterangan: "BUNGA", kas: [] };
  return { tanggal, sen: -rupiah * 100, keterangan: acak() < 0.5 ? "BIAYA ADM" : "BIAYA TRANSFER BI-FAST", kas: [] };
};

type Bagian = { saldoAwal: number; nomor?: string; tunda?: Ditulis["tunda"]; acak?: number };

/** Some lines in the layout of a bank; the lines of a day in another order than the balances, where `acak` says so. */
export function fileOf(tata: Tata, lines: readonly Gerak[], bagian: Bagian): string {
  const { saldoAwal, nomor = NOMOR, tunda, acak } = bagian;
  const { kepala, baris, kaki } = tata.tulis({ gerak: lines, saldoAwal, nomor, ...(tunda && { tunda }) });
  if (acak === undefined || !tata.bersaldo) return [...kepala, ...baris, ...kaki].join("\r\n");
  const { next } = seeded(acak);
  const order = lines.map(({ tanggal }, at) => ({ tanggal, at, n: next() }));
  order.sort((a, b) => (a.tanggal < b.tanggal ? -1 : a.tanggal > b.tanggal ? 1 : a.n - b.n));
  const tertunda = baris.slice(lines.length);
  return [...kepala, ...order.map(({ at }) => baris[at] ?? ""), ...tertunda, ...kaki].join("\r\n");
}

/** The balance before a line. */
export const balanceBefore = (lines: readonly Gerak[], saldoAwal: number, ke: number): number =>
  ke === 0 ? saldoAwal : (bersaldo({ gerak: lines, saldoAwal })[ke - 1]?.saldo ?? saldoAwal);
