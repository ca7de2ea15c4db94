import { idNeracaOf, neraca } from "#areas/laporan/neraca/contract.ts";
import type { Tanggal } from "#kernel/types.ts";
import { DEPOSIT, DEVIDEN, KASBON, PEMBANGUNAN } from "./biaya.ts";
import type { Story } from "./story.ts";

/** Closes the balance sheet of each month on one of the first days of the next. */

const padaHari = async ({ people }: Story, hari: string) => {
  const [tahun = 0, bulan = 0, tanggal = 0] = hari.split("-").map(Number);
  return (await people.keuangan.do(neraca.getNeracaByTanggal, { tahun, bulan, tanggal })).data;
};

export const labaTahun = async (story: Story, tahun: number): Promise<number> =>
  (await padaHari(story, `${tahun}-12-31`)).labaTahunBerjalan;

/** The sum paid out for a need minus what came back, between two days. */
async function keluarUntuk({ services }: Story, nama: string, sejak: string, sampai: string): Promise<number> {
  const [row] = await services.sql<{ nominal: number }[]>`
    select coalesce(-sum(l.nominal), 0)::bigint as nominal
    from laba_harian l join kebutuhan using (id_kebutuhan)
    where nama_kebutuhan = ${nama} and tanggal between ${sejak} and ${sampai}`;
  return row?.nominal ?? 0;
}

/** Receivables: what customers still owe for delivered machines. */
async function piutang({ services }: Story): Promise<number> {
  const [row] = await services.sql<{ nominal: number }[]>`
    select coalesce(sum(i.nominal_sisa_bayar), 0)::bigint as nominal
    from so s
    join lateral (select nominal_sisa_bayar from invoice i where i.id_so = s.id_so and i.status_approve = 'Disetujui'
                  order by ke desc limit 1) i on true
    where s.selesai_garansi is not null and not s.status_lunas`;
  return row?.nominal ?? 0;
}

const BULAT = 100_000;

/**
 * Enters the six manual figures of a month's end. Retained earnings are the remainder, rounded, so that the sheet
 * nearly balances.
 */
export async function closeMonth(story: Story, hari: Tanggal): Promise<void> {
  const awal = "2000-01-01";
  const [entri, piutangUsaha, piutangKaryawan, pembangunan, assetLainLain, deviden] = await Promise.all([
    padaHari(story, hari),
    piutang(story),
    keluarUntuk(story, KASBON, awal, hari),
    keluarUntuk(story, PEMBANGUNAN, awal, hari),
    keluarUntuk(story, DEPOSIT, awal, hari),
    keluarUntuk(story, DEVIDEN, `${hari.slice(0, 4)}-01-01`, hari),
  ]);
  const lama = entri.piutangUsaha + entri.piutangKaryawan + entri.pembangunan + entri.assetLainLain;
  const aset = entri.totalAset - lama + piutangUsaha + piutangKaryawan + pembangunan + assetLainLain;
  const labaDitahan = Math.round((aset - entri.hutangUsaha - entri.labaTahunBerjalan + deviden) / BULAT) * BULAT;
  const isi = { piutangUsaha, piutangKaryawan, pembangunan, assetLainLain, labaDitahan, deviden };
  await story.people.keuangan.do(neraca.inputDataNeracaManual, { idNeraca: idNeracaOf(hari), ...isi });
}
