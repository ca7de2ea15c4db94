import { bookDue } from "#books/neraca/dasar.ts";
import { melihatPembelian } from "#company/pembelian.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { bulanBanding, hariSama } from "../banding.ts";
import { labaRugi } from "../contract.ts";
import { bulanSampai, hariTerakhir, masaBulan } from "./compose.ts";
import { labaRugiBulanan, masaSampai } from "./load.ts";
import { rincian } from "./rincian.ts";
import { rekeningTerpilih } from "./sql.ts";
import { bandingXlsx, labaRugiXlsx } from "./xlsx.ts";

export const labaRugiCalls: Handlers<typeof labaRugi> = implement(labaRugi, {
  getLabaRugi: {
    async read({ db, today: kini, now, user }, input) {
      const today = hariTerakhir(input, kini);
      const yang = !input.rincian ? "tidak ada" : melihatPembelian(user) ? "semua" : "tanpa pembelian";
      const masa = masaSampai(input, today);
      await bookDue(db, masa.akhir, now);
      const terpilih = await rekeningTerpilih(db, input, masa);
      return { data: await labaRugiBulanan(db, input, terpilih, today, yang) };
    },
  },
  getDetailLabaRugi: {
    async read({ db, today, user }, { tahun, bulan, hari, asal, id, ...input }) {
      const sampai = hariTerakhir({ tahun, bulan, hari }, today);
      const masa = masaBulan(bulanSampai(tahun, bulan).at(-1) ?? "", sampai);
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
    async sheet({ db, today, now }, { banding, ...input }) {
      const sampai = async (asked: typeof input) => {
        const terakhir = hariTerakhir(asked, today);
        await bookDue(db, masaSampai(asked, terakhir).akhir, now);
        const terpilih = await rekeningTerpilih(db, asked, masaSampai(asked, terakhir));
        return { grup: terpilih.grup, data: await labaRugiBulanan(db, asked, terpilih, terakhir) };
      };
      const { grup, data } = await sampai(input);
      const kini = data.at(-1);
      const nama = (...kata: (string | null)[]) => `Export Laba Rugi-${kata.filter(Boolean).join(" ")}.xlsx`;
      if (banding === null || !kini) return { name: nama(bulanTahun(input), grup), content: labaRugiXlsx(data) };
      const [tahun = 0, bulan = 0] = bulanBanding(kini.bulan, banding).split("-").map(Number);
      const asked = { ...input, tahun, bulan, hari: hariSama(kini.bulan, today) };
      const lalu = found((await sampai(asked)).data.at(-1), "Bulan");
      const name = nama(bulanTahun(input), "dibanding", bulanTahun(asked), grup);
      return { name, content: bandingXlsx(kini, lalu, today) };
    },
  },
});

const bulanTahun = ({ bulan, tahun }: { bulan: number; tahun: number }) => `${String(bulan).padStart(2, "0")}-${tahun}`;
