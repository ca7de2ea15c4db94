import { milikOrder } from "#company/orderMilik.ts";
import { hanyaMilik } from "#company/pelanggan.ts";
import { hasOneOf } from "#kernel/permission.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { CARI, cariSemua, JENIS_CARI, TERPENDEK } from "../contract.ts";
import { searchDi } from "./sql.ts";

export const cariCalls: Handlers<typeof cariSemua> = implement(cariSemua, {
  cari: {
    async read({ db, user }, { q }) {
      if (q.length < TERPENDEK) return { data: [] };
      const boleh = JENIS_CARI.filter((jenis) => hasOneOf(user, CARI[jenis]));
      const pencari = { milik: await hanyaMilik(db, user), order: await milikOrder(db, user) };
      return { data: await searchDi(db, boleh, q, pencari) };
    },
  },
});
