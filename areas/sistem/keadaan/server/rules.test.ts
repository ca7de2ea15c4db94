import { expect, test } from "vitest";
import type { Waktu } from "#kernel/types.ts";
import type { GuardState } from "#platform/ops/backup/guards.ts";
import type { State } from "#platform/ops/metrics/state.ts";
import { butirKeadaan, wireProses } from "./rules.ts";

const NOW = new Date("2026-11-20T02:00:00.000Z");
const PROSES: State["processes"][number] = {
  ...{ id: "satu", mulai: "2026-11-19T02:00:00.000Z", requests: 1_000, failed: 0, slow: 2 },
  ...{ poolMax: 20, poolOpen: 7, poolBusy: 3, poolWaiting: 0, liveStreams: 5, eventLoopMs: 10 },
  memoryBytes: 150 * 1024 ** 2,
};
const SEHAT: State = {
  processes: [PROSES],
  guards: [],
  mail: { configured: true, waiting: 0, oldest: 0, failed: 0, unknown: 0 },
  disk: { free: 50 * 1024 ** 3, total: 100 * 1024 ** 3 },
  ...{ replicaLag: null, loginFailures: 0, lockedNumbers: 0, waitingLocks: 0, longestLock: 0 },
};
const butir = (lain: Partial<State>, kunci: string) =>
  butirKeadaan({ ...SEHAT, ...lain }, NOW).find((satu) => satu.kunci === kunci);
const warna = (lain: Partial<State>, kunci: string) => butir(lain, kunci)?.tingkat;
const proses = (lain: Partial<typeof PROSES>) => ({ processes: [{ ...PROSES, ...lain }] });
const mail = (lain: Partial<State["mail"]>) => ({ mail: { ...SEHAT.mail, ...lain } });

test("a figure at its limit is still good, one above it is not", () => {
  const limits: [kunci: string, state: (figure: number) => Partial<State>, perhatian: number, gawat: number][] = [
    ["proses", (failed) => proses({ failed }), 1, 10],
    ["koneksi", (poolWaiting) => proses({ poolWaiting }), 0, 20],
    ["putaran", (eventLoopMs) => proses({ eventLoopMs }), 200, 1_000],
    ["kunci", (longestLock) => ({ waitingLocks: 1, longestLock }), 5, 60],
    ["email", (oldest) => mail({ waiting: 1, oldest }), 3_600, 12 * 3_600],
    ["disk", (used) => ({ disk: { total: 100, free: 100 - used } }), 85, 95],
    ["login", (loginFailures) => ({ loginFailures }), 50, 500],
  ];
  for (const [kunci, state, perhatian, gawat] of limits) {
    const colours = [perhatian, perhatian + 1, gawat, gawat + 1].map((figure) => warna(state(figure), kunci));
    expect([kunci, ...colours]).toEqual([kunci, "baik", "perhatian", "perhatian", "gawat"]);
  }
  expect([60, 61].map((replicaLag) => warna({ replicaLag }, "replika"))).toEqual(["baik", "perhatian"]);
});

test("a company that has answered nothing, waits for nothing and has no disk to ask is well", () => {
  const tingkat = butirKeadaan({ ...SEHAT, ...proses({ requests: 0 }), disk: { free: 0, total: 0 } }, NOW);
  expect(tingkat.filter(({ tingkat }) => tingkat !== "baik").map(({ kunci }) => kunci)).toEqual(["backup", "uji"]);
  // Nobody waits any more: how long the longest waited before does not matter.
  expect(warna({ longestLock: 90 }, "kunci")).toBe("baik");
});

test("mails that failed or may have gone are worth a look, also while none waits", () => {
  expect([mail({ failed: 1 }), mail({ unknown: 1 })].map((state) => warna(state, "email"))).toEqual([
    "perhatian",
    "perhatian",
  ]);
  const gagal = "2 gagal dan 1 tidak pasti dalam sehari, lihat Email Keluar.";
  const keterangan = (lain: Partial<State["mail"]>) =>
    butir(mail({ failed: 2, unknown: 1, ...lain }), "email")?.keterangan;
  expect(keterangan({})).toBe(gagal);
  expect(keterangan({ waiting: 4, oldest: 119 })).toBe(`Yang tertua menunggu 119 detik. ${gagal}`);
  expect(keterangan({ waiting: 4, oldest: 120 })).toBe(`Yang tertua menunggu 2 menit. ${gagal}`);
  expect(keterangan({ waiting: 4, oldest: 7_199 })).toBe(`Yang tertua menunggu 120 menit. ${gagal}`);
  expect(keterangan({ waiting: 4, oldest: 7_200 })).toBe(`Yang tertua menunggu 2 jam. ${gagal}`);
});

test("without a mail server nothing is well, whether or not mails wait", () => {
  const tanpa = (lain: Partial<State["mail"]> = {}) => butir(mail({ configured: false, ...lain }), "email");
  const keterangan = "Email belum dikonfigurasi (SMTP_URL dan SMTP_FROM).";
  expect(tanpa()).toMatchObject({ nilai: "Belum dikonfigurasi", tingkat: "perhatian", keterangan });
  expect(tanpa({ waiting: 2, oldest: 60 })).toMatchObject({ nilai: "2 antri", tingkat: "perhatian", keterangan });
  expect(tanpa({ waiting: 2, oldest: 13 * 3_600 })?.tingkat).toBe("gawat");
});

