import { showing } from "#kernel/showing.ts";
import type { Company, DocumentOptions } from "#platform/documents/pdf/letterhead.ts";
import { recordFacts } from "#platform/documents/pdf/recordFacts.ts";
import { type ItemColumn, itemTable, smallLine } from "#platform/documents/pdf/table.ts";
import { hargaPo, kepalaPo, lunasPo, mesinPo, pemasokPo } from "../isiPo.ts";
import type { PoRow } from "./load.ts";
import type { KepadaPemasok } from "./sql.ts";

const BARANG: readonly ItemColumn[] = [
  { header: "Kode", kind: "text", width: 90 },
  { header: "Nama Barang", kind: "text", width: "*" },
  { header: kepalaPo.qty.short, kind: "number", width: 40 },
];
const HARGA: readonly ItemColumn[] = [
  { header: hargaPo.hargaSatuan.short, kind: "money", width: "auto" },
  { header: hargaPo.totalHarga.short, kind: "money", width: "auto" },
];

/** The paper of a purchase order for its supplier; without prices where it is handed on by someone who does not see them. */
export function kertasPo(
  company: Company,
  row: PoRow,
  kepada: KepadaPemasok | null,
  berharga: boolean,
): DocumentOptions {
  const { kodeProduk, namaProduk, produk, qty, hargaSatuan, totalHarga } = row;
  const barang = [kodeProduk, { nama: namaProduk, keterangan: smallLine(produk.tipe, produk.kapasitas) }, qty];
  return {
    // No bank accounts: here it is the company that pays.
    company: { ...company, bank: [] },
    title: "PURCHASE ORDER",
    code: row.idPo,
    facts: [
      showing(
        { ...kepalaPo, ...mesinPo, ...hargaPo, ...lunasPo, ...pemasokPo },
        {
          others: [
            "idPo",
            "idProduk",
            "kodeProduk",
            "namaProduk",
            "qty",
            "qtySelesai",
            "statusPo",
            "tglSelesai",
            "kapasitas",
            "tipe",
            "hargaSatuan",
            "totalHarga",
            "statusPembayaran",
            "tglLunas",
            "namaPemasok",
          ],
        },
        [...recordFacts(kepalaPo, row, "kloter", "tglOrder", "tglDeadline")],
      ),
      [
        ["Kepada", row.namaPemasok],
        ["Kontak", [kepada?.kontak, kepada?.telepon].filter(Boolean).join(" · ")],
        ["Alamat", kepada?.alamat ?? ""],
      ],
    ],
    body: [
      berharga ? itemTable([...BARANG, ...HARGA], [[...barang, hargaSatuan, totalHarga]]) : itemTable(BARANG, [barang]),
    ],
    ...(berharga ? { totals: [["Total", totalHarga, true]], terbilang: totalHarga } : {}),
    notes: [`Mohon cantumkan nomor ${row.idPo} pada surat jalan dan tagihan.`],
    signatures: ["Hormat kami", "Pemasok"],
  };
}
