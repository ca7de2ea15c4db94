import { pajakAtas } from "#kernel/pajak.ts";
import { type Handlers, implement } from "#platform/http/context.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { pphFinal } from "../contract.ts";
import { pageOfOmzet, summaryOfOmzet } from "./sql.ts";

export const pphFinalCalls: Handlers<typeof pphFinal> = implement(pphFinal, {
  getPphFinal: {
    async read({ db, today }, input) {
      const bulan = input.bulan ?? today.slice(0, 7);
      const [{ rows, total }, jumlah] = await Promise.all([
        pageOfOmzet(db, { ...input, bulan }),
        summaryOfOmzet(db, bulan),
      ]);
      // A month in which more came back than was sold has no tax.
      const pph = pajakAtas(Math.max(0, jumlah.omzet), jumlah);
      return { ...pageAnswer(input, total, rows), ringkasan: { bulan, ...jumlah, pph } };
    },
  },
});