test("what stands beside a colour is what was counted", () => {
  const dua = { processes: [PROSES, { ...PROSES, failed: 1, poolWaiting: 1 }] };
  expect(butir(dua, "proses")).toMatchObject({
    nilai: "2 proses",
    keterangan: expect.stringMatching(/^1 dari 2\.000 permintaan gagal karena server, 4 lebih lama/),
  });
  expect(butir(dua, "koneksi")).toMatchObject({
    nilai: "6 dipakai dari 40",
    keterangan: "1 pekerjaan menunggu koneksi.",
  });
  expect(butir({}, "koneksi")?.keterangan).toBe("Tidak ada yang menunggu koneksi.");
  expect(butir({}, "kunci")?.keterangan).toBe("Tidak ada pekerjaan yang saling menunggu.");
  expect(butir({ waitingLocks: 2, longestLock: 9 }, "kunci")).toMatchObject({
    nilai: "2 menunggu",
    keterangan: "Yang terlama menunggu 9 detik.",
  });
  expect(butir({}, "disk")).toMatchObject({
    nilai: "50 GB kosong",
    keterangan: expect.stringMatching(/^Dari 100 GB,/),
  });
  expect(butir(dua, "aliran")).toMatchObject({ nilai: "10", tingkat: "baik" });
  expect(wireProses(PROSES)).toMatchObject({ koneksi: "3/7/20", memoriMb: 150 });
});

const HARI_MS = 86_400_000;

test("a guard is good for its days, then it burns; one that fails says since when and why", () => {
  const jaga = (jenis: GuardState["jenis"], lain: Partial<GuardState>) =>
    butir({ guards: [{ jenis, terakhir: null, gagalSejak: null, alasan: null, keterangan: "", ...lain }] }, jenis);
  const sejak = (ms: number) => ({ terakhir: new Date(NOW.getTime() - ms).toISOString() as Waktu });
  for (const [jenis, hari] of [
    ["backup", 2],
    ["dasar", 8],
    ["arsip", 1],
    ["uji", 8],
  ] as const) {
    expect(jaga(jenis, sejak(hari * HARI_MS))).toMatchObject({ tingkat: "baik", keterangan: "Berjalan baik." });
    expect(jaga(jenis, sejak(hari * HARI_MS + 1))).toMatchObject({
      tingkat: "gawat",
      keterangan: `Lebih dari ${hari} hari yang lalu.`,
    });
  }
  expect(jaga("uji", { ...sejak(0), keterangan: "Cocok" })?.keterangan).toBe("Cocok");
  const gagal = { ...sejak(HARI_MS), gagalSejak: NOW.toISOString() as Waktu, alasan: "Disk penuh" };
  expect(jaga("arsip", gagal)).toMatchObject({
    ...{ nilai: "Gagal", tingkat: "gawat" },
    keterangan: expect.stringMatching(/^Sejak .*09[.:]00.*: Disk penuh$/),
  });
  expect(["backup", "dasar", "arsip", "uji"].map((jenis) => butir({}, jenis)?.keterangan)).toEqual([
    "Dibuat tiap malam pukul 02.30.",
    undefined,
    undefined,
    "Berjalan sendiri seminggu sekali.",
  ]);
});

test("each line has its title, its figure and what is to be known of it", () => {
  const baris = (lain: Partial<State> = {}) =>
    butirKeadaan({ ...SEHAT, ...lain }, NOW).map(
      ({ kunci, judul, nilai, keterangan }) => `${kunci} | ${judul} | ${nilai} | ${keterangan}`,
    );
  expect(baris()).toEqual([
    "proses | Proses aplikasi | 1 proses | 0 dari 1.000 permintaan gagal karena server, 2 lebih lama dari sedetik. Sebabnya ada di log.",
    "koneksi | Koneksi basis data | 3 dipakai dari 20 | Tidak ada yang menunggu koneksi.",
    "putaran | Kelancaran proses | 10 ms | Keterlambatan putaran kerja proses yang paling sibuk. Bila tinggi, server kekurangan prosesor.",
    "kunci | Kunci basis data | 0 menunggu | Tidak ada pekerjaan yang saling menunggu.",
    "email | Antrean email | 0 antri | 0 gagal dan 0 tidak pasti dalam sehari, lihat Email Keluar.",
    "backup | Backup | Belum pernah | Dibuat tiap malam pukul 02.30.",
    "uji | Uji pulih | Belum pernah | Berjalan sendiri seminggu sekali.",
    expect.stringMatching(/^disk \| Disk \| .+ kosong \| Dari .+, disk folder data di mesin yang menjawab/),
    "login | Login gagal | 0 dalam sejam | 0 nomor sedang terkunci. Siapa dan dari mana, ada di Jejak Keamanan.",
    "aliran | Layar yang terbuka | 5 | Peramban yang sedang terhubung dan diperbarui langsung.",
  ]);
  const replika = (replicaLag: number) => baris({ replicaLag }).find((satu) => satu.startsWith("replika"));
  expect(replika(2.25)).toMatch(
    /^replika \| Replika basis data \| 2,[23] detik di belakang \| Daftar dan laporan dibaca dari replika selama cukup muda\.$/,
  );
  expect(replika(Number.POSITIVE_INFINITY)).toBe(
    "replika | Replika basis data | Tidak menjawab | Semua dibaca dari basis data utama. Periksa server replika.",
  );
});
