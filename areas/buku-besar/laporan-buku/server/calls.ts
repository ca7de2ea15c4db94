import { depreciate } from "#books/jurnal/susut.ts";
import { setelahHariIni } from "#company/hariIni.ts";
import { melihatPembelian } from "#company/pembelian.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx, type Sheet } from "#platform/http/context.ts";
import { found, invalidField } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { laporanBuku } from "../contract.ts";
import type { LembarBuku } from "../lembar.ts";
import type { Rentang } from "../masa.ts";
import { arusKas, labaRugiAkrual, neracaBukuBesar, neracaSaldo } from "./load.ts";
import { jumlahKebutuhan, pengajuanKebutuhan } from "./sql.ts";
import { laporanBukuXlsx } from "./xlsx.ts";

/** Makes a statement for a day that has come; depreciation until that day is booked first. */
async function pada(
  { db, today, now }: ReadCtx,
  hari: Tanggal,
  muat: (db: Db, hari: Tanggal) => Promise<LembarBuku>,
): Promise<LembarBuku> {
  const nanti = setelahHariIni("Tanggal", hari, today);
  if (nanti) throw invalidField("tanggal", `${nanti} (${tertulis(today)})`);
  await depreciate(db, hari, now);
  return muat(db, hari);
}

async function dalam(
  { db, today, now }: ReadCtx,
  { dari, sampai }: Rentang,
  muat: (db: Db, masa: Rentang) => Promise<LembarBuku>,
): Promise<LembarBuku> {
  await depreciate(db, sampai < today ? sampai : today, now);
  return muat(db, { dari, sampai });
}

async function file({ now }: ReadCtx, lembar: LembarBuku, nol: boolean, masa: string): Promise<Sheet> {
  return { name: `Export ${lembar.judul}-${masa}.xlsx`, content: await laporanBukuXlsx(lembar, { nol, now }) };
}
const dariSampai = ({ dari, sampai }: Rentang) => `${tertulis(dari)} sampai ${tertulis(sampai)}`;

export const laporanBukuCalls: Handlers<typeof laporanBuku> = implement(laporanBuku, {
  getNeracaSaldo: {
    read: async (context, { tanggal }) => ({ data: await pada(context, tanggal, neracaSaldo) }),
  },
  exportNeracaSaldo: {
    sheet: async (context, { tanggal, nol }) =>
      file(context, await pada(context, tanggal, neracaSaldo), nol, tertulis(tanggal)),
  },
  getLabaRugiAkrual: {
    read: async (context, masa) => ({ data: await dalam(context, masa, labaRugiAkrual) }),
  },
  exportLabaRugiAkrual: {
    sheet: async (context, { nol, ...masa }) =>
      file(context, await dalam(context, masa, labaRugiAkrual), nol, dariSampai(masa)),
  },
  getNeracaBukuBesar: {
    read: async (context, { tanggal }) => ({ data: await pada(context, tanggal, neracaBukuBesar) }),
  },
  exportNeracaBukuBesar: {
    sheet: async (context, { tanggal, nol }) =>
      file(context, await pada(context, tanggal, neracaBukuBesar), nol, tertulis(tanggal)),
  },
  getArusKas: {
    read: async (context, masa) => ({ data: await dalam(context, masa, arusKas) }),
  },
  getRincianArusKas: {
    async read({ db, user }, input) {
      const [rows, [jumlah]] = await Promise.all([
        pengajuanKebutuhan(db, input, melihatPembelian(user)),
        jumlahKebutuhan(db, input),
      ]);
      const { banyak, total } = found(jumlah, "Kebutuhan");
      return { ...pageAnswer(input, banyak, rows), total };
    },
  },
  exportArusKas: {
    sheet: async (context, { nol, ...masa }) =>
      file(context, await dalam(context, masa, arusKas), nol, dariSampai(masa)),
  },
});
