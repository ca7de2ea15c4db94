import { drafEmail, tercetak } from "#company/kirimEmail.ts";
import { milikDari } from "#company/pelanggan.ts";
import { letterhead } from "#company/perusahaan.ts";
import { mailSeveral, printSeveral } from "#company/severalDocuments.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { maySendEmail } from "../../order/server/rules.ts";
import { mustTerlihat } from "../../pelanggan/server/wire.ts";
import { piutang } from "../contract.ts";
import { catatPengingat, emailPernyataan, kirimPernyataan, pageOfPengingat } from "./pengingat.ts";
import { getPernyataan, suratPernyataan } from "./pernyataan.ts";
import { pageOfPiutang, saatDari } from "./sql.ts";
import { terimaPiutangAwal } from "./terimaPiutangAwal.ts";
import { piutangXlsx } from "./xlsx.ts";

export const piutangCalls: Handlers<typeof piutang> = implement(piutang, {
  getPiutang: {
    async read({ db, user, today }, { milik, tanggal, ...asked }) {
      const saat = saatDari(tanggal, today);
      const siapa = await milikDari(db, user, milik);
      const { rows, total, semua, jumlah } = await pageOfPiutang(db, saat, { ...asked, milik: siapa });
      const data = rows.map((row) => ({ ...row, aksi: { kirimEmail: maySendEmail(row.email) } }));
      return { ...pageAnswer(asked, total, data), tanggal: saat.pada, total: semua, jumlah };
    },
  },
  getPernyataan: {
    async read(context, input) {
      return { data: await getPernyataan(context, input) };
    },
  },
  cetakPernyataan: {
    async read(context, { dwibahasa, ...input }) {
      return tercetak(await suratPernyataan(context, input), dwibahasa);
    },
  },
  getDrafPernyataan: {
    async read(context, input) {
      return drafEmail(context, await emailPernyataan(context, input));
    },
  },
  kirimPernyataan: {
    own: (context, input) => kirimPernyataan(context, input),
  },
  cetakPernyataanBanyak: {
    async read(context, { idPelanggan, tanggal, dwibahasa }) {
      const pengirim = await letterhead(context.db, context.services.storage);
      const surat = (id: (typeof idPelanggan)[number]) =>
        suratPernyataan(context, { idPelanggan: id, tanggal }, pengirim);
      return printSeveral(context, "Pernyataan Piutang", idPelanggan, surat, dwibahasa);
    },
  },
  kirimPernyataanBanyak: {
    async own(context, { idPelanggan, tanggal }) {
      const pengirim = await letterhead(context.db, context.services.storage);
      return mailSeveral(context, idPelanggan, (id) =>
        emailPernyataan(context, { idPelanggan: id, tanggal }, pengirim),
      );
    },
  },
  catatPengingat: {
    async write(deed, isian) {
      const nama = await catatPengingat(deed, isian);
      return { message: `Pengingat ke ${nama} dicatat` };
    },
  },
  terimaPiutangAwal: {
    async write(deed, input) {
      return { message: await terimaPiutangAwal(deed, input) };
    },
  },
  getPengingat: {
    async read(context, input) {
      await mustTerlihat(context, input.idPelanggan);
      const { rows, total } = await pageOfPengingat(context.db, input);
      return pageAnswer(input, total, rows);
    },
  },
  exportPiutang: {
    async sheet({ db, user, today }, { milik, tanggal, ...saringan }) {
      const saat = saatDari(tanggal, today);
      const siapa = await milikDari(db, user, milik);
      const content = piutangXlsx(db, saat, { ...saringan, milik: siapa });
      return { name: `Export Piutang-${tertulis(saat.pada)}.xlsx`, content };
    },
  },
});
