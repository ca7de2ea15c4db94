import { waktu } from "#kernel/format.ts";
import type { GuardState } from "#platform/ops/backup/guards.ts";
import { type ProcessFigures, together } from "#platform/ops/metrics/figures.ts";
import type { State } from "#platform/ops/metrics/state.ts";
import type { ButirKeadaan, Proses, Tingkat } from "../contract.ts";

/** The worse of two limits that a figure is above. */
const diatas = (nilai: number, perhatian: number, gawat: number): Tingkat =>
  nilai > gawat ? "gawat" : nilai > perhatian ? "perhatian" : "baik";

const angka = (nilai: number): string => nilai.toLocaleString("id-ID");
const GB = 1024 ** 3;
const gb = (bytes: number): string => `${(bytes / GB).toLocaleString("id-ID", { maximumFractionDigits: 1 })} GB`;

const lama = (detik: number): string =>
  detik < 120
    ? `${Math.round(detik)} detik`
    : detik < 7_200
      ? `${Math.round(detik / 60)} menit`
      : `${Math.round(detik / 3600)} jam`;

/** What there is to watch, in words and colours; the alert rules in deploy/prometheus have the same limits. */
export function butirKeadaan(state: State, now: Date): ButirKeadaan[] {
  return [
    proses(state),
    kumpulan(state),
    ...replika(state),
    putaran(state),
    kunci(state),
    email(state),
    ...(["backup", "dasar", "arsip", "uji"] as const).flatMap((jenis) => penjaga(jenis, state, now)),
    disk(state),
    login(state),
    aliran(state),
  ];
}

function proses({ processes }: State): ButirKeadaan {
  const [semua, gagal] = [together("requests", processes), together("failed", processes)];
  return {
    ...{ kunci: "proses", judul: "Proses aplikasi", tingkat: diatas(semua > 0 ? gagal / semua : 0, 0.001, 0.01) },
    nilai: `${processes.length} proses`,
    keterangan: `${angka(gagal)} dari ${angka(semua)} permintaan gagal karena server, ${angka(together("slow", processes))} lebih lama dari sedetik. Sebabnya ada di log.`,
  };
}

function kumpulan({ processes }: State): ButirKeadaan {
  const menunggu = together("poolWaiting", processes);
  return {
    ...{ kunci: "koneksi", judul: "Koneksi basis data", tingkat: diatas(menunggu, 0, 20) },
    nilai: `${together("poolBusy", processes)} dipakai dari ${together("poolMax", processes)}`,
    keterangan: menunggu === 0 ? "Tidak ada yang menunggu koneksi." : `${angka(menunggu)} pekerjaan menunggu koneksi.`,
  };
}

/** Nothing is wrong for anybody while it is behind or gone: the primary answers. */
function replika({ replicaLag: detik }: State): ButirKeadaan[] {
  if (detik === null) return [];
  const butir = { kunci: "replika", judul: "Replika basis data", tingkat: diatas(detik, 60, Number.POSITIVE_INFINITY) };
  const belakang = `${detik.toLocaleString("id-ID", { maximumFractionDigits: 1 })} detik di belakang`;
  return [
    Number.isFinite(detik)
      ? { ...butir, nilai: belakang, keterangan: "Daftar dan laporan dibaca dari replika selama cukup muda." }
      : {
          ...butir,
          nilai: "Tidak menjawab",
          keterangan: "Semua dibaca dari basis data utama. Periksa server replika.",
        },
  ];
}

function putaran({ processes }: State): ButirKeadaan {
  const ms = together("eventLoopMs", processes);
  return {
    ...{ kunci: "putaran", judul: "Kelancaran proses", nilai: `${angka(ms)} ms`, tingkat: diatas(ms, 200, 1_000) },
    keterangan: "Keterlambatan putaran kerja proses yang paling sibuk. Bila tinggi, server kekurangan prosesor.",
  };
}

function kunci({ waitingLocks, longestLock }: State): ButirKeadaan {
  return {
    ...{ kunci: "kunci", judul: "Kunci basis data", nilai: `${waitingLocks} menunggu` },
    tingkat: waitingLocks === 0 ? "baik" : diatas(longestLock, 5, 60),
    keterangan:
      waitingLocks === 0 ? "Tidak ada pekerjaan yang saling menunggu." : `Yang terlama menunggu ${lama(longestLock)}.`,
  };
}

