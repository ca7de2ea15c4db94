import { denganIsian, drafEmail, kirimEmail, tercetak } from "#company/kirimEmail.ts";
import { milikOrder } from "#company/orderMilik.ts";
import { exportName } from "#platform/documents/xlsx/exportName.ts";
import { grafikHandlers } from "#platform/documents/xlsx/grafik.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { foto } from "../../order/server/wire.ts";
import { type Retur, retur } from "../contract.ts";
import { GRAFIK_RETUR } from "../grafikRetur.ts";
import { addRetur } from "./addRetur.ts";
import { sumRetur } from "./grafik.ts";
import { diputuskan, getDampakRetur, putuskanRetur } from "./putuskanRetur.ts";
import { mayDecideRetur } from "./rules.ts";
import { findRetur, pageOfRetur, type ReturRow } from "./sql.ts";
import { emailRetur, pesanRetur, suratRetur } from "./surat.ts";
import { returXlsx } from "./xlsx.ts";

const sums = grafikHandlers(GRAFIK_RETUR, sumRetur);

export const returCalls: Handlers<typeof retur> = implement(retur, {
  getRetur: {
    async read(context, input) {
      const { rows, total } = await pageOfRetur(context.db, {
        ...input,
        milik: await milikOrder(context.db, context.user),
      });
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, context)),
      );
    },
  },
  getDetailRetur: {
    async read(context, { idRetur }) {
      return { data: wire(found(await findRetur(context.db, idRetur), "Retur"), context) };
    },
  },
  cetakReturPdf: {
    async read(context, { idRetur }) {
      return tercetak(await suratRetur(context, idRetur));
    },
  },
  getPesanRetur: {
    async read({ db }, { idRetur }) {
      return { data: await pesanRetur(db, idRetur) };
    },
  },
  getDrafEmailRetur: {
    async read(context, { idRetur }) {
      return drafEmail(context, await emailRetur(context, idRetur));
    },
  },
  kirimEmailRetur: {
    async own(context, { idRetur, ...isian }) {
      return kirimEmail(context, denganIsian(await emailRetur(context, idRetur), isian));
    },
  },
  exportRetur: {
    async sheet({ db, user, today }, input) {
      const content = returXlsx(db, { ...input, milik: await milikOrder(db, user) });
      return { name: exportName("Retur", input, today), content };
    },
  },
  getGrafikRetur: sums.get,
  exportGrafikRetur: sums.file,
  addRetur: {
    async write(deed, input) {
      const idRetur = await addRetur(deed, input);
      return { message: `Retur ${idRetur} berhasil dicatat`, data: { idRetur } };
    },
  },
  getDampakRetur: {
    async read(context, { idRetur }) {
      return { data: await getDampakRetur(context, idRetur) };
    },
  },
  putuskanRetur: {
    async write(deed, input) {
      await putuskanRetur(deed, input);
      return { message: `Retur ${input.idRetur} berhasil diputuskan` };
    },
  },
});

const wire = ({ bukti, ...row }: ReturRow, { user, picture }: Pick<ReadCtx, "user" | "picture">): Retur => ({
  ...row,
  buktiFoto: foto(bukti, picture),
  aksi: { putuskan: mayDecideRetur(user, diputuskan({ bukti, ...row })) },
});
