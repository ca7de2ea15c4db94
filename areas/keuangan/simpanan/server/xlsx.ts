import type { Rentang } from "#kernel/range.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { exportName } from "#platform/documents/xlsx/exportName.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { ReadCtx, Sheet } from "#platform/http/context.ts";
import { isiPengajuan } from "../../pengajuan/isiPengajuan.ts";
import { isiSimpanan, type Simpanan } from "../contract.ts";
import { allSimpanan, type Bagian } from "./sql.ts";
import { wireSimpanan } from "./wire.ts";

const BATCH = 500;

/** The side without movement is empty. */
const uang = (name: "debit" | "kredit"): RowColumn<Simpanan> => ({
  ...recordColumn(isiSimpanan, name, { width: 22, total: true }),
  value: (row) => row[name] || null,
});

const pengajuan = (name: "idPengajuan" | "deskripsiPengajuan"): RowColumn<Simpanan> => ({
  ...recordColumn(isiPengajuan, name),
  value: (row) => row.pengajuan[0]?.[name],
});

const JENIS = recordColumn(isiSimpanan, "kebutuhan");
const MUTASI = recordColumn(isiSimpanan, "saldoAkhir", { width: 22 });
const COLUMNS: readonly RowColumn<Simpanan>[] = [
  recordColumn(isiSimpanan, "rekeningTujuan"),
  recordColumn(isiSimpanan, "rekeningAsal"),
  JENIS,
  uang("debit"),
  uang("kredit"),
  MUTASI,
  recordColumn(isiSimpanan, "tglDebitKredit", { width: 16 }),
  pengajuan("idPengajuan"),
  pengajuan("deskripsiPengajuan"),
];

/** A line that names the balance before the first day asked for, or at the end of the last. */
const saldo = (nama: string, nilai: Rupiah): unknown[] =>
  COLUMNS.map((column) => (column === JENIS ? nama : column === MUTASI ? nilai : null));

/** Characters that are not allowed in file names. */
const FORBIDDEN = /[\\/:*?"<>|]/g;

type Diminta = { idRekening: Id<"rekening">; buku: Bagian; cari: string; rentang: Rentang };

/** The book of an account in a range of days, oldest first, or those of its rows in which something is found. */
export function simpananXlsx(context: ReadCtx, { idRekening, buku, cari, rentang }: Diminta): Sheet {
  async function* rows(): AsyncGenerator<unknown[][]> {
    // In one batch with the first lines, by which the widths of the columns are measured.
    let awal = [saldo("Saldo Awal", buku.saldoAwal)];
    for await (const batch of allSimpanan(context.db, idRekening, { ...buku, cari, user: context.user }, BATCH)) {
      yield [
        ...awal,
        ...cellsOf(
          COLUMNS,
          batch.map((row) => wireSimpanan(row, context)),
        ),
      ];
      awal = [];
    }
    yield [...awal, saldo("Saldo Akhir", buku.saldoAkhir)];
  }
  const name = exportName(`Simpanan ${buku.namaRekening.replace(FORBIDDEN, " ")}`, rentang, context.today);
  return { name, content: streamXlsx({ sheet: buku.namaRekening, columns: COLUMNS, rows: rows() }) };
}
