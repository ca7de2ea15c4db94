import { milikDari } from "#company/pelanggan.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx } from "#platform/http/context.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { pelanggan } from "../contract.ts";
import type { SebutanPelanggan } from "../isiPelanggan.ts";
import { arsipkanPelanggan } from "./arsipkanPelanggan.ts";
import { aturBatasKredit } from "./aturBatasKredit.ts";
import { emailPelanggan, invoicePelanggan, mesinPelanggan, orderPelanggan } from "./bagian.ts";
import { cariPelanggan } from "./cariPelanggan.ts";
import { batalGabungPelanggan, gabungPelanggan, getDampakGabungPelanggan } from "./gabungPelanggan.ts";
import { addPercakapan, geserLangkah, pageOfPercakapan, selesaikanLangkah } from "./percakapan.ts";
import { pisahkanPelanggan } from "./pisahkanPelanggan.ts";
import { pageOfUnclear, putuskanRagu } from "./ragu.ts";
import { loadPelanggan, pageOfPelanggan, pilihanSales } from "./sql.ts";
import { addPelanggan, updatePelanggan } from "./updatePelanggan.ts";
import { mustTerlihat, wireDetail, wirePelanggan } from "./wire.ts";
import { pelangganXlsx } from "./xlsx.ts";

type Halaman<Row> = { rows: Row[]; total: number };
type Bagian = { idPelanggan: Id<"pelanggan">; page: number; limit: number };

/** A part of a customer that this person may see. */
async function bagian<Row>(context: ReadCtx, input: Bagian, load: () => Promise<Halaman<Row>>) {
  await mustTerlihat(context, input.idPelanggan);
  const { rows, total } = await load();
  return pageAnswer(input, total, rows);
}

/** Says who else has the number; both stay. */
function disimpan(kalimat: string, nomorSama: readonly SebutanPelanggan[]): string {
  if (nomorSama.length === 0) return kalimat;
  const siapa = nomorSama.map(({ nama, instansi }) => (instansi ? `${nama} (${instansi})` : nama));
  return `${kalimat}. Nomor teleponnya juga dipakai ${siapa.join(", ")}`;
}

export const pelangganCalls: Handlers<typeof pelanggan> = implement(pelanggan, {
  getPelanggan: {
    async read({ db, user, today }, { milik, ...asked }) {
      const siapa = await milikDari(db, user, milik);
      const { ids, total } = await pageOfPelanggan(db, { ...asked, milik: siapa }, today);
      const rows = await loadPelanggan(db, ids, today);
      return pageAnswer(
        asked,
        total,
        rows.map((row) => wirePelanggan(row, user)),
      );
    },
  },
  getDetailPelanggan: {
    async read(context, { idPelanggan }) {
      return { data: await wireDetail(context, idPelanggan) };
    },
  },
  cariPelanggan: {
    async read(context, { q }) {
      return { data: await cariPelanggan(context, q) };
    },
  },
  getPilihanSales: {
    async read({ db }) {
      return { data: await pilihanSales(db) };
    },
  },
  addPelanggan: {
    async write(deed, isian) {
      const data = await addPelanggan(deed, isian);
      return { message: disimpan(`Pelanggan ${isian.nama} berhasil ditambahkan`, data.nomorSama), data };
    },
  },
  updatePelanggan: {
    async write(deed, isian) {
      const data = await updatePelanggan(deed, isian);
      return { message: disimpan(`Pelanggan ${isian.nama} berhasil disimpan`, data.nomorSama), data };
    },
  },
  aturBatasKredit: {
    async write(deed, isian) {
      const nama = await aturBatasKredit(deed, isian);
      return { message: isian.batasKredit === null ? `Batas kredit ${nama} dicabut` : `Batas kredit ${nama} disimpan` };
    },
  },
  arsipkanPelanggan: {
    async write(deed, isian) {
      const nama = await arsipkanPelanggan(deed, isian);
      return { message: `Pelanggan ${nama} ${isian.arsip ? "diarsipkan" : "dikembalikan dari arsip"}` };
    },
  },
  getDampakGabungPelanggan: {
    async read(context, input) {
      return { data: await getDampakGabungPelanggan(context, input) };
    },
  },
  gabungPelanggan: {
    async write(deed, input) {
      await gabungPelanggan(deed, input);
      return { message: "Pelanggan berhasil digabungkan" };
    },
  },
  batalGabungPelanggan: {
    async write(deed, { idPelanggan }) {
      await batalGabungPelanggan(deed, idPelanggan);
      return { message: "Penggabungan berhasil dibatalkan" };
    },
  },
  pisahkanPelanggan: {
    async write(deed, input) {
      const idPelanggan = await pisahkanPelanggan(deed, input);
      return { message: `${input.idSo.length} order dipisahkan ke ${input.nama}`, data: { idPelanggan } };
    },
  },
  getRagu: {
    async read({ db }, input) {
      const { rows, total } = await pageOfUnclear(db, input);
      return pageAnswer(input, total, [...rows]);
    },
  },
  putuskanRagu: {
    async write(deed, { idRagu }) {
      await putuskanRagu(deed, idRagu);
      return { message: "Dicatat sebagai sudah benar" };
    },
  },
  getOrderPelanggan: {
    read: (context, input) => bagian(context, input, () => orderPelanggan(context.db, input)),
  },
  getInvoicePelanggan: {
    read: (context, input) => bagian(context, input, () => invoicePelanggan(context.db, input)),
  },
  getMesinPelanggan: {
    read: (context, input) => bagian(context, input, () => mesinPelanggan(context.db, input, context.today)),
  },
  getEmailPelanggan: {
    read: (context, input) => bagian(context, input, () => emailPelanggan(context.db, input)),
  },
  getPercakapan: {
    read: (context, input) => bagian(context, input, () => pageOfPercakapan(context.db, input)),
  },
  addPercakapan: {
    async write(deed, isian) {
      await addPercakapan(deed, isian);
      return { message: "Percakapan berhasil dicatat" };
    },
  },
  geserLangkah: {
    async write(deed, isian) {
      await geserLangkah(deed, isian);
      return { message: `Langkah dipindahkan ke ${tertulis(isian.tanggal)}` };
    },
  },
  selesaikanLangkah: {
    async write(deed, { idCatatan }) {
      await selesaikanLangkah(deed, idCatatan);
      return { message: "Langkah ditandai selesai" };
    },
  },
  exportPelanggan: {
    async sheet({ db, user, today }, { milik, ...saringan }) {
      const siapa = await milikDari(db, user, milik);
      const content = await pelangganXlsx(db, { ...saringan, milik: siapa }, today);
      return { name: `Export Pelanggan-${tertulis(today)}.xlsx`, content };
    },
  },
});
