import { neraca } from "#areas/laporan/neraca/contract.ts";
import type { Story } from "./story.ts";

/** The profit of a year, as its balance sheet says it. */
export async function labaTahun({ people }: Story, tahun: number): Promise<number> {
  const { data } = await people.keuangan.do(neraca.getNeracaByTanggal, { tahun, bulan: 12, tanggal: 31 });
  return data.labaTahunBerjalan;
}
