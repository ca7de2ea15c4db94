import { dasarPada } from "#books/neraca/dasar.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { neracaPada } from "../../neraca/server/load.ts";
import { dampakLaba } from "../contract.ts";
import { perubahan, perubahanNeraca, susutLampau } from "./rules.ts";
import {
  akunKebutuhan,
  akunLaba,
  dampakAkrual,
  dampakGrup,
  dampakJurnal,
  dampakKomponen,
  entriPada,
  kategoriDari,
  susulanJurnal,
} from "./sql.ts";

const LABA = { nama: "Laba", menu: "Laba Rugi" } as const;
const AKRUAL = { nama: "Laba akrual", menu: "Buku Besar" } as const;

export const dampakLabaCalls: Handlers<typeof dampakLaba> = implement(dampakLaba, {
  getDampakKomponen: {
    async read({ db, user, today }, { idKebutuhan, idKomponenLaba }) {
      const ada = idKomponenLaba !== null;
      const akun = found(await akunKebutuhan(db, { idKebutuhan }), "Kebutuhan");
      const [kas, akrual, diBuku] = await Promise.all([
        dampakKomponen(db, idKebutuhan, ada, today),
        dampakAkrual(db, akun.idAkun, ada || akun.indukLaba, today),
        menurutBuku(db, today),
      ]);
      const laba = perubahan(user, LABA, diBuku ? akrual : kas, today);
      return { data: { perubahan: [...laba, ...perubahan(user, AKRUAL, akrual, today)] } };
    },
  },
  getDampakRekening: {
    async read({ db, user, today }, { idRekening, grup }) {
      if (grup === undefined) return { data: { perubahan: [] } };
      const rows = await dampakGrup(db, idRekening, grup, today);
      const data = rows.flatMap(({ grup: nama, ...row }) =>
        perubahan(user, { nama: `Laba ${nama}`, menu: "Laba Rugi" }, [row], today),
      );
      return { data: { perubahan: data } };
    },
  },
  getDampakAkun: {
    async read({ db, user, today }, { idAkun, induk }) {
      const akun = found(await akunKebutuhan(db, { idAkun }), "Akun");
      const laba = akun.berkomponen || (induk !== null && (await akunLaba(db, induk)));
      return {
        data: { perubahan: await perubahanAkrual({ db, user, today }, await dampakAkrual(db, idAkun, laba, today)) },
      };
    },
  },
  getDampakJurnalUmum: {
    async read({ db, user, today }, { idJurnalUmum }) {
      const [akrual, susulan] = await Promise.all([
        dampakJurnal(db, idJurnalUmum, today),
        susulanJurnal(db, idJurnalUmum),
      ]);
      return { data: { perubahan: await perubahanAkrual({ db, user, today }, akrual), susulan: susulan ?? null } };
    },
  },
  getDampakAsset: {
    async read({ db, today }, { idKategori, ...barang }) {
      const kategori = found(await kategoriDari(db, idKategori, barang.tglAssetMasuk), "Kategori asset");
      // Everyone who knows the price can work this out.
      return { data: { tglBuku: kategori.tglBuku, perubahan: susutLampau(barang, kategori, today) } };
    },
  },
  getDampakNeraca: {
    async read({ db, today }, { tanggal, ...isi }) {
      const [[kini], entri] = await Promise.all([neracaPada(db, [tanggal]), entriPada(db, tanggal)]);
      return { data: { perubahan: perubahanNeraca(tanggal, isi, { ...entri, lama: kini ?? null }, today) } };
    },
  },
});

/** Whether Laba Rugi of the open months is made of Buku Besar: then it moves as the accrual result does. */
async function menurutBuku(db: Db, today: Tanggal): Promise<boolean> {
  const [dasar] = await dasarPada(db, [today]);
  return dasar?.dasar === "Buku Besar";
}

type Ditanya = Pick<ReadCtx, "db" | "user" | "today">;

async function perubahanAkrual({ db, user, today }: Ditanya, akrual: Parameters<typeof perubahan>[2]) {
  const laba = (await menurutBuku(db, today)) ? perubahan(user, LABA, akrual, today) : [];
  return [...laba, ...perubahan(user, AKRUAL, akrual, today)];
}
