import type { Rupiah } from "#contract/kernel/types.ts";
import { labaRugi } from "#contract/laporan/laba-rugi.ts";
import { melihatPembelian } from "#server/company/pembelian.ts";
import { implement } from "#server/platform/http/context.ts";
import { pageAnswer } from "#server/platform/list/paging.ts";
import { labaRugiBulanan, masaSampai } from "./muat.ts";
import { rincian } from "./rincian.ts";
import { rekeningTerpilih } from "./sql.ts";
import { bulanSampai, masaBulan } from "./susun.ts";
import { labaRugiXlsx } from "./xlsx.ts";

export const labaRugiCalls = implement(labaRugi, {
  getLabaRugi: {
    async read({ db, today, user }, input) {
      const yang = !input.rincian ? "tidak ada" : melihatPembelian(user) ? "semua" : "tanpa pembelian";
      const terpilih = await rekeningTerpilih(db, input, masaSampai(input, today));
      return { data: await labaRugiBulanan(db, input, terpilih, today, yang) };
    },
  },
  getDetailLabaRugi: {
    async read({ db, today, user }, { tahun, bulan, asal, id, ...input }) {
      const masa = masaBulan(bulanSampai(tahun, bulan).at(-1) ?? "", today);
      const { rekening, otomatis } = await rekeningTerpilih(db, input, masa);
      // Without the computed components their cells are empty too.
      const kosong = asal !== "kebutuhan" && !otomatis;
      const { page, limit } = input;
      const hasil = kosong
        ? { rows: [], banyak: 0, total: 0 as Rupiah }
        : await rincian(db, user, { asal, id, masa, rekening, page, limit });
      return { ...pageAnswer(input, hasil.banyak, hasil.rows), total: hasil.total };
    },
  },
  exportLabaRugi: {
    async sheet({ db, today }, input) {
      const terpilih = await rekeningTerpilih(db, input, masaSampai(input, today));
      const bulan = `${String(input.bulan).padStart(2, "0")}-${input.tahun}`;
      const name = `Export Laba Rugi-${[bulan, terpilih.grup].filter(Boolean).join(" ")}.xlsx`;
      return { name, content: labaRugiXlsx(await labaRugiBulanan(db, input, terpilih, today)) };
    },
  },
});
