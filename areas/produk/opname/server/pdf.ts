import { ribuan, waktu } from "#kernel/format.ts";
import { said } from "#kernel/said.ts";
import type { Company, DocumentOptions } from "#platform/documents/pdf/letterhead.ts";
import { type ItemColumn, itemTable, smallLine } from "#platform/documents/pdf/table.ts";
import { barisOpname, isiOpname } from "../isiOpname.ts";
import type { LembarRow, OpnameRow } from "./sql.ts";

const COLUMNS: readonly ItemColumn[] = [
  { header: "No", kind: "number", width: 26 },
  { header: barisOpname.kodeProduk.label, kind: "text", width: 90 },
  { header: barisOpname.namaProduk.label, kind: "text", width: "*" },
  { header: barisOpname.jumlah.label, kind: "text", width: 70 },
  { header: "Catatan", kind: "text", width: 90 },
];

/** The list to count with on paper: who counts does not see what the book expects. */
export function kertasDaftarHitung(company: Company, row: OpnameRow, baris: readonly LembarRow[]): DocumentOptions {
  const { idOpname, dibuat, cakupan, kategori, keterangan } = row;
  const apa = [said(isiOpname.cakupan, cakupan), kategori && said(isiOpname.kategori, kategori)].filter(Boolean);
  return {
    company: { ...company, bank: [] },
    title: "DAFTAR HITUNG",
    code: idOpname,
    facts: [
      [
        ["Stock opname", idOpname],
        ["Dimulai", waktu(dibuat)],
        ["Yang dihitung", apa.join(", ")],
        ["Produk", ribuan(baris.length)],
      ],
      [
        ["Dihitung oleh", "……………………………"],
        ["Tanggal, jam", "……………………………"],
        ...(keterangan === "" ? [] : ([["Keterangan", keterangan]] as const)),
      ],
    ],
    body: [
      itemTable(
        COLUMNS,
        baris.map(({ kodeProduk, namaProduk, tipe, kapasitas, satuan }, at) => [
          at + 1,
          kodeProduk,
          { nama: namaProduk, keterangan: smallLine(tipe, kapasitas) },
          satuan === "" ? "" : `……… ${satuan}`,
          "",
        ]),
      ),
    ],
    notes: [
      kategori === "bahan"
        ? "Hitung dalam satuan yang tertulis, paling banyak tiga angka di belakang koma."
        : "Hitung unit yang baik saja: barang rusak punya bukunya sendiri.",
    ],
    signatures: ["Penghitung", "Saksi"],
  };
}
