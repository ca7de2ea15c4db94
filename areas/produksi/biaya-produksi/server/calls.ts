import { jumlahDari } from "#kernel/satuan.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { biayaProduksi, type PakaiBahan } from "../contract.ts";
import { findProduksi, pageOfProduksi, pakaiBahan } from "./sql.ts";

export const biayaProduksiCalls: Handlers<typeof biayaProduksi> = implement(biayaProduksi, {
  getProduksi: {
    async read({ db }, input) {
      const { rows, total } = await pageOfProduksi(db, input);
      return pageAnswer(input, total, rows);
    },
  },
  getDetailProduksi: {
    async read({ db }, { idProduksi }) {
      const produksi = found(await findProduksi(db, idProduksi), "Produksi");
      return { data: { ...produksi, pakai: (await pakaiBahan(db, { idProduksi })).map(wire) } };
    },
  },
  getSelisihBahan: {
    async read({ db }, input) {
      return { data: (await pakaiBahan(db, input)).map(wire) };
    },
  },
});

const wire = (row: PakaiBahan): PakaiBahan => ({
  ...row,
  rencana: jumlahDari(row.rencana),
  dipakai: jumlahDari(row.dipakai),
});
