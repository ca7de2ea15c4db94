import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import {
  bergaransi,
  garansiKeluhan,
  type Keadaan,
  mayBatalkan,
  mayJadwalkan,
  mayKerjakan,
  maySelesai,
  mayTanggungan,
} from "./rules.ts";

const hari = (text: string) => text as Tanggal;
const baru: Keadaan = { status: "baru", rencana: null, dikerjakan: null };
const BATAL = "Keluhan ini sudah dibatalkan";
const SELESAI = "Keluhan ini sudah selesai, catat keluhan baru bila rusak lagi";

test("a complaint that is over stays so", () => {
  const alasan = (status: Keadaan["status"]) => {
    const keluhan = { ...baru, status, idKunjungan: "KJ-1" };
    return [mayJadwalkan, mayKerjakan, maySelesai, mayBatalkan].map((rule) => rule(keluhan).alasan);
  };
  expect(alasan("baru")).toEqual([null, null, null, null]);
  expect(alasan("selesai")).toEqual([SELESAI, SELESAI, SELESAI, SELESAI]);
  expect(alasan("batal")).toEqual([BATAL, BATAL, BATAL, BATAL]);
});

test("work is noted of a visit; words settle what nobody is on the way for, and nothing was done", () => {
  const [rencana, dikerjakan] = [hari("2026-11-20"), hari("2026-11-19")];
  expect(mayKerjakan({ status: "baru", idKunjungan: null }).alasan).toBe(
    "Belum ada kunjungan yang direncanakan, jadwalkan dahulu",
  );
  expect(mayKerjakan({ status: "batal", idKunjungan: null }).alasan).toBe(BATAL);
  const direncanakan = "Ada kunjungan yang direncanakan, batalkan kunjungannya dahulu";
  expect(maySelesai({ ...baru, rencana }).alasan).toBe(direncanakan);
  expect(maySelesai({ ...baru, status: "batal", rencana }).alasan).toBe(BATAL);
  expect(maySelesai({ ...baru, dikerjakan }).alasan).toBeNull();
  expect(mayBatalkan({ ...baru, rencana, dikerjakan }).alasan).toBe(direncanakan);
  expect(mayBatalkan({ ...baru, dikerjakan }).alasan).toBe(
    "Sudah ada kunjungan yang dikerjakan, urungkan kunjungannya dahulu",
  );
  expect(mayTanggungan(baru).alasan).toBeNull();
  expect(mayTanggungan({ ...baru, status: "selesai" }).alasan).toBeNull();
  expect(mayTanggungan({ ...baru, status: "batal" }).alasan).toBe(BATAL);
  expect(mayTanggungan({ ...baru, dikerjakan }).alasan).toBe("Sudah dikerjakan, urungkan kunjungannya dahulu");
});

test("a guarantee holds on its last day; who says otherwise says why", () => {
  const [kemarin, kini] = [hari("2026-11-19"), hari("2026-11-20")];
  expect([bergaransi(kini, kini), bergaransi(kemarin, kini), bergaransi(null, kini)]).toEqual([true, false, false]);
  const ditanggung = (tanggungan: "garansi" | "bayar" | null, garansiSampai: Tanggal, alasan = "") =>
    garansiKeluhan({ tanggungan, alasan, garansiSampai, today: kini });
  expect([ditanggung(null, kini), ditanggung(null, kemarin)]).toEqual([true, false]);
  expect([ditanggung("garansi", kini), ditanggung("bayar", kemarin)]).toEqual([true, false]);
  expect([ditanggung("bayar", kini, "jatuh"), ditanggung("garansi", kemarin, "langganan")]).toEqual([false, true]);
  expect(() => ditanggung("bayar", kini)).toThrow(
    "Unit ini masih dalam garansi, isi alasan mengapa ditanggung berbeda",
  );
  try {
    ditanggung("garansi", kemarin);
    expect.unreachable();
  } catch (failure) {
    expect(failure).toMatchObject({
      errors: [
        {
          field: "alasanGaransi",
          message: "Unit ini tidak dalam garansi, isi alasan mengapa ditanggung berbeda",
        },
      ],
    });
  }
});
