import { tanggal } from "#kernel/format.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { ReadCtx, Sheet } from "#platform/http/context.ts";
import { type BarisBuku, isiBuku, isiJurnalSemua } from "../contract.ts";
import { allBaris, allJurnal, type BarisSemua, type Buku, type Hari, type Masa, searchBuku } from "./sql.ts";

const BATCH = 500;
/** More lines than any document has. */
const BARIS_DOKUMEN = 1_000_000;

/** The side without an amount is empty. */
const uang = (name: "debit" | "kredit"): RowColumn<BarisBuku> => ({
  ...recordColumn(isiBuku, name, { width: 22, total: true }),
  value: (row) => row[name] || null,
});

const COLUMNS: readonly RowColumn<BarisBuku>[] = [
  recordColumn(isiBuku, "tanggal", { width: 14 }),
  recordColumn(isiBuku, "peristiwa"),
  recordColumn(isiBuku, "dokumen", { width: 22 }),
  recordColumn(isiBuku, "keterangan"),
  recordColumn(isiBuku, "lawan"),
  uang("debit"),
  uang("kredit"),
  recordColumn(isiBuku, "saldo", { width: 22 }),
];

type Saldo = { saldoAwal: Rupiah; saldoAkhir: Rupiah };
type Diminta = { isi: Buku; saldo: Saldo; masa: Masa; cari: string };

/** A row for the opening or closing balance. */
const barisSaldo = (nama: string, saldo: number): unknown[] =>
  COLUMNS.map((_, at) => (at === 1 ? nama : at === COLUMNS.length - 1 ? saldo : null));

/** The book of an account, oldest first, between its opening and closing balance; or its lines of a document. */
export function bukuXlsx({ db, today }: ReadCtx, { isi, saldo, masa, cari }: Diminta): Sheet {
  async function* rows(): AsyncGenerator<unknown[][]> {
    if (cari !== "") {
      const { rows: ditemukan } = await searchBuku(db, isi, { ...masa, cari, page: 1, limit: BARIS_DOKUMEN });
      yield cellsOf(COLUMNS, ditemukan.toReversed());
      return;
    }
    yield [barisSaldo("Saldo Awal", saldo.saldoAwal)];
    for await (const batch of allBaris(db, isi, { ...masa, saldoAwal: saldo.saldoAwal }, BATCH)) {
      yield cellsOf(COLUMNS, batch);
    }
    yield [barisSaldo("Saldo Akhir", saldo.saldoAkhir)];
  }
  const hari = `${masa.dari ? tanggal(masa.dari) : "awal"} sampai ${tanggal(masa.sampai ?? today)}`;
  const nama = `${isi.kode} ${isi.nama}`.replace(/[\\/:*?"<>|]/g, " ");
  return {
    name: `Export Buku Besar ${nama}-${hari}.xlsx`,
    content: streamXlsx({ sheet: isi.nama, columns: COLUMNS, rows: rows() }),
  };
}

const sisi = (name: "debit" | "kredit"): RowColumn<BarisSemua> => ({
  ...recordColumn(isiJurnalSemua, name, { width: 22, total: true }),
  value: (row) => row[name] || null,
});
/** A file of the whole journal has the same columns in every form. */
export const KOLOM_JURNAL: readonly RowColumn<BarisSemua>[] = [
  recordColumn(isiJurnalSemua, "idJurnal", { width: 12 }),
  recordColumn(isiJurnalSemua, "tanggal", { width: 14 }),
  recordColumn(isiJurnalSemua, "peristiwa"),
  recordColumn(isiJurnalSemua, "dokumen", { width: 22 }),
  recordColumn(isiJurnalSemua, "keterangan"),
  recordColumn(isiJurnalSemua, "kode", { width: 12 }),
  recordColumn(isiJurnalSemua, "nama"),
  recordColumn(isiJurnalSemua, "sub", { width: 22 }),
  sisi("debit"),
  sisi("kredit"),
];

export const namaJurnal = ({ dari, sampai }: Hari): string =>
  `Export Jurnal-${dari ? tanggal(dari) : "awal"} sampai ${tanggal(sampai)}`;

export function jurnalXlsx(db: Db, hari: Hari): Sheet {
  async function* rows(): AsyncGenerator<unknown[][]> {
    for await (const batch of allJurnal(db, hari, BATCH)) yield cellsOf(KOLOM_JURNAL, batch);
  }
  return {
    name: `${namaJurnal(hari)}.xlsx`,
    content: streamXlsx({ sheet: "Jurnal", columns: KOLOM_JURNAL, rows: rows() }),
  };
}
