import { CSV_MARK, csvRow } from "#kernel/csv.ts";
import type { Db } from "#platform/db/database.ts";
import { streamFile } from "#platform/documents/streamFile.ts";
import type { Sheet } from "#platform/http/context.ts";
import type { JenisAkun } from "../../akun/contract.ts";
import { isiJurnalSemua } from "../contract.ts";
import { namaPeristiwa } from "../peristiwa.ts";
import { akunPada, allJurnal, type BarisSemua, type Hari } from "./sql.ts";
import { namaJurnal } from "./xlsx.ts";

const BATCH = 500;

/** The whole journal as text, sent while it is read. */
export function jurnalTeks(db: Db, bentuk: "csv" | "hledger", hari: Hari): Sheet {
  const teks = bentuk === "csv" ? csv(db, hari) : hledger(db, hari);
  return { name: `${namaJurnal(hari)}.${bentuk === "csv" ? "csv" : "journal"}`, content: streamFile(bytes(teks)) };
}

async function* bytes(teks: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const potong of teks) yield Buffer.from(potong);
}

const KOLOM = [
  ...(["idJurnal", "tanggal", "peristiwa", "dokumen", "keterangan"] as const),
  ...(["kode", "nama", "sub", "debit", "kredit"] as const),
];

async function* csv(db: Db, hari: Hari): AsyncGenerator<string> {
  yield CSV_MARK + csvRow(KOLOM.map((nama) => isiJurnalSemua[nama].label));
  for await (const batch of allJurnal(db, hari, BATCH)) {
    yield batch
      .map((row) => {
        const isi = { ...row, peristiwa: namaPeristiwa(row.peristiwa) };
        return csvRow(KOLOM.map((nama) => isi[nama]));
      })
      .join("");
  }
}

const JENIS: Readonly<Record<JenisAkun, string>> = {
  Aset: "Asset",
  Kewajiban: "Liability",
  Ekuitas: "Equity",
  Pendapatan: "Revenue",
  Beban: "Expense",
};

/** One line without what has a meaning to hledger: comments, codes in parentheses, and two blanks that end an account. */
const polos = (teks: string): string =>
  teks
    .replace(/[;|()]/g, ",")
    .replace(/\s+/g, " ")
    .trim();
/** A colon would make an account below the account. */
const namaAkun = (row: { jenis: string; kode: string; nama: string }): string =>
  `${row.jenis}:${row.kode} ${polos(row.nama).replaceAll(":", "-")}`;

/** The journal for hledger, with its accounts declared, so that `hledger check --strict` has nothing to say. */
async function* hledger(db: Db, hari: Hari): AsyncGenerator<string> {
  const akun = await akunPada(db, hari.sampai);
  yield [
    `; ${namaJurnal(hari)}`,
    "decimal-mark .",
    "commodity IDR 1000.",
    ...Object.entries(JENIS).map(([nama, jenis]) => `account ${nama}  ; type:${jenis}`),
    ...akun.map((row) => `account ${namaAkun(row)}`),
    "",
  ].join("\n");
  let jurnal = 0;
  for await (const batch of allJurnal(db, hari, BATCH)) {
    yield batch
      .map((row) => {
        const kepala = row.idJurnal === jurnal ? "" : kepalaHledger(row);
        jurnal = row.idJurnal;
        return kepala + barisHledger(row);
      })
      .join("");
  }
}

function kepalaHledger({ idJurnal, tanggal, peristiwa, dokumen, keterangan }: BarisSemua): string {
  const apa = [namaPeristiwa(peristiwa), polos(keterangan)].filter((teks) => teks !== "").join(": ");
  return `\n${tanggal} (${polos(dokumen)}) ${apa}  ; jurnal:${idJurnal}\n`;
}

const barisHledger = (row: BarisSemua): string =>
  `    ${namaAkun(row)}  IDR ${row.debit - row.kredit}${row.sub === null ? "" : `  ; rincian:${polos(row.sub)}`}\n`;
