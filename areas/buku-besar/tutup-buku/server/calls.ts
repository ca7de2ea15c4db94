import { namaBulan } from "#areas/laporan/bulan.ts";
import { depreciate } from "#books/jurnal/susut.ts";
import { akhirBulan } from "#books/tutup/angka.ts";
import { sendirian } from "#books/tutup/kunci.ts";
import {
  angkaUtama,
  closedUntil,
  perubahanBulan,
  refuseReopening,
  reopenMonth,
  requestReopening,
} from "#books/tutup/tutup.ts";
import { audit } from "#company/audit/audit.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type User } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { type BulanBuku, type KeadaanBulan, tutupBuku } from "../contract.ts";
import { bukuKini, closeBulan } from "./closeBulan.ts";
import { checkBulan } from "./periksa.ts";
import {
  awalDari,
  bulanAntara,
  bulanDari,
  mayClose,
  mayCompare,
  mayDecide,
  mayRequest,
  tanpaHalangan,
  tertutupkah,
  yangTerbuka,
} from "./rules.ts";
import {
  findRequest,
  type PermintaanRow,
  penutupanBulan,
  peristiwaTerbaru,
  permintaanMenunggu,
  pernahDitutup,
} from "./sql.ts";

export const tutupBukuCalls: Handlers<typeof tutupBuku> = implement(tutupBuku, {
  getTutupSampai: {
    async read({ db }) {
      return { data: { sampai: await closedUntil(db) } };
    },
  },
  getTutupBuku: {
    async read({ db, user, today }) {
      const [buku, menunggu, peristiwa] = await Promise.all([
        bukuKini(db),
        permintaanMenunggu(db),
        peristiwaTerbaru(db),
      ]);
      const kini = bulanDari(today);
      const diminta = menunggu.length > 0;
      const rows = await penutupanBulan(db, bulanAntara(buku.pertama ?? kini, kini));
      const bulan = rows.map(({ pernah, ...row }): BulanBuku => {
        const ditutup = tertutupkah(row.bulan, buku);
        const keadaan: KeadaanBulan = ditutup ? "Ditutup" : row.bulan === kini ? "Berjalan" : "Terbuka";
        const aksi = {
          tutup: mayClose(user, row.bulan, { ...buku, today }),
          minta: mayRequest(user, row.bulan, buku, diminta),
        };
        return { ...row, keadaan, dibukaKembali: pernah && !ditutup, aksi };
      });
      const permintaan = menunggu.map((row) => permintaanWire(row, user, buku));
      return { data: { sampai: buku.sampai, bulan, permintaan, peristiwa } };
    },
  },
  getPeriksaTutup: {
    async read({ services, db, user, today, now }, { bulan }) {
      const buku = await bukuKini(db);
      const aksi = mayClose(user, bulan, { ...buku, today });
      if (!aksi.boleh) return { data: { aksi, tutup: aksi, periksa: [], angka: [] } };
      const terbuka = yangTerbuka(bulan, buku);
      await depreciate(services.sql, akhirBulan(awalDari(bulan)), now);
      const [periksa, angka] = await Promise.all([checkBulan(db, terbuka), angkaUtama(db, terbuka.map(awalDari))]);
      const nilai = (satu: string, kunci: string) =>
        (angka.find((row) => bulanDari(row.bulan) === satu && row.kunci === kunci)?.nominal ?? 0) as Rupiah;
      const figures = terbuka.toReversed().map((satu) => ({
        bulan: satu,
        laba: nilai(satu, "Laba Rugi laba"),
        labaAkrual: nilai(satu, "Laba Rugi Akrual laba"),
        totalAset: nilai(satu, "Neraca total aset"),
      }));
      return { data: { aksi, tutup: tanpaHalangan(periksa), periksa, angka: figures } };
    },
  },
  closeBulan: {
    prepare: (context, { bulan }) => closeBulan(context, bulan),
  },
  requestBukaBulan: {
    async write(deed, { bulan, alasan }) {
      await sendirian(deed.tx);
      const diminta = (await permintaanMenunggu(deed.tx)).length > 0;
      must(mayRequest(deed.user, bulan, await bukuKini(deed.tx), diminta));
      const idPermintaan = await requestReopening(deed, { bulan: awalDari(bulan), alasan });
      await audit(deed, { jenis: "tutupBuku", id: bulan, sesudah: { keadaan: "Diminta dibuka kembali", alasan } });
      return {
        message: `Permintaan membuka ${namaBulan(bulan)} menunggu keputusan orang kedua`,
        data: { idPermintaan: idPermintaan as Id<"tutupBuku"> },
      };
    },
  },
  approveBukaBulan: {
    async write(deed, { idPermintaan, status, note }) {
      await sendirian(deed.tx);
      const row = found(await findRequest(deed.tx, idPermintaan), "Permintaan");
      const buku = await bukuKini(deed.tx);
      const aksi = mayDecide(deed.user, row, buku);
      must(status === "Disetujui" ? aksi.setujui : aksi.tolak);
      const kejadian = { bulan: awalDari(row.bulan), alasan: note, idPermintaan };
      if (status === "Ditolak") {
        await refuseReopening(deed, kejadian);
        await audit(deed, {
          jenis: "tutupBuku",
          id: row.bulan,
          sesudah: { keadaan: "Permintaan ditolak", alasan: note },
        });
        return { message: "Permintaan ditolak, bulannya tetap ditutup" };
      }
      await reopenMonth(deed, kejadian);
      const terakhir = bulanDari(buku.sampai ?? (kejadian.bulan as Tanggal));
      const perubahan = {
        jenis: "tutupBuku",
        sebelum: { keadaan: "Ditutup" },
        sesudah: { keadaan: "Dibuka kembali", alasan: row.alasan, diminta: row.oleh },
      } as const;
      await audit(deed, ...bulanAntara(row.bulan, terakhir).map((id) => ({ ...perubahan, id })));
      return { message: `Buku dibuka kembali mulai ${namaBulan(row.bulan)}` };
    },
  },
  getPerubahanTutup: {
    async read({ services, db, now }, { bulan }) {
      const awal = awalDari(bulan);
      must(mayCompare(bulan, await pernahDitutup(db, awal)));
      await depreciate(services.sql, akhirBulan(awal), now);
      const rows = await perubahanBulan(db, awal);
      return {
        data: rows.map(({ bulan, laporan, nama, ditutup, sekarang }) => ({
          bulan: bulanDari(bulan),
          laporan,
          nama,
          ditutup: ditutup as Rupiah,
          sekarang: sekarang as Rupiah,
        })),
      };
    },
  },
});

function permintaanWire(permintaan: PermintaanRow, user: User, buku: { sampai: Tanggal | null }) {
  const { idUser: _, diputuskanOleh: __, ...row } = permintaan;
  return {
    ...row,
    idPermintaan: row.idPermintaan as Id<"tutupBuku">,
    aksi: mayDecide(user, permintaan, buku),
  };
}
