import { tanggal } from "#kernel/format.ts";
import type { Rupiah } from "#kernel/types.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { ReadCtx, Sheet } from "#platform/http/context.ts";
import { type BarisBuku, isiBuku } from "../contract.ts";
import { allBaris, type Buku, type Masa, searchBuku } from "./sql.ts";

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
