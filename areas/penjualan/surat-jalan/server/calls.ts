import { tercetak } from "#company/kirimEmail.ts";
import { milikOrder, orderTerlihat } from "#company/orderMilik.ts";
import { letterhead } from "#company/perusahaan.ts";
import { printSeveral } from "#company/severalDocuments.ts";
import { rentangPenuh } from "#kernel/range.ts";
import { exportName } from "#platform/documents/xlsx/exportName.ts";
import { grafikHandlers } from "#platform/documents/xlsx/grafik.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { isiOrder } from "../../order/server/wire.ts";
import { type OrderSuratJalan, suratJalan } from "../contract.ts";
import { GRAFIK_SJ } from "../grafikSj.ts";
import { addSuratJalan } from "./addSuratJalan.ts";
import { sumSj } from "./grafik.ts";
import { hapusSuratJalan } from "./hapusSuratJalan.ts";
import { kertasSuratJalan } from "./pdf.ts";
import { mayAdd, mayDelete, mayEdit, mayLoad, mayPrint, mayReturOrder } from "./rules.ts";
import { loadOrderSj, type OrderSjRow, orderDariSurat, orderTerdaftar, pageOfOrderSj, papanSj } from "./sql.ts";
import { undoFotoSj, updateStatusSj } from "./updateStatusSj.ts";
import { suratJalanXlsx } from "./xlsx.ts";

const sums = grafikHandlers(GRAFIK_SJ, sumSj);

export const suratJalanCalls: Handlers<typeof suratJalan> = implement(suratJalan, {
  getInvoiceForSj: {
    async read(context, input) {
      const { db, user, today } = context;
      const { rows, total } = await pageOfOrderSj(db, { ...input, milik: await milikOrder(db, user) }, today);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, context)),
      );
    },
  },
  getPapanSj: {
    async read(context) {
      const { db, user, today } = context;
      return { data: await papanSj(db, today, await milikOrder(db, user), (row) => wire(row, context)) };
    },
  },
  getDetailOrderSj: {
    async read(context, { idSo, idSj }) {
      const { db } = context;
      const [row] = await loadOrderSj(db, [idSo ?? (await orderDariSurat(db, idSj ?? ""))]);
      return { data: wire(found(row, "Order"), context) };
    },
  },
  exportSj: {
    async sheet({ db, user, today }, { daftar, idSo, ...input }) {
      const milik = await milikOrder(db, user);
      if (daftar) {
        const content = suratJalanXlsx(db, { daftar: orderTerdaftar(db, { ...input, milik }, today) });
        return { name: exportName("SJ", input, today), content };
      }
      const rentang = rentangPenuh(input, today);
      return {
        name: exportName("SJ", rentang, today),
        content: suratJalanXlsx(db, { ...(idSo ? { idSo } : { rentang }), milik }),
      };
    },
  },
  getGrafikSj: sums.get,
  exportGrafikSj: sums.file,
  cetakSjPdf: {
    async read({ db, services }, { idSo, idSj, dwibahasa }) {
      const [row] = await loadOrderSj(db, [idSo]);
      const order = found(row, "Order");
      must(mayPrint(order));
      const note = found(
        order.suratJalan.findLast(({ idSuratJalan }) => idSj === null || idSuratJalan === idSj),
        "Surat jalan",
      );
      const company = await letterhead(db, services.storage);
      const kertas = () => kertasSuratJalan(company, order, note);
      return tercetak({ nama: `${note.idSuratJalan}.pdf`, kertas }, dwibahasa);
    },
  },
  cetakSjBanyak: {
    async read(context, { idSo, dwibahasa }) {
      const rows = await loadOrderSj(context.db, [...(await orderTerlihat(context.db, context.user, idSo))]);
      const orders = new Map(rows.map((row) => [row.idSo, row]));
      const company = await letterhead(context.db, context.services.storage);
      const lampiran = async (id: string) => {
        const order = found(orders.get(id), "Order");
        must(mayPrint(order));
        const note = found(order.suratJalan.at(-1), "Surat jalan");
        return { nama: note.idSuratJalan, kertas: () => kertasSuratJalan(company, order, note) };
      };
      return printSeveral(context, "Surat Jalan", idSo, lampiran, dwibahasa);
    },
  },
  addSuratJalan: {
    async write(deed, input) {
      const idSuratJalan = await addSuratJalan(deed, input);
      return { message: `Surat jalan ${idSuratJalan} berhasil dibuat`, data: { idSuratJalan } };
    },
  },
  updateStatusSj: {
    async write(deed, input) {
      return { message: `Surat jalan ${await updateStatusSj(deed, input)} berhasil diubah` };
    },
  },
  hapusSuratJalan: {
    async write(deed, input) {
      await hapusSuratJalan(deed, input);
      return { message: `Surat jalan ${input.idSj} dihapus` };
    },
  },
  undoFotoSj: {
    async write(deed, { idSo, idSj }) {
      await undoFotoSj(deed, idSo, idSj);
      return { message: `Foto surat jalan ${idSj} dikembalikan` };
    },
  },
});

/** An order in the list of delivery notes. */
function wire(order: OrderSjRow, { user, picture }: Pick<ReadCtx, "user" | "picture">): OrderSuratJalan {
  const { idInvoice, ...row } = order;
  const dihapus = order.suratJalan.map((note) => ({ ...note, hapus: mayDelete(user, order.statusSo, note) }));
  const dapat = dihapus.filter(({ hapus }) => hapus.boleh);
  return {
    ...isiOrder(row, picture),
    statusPembayarna: row.statusPembayaran,
    // A cancelled order has nothing in production.
    mesinProgress: row.statusSo === "Cancel" ? 0 : sum(row.orders, (line) => line.qty - line.qtySelesai),
    mesinSelesai: sum(row.orders, (line) => line.qtySelesai),
    idInvoice,
    aksi: {
      tambah: mayAdd(order),
      edit: mayEdit(order),
      muat: mayLoad(order),
      cetak: mayPrint(order),
      retur: mayReturOrder(order),
      hapus: (dapat.at(-1) ?? dihapus.at(-1))?.hapus ?? mayEdit(order),
    },
    dapatDihapus: dapat.map(({ idSuratJalan }) => idSuratJalan),
  };
}

const sum = <Item>(items: readonly Item[], each: (item: Item) => number): number =>
  items.reduce((total, item) => total + each(item), 0);
