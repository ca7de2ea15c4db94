import { headingText, placeOf, plainHeading } from "#platform/documents/grid/headings.ts";
import type { GridRow } from "#platform/documents/xlsx/read.ts";
import { type JudulKolom, KOLOM_KORAN, type KolomKoran, KoranRefused } from "./koran.ts";

/** The words with which banks head each column, the one that counts first where a file has several. */
const WORDS: Readonly<Record<KolomKoran | "nomor" | "referensi", readonly string[]>> = {
  tanggal: [
    ...["tanggaltransaksi", "tgltransaksi", "tgltran", "transactiondate", "postingdate", "postdate"],
    ...["tanggal", "tgl", "date", "tanggalmutasi"],
  ],
  keterangan: [
    ...["keterangan", "desktran", "description", "deskripsi", "remarks", "remark", "additionaldesc"],
    ...["rinciantransaksi", "uraian", "uraiantransaksi", "transactiondescription", "deskripsitransaksi"],
  ],
  debit: ["debit", "debet", "mutasidebet", "mutasidebit", "debitamount", "debetamount"],
  kredit: ["kredit", "credit", "mutasikredit", "creditamount", "kreditamount"],
  jumlah: ["jumlah", "amount", "nominal", "mutasi"],
  tanda: ["dbcr", "crdb", "dk", "kd", "debitcredit", "debitkredit"],
  saldo: ["saldo", "balance", "closebalance", "saldoakhirmutasi", "closingbalance", "saldoakhir", "runningbalance"],
  nomor: ["norek", "accountno", "account", "norekening", "nomorrekening", "accountnumber"],
  referensi: ["noreferensi", "referenceno", "refno", "referencenumber"],
};

/** Where each column stands; descriptions and references may be several. */
export type Letak = {
  baris: number;
  judul: string;
  keterangan: number[];
  nomor: number | null;
} & Readonly<Record<Exclude<KolomKoran, "keterangan">, number | null>>;

const WITHIN = 20;

/** The row of headings, which is within the first twenty rows; null where none has the columns of a statement. */
export function findHeadings(rows: readonly GridRow[], named: JudulKolom): Letak | null {
  for (const row of rows.slice(0, WITHIN)) {
    const letak = placesOf(row, named);
    if (letak !== null) return letak;
  }
  return null;
}

/** Whether the first rows of a file have them. */
export const hasHeadings =
  (named: JudulKolom) =>
  (rows: readonly GridRow[]): boolean =>
    findHeadings(rows, named) !== null;

function placesOf(row: GridRow, named: JudulKolom): Letak | null {
  const headings = row.sel.map(plainHeading);
  const first = (kolom: keyof typeof WORDS): number | null => {
    const own = kolom in named ? plainHeading(named[kolom as KolomKoran] ?? "") : "";
    return placeOf(headings, [own, ...WORDS[kolom]]);
  };
  const own = plainHeading(named.keterangan ?? "");
  const texts = headings.includes(own) && own !== "" ? [own] : [...WORDS.keterangan, ...WORDS.referensi];
  const keterangan = headings.flatMap((heading, at) => (texts.includes(heading) ? [at] : []));
  const [tanggal, debit, kredit, jumlah] = [first("tanggal"), first("debit"), first("kredit"), first("jumlah")];
  const amounts = (debit !== null && kredit !== null) || jumlah !== null;
  if (tanggal === null || keterangan.length === 0 || !amounts) return null;
  // KlikBCA leaves the heading beside the amount empty: the column of CR and DB.
  const unnamed = jumlah !== null && headings[jumlah + 1] === "" ? jumlah + 1 : null;
  return {
    ...{ baris: row.baris, judul: headingText(row), tanggal, keterangan, debit, kredit, jumlah },
    ...{ tanda: first("tanda") ?? unnamed, saldo: first("saldo"), nomor: first("nomor") },
  };
}

export const noHeadings = (named: JudulKolom): KoranRefused =>
  new KoranRefused(
    KOLOM_KORAN.some((kolom) => named[kolom])
      ? "Judul kolom yang disebutkan tidak ditemukan di 20 baris pertama. Periksa nama kolomnya."
      : "Judul kolom (tanggal, keterangan, debit dan kredit atau jumlah) tidak ditemukan di 20 baris pertama. Sebutkan nama kolomnya.",
  );
