import { hanyaMilik } from "#company/pelanggan.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { TERPENDEK } from "../../cari/contract.ts";
import { maksudCari } from "../contract.ts";
import { dimaksud } from "./rules.ts";
import { namaSerupa } from "./sql.ts";

export const maksudCalls: Handlers<typeof maksudCari> = implement(maksudCari, {
  maksud: {
    async read({ db, user }, { q }) {
      if (q.length < TERPENDEK) return { data: null };
      const nama = await namaSerupa(db, user, q, { milik: await hanyaMilik(db, user) });
      return { data: dimaksud(q, nama) };
    },
  },
});
