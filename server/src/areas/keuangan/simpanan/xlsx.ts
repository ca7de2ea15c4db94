import { tanggal } from "#contract/format.ts";
import type { Rentang } from "#contract/kernel/range.ts";
import type { Id } from "#contract/kernel/types.ts";
import type { Simpanan } from "#contract/keuangan/simpanan.ts";
import type { ReadCtx, Sheet } from "#server/platform/http/context.ts";
import { type ExportColumn, streamXlsx } from "#server/platform/xlsx/write.ts";
import { type Bagian, semua } from "./sql.ts";
import { wire } from "./wire.ts";

const BATCH = 500;

const COLUMNS: readonly ExportColumn[] = [
  { header: "Rekening Masuk", kind: "text" },
  { header: "Rekening Keluar", kind: "text" },
  { header: "Jenis Kebutuhan", kind: "text" },
  { header: "Debit", kind: "money", width: 22, total: true },
  { header: "Kredit", kind: "money", width: 22, total: true },
  { header: "Mutasi", kind: "money", width: 22 },
  { header: "Tanggal Input", kind: "date", width: 16 },
  { header: "ID Pengajuan", kind: "text" },
  { header: "Deskripsi", kind: "text" },
];

const cells = (row: Simpanan): unknown[] => [
  row.rekeningTujuan[0]?.namaRekening ?? "-",
  row.rekeningAsal[0]?.namaRekening ?? "-",
  row.kebutuhan[0]?.namaKebutuhan,
  row.debit || null,
  row.kredit || null,
  row.saldoAkhir,
  row.tglDebitKredit,
  row.pengajuan[0]?.idPengajuan,
  row.pengajuan[0]?.deskripsiPengajuan,
];

/** Characters that file systems refuse in a name. */
const FORBIDDEN = /[\\/:*?"<>|]/g;

type Diminta = { idRekening: Id<"rekening">; buku: Bagian; rentang: Rentang };

/** An account's book from its first day asked for to its last, as a bank would print it. */
export function simpananXlsx(context: ReadCtx, { idRekening, buku, rentang }: Diminta): Sheet {
  async function* rows(): AsyncGenerator<unknown[][]> {
    for await (const batch of semua(context.db, idRekening, buku, BATCH)) {
      yield batch.map((row) => cells(wire(row, context)));
    }
  }
  const hari = `${tanggal(rentang.tglAwal)} sampai ${tanggal(rentang.tglAkhir)}`;
  const name = `Export Simpanan ${buku.namaRekening.replace(FORBIDDEN, " ")}-${hari}.xlsx`;
  return { name, content: streamXlsx({ sheet: buku.namaRekening, columns: COLUMNS, rows: rows() }) };
}
