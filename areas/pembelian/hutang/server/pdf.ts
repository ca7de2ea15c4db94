import { kertasPernyataan } from "#company/pernyataan.ts";
import { tanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { jumlahUmur, sebutanTempo } from "#kernel/umur.ts";
import type { Company } from "#platform/documents/pdf/letterhead.ts";
import type { ItemCell, ItemColumn } from "#platform/documents/pdf/table.ts";
import { ATURAN_TEMPO } from "../contract.ts";
import type { TerhutangRow } from "./sql.ts";

const COLUMNS: readonly ItemColumn[] = [
  { header: "No", kind: "number", width: 22 },
  { header: "PO", kind: "text", width: "*" },
  { header: "Unit", kind: "number", width: 34 },
  { header: "Selesai", kind: "text", width: "auto" },
  { header: "Jatuh Tempo", kind: "text", width: "auto" },
  { header: "Keterangan", kind: "text", width: 84 },
  { header: "Hutang", kind: "money", width: "auto" },
];

type Kepada = { nama: string; kontak: string; alamat: string; telepon: string; npwp: string; termin: number | null };

/** What the company owes a supplier, to be compared with the supplier's own list. */
export function pernyataanHutang(company: Company, kepada: Kepada, rows: readonly TerhutangRow[], pada: Tanggal) {
  return kertasPernyataan({
    // The bank lines are those of the company: here it is the company that pays.
    company: { ...company, bank: [] },
    title: "PERNYATAAN HUTANG",
    code: `${kepada.nama} ${tanggal(pada)}`,
    facts: [
      [
        ["Per Tanggal", tanggal(pada)],
        ["Jumlah PO", String(rows.length)],
      ],
      [
        ["Kepada", kepada.nama],
        ["Kontak", [kepada.kontak, kepada.telepon].filter(Boolean).join(" · ")],
        ["Alamat", kepada.alamat],
        ["NPWP", kepada.npwp],
      ],
    ],
    columns: COLUMNS,
    rows: rows.map(baris),
    umur: jumlahUmur(rows.map(({ hari, sisa }) => ({ hari: hari ?? -1, sisa }))),
    notes: [ATURAN_TEMPO],
  });
}

const baris = (
  { idPo, kloter, namaProduk, datang, sejak, jatuhTempo, hari, sisa }: TerhutangRow,
  at: number,
): ItemCell[] => [
  at + 1,
  { nama: namaProduk, keterangan: `${idPo} · ${kloter}` },
  datang,
  sejak ? tanggal(sejak) : "-",
  jatuhTempo ? tanggal(jatuhTempo) : "-",
  hari === null ? "belum lengkap" : sebutanTempo(hari),
  sisa,
];
