import { akun, isiAkun } from "#contract/buku-besar/akun.ts";
import { valuesOf } from "#contract/kernel/record.ts";
import { implement } from "#server/platform/http/context.ts";
import { baganAkun } from "./sql.ts";

export const akunCalls = implement(akun, {
  getBaganAkun: {
    async read({ db, today }) {
      return { data: (await baganAkun(db, today)).map((row) => valuesOf(isiAkun, row)) };
    },
  },
});
