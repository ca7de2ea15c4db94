import type { Rupiah } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { proyeksiKas } from "../contract.ts";
import { dokumenProyeksi, harianProyeksi, rekeningProyeksi } from "./sql.ts";
import { mingguan, palingRendah, perRekening } from "./susun.ts";
import { proyeksiFile } from "./xlsx.ts";

export const proyeksiKasCalls: Handlers<typeof proyeksiKas> = implement(proyeksiKas, {
  getProyeksiKas: {
    async read({ db, today }, saringan) {
      const [semua, harian] = await Promise.all([rekeningProyeksi(db), harianProyeksi(db, today, saringan)]);
      const { idRekening } = saringan;
      const rekening = semua.filter((satu) => idRekening === null || satu.idRekening === idRekening);
      const saldo = rekening.reduce((sum, satu) => sum + satu.saldo, 0) as Rupiah;
      const minggu = mingguan(today, saldo, harian);
      const jumlah = (kapan: string, sisi: "masuk" | "keluar") =>
        harian.filter((row) => row.kapan === kapan).reduce((sum, row) => sum + row[sisi], 0);
      return {
        data: {
          saldo,
          minggu,
          terendah: palingRendah(minggu, saldo, today),
          lewat: { masuk: jumlah("lewat", "masuk") as Rupiah, keluar: jumlah("lewat", "keluar") as Rupiah },
          tanpa: (jumlah("tanpa", "masuk") - jumlah("tanpa", "keluar")) as Rupiah,
          rekening: perRekening(today, rekening, harian),
        },
      };
    },
  },
  getDokumenProyeksi: {
    async read({ db, today }, { page, limit, ...dicari }) {
      const { rows, jumlah } = await dokumenProyeksi(db, today, dicari, { page, limit });
      const { banyak, masuk, keluar } = jumlah;
      return { ...pageAnswer({ page, limit }, banyak, rows), jumlah: { masuk, keluar } };
    },
  },
  exportProyeksiKas: {
    async sheet({ db, today }, dicari) {
      const { rows } = await dokumenProyeksi(db, today, dicari, null);
      return proyeksiFile(today, rows);
    },
  },
});
