import { hariDiminta } from "#company/hariIni.ts";
import { drafEmail, tercetak } from "#company/kirimEmail.ts";
import { letterhead } from "#company/perusahaan.ts";
import { mailSeveral, printSeveral } from "#company/severalDocuments.ts";
import { tanggal as tulisTanggal } from "#kernel/format.ts";
import { seesHargaBeli } from "#kernel/permission.ts";
import { UMUR } from "#kernel/umur.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type User } from "#platform/http/context.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import type { Urut } from "#platform/list/sortedRows.ts";
import { hutang, type JumlahHutang, type UrutHutang } from "../contract.ts";
import { mayPayRow } from "./rules.ts";
import { pageOfHutang, pageOfHutangPo } from "./sql.ts";
import { emailHutang, kirimHutangPdf, suratHutang } from "./surat.ts";
import { hutangXlsx } from "./xlsx.ts";

export const hutangCalls: Handlers<typeof hutang> = implement(hutang, {
  getHutang: {
    async read({ db, user, today }, { tanggal, ...input }) {
      const pada = hariDiminta(tanggal, today);
      const urut = urutUntuk(user, input.urut);
      const { rows, total, banyak } = await pageOfHutang(db, pada, { ...input, urut });
      return {
        ...pageAnswer(
          input,
          banyak,
          rows.map((row) => terlihat(row, user)),
        ),
        ...jumlahOf(total, user),
        tanggal: pada,
      };
    },
  },
  getHutangPo: {
    async read({ db, user, today }, { tanggal, ...input }) {
      const pada = hariDiminta(tanggal, today);
      const { rows, total, banyak } = await pageOfHutangPo(db, pada, { ...input, urut: urutUntuk(user, input.urut) });
      const data = rows.map(({ statusPo, statusPembayaran, qtyDitagih, ...row }) => ({
        ...terlihat(row, user),
        aksi: { bayar: mayPayRow(user, { statusPo, statusPembayaran, qtyDitagih }) },
      }));
      return { ...pageAnswer(input, banyak, data), ...jumlahOf(total, user), tanggal: pada };
    },
  },
  exportHutang: {
    async sheet({ db, user, today }, { tanggal, ...dicari }) {
      const pada = hariDiminta(tanggal, today);
      const content = await hutangXlsx(db, user, pada, { ...dicari, urut: urutUntuk(user, dicari.urut) });
      return { name: `Export Hutang-${tulisTanggal(pada)}.xlsx`, content };
    },
  },
  cetakHutangPdf: {
    async read(context, input) {
      return tercetak(await suratHutang(context, input));
    },
  },
  getDrafHutang: {
    async read(context, input) {
      return drafEmail(context, await emailHutang(context, input));
    },
  },
  kirimHutangPdf: {
    own: (context, input) => kirimHutangPdf(context, input),
  },
  cetakHutangBanyak: {
    async read(context, { idPemasok, tanggal }) {
      const pengirim = await letterhead(context.db, context.services.storage);
      return printSeveral(context, "Pernyataan Hutang", idPemasok, (id) =>
        suratHutang(context, { idPemasok: id, tanggal }, pengirim),
      );
    },
  },
  kirimHutangBanyak: {
    async own(context, { idPemasok, tanggal }) {
      const pengirim = await letterhead(context.db, context.services.storage);
      return mailSeveral(context, idPemasok, (id) => emailHutang(context, { idPemasok: id, tanggal }, pengirim));
    },
  },
});

/** The order of the amounts would tell them to those who may not see purchase prices. */
const urutUntuk = (user: User, urut: Urut<UrutHutang>): Urut<UrutHutang> =>
  (urut === "sisa" || urut === "-sisa") && !seesHargaBeli(user) ? null : urut;

/** Without amounts for those who may not see purchase prices: they could be computed from them. */
/** The sum of all that was found, and what it is made of. */
function jumlahOf(semua: JumlahHutang, user: User) {
  const jumlah = terlihat(semua, user);
  return { total: jumlah.sisa, jumlah };
}

function terlihat<Row extends object>(row: Row, user: User): Row {
  if (seesHargaBeli(user)) return row;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, UANG.has(name) ? null : value])) as Row;
}
const UANG: ReadonlySet<string> = new Set([...UMUR, "sisa"]);
