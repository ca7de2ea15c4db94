import { hasOneOf } from "#contract/kernel/permission.ts";
import { CARI, cariSemua, JENIS_CARI } from "#contract/sistem/cari.ts";
import { hanyaMilik } from "#server/company/pelanggan.ts";
import { implement } from "#server/platform/http/context.ts";
import { dimaksud } from "./rules.ts";
import { namaSerupa } from "./serupa.ts";
import { cariDi } from "./sql.ts";

/** Shorter texts find everything, and no index helps. */
const TERPENDEK = 2;

export const cariCalls = implement(cariSemua, {
  cari: {
    async read({ db, user }, { q }) {
      if (q.length < TERPENDEK) return { data: [] };
      const boleh = JENIS_CARI.filter((jenis) => hasOneOf(user, CARI[jenis]));
      return { data: await cariDi(db, boleh, q, { milik: await hanyaMilik(db, user) }) };
    },
  },
  maksud: {
    async read({ db, user }, { q }) {
      if (q.length < TERPENDEK) return { data: null };
      const nama = await namaSerupa(db, user, q, { milik: await hanyaMilik(db, user) });
      return { data: dimaksud(q, nama) };
    },
  },
});
