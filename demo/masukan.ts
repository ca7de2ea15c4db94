import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CellValue, writeXlsx } from "hucre/xlsx";
import { masukan } from "#areas/pajak/masukan/contract.ts";
import type { Pictures } from "./actor.ts";
import type { Story } from "./story.ts";

const JUDUL = [
  ...["NPWP Penjual", "Nama Penjual", "Nomor Faktur Pajak", "Tanggal Faktur Pajak", "Masa Pajak", "Tahun"],
  ...["Masa Pajak Pengkreditan", "Tahun Pajak Pengkreditan", "Status Faktur", "Harga Jual/Penggantian/DPP"],
  ...["DPP Nilai Lain/DPP", "PPN", "PPnBM", "Referensi"],
];

type Tertagih = { npwp: string; nama: string; nomorFaktur: string; tglFaktur: string; dpp: number; ppn: number };

/** The number that a supplier's faktur of a purchase order has in the story. */
export const nomorFakturDari = (idPo: string): string => `04002601${idPo.replace(/\D/g, "").padStart(9, "0")}`;

/** Of so many bills one supplier has not made the faktur: it is asked for. */
const TERLAMBAT = 11;

/** Reads the faktur of suppliers' bills of a month as Coretax lists them: credited, but for those that are late. */
export async function readMasukan({ people, services }: Story, bulan: string): Promise<void> {
  const rows = await services.sql<Tertagih[]>`
    select p.npwp, t.nama_pemasok as nama, t.nomor_faktur, t.tgl_faktur::text as tgl_faktur, t.total - t.ppn as dpp, t.ppn
    from tagihan t join pemasok p using (id_pemasok)
    where t.ppn > 0 and t.dibatalkan is null and to_char(t.tgl_faktur, 'YYYY-MM') = ${bulan} and t.urut % ${TERLAMBAT} <> 0
      and coalesce(p.npwp, '') <> '' order by t.urut`;
  if (rows.length === 0) return;
  const [tahun = 0, masa = 0] = bulan.split("-").map(Number);
  const isi = rows.map(({ npwp, nama, nomorFaktur, tglFaktur, dpp, ppn }): CellValue[] => [
    ...[npwp, nama, nomorFaktur, tglFaktur, masa, tahun, masa, tahun, "APPROVED", dpp],
    ...[Math.round((dpp * 1100) / 12) / 100, ppn, 0, ""],
  ]);
  const folder = await mkdtemp(join(tmpdir(), "kantor-masukan-"));
  try {
    const berkas = { name: `masukan-${bulan}.xlsx`, path: join(folder, "masukan.xlsx") };
    await writeFile(berkas.path, await writeXlsx({ sheets: [{ name: "Data", rows: [JUDUL, ...isi] }] }));
    await people.direktur.do(masukan.bacaMasukan, {}, { berkas: [berkas] } as unknown as Pictures);
  } finally {
    await rm(folder, { recursive: true });
  }
}
