import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
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
} from "./sql.ts";

const LABA = { nama: "Laba", menu: "Laba Rugi" } as const;
const AKRUAL = { nama: "Laba akrual", menu: "Buku Besar" } as const;

export const dampakLabaCalls: Handlers<typeof dampakLaba> = implement(dampakLaba, {
  getDampakKomponen: {
    async read({ db, user, today }, { idKebutuhan, idKomponenLaba }) {
      const ada = idKomponenLaba !== null;
      const akun = found(await akunKebutuhan(db, { idKebutuhan }), "Kebutuhan");
      const [kas, akrual] = await Promise.all([
        dampakKomponen(db, idKebutuhan, ada, today),
        dampakAkrual(db, akun.idAkun, ada || akun.indukLaba, today),
      ]);
      return { data: { perubahan: [...perubahan(user, LABA, kas, today), ...perubahan(user, AKRUAL, akrual, today)] } };
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
      return { data: { perubahan: perubahan(user, AKRUAL, await dampakAkrual(db, idAkun, laba, today), today) } };
    },
  },
  getDampakJurnalUmum: {
    async read({ db, user, today }, { idJurnalUmum }) {
      return { data: { perubahan: perubahan(user, AKRUAL, await dampakJurnal(db, idJurnalUmum, today), today) } };
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
      return { data: { perubahan: perubahanNeraca(tanggal, isi, await entriPada(db, tanggal), today) } };
    },
  },
});
