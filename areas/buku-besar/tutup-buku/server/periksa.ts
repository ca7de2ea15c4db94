import { dasarPada } from "#books/neraca/dasar.ts";
import { akhirBulan } from "#books/tutup/angka.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { belumDibebankan } from "../../pembebanan/server/sql.ts";
import type { JenisPeriksa, PeriksaTutup } from "../contract.ts";
import { checkPajak } from "./checkPajak.ts";
import { awalDari } from "./rules.ts";
import { belumDipetakan, belumDirekonsiliasi, neracaTerakhir, returMenunggu, yangMenunggu } from "./sql.ts";

/** Why a document that waits has to be settled before its month is closed, or what becomes of it afterwards. */
const ARTI: Readonly<
  Record<
    Extract<JenisPeriksa, "jurnalUmum" | "pengajuan" | "pengajuanAsset" | "pelepasanAsset" | "invoice" | "opname">,
    string
  >
> = {
  jurnalUmum: "Jurnal umum dibukukan pada tanggalnya, yang tidak dapat lagi setelah bulan ditutup. Putuskan dahulu.",
  pengajuan: "Mutasi bulan itu berisi keputusannya, yang tidak boleh berubah lagi. Setujui atau tolak dahulu.",
  pengajuanAsset: "Daftar bulan itu berisi keputusannya, yang tidak boleh berubah lagi. Setujui atau tolak dahulu.",
  pelepasanAsset: "Daftar bulan itu berisi keputusannya, yang tidak boleh berubah lagi. Setujui atau tolak dahulu.",
  invoice: "Bila disetujui setelah bulan ditutup, uangnya dibukukan di bulan persetujuan.",
  opname: "Selisihnya dibukukan saat disetujui, di bulan persetujuannya. Selesaikan dahulu bila milik bulan ini.",
};
const MENGINGATKAN: readonly JenisPeriksa[] = ["invoice", "opname"];

/** Looks at what should be settled before months are closed; `bulan` are those that would be. */
export async function checkBulan(db: Db, bulan: readonly string[]): Promise<PeriksaTutup[]> {
  const [pertama = "", terakhir = pertama] = [bulan[0], bulan.at(-1)];
  const [dari, sampai] = [awalDari(pertama), akhirBulan(awalDari(terakhir))];
  const [menunggu, retur, belumSama, pajak, produksi, belum, neraca, [dasar]] = await Promise.all([
    yangMenunggu(db, sampai),
    returMenunggu(db, sampai),
    belumDirekonsiliasi(db, sampai),
    checkPajak(db, sampai),
    belumDibebankan(db, bulan),
    belumDipetakan(db, dari, sampai),
    neracaTerakhir(db, sampai),
    dasarPada(db, [sampai]),
  ]);
  const dokumen = (Object.keys(ARTI) as (keyof typeof ARTI)[]).map((jenis) => {
    const { jumlah, daftar } = menunggu.find((row) => row.jenis === jenis) ?? { jumlah: 0, daftar: [] };
    const menghalangi = !MENGINGATKAN.includes(jenis) && jumlah > 0;
    return { jenis, jumlah, nilai: null, daftar, menghalangi, keterangan: ARTI[jenis] };
  });
  return [
    ...dokumen,
    {
      jenis: "retur",
      ...retur,
      menghalangi: false,
      keterangan:
        "Barangnya sudah kembali, penjualannya belum: itu dibukukan saat retur diputuskan, di bulan keputusannya.",
    },
    {
      jenis: "rekonsiliasi",
      nilai: null,
      ...belumSama,
      menghalangi: false,
      keterangan: "Buku dan banknya belum dinyatakan sama sampai akhir bulan. Cocokkan dan rekonsiliasi dahulu.",
    },
    ...pajak,
    {
      ...{ jenis: "produksi", nilai: null, jumlah: produksi, daftar: [], menghalangi: false },
      keterangan:
        "Biaya produksi berbeda dari nilai standar mesin yang dibuat. Bebankan di bawah daftar bulan; jurnalnya bertanggal hari ia diminta.",
    },
    {
      jenis: "belumDipetakan",
      nilai: null,
      jumlah: belum.length,
      daftar: belum,
      menghalangi: false,
      keterangan: "Pemetaan berlaku mulai bulan pertama yang terbuka: di bulan yang ditutup tetap Belum Dipetakan.",
    },
    dasar?.dasar === "Buku Besar" ? MENGIKUTI_BUKU : neracaPada(neraca, awalDari(terakhir)),
  ];
}

/** With Buku Besar nothing has to be typed before a month is closed. */
const MENGIKUTI_BUKU: PeriksaTutup = {
  jenis: "neraca",
  nilai: null,
  jumlah: 0,
  daftar: [],
  menghalangi: false,
  keterangan: "Neraca mengikuti Buku Besar; tidak ada yang perlu diketik.",
};

/** The typed figures of Neraca cannot be entered any more for days of a closed month. */
function neracaPada(terakhir: Tanggal | null, awal: Tanggal): PeriksaTutup {
  const lama = terakhir === null || terakhir < awal;
  const kapan = terakhir === null ? "Belum pernah diketik" : `Terakhir diketik per ${tertulis(terakhir)}`;
  return {
    jenis: "neraca",
    nilai: null,
    jumlah: lama ? 1 : 0,
    daftar: [],
    menghalangi: false,
    keterangan: `${kapan}; tidak dapat diubah setelah bulan ditutup.`,
  };
}
