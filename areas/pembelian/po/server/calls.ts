import { denganIsian, drafEmail, kirimEmail, tercetak } from "#company/kirimEmail.ts";
import { milikOrder, orderTerlihat } from "#company/orderMilik.ts";
import { isPrivileged, seesHargaBeli } from "#kernel/permission.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { exportName } from "#platform/documents/xlsx/exportName.ts";
import { grafikHandlers } from "#platform/documents/xlsx/grafik.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx, type User } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { type PembayaranPo, type Po, po } from "../contract.ts";
import { GRAFIK_PO } from "../grafikPo.ts";
import { addBeberapaPo } from "./addBeberapaPo.ts";
import { addPo } from "./addPo.ts";
import { cancelPo } from "./cancelPo.ts";
import { getDampakBayar } from "./getDampakBayar.ts";
import { sumPo } from "./grafik.ts";
import { findPo, type PoRow, pembayaranPo, tagihanPo } from "./load.ts";
import { pageOfPo } from "./page.ts";
import { aksiPo, keteranganTanpaNama, terlambat } from "./rules.ts";
import { emailPo, pesanPo, suratPo } from "./surat.ts";
import { undoPoSelesai } from "./undoPoSelesai.ts";
import { updatePoLunas } from "./updatePoLunas.ts";
import { updatePoSelesai } from "./updatePoSelesai.ts";
import { poXlsx } from "./xlsx.ts";

const sums = grafikHandlers(GRAFIK_PO, sumPo);

export const poCalls: Handlers<typeof po> = implement(po, {
  addPo: {
    async write(deed, input) {
      const data = await addPo(deed, input);
      return { message: `PO ${data.kloter} berhasil dibuat`, data };
    },
  },
  addBeberapaPo: {
    async own(_context, input, perform) {
      const data = await addBeberapaPo(perform, input.po);
      const berhasil = data.filter(({ status }) => status === 200).length;
      return { message: `${berhasil} dari ${data.length} PO berhasil dibuat`, data };
    },
  },
  getPo: {
    async read({ db, user, today }, input) {
      const { rows, total } = await pageOfPo(db, { ...input, bayar: isPrivileged(user) ? input.bayar : null });
      const terlihat = await tanpaOrderLain(db, user, rows);
      return pageAnswer(
        input,
        total,
        terlihat.map((row) => wire(row, user, today)),
      );
    },
  },
  getGrafikPo: sums.get,
  exportGrafikPo: sums.file,
  getDetailPo: {
    async read(context, { idPo }) {
      const { db, user, today } = context;
      const [row] = await tanpaOrderLain(db, user, [found(await findPo(db, idPo), "PO")]);
      return {
        data: {
          ...wire(found(row, "PO"), user, today),
          pembayaran: await pembayaran(context, idPo),
          tagihan: isPrivileged(user) ? await tagihanPo(db, idPo) : null,
        },
      };
    },
  },
  cetakPoPdf: {
    async read(context, { idPo }) {
      return tercetak(await suratPo(context, idPo, seesHargaBeli(context.user)));
    },
  },
  getPesanPo: {
    async read({ db }, { idPo }) {
      return { data: await pesanPo(db, idPo) };
    },
  },
  getDrafEmailPo: {
    async read(context, { idPo }) {
      return drafEmail(context, await emailPo(context, idPo, seesHargaBeli(context.user)));
    },
  },
  kirimEmailPo: {
    async own(context, { idPo, ...isian }) {
      return kirimEmail(context, denganIsian(await emailPo(context, idPo, seesHargaBeli(context.user)), isian));
    },
  },
  exportPo: {
    async sheet({ db, user, today }, input) {
      return { name: exportName("PO", input, today), content: poXlsx(db, user, input) };
    },
  },
  cancelPo: {
    async write(deed, { idPo }) {
      return { message: await cancelPo(deed, idPo) };
    },
  },
  updatePoSelesai: {
    async write(deed, input) {
      return { message: await updatePoSelesai(deed, input) };
    },
  },
  undoPoSelesai: {
    async write(deed, input) {
      return { message: await undoPoSelesai(deed, input) };
    },
  },
  getDampakBayar: {
    async read(context, input) {
      return { data: await getDampakBayar(context, input) };
    },
  },
  updatePoLunas: {
    async write(deed, input) {
      return { message: await updatePoLunas(deed, input) };
    },
  },
});

/** The purchase orders without the orders and customers that this person may not see. */
async function tanpaOrderLain(db: Db, user: User, rows: readonly PoRow[]): Promise<readonly PoRow[]> {
  const ids = new Set(rows.flatMap(({ orderan }) => orderan.map(({ idSo }) => idSo)));
  const milik = await milikOrder(db, user);
  if (milik === null) return rows;
  const terlihat = await orderTerlihat(db, user, [...ids]);
  return rows.map((row) => ({
    ...row,
    orderan: row.orderan.filter(({ idSo }) => terlihat.has(idSo)),
    history: row.history.map((satu) => ({ ...satu, keterangan: keteranganTanpaNama(satu) })),
  }));
}

/** A purchase order as answered to this person. */
function wire({ dibatalkan: _, isi: __, ...row }: PoRow, user: User, today: Tanggal): Po {
  const price = seesHargaBeli(user);
  const payment = isPrivileged(user);
  return {
    ...row,
    hargaSatuan: price ? row.hargaSatuan : null,
    totalHarga: price ? row.totalHarga : null,
    statusPembayaran: payment ? row.statusPembayaran : null,
    tglLunas: payment ? row.tglLunas : null,
    qtyDitagih: payment ? row.qtyDitagih : null,
    terlambat: terlambat(row, today),
    aksi: aksiPo(user, row),
  };
}

async function pembayaran({ db, user, picture }: ReadCtx, idPo: string): Promise<PembayaranPo | null> {
  const paid = isPrivileged(user) ? await pembayaranPo(db, idPo) : null;
  if (!paid) return null;
  const { bukti, ...row } = paid;
  return { ...row, buktiFoto: bukti.map(picture).filter((address) => address !== null) };
}
