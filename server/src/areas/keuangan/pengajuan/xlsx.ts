import { tanggal } from "#contract/format.ts";
import type { Rentang, RentangPenuh } from "#contract/kernel/range.ts";
import { NAMA_TIPE } from "#contract/keuangan/pengajuan.ts";
import type { Sheet } from "#server/platform/http/context.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { type ExportColumn, streamXlsx } from "#server/platform/xlsx/write.ts";
import { type PengajuanRow, semua } from "./sql.ts";

const BATCH = 500;

const COLUMNS: readonly ExportColumn[] = [
  { header: "ID Pengajuan", kind: "text" },
  { header: "Tanggal Pengajuan", kind: "date", width: 18 },
  { header: "Kebutuhan", kind: "text" },
  { header: "Tipe", kind: "text" },
  { header: "Rekening Asal", kind: "text" },
  { header: "Rekening Tujuan", kind: "text" },
  { header: "Nominal Pengajuan", kind: "money", width: 22 },
  { header: "Status", kind: "text" },
  // What really moved: only approved requests count, each in the column of its direction.
  { header: "Dana Masuk", kind: "money", width: 22, total: true },
  { header: "Dana Keluar", kind: "money", width: 22, total: true },
  { header: "Pindah Dana", kind: "money", width: 22, total: true },
  { header: "Deskripsi", kind: "text" },
  { header: "Diajukan Oleh", kind: "text" },
  { header: "Diproses Oleh", kind: "text" },
  { header: "Tanggal Diproses", kind: "date", width: 18 },
  { header: "Note", kind: "text" },
  { header: "No SO", kind: "text" },
  { header: "No Invoice", kind: "text" },
  { header: "Kloter PO", kind: "text" },
  { header: "No Pengajuan Asset", kind: "text" },
];

function cells(row: PengajuanRow): unknown[] {
  const bergerak = (tipe: PengajuanRow["tipePengajuan"]) =>
    row.statusPengajuan === "Disetujui" && row.tipePengajuan === tipe ? row.nominalPengajuan : null;
  return [
    row.idPengajuan,
    row.tglPengajuan,
    row.kebutuhan[0]?.namaKebutuhan,
    NAMA_TIPE[row.tipePengajuan],
    row.rekeningAsal[0]?.namaRekening ?? "-",
    row.rekeningTujuan[0]?.namaRekening ?? "-",
    row.nominalPengajuan,
    row.statusPengajuan,
    bergerak("masuk"),
    bergerak("keluar"),
    bergerak("pindah"),
    row.deskripsiPengajuan,
    row.userPengajuan[0]?.namaLengkap,
    row.userApprove[0]?.namaLengkap,
    row.tglApprove,
    row.note,
    row.inv?.idSo,
    row.inv?.idInvoice,
    row.po?.kloter,
    row.asset?.idPengajuanAsset,
  ];
}

async function* baris(db: Db, rentang: Rentang): AsyncGenerator<unknown[][]> {
  for await (const rows of semua(db, rentang, BATCH)) yield rows.map(cells);
}

/** All requests of a range of days, whatever became of them. */
export function mutasiXlsx(db: Db, rentang: RentangPenuh): Sheet {
  const name = `Export Mutasi-${tanggal(rentang.tglAwal)} sampai ${tanggal(rentang.tglAkhir)}.xlsx`;
  return { name, content: streamXlsx({ sheet: "Mutasi", columns: COLUMNS, rows: baris(db, rentang) }) };
}
