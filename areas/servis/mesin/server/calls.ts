import { seesHargaBeli } from "#kernel/permission.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { unitTerlihat } from "../../keluhan/server/addKeluhan.ts";
import { wirePerawatan } from "../../perawatan/server/calls.ts";
import { findPerawatan } from "../../perawatan/server/sql.ts";
import { mesin } from "../contract.ts";
import { isiMesin } from "./sql.ts";

export const mesinCalls: Handlers<typeof mesin> = implement(mesin, {
  getMesinServis: {
    async read({ db, user, today }, { nomor }) {
      const unit = found(await unitTerlihat(db, user, nomor), "Nomor seri");
      const { kunjungan, ...rest } = found(await isiMesin(db, nomor), "Nomor seri");
      const dirawat = await findPerawatan(db, nomor, today);
      const isi = { ...rest, perawatan: dirawat ? wirePerawatan(dirawat) : null };
      if (!seesHargaBeli(user)) {
        const tanpaNilai = kunjungan.map((row) => ({ ...row, nilai: null, upah: null }));
        return { data: { ...unit, ...isi, kunjungan: tanpaNilai, biaya: null, hpp: null } };
      }
      const biaya = kunjungan.reduce((sum, { nilai, upah }) => sum + (nilai ?? 0) + (upah ?? 0), 0) as Rupiah;
      return { data: { ...unit, ...isi, kunjungan, biaya } };
    },
  },
});
