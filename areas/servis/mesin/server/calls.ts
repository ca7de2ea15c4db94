import { seesHargaBeli } from "#kernel/permission.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { unitTerlihat } from "../../keluhan/server/addKeluhan.ts";
import { mesin } from "../contract.ts";
import { isiMesin } from "./sql.ts";

export const mesinCalls: Handlers<typeof mesin> = implement(mesin, {
  getMesinServis: {
    async read({ db, user }, { nomor }) {
      const unit = found(await unitTerlihat(db, user, nomor), "Nomor seri");
      const { kunjungan, ...isi } = found(await isiMesin(db, nomor), "Nomor seri");
      if (!seesHargaBeli(user)) {
        const tanpaNilai = kunjungan.map((row) => ({ ...row, nilai: null }));
        return { data: { ...unit, ...isi, kunjungan: tanpaNilai, biaya: null, hpp: null } };
      }
      const biaya = kunjungan.reduce((sum, { nilai }) => sum + (nilai ?? 0), 0) as Rupiah;
      return { data: { ...unit, ...isi, kunjungan, biaya } };
    },
  },
});
