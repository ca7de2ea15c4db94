import { JUMLAH_ATURAN, periksaBuku } from "#books/periksa/periksa.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx } from "#platform/http/context.ts";
import { type HasilAturan, pemeriksaanBuku } from "../contract.ts";
import { noteCheck, progresPemeriksaan, startCheck } from "./sql.ts";

export const pemeriksaanBukuCalls: Handlers<typeof pemeriksaanBuku> = implement(pemeriksaanBuku, {
  periksaBuku: {
    async own(context, { kunci }) {
      const data = kunci === null ? await periksa(context) : await periksaTercatat(context, kunci);
      return { data };
    },
  },
  getProgresPeriksaBuku: {
    async read({ db }, { kunci }) {
      return { data: await progresPemeriksaan(db, kunci), jumlahAturan: JUMLAH_ATURAN };
    },
  },
});

const periksa = ({ services: { sql, storage } }: ReadCtx, progress?: (hasil: HasilAturan) => void) =>
  periksaBuku(sql, { storage, progress });

/** Checks the books and writes each result to the database as it comes; the check itself sees one snapshot. */
async function periksaTercatat(context: ReadCtx, kunci: string): Promise<HasilAturan[]> {
  const { db, now } = context;
  await startCheck(db, kunci, now);
  const selesai: HasilAturan[] = [];
  let writing = Promise.resolve();
  const data = await periksa(context, (hasil) => {
    selesai.push(hasil);
    const sejauhIni = [...selesai];
    // A failure to write the progress does not end the check.
    writing = writing.then(() => noteCheck(db, kunci, sejauhIni)).catch(() => {});
  });
  await writing;
  return data;
}
