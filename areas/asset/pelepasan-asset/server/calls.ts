import { type Setelan, setelan } from "#company/perusahaan.ts";
import { DICATAT, mayDecide, mayWithdraw, persetujuanOf } from "#company/putusan.ts";
import { exportName } from "#platform/documents/xlsx/exportName.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { type PelepasanAsset, pelepasanAsset } from "../contract.ts";
import { addPelepasanAsset } from "./addPelepasanAsset.ts";
import { approvePelepasanAsset } from "./approvePelepasanAsset.ts";
import { getDampakPelepasan } from "./getDampakPelepasan.ts";
import { findPelepasan, type PelepasanRow, pageOfPelepasan, sasaranOf } from "./sql.ts";
import { withdrawPelepasanAsset } from "./withdrawPelepasanAsset.ts";
import { pelepasanXlsx } from "./xlsx.ts";

export const pelepasanAssetCalls: Handlers<typeof pelepasanAsset> = implement(pelepasanAsset, {
  getPelepasanAsset: {
    async read(context, input) {
      const [aturan, { rows, total }] = await Promise.all([setelan(context.db), pageOfPelepasan(context.db, input)]);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, context, aturan)),
      );
    },
  },
  getDetailPelepasanAsset: {
    async read(context, { idPengajuan }) {
      const [aturan, row] = await Promise.all([setelan(context.db), findPelepasan(context.db, idPengajuan)]);
      return { data: wire(found(row, "Pelepasan asset"), context, aturan) };
    },
  },
  addPelepasanAsset: {
    async write(deed, input) {
      const idPelepasanAsset = await addPelepasanAsset(deed, input);
      return { message: `Pelepasan ${idPelepasanAsset} berhasil diajukan`, data: { idPelepasanAsset } };
    },
  },
  getDampakPelepasan: {
    async read(context, { idPengajuan }) {
      return { data: await getDampakPelepasan(context, idPengajuan) };
    },
  },
  approvePelepasanAsset: {
    async write(deed, input) {
      if (!(await approvePelepasanAsset(deed, input))) return { message: DICATAT };
      return { message: `Pelepasan asset berhasil ${input.statusPengajuan === "Disetujui" ? "disetujui" : "ditolak"}` };
    },
  },
  withdrawPelepasanAsset: {
    async write(deed, input) {
      await withdrawPelepasanAsset(deed, input);
      return { message: `Pelepasan ${input.idPengajuan} ditarik` };
    },
  },
  exportPelepasanAsset: {
    async sheet({ db, today }, input) {
      return { name: exportName("Pelepasan Asset", input, today), content: pelepasanXlsx(db, input) };
    },
  },
});

/** A request as it leaves the server: pictures by address, and what this person may do with it. */
function wire(sasaran: PelepasanRow, { user, picture }: Pick<ReadCtx, "user" | "picture">, aturan: Setelan) {
  const { harga: _, penyetuju: __, ...row } = sasaran;
  const putusan = sasaranOf(sasaran);
  return {
    ...row,
    persetujuan: persetujuanOf(putusan, aturan),
    buktiFotoPengajuan: row.buktiFotoPengajuan.map(picture).filter((address) => address !== null),
    aksi: { approve: mayDecide(user, putusan, aturan), tarik: mayWithdraw(user, putusan) },
  } satisfies PelepasanAsset;
}
