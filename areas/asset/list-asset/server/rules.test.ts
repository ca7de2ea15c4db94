import { expect, test } from "vitest";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import { jadwal, mayKondisi, mayKondisiKe, mayRelease, mayReview, penyusutanKini } from "./rules.ts";

const hari = (day: string) => day as Tanggal;
const asset = { harga: 1_200 as Rupiah, pembagi: 4, tglAssetMasuk: hari("2026-01-15") };
const libur = (dari: string, sampai: string) => ({ dari: hari(dari), sampai: hari(sampai) });

test("a plan says of each month whether it is over, and whether the asset rested on its day", () => {
  const rencana = (today: string, ...istirahat: ReturnType<typeof libur>[]) =>
    jadwal(asset, istirahat, hari(today)).map(({ tanggal, totalSusut, keadaan }) => [tanggal, totalSusut, keadaan]);
  expect(rencana("2026-03-15")).toEqual([
    ["2026-02-15", 900, "sudah"],
    ["2026-03-15", 600, "sudah"],
    ["2026-04-15", 300, "belum"],
    ["2026-05-15", 0, "belum"],
  ]);
  // A rest begins with its first day and ends before its last; one of several is enough.
  expect(rencana("2026-04-14", libur("2026-02-15", "2026-03-15"), libur("2026-04-15", "2026-04-16"))).toEqual([
    ["2026-02-15", 0, "tidakDigunakan"],
    ["2026-03-15", 600, "sudah"],
    ["2026-04-15", 0, "belum"],
    ["2026-05-15", 0, "belum"],
  ]);
});

test("out of the books an asset has no value, and its months go on", () => {
  const kini = (dibukukan: boolean) => penyusutanKini({ ...asset, dibukukan }, hari("2026-03-15"));
  expect(kini(true)).toEqual({ hargaSusutPerBulan: 300, akumulasiSusut: 600, totalSusut: 600 });
  expect(kini(false)).toEqual({ hargaSusutPerBulan: 300, akumulasiSusut: 600, totalSusut: 0 });
});

test("an asset that went for good stays so, and a request to let it go waits for its decision", () => {
  const pelepasan = (statusPengajuan: "Disetujui" | "Menunggu" | "Ditolak") =>
    ({ statusPengajuan, idPelepasanAsset: "PL-1" }) as never;
  const alasan = (lain: object = {}) => {
    const keadaan = { pelepasan: null, batal: false, ...lain };
    return [mayKondisi(keadaan).alasan, mayRelease(keadaan).alasan];
  };
  expect(alasan()).toEqual([null, null]);
  expect(alasan({ pelepasan: pelepasan("Ditolak") })).toEqual([null, null]);
  expect(alasan({ pelepasan: pelepasan("Menunggu") })).toEqual([null, "Pelepasan PL-1 menunggu keputusan"]);
  const dilepas = "Asset sudah dilepas dengan PL-1";
  expect(alasan({ pelepasan: pelepasan("Disetujui") })).toEqual([dilepas, dilepas]);
  const batal = "Impor asset ini sudah dibatalkan";
  expect(alasan({ batal: true })).toEqual([batal, batal]);
});

test("a condition is set again with another note only", () => {
  const rusak = { softDelete: true, keterangan: "motor", pelepasan: null, batal: false };
  const ke = (statusAsset: "tidak" | "digunakan", keterangan: string, asset = rusak) =>
    mayKondisiKe(asset, { statusAsset, keterangan }).alasan;
  expect(ke("tidak", "motor")).toBe("Asset sudah tercatat Tidak Digunakan");
  expect([ke("tidak", "sabuk"), ke("digunakan", "motor")]).toEqual([null, null]);
  expect(ke("digunakan", "motor", { ...rusak, batal: true })).toBe("Impor asset ini sudah dibatalkan");
});

test("what others changed is looked at once, by those in charge", () => {
  const lihat = (role: string, ...perhatian: string[]) =>
    mayReview({ role } as User, { perhatian: perhatian as never }).alasan;
  expect(lihat("Management", "harga")).toBeNull();
  expect(lihat("Management")).toBe("Asset sudah ditinjau");
  expect(lihat("Admin", "harga")).toBe("Hanya Super Admin dan Management");
});
