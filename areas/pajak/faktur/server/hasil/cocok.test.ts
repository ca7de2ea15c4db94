import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Sen } from "#kernel/pajak.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { type FakturKami, matchKeluaran } from "./cocokKeluaran.ts";
import { type BarisHasil, STATUS_HASIL } from "./hasilCoretax.ts";

const hasil = (beda: Partial<BarisHasil> = {}): BarisHasil => ({
  ...{ baris: 2, referensi: "INV-2611-00001", nomorFaktur: "04002500000000001", tanggal: "2026-11-26" as Tanggal },
  ...{ masa: 11, tahun: 2026, status: "disetujui", npwp: "0012345678901234", nama: "PT Baja" },
  ...{ dpp: 100_000_00 as Sen, dppLain: 91_666_67 as Sen, ppn: 11_000_00 as Sen, masaKredit: null, tahunKredit: null },
  ...beda,
});
const kami = (beda: Partial<FakturKami> = {}): FakturKami => ({
  ...{ referensi: "INV-2611-00001", nomorFaktur: null, status: "dikirim", ppn: 11_000 as Rupiah },
  ...beda,
});

describe("faktur keluaran that come back", () => {
  test("give number and state to our faktur, and what is not ours is named", () => {
    const lain = hasil({ referensi: "LAIN" });
    expect(matchKeluaran([hasil({ referensi: " inv-2611-00001" }), lain], [kami()])).toEqual({
      berubah: [{ referensi: "INV-2611-00001", nomorFaktur: "04002500000000001", status: "disetujui" }],
      ...{ asing: [lain], beda: [] },
    });
  });

  test("say where the tax office has another tax than we", () => {
    const baris = hasil({ ppn: 10_999_00 as Sen });
    expect(matchKeluaran([baris], [kami()]).beda).toEqual([{ referensi: "INV-2611-00001", ppnKami: 11_000, baris }]);
  });

  test.each([
    ["a replacement holds, not what it replaced", ["diganti", "disetujui"], "disetujui"],
    ["a replacement that waits leaves what was approved", ["disetujui", "dikirim"], "disetujui"],
    ["a second try holds, not the first that was refused", ["ditolak", "dikirim"], "dikirim"],
    ["what is cancelled and not made again is cancelled", ["dibatalkan", "ditolak"], "dibatalkan"],
  ] as const)("%s", (_, status, berlaku) => {
    const semua = status.map((satu, at) => hasil({ status: satu, baris: at + 2 }));
    for (const urut of [semua, semua.toReversed()])
      expect(matchKeluaran(urut, [kami({ status: "siap" })]).berubah[0]?.status).toBe(berlaku);
  });

  test("read twice change nothing the second time", () => {
    const baris = fc.record({
      referensi: fc.constantFrom("A", "B", "C"),
      status: fc.constantFrom(...STATUS_HASIL),
      nomorFaktur: fc.constantFrom("", "04002500000000001", "04002500000000002"),
      tanggal: fc.constantFrom("2026-11-01", "2026-11-02") as fc.Arbitrary<Tanggal>,
    });
    fc.assert(
      fc.property(fc.array(baris, { maxLength: 12 }), (semua) => {
        const faktur = ["A", "B"].map((referensi) => kami({ referensi }));
        const rows = semua.map((satu) => hasil(satu));
        const { berubah } = matchKeluaran(rows, faktur);
        const sesudah = faktur.map((satu) => ({
          ...satu,
          ...berubah.find(({ referensi }) => referensi === satu.referensi),
        }));
        expect(matchKeluaran(rows, sesudah).berubah).toEqual([]);
      }),
    );
  });
});
