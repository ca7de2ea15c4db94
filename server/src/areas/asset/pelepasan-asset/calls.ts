import { type PelepasanAsset, pelepasanAsset } from "#contract/asset/pelepasan-asset.ts";
import { tanggal } from "#contract/format.ts";
import { rentangPenuh } from "#contract/kernel/range.ts";
import { type Setelan, setelan } from "#server/company/perusahaan.ts";
import { bolehPutuskan, DICATAT, persetujuanOf } from "#server/company/putusan.ts";
import { implement, type ReadCtx } from "#server/platform/http/context.ts";
import { found } from "#server/platform/http/refusal.ts";
import { pageAnswer } from "#server/platform/list/paging.ts";
import { addPelepasanAsset } from "./addPelepasanAsset.ts";
import { approvePelepasanAsset } from "./approvePelepasanAsset.ts";
import { getDampakPelepasan } from "./getDampakPelepasan.ts";
import { halamanPelepasan, type PelepasanRow, sasaranOf, satuPelepasan } from "./sql.ts";
import { pelepasanXlsx } from "./xlsx.ts";

export const pelepasanAssetCalls = implement(pelepasanAsset, {
  getPelepasanAsset: {
    async read(context, input) {
      const [aturan, { rows, total }] = await Promise.all([setelan(context.db), halamanPelepasan(context.db, input)]);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, context, aturan)),
      );
    },
  },
  getDetailPelepasanAsset: {
    async read(context, { idPengajuan }) {
      const [aturan, row] = await Promise.all([setelan(context.db), satuPelepasan(context.db, idPengajuan)]);
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
  exportPelepasanAsset: {
    async sheet({ db, today }, input) {
      const rentang = rentangPenuh(input, today);
      const name = `Export Pelepasan Asset-${tanggal(rentang.tglAwal)} sampai ${tanggal(rentang.tglAkhir)}.xlsx`;
      return { name, content: pelepasanXlsx(db, rentang) };
    },
  },
});

/** A request as it leaves the server: pictures by address, and what this person may do with it. */
function wire(sasaran: PelepasanRow, { user, picture }: Pick<ReadCtx, "user" | "picture">, aturan: Setelan) {
  const { harga: _, penyetuju: __, ...row } = sasaran;
  return {
    ...row,
    persetujuan: persetujuanOf(sasaranOf(sasaran), aturan),
    buktiFotoPengajuan: row.buktiFotoPengajuan.map(picture).filter((address) => address !== null),
    aksi: { approve: bolehPutuskan(user, sasaranOf(sasaran), aturan) },
  } satisfies PelepasanAsset;
}
