import type { Db } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import { isiPelepasan } from "../contract.ts";
import { allPelepasan, type Diekspor, type PelepasanRow } from "./sql.ts";

const dilepas = ({ statusPengajuan }: PelepasanRow): boolean => statusPengajuan === "Disetujui";

/** Figures of approved requests, which add up. */
const hanyaDilepas = (header: string, nilai: (row: PelepasanRow) => number): RowColumn<PelepasanRow> => ({
  header,
  kind: "money",
  width: 22,
  total: true,
  value: (row) => (dilepas(row) ? nilai(row) : null),
});

const COLUMNS: readonly RowColumn<PelepasanRow>[] = [
  recordColumn(isiPelepasan, "idPelepasanAsset"),
  recordColumn(isiPelepasan, "tglPengajuan", { width: 18 }),
  recordColumn(isiPelepasan, "kodeAsset"),
  recordColumn(isiPelepasan, "namaBarang"),
  recordColumn(isiPelepasan, "alasan"),
  recordColumn(isiPelepasan, "statusPengajuan"),
  recordColumn(isiPelepasan, "hargaJual", { width: 22 }),
  hanyaDilepas("Hasil Penjualan", ({ hargaJual }) => hargaJual ?? 0),
  hanyaDilepas("Nilai Buku Dilepas", ({ nilaiBuku }) => nilaiBuku ?? 0),
  hanyaDilepas("Laba (Rugi)", ({ hargaJual, nilaiBuku }) => (hargaJual ?? 0) - (nilaiBuku ?? 0)),
  recordColumn(isiPelepasan, "rekening"),
  recordColumn(isiPelepasan, "keterangan"),
  recordColumn(isiPelepasan, "userPengajuan"),
  recordColumn(isiPelepasan, "userApprove"),
  recordColumn(isiPelepasan, "tglApprove", { width: 18 }),
  recordColumn(isiPelepasan, "note"),
];
const BATCH = 500;

/** The requests that the list shows, or these. */
export function pelepasanXlsx(db: Db, asked: Diekspor) {
  async function* rows() {
    for await (const batch of allPelepasan(db, asked, BATCH)) yield cellsOf(COLUMNS, batch);
  }
  return streamXlsx({ sheet: "Pelepasan Asset", columns: COLUMNS, rows: rows() });
}
