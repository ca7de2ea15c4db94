import { denganIsian, drafEmail, kirimEmail, tercetak } from "#company/kirimEmail.ts";
import { milikOrder } from "#company/orderMilik.ts";
import { lampiranDari, mailSeveral, printSeveral } from "#company/severalDocuments.ts";
import { exportName } from "#platform/documents/xlsx/exportName.ts";
import { grafikHandlers } from "#platform/documents/xlsx/grafik.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { riwayatEmail } from "../../email/server/sql.ts";
import { suratInvoice } from "../../invoice/server/surat.ts";
import { sayMenunggu } from "../../koreksi/server/izin.ts";
import { order } from "../contract.ts";
import { GRAFIK_ORDER } from "../grafikOrder.ts";
import { addOrder } from "./addOrder.ts";
import { batasDiskon } from "./batasDiskon.ts";
import { cancelSo } from "./cancelSo.ts";
import { gantiEmail } from "./gantiEmail.ts";
import { sumOrder } from "./grafik.ts";
import { findOrder } from "./load.ts";
import { pageOfOrder } from "./page.ts";
import { pesanOrder } from "./pesan.ts";
import { suratBanyak, suratOrder } from "./surat.ts";
import { updateSetor } from "./updateSetor.ts";
import { wireOrder } from "./wire.ts";
import { orderXlsx } from "./xlsx.ts";

const sums = grafikHandlers(GRAFIK_ORDER, sumOrder);

export const orderCalls: Handlers<typeof order> = implement(order, {
  addOrder: {
    async write(deed, input) {
      const { idSo, menunggu } = await addOrder(deed, input);
      return { message: `Order ${idSo} berhasil dibuat${sayMenunggu(menunggu)}`, data: { idSo, menunggu } };
    },
  },
  getBatasDiskon: {
    async read({ db, user }) {
      return { data: await batasDiskon(db, user) };
    },
  },
  getOrder: {
    async read({ db, user, picture }, input) {
      const { rows, total } = await pageOfOrder(db, { ...input, milik: await milikOrder(db, user) });
      return pageAnswer(
        input,
        total,
        rows.map((row) => wireOrder(row, user, picture)),
      );
    },
  },
  getDetailOrder: {
    async read({ db, user, picture }, { idSo }) {
      return { data: wireOrder(await findOrder(db, idSo), user, picture) };
    },
  },
  updateSetor: {
    async write(deed, isian) {
      await updateSetor(deed, isian);
      return { message: `Status setor order ${isian.idSo} berhasil diubah` };
    },
  },
  gantiEmail: {
    async write(deed, isian) {
      await gantiEmail(deed, isian);
      const hasil = (isian.email ?? null) === null ? "dihapus" : "disimpan";
      return { message: `Email order ${isian.idSo} berhasil ${hasil}` };
    },
  },
  cancelSo: {
    async write(deed, isian) {
      await cancelSo(deed, isian);
      return { message: `Order ${isian.idSo} berhasil dibatalkan` };
    },
  },
  exportOrder: {
    async sheet({ db, user, today }, asked) {
      const content = orderXlsx(db, { ...asked, milik: await milikOrder(db, user) });
      return { name: exportName("SO", asked, today), content };
    },
  },
  getGrafikOrder: sums.get,
  exportGrafikOrder: sums.file,
  cetakSoPdf: {
    async read(context, { idSo, dwibahasa }) {
      return tercetak((await suratOrder(context, idSo)).lampiran, dwibahasa);
    },
  },
  getDrafEmail: {
    async read(context, { idSo }) {
      return drafEmail(context, await suratOrder(context, idSo));
    },
  },
  cetakSoBanyak: {
    async read(context, { idSo, dwibahasa }) {
      return printSeveral(context, "Sales Order", idSo, lampiranDari(await suratBanyak(context, idSo)), dwibahasa);
    },
  },
  kirimEmailBanyak: {
    async own(context, { idSo }) {
      return mailSeveral(context, idSo, await suratBanyak(context, idSo));
    },
  },
  kirimEmail: {
    async own(context, { idSo, idInvoice, ...isian }) {
      const surat = idInvoice === null ? suratOrder(context, idSo) : suratInvoice(context, idInvoice, idSo);
      return kirimEmail(context, denganIsian(await surat, isian));
    },
  },
  getPesan: {
    async read({ db }, { idSo, ...tentang }) {
      return { data: await pesanOrder(db, idSo, tentang) };
    },
  },
  getRiwayatEmail: {
    async read({ db }, { idSo }) {
      return { data: [...(await riwayatEmail(db, idSo))] };
    },
  },
});
