import { randomUUID } from "node:crypto";
import { hariLewat } from "#kernel/umur.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { conflict, invalidField } from "#platform/http/refusal.ts";
import { type Acara, HARI_KALENDER, kalender, MAX_ACARA } from "../contract.ts";
import { closeLangganan, findLangganan, insertLangganan } from "./langganan.ts";
import { alamatKalender } from "./serve.ts";
import { readAcara, sumberUntuk } from "./sql.ts";

export const kalenderCalls: Handlers<typeof kalender> = implement(kalender, {
  getKalender: {
    async read({ db, user, today }, asked) {
      const hari = hariLewat(asked.dari, asked.sampai) + 1;
      if (hari < 1) throw invalidField("sampai", "Sampai tidak boleh sebelum Dari.");
      if (hari > HARI_KALENDER) throw invalidField("sampai", `Paling banyak ${HARI_KALENDER} hari sekaligus.`);
      const rows = await readAcara(db, user, { ...asked, today });
      const acara = rows.slice(0, MAX_ACARA);
      return {
        data: {
          acara,
          terpotong: rows.length > MAX_ACARA,
          orang: orangDari(acara),
          jenis: sumberUntuk(user).map(({ jenis }) => jenis),
        },
      };
    },
  },
  getLanggananKalender: {
    async read({ db, user, services }) {
      const row = await findLangganan(db, user.idUser);
      if (!row) return { data: null };
      const { idLangganan, dibuat, terakhir } = row;
      return {
        data: {
          alamat: `${services.config.publicUrl ?? ""}${alamatKalender(services, idLangganan)}`,
          dibuat,
          terakhir,
        },
      };
    },
  },
  addLanggananKalender: {
    async write(deed) {
      await closeLangganan(deed);
      await insertLangganan(deed, randomUUID());
      return { message: "Alamat kalender dibuat" };
    },
  },
  cabutLanggananKalender: {
    async write(deed) {
      if (!(await closeLangganan(deed))) throw conflict("Alamat kalender sudah ditutup");
      return { message: "Alamat kalender ditutup" };
    },
  },
});

/** Everybody named in these entries, once, by name. */
function orangDari(acara: readonly Acara[]) {
  const menurutId = new Map(acara.flatMap(({ orang }) => (orang ? [[orang.idUser, orang] as const] : [])));
  return [...menurutId.values()].sort((a, b) => a.namaLengkap.localeCompare(b.namaLengkap, "id"));
}
