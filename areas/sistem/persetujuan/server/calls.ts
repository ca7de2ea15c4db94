import { type Setelan, setelan } from "#company/perusahaan.ts";
import { mayDecide, persetujuanOf } from "#company/putusan.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx } from "#platform/http/context.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { type Menunggu, persetujuan } from "../contract.ts";
import { runPutusan } from "./jalankanPutusan.ts";
import { maySendBack } from "./rules.ts";
import { type MenungguRow, pageOfKotak } from "./sql.ts";

export const persetujuanCalls: Handlers<typeof persetujuan> = implement(persetujuan, {
  getKotak: {
    async read(context, input) {
      const { db, user } = context;
      const aturan = await setelan(db);
      const { rows, total } = await pageOfKotak(db, user, aturan, input);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, context, aturan)),
      );
    },
  },
  putuskan: {
    async own(_context, { putusan }, perform) {
      const data = await runPutusan(perform, putusan);
      const berhasil = data.filter(({ status }) => status === 200).length;
      return { message: `${berhasil} dari ${data.length} berhasil diputuskan`, data };
    },
  },
});

function wire(row: MenungguRow, { user, picture }: ReadCtx, aturan: Setelan): Menunggu {
  const { jenis, id, sebutan, judul, keterangan, nominal, arah, rekening, oleh, tanggal, versi } = row;
  const { idUser, otomatis, penyetuju, idKebutuhan: kebutuhan, taruhan } = row;
  const perkara = { idUser, otomatis, penyetuju, kebutuhan, nominal: taruhan };
  const sasaran = { ...perkara, statusPengajuan: "Menunggu" as const, ditarik: false, namaPemutus: null };
  const putusan = mayDecide(user, sasaran, aturan);
  return {
    ...{ jenis, id, sebutan, judul, keterangan, nominal, arah, rekening, oleh, tanggal, versi },
    persetujuan: persetujuanOf(sasaran, aturan),
    bukti: row.bukti.map(picture).filter((address) => address !== null),
    aksi: { setuju: putusan, tolak: putusan, revisi: maySendBack(jenis, otomatis, putusan) },
  };
}
