import type { Id } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type User } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { bookPage, pageAnswer } from "#platform/list/paging.ts";
import { simpanan } from "../contract.ts";
import {
  type Bagian,
  bagianSimpanan,
  bulanSimpanan,
  findBarisSimpanan,
  type KasRow,
  pageOfSimpanan,
  searchSimpanan,
} from "./sql.ts";
import { wireSimpanan } from "./wire.ts";
import { simpananXlsx } from "./xlsx.ts";

export const simpananCalls: Handlers<typeof simpanan> = implement(simpanan, {
  getSimpananByRekening: {
    async read(context, input) {
      const { db, user } = context;
      const buku = found(await bagianSimpanan(db, input.idRekening, input), "Rekening");
      const { rows, total } = await halaman(db, buku, { ...input, user });
      return {
        ...pageAnswer(
          input,
          total,
          rows.map((row) => wireSimpanan(row, context)),
        ),
        saldoAkhirTotal: buku.saldoSekarang,
        saldoAwal: buku.saldoAwal,
        saldoAkhir: buku.saldoAkhir,
      };
    },
  },
  getBulanSimpanan: {
    async read({ db }, { idRekening, ...rentang }) {
      const { saldoAwal } = found(await bagianSimpanan(db, idRekening, rentang), "Rekening");
      return { data: await bulanSimpanan(db, idRekening, saldoAwal, rentang) };
    },
  },
  getDetailSimpanan: {
    async read(context, { idRekening, idPengajuan }) {
      const row = await findBarisSimpanan(context.db, idRekening, idPengajuan);
      return { data: wireSimpanan(found(row, "Mutasi rekening"), context) };
    },
  },
  exportSimpananRekening: {
    async sheet(context, { idRekening, cari, ...rentang }) {
      const buku = found(await bagianSimpanan(context.db, idRekening, rentang), "Rekening");
      return simpananXlsx(context, { idRekening, buku, cari, rentang });
    },
  },
});

type Halaman = { idRekening: Id<"rekening">; cari: string; page: number; limit: number; user: User };

/** A page of the book, or of the rows in which something is found; their balances are those of the book. */
async function halaman(db: Db, buku: Bagian, input: Halaman): Promise<{ rows: KasRow[]; total: number }> {
  if (input.cari !== "") return searchSimpanan(db, input.idRekening, buku, input);
  const { first, last, total } = bookPage(input, { after: buku.sebelum, upTo: buku.sampai });
  return { rows: await pageOfSimpanan(db, input.idRekening, buku, { dari: first, sampai: last }), total };
}