const JAM = 3_600;

function email({ mail: { configured, waiting, oldest, failed, unknown } }: State): ButirKeadaan {
  const butir = { kunci: "email", judul: "Antrean email" };
  const menunggu = waiting > 0 ? diatas(oldest, JAM, 12 * JAM) : "baik";
  if (!configured) {
    return {
      ...{ ...butir, nilai: waiting > 0 ? `${angka(waiting)} antri` : "Belum dikonfigurasi" },
      tingkat: menunggu === "gawat" ? "gawat" : "perhatian",
      keterangan: "Email belum dikonfigurasi (SMTP_URL dan SMTP_FROM).",
    };
  }
  const gagal = `${failed} gagal dan ${unknown} tidak pasti dalam sehari, lihat Email Keluar.`;
  return {
    ...{ ...butir, nilai: `${angka(waiting)} antri` },
    tingkat: waiting === 0 && failed + unknown > 0 ? "perhatian" : menunggu,
    keterangan: waiting > 0 ? `Yang tertua menunggu ${lama(oldest)}. ${gagal}` : gagal,
  };
}

const PENJAGA = {
  backup: { judul: "Backup", hari: 2 },
  dasar: { judul: "Salinan dasar", hari: 8 },
  arsip: { judul: "Arsip perubahan", hari: 1 },
  uji: { judul: "Uji pulih", hari: 8 },
} as const;

const SEHARI_MS = 86_400_000;

/** What was never set up is not told, but for the backup and its test. */
function penjaga(jenis: GuardState["jenis"], { guards }: State, now: Date): ButirKeadaan[] {
  const { judul, hari } = PENJAGA[jenis];
  const butir = (nilai: string, tingkat: Tingkat, keterangan: string) => [
    { kunci: jenis, judul, nilai, tingkat, keterangan },
  ];
  const state = guards.find((one) => one.jenis === jenis);
  if (state?.gagalSejak) return butir("Gagal", "gawat", `Sejak ${waktu(state.gagalSejak)}: ${state.alasan}`);
  if (!state?.terakhir) {
    if (jenis !== "backup" && jenis !== "uji") return [];
    return butir(
      "Belum pernah",
      "perhatian",
      jenis === "uji" ? "Berjalan sendiri seminggu sekali." : "Dibuat tiap malam pukul 02.30.",
    );
  }
  const basi = now.getTime() - new Date(state.terakhir).getTime() > hari * SEHARI_MS;
  return butir(
    waktu(state.terakhir),
    basi ? "gawat" : "baik",
    state.keterangan || (basi ? `Lebih dari ${hari} hari yang lalu.` : "Berjalan baik."),
  );
}

function disk({ disk: { free, total } }: State): ButirKeadaan {
  const terpakai = total > 0 ? 1 - free / total : 0;
  return {
    ...{ kunci: "disk", judul: "Disk", nilai: `${gb(free)} kosong`, tingkat: diatas(terpakai, 0.85, 0.95) },
    keterangan: `Dari ${gb(total)}, disk folder data di mesin yang menjawab. Bila penuh, tidak ada yang dapat disimpan.`,
  };
}

function login({ loginFailures, lockedNumbers }: State): ButirKeadaan {
  return {
    ...{ kunci: "login", judul: "Login gagal", nilai: `${angka(loginFailures)} dalam sejam` },
    tingkat: diatas(loginFailures, 50, 500),
    keterangan: `${angka(lockedNumbers)} nomor sedang terkunci. Siapa dan dari mana, ada di Jejak Keamanan.`,
  };
}

function aliran({ processes }: State): ButirKeadaan {
  return {
    ...{
      kunci: "aliran",
      judul: "Layar yang terbuka",
      nilai: angka(together("liveStreams", processes)),
      tingkat: "baik",
    },
    keterangan: "Peramban yang sedang terhubung dan diperbarui langsung.",
  };
}

export const wireProses = (one: ProcessFigures): Proses => ({
  ...{ id: one.id, mulai: one.mulai as Proses["mulai"], permintaan: one.requests, gagal: one.failed, lambat: one.slow },
  koneksi: `${one.poolBusy}/${one.poolOpen}/${one.poolMax}`,
  ...{ menunggu: one.poolWaiting, aliran: one.liveStreams, putaranMs: one.eventLoopMs },
  memoriMb: Math.round(one.memoryBytes / 1024 ** 2),
});
