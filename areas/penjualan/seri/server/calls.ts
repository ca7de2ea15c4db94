import { bulanDari } from "#company/kode.ts";
import { milikOrder } from "#company/orderMilik.ts";
import { kop, letterhead } from "#company/perusahaan.ts";
import { boleh, tidak } from "#kernel/row.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type OpenCtx } from "#platform/http/context.ts";
import { found, must, notFound, tooManyTries } from "#platform/http/refusal.ts";
import { clientOf, heldAfterUse } from "#platform/http/sessions/throttle.ts";
import { type Seri, seri } from "../contract.ts";
import { kartuGaransi } from "./kartuGaransi.ts";
import { findSeri, kodeDari, seriUmum, terkirim, unitSurat } from "./load.ts";
import { labelSeri } from "./pdf.ts";
import { awalanNomor } from "./rules.ts";
import { usulanNomor } from "./sql.ts";

/** Questions about numbers that one client may ask in a quarter of an hour; nobody holds that many labels. */
const PERTANYAAN = 60;

const bolehKartu = (unit: Pick<Seri, "perjalanan">) =>
  terkirim(unit) ? boleh : tidak("Unit ini belum dikirim, garansinya belum berjalan");

export const seriCalls: Handlers<typeof seri> = implement(seri, {
  getSeri: {
    async read({ db, user }, { nomor }) {
      const { kunci: _, ...unit } = found(await findSeri(db, nomor, await milikOrder(db, user)), "Nomor seri");
      return { data: { ...unit, aksi: { kartu: bolehKartu(unit) } } };
    },
  },
  getUsulanSeri: {
    async read(context, { idProduk, banyak }) {
      const { kodeProduk } = found(await kodeDari(context.db, idProduk), "Produk");
      const awalan = awalanNomor(kodeProduk, context.today);
      return { data: await usulanNomor(context.db, { idProduk, awalan, banyak }, bulanDari(context)) };
    },
  },
  cetakLabelSeri: {
    async read({ db, services }, { idSj, ukuran, nomor, asal }) {
      const semua = found(await unitSurat(db, idSj), "Surat jalan");
      const unit = nomor === null ? semua : semua.filter((one) => one.nomor === nomor);
      must(unit.length > 0 ? boleh : tidak("Surat jalan ini belum memiliki nomor seri"));
      const { nama } = await kop(db);
      const pdf = await labelSeri({ ukuran, unit, pemilik: nama, alamat: services.config.publicUrl ?? asal ?? "" });
      return { data: { base64: pdf.toString("base64"), nama: `Label ${nomor ?? idSj}.pdf`.replaceAll("/", "-") } };
    },
  },
  cetakKartuGaransi: {
    async read({ db, user, services }, { nomor, asal }) {
      const unit = found(await findSeri(db, nomor, await milikOrder(db, user)), "Nomor seri");
      must(bolehKartu(unit));
      const company = await letterhead(db, services.storage);
      const pdf = await kartuGaransi(company, unit, services.config.publicUrl ?? asal ?? "");
      return { data: { base64: pdf.toString("base64"), nama: `Kartu Garansi ${nomor}.pdf`.replaceAll("/", "-") } };
    },
  },
  periksaSeri: {
    async open(context, { nomor, k }) {
      await hitungPertanyaan(context);
      const db = context.services.sql;
      const unit = await seriUmum(db, nomor, k);
      if (!unit) throw notFound("Nomor seri");
      return { data: { ...unit, perusahaan: (await kop(db)).nama } };
    },
  },
});

/** Counts a question of this client, and refuses one too many: numbers cannot be tried out. */
async function hitungPertanyaan({ services, alamat, now }: OpenCtx): Promise<void> {
  // Apart from the tries to sign in, which the same table counts.
  const client = `seri ${clientOf(alamat)}`;
  const until = await heldAfterUse(services.sql, client, now, PERTANYAAN);
  if (until) throw tooManyTries("Terlalu banyak pemeriksaan nomor seri dari jaringan ini", until, now);
}
