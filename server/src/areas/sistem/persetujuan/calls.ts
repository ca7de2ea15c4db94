import { type Menunggu, persetujuan } from "#contract/sistem/persetujuan.ts";
import { type Setelan, setelan } from "#server/company/perusahaan.ts";
import { bolehPutuskan, harusOrangLain } from "#server/company/putusan.ts";
import { implement, type ReadCtx } from "#server/platform/http/context.ts";
import { pageAnswer } from "#server/platform/list/paging.ts";
import { jalankanPutusan } from "./jalankanPutusan.ts";
import { bolehTolak } from "./rules.ts";
import { halamanKotak, type MenungguRow } from "./sql.ts";

export const persetujuanCalls = implement(persetujuan, {
  getKotak: {
    async read(context, input) {
      const { db, user } = context;
      const aturan = await setelan(db);
      const { rows, total } = await halamanKotak(db, user, harusOrangLain(user, aturan), input);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, context, aturan)),
      );
    },
  },
  putuskan: {
    async own(_context, { putusan }, perform) {
      const data = await jalankanPutusan(perform, putusan);
      const berhasil = data.filter(({ status }) => status === 200).length;
      return { message: `${berhasil} dari ${data.length} berhasil diputuskan`, data };
    },
  },
});

function wire(sasaran: MenungguRow, { user, picture }: ReadCtx, aturan: Setelan): Menunggu {
  const { jenis, id, sebutan, judul, keterangan, nominal, rekening, oleh, tanggal, versi } = sasaran;
  const putusan = bolehPutuskan(user, { ...sasaran, statusPengajuan: "Menunggu", namaPemutus: null }, aturan);
  return {
    ...{ jenis, id, sebutan, judul, keterangan, nominal, rekening, oleh, tanggal, versi },
    bukti: sasaran.bukti.map(picture).filter((address) => address !== null),
    aksi: { setuju: putusan, tolak: bolehTolak(jenis, putusan) },
  };
}
