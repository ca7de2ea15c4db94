import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Sen } from "#kernel/pajak.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { type FakturKami, matchKeluaran } from "./cocokKeluaran.ts";
import { matchMasukan, type TagihanPpn } from "./cocokMasukan.ts";
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

const tagihan = (idTagihan: string, beda: Partial<TagihanPpn> = {}): TagihanPpn => ({
  ...{ idTagihan, npwp: "01.234.567.8-901.234", nomorFaktur: "", tanggal: "2026-11-20" as Tanggal },
  ...{ ppn: 11_000 as Rupiah, ...beda },
});

describe("faktur masukan", () => {
  test("belong to the bill with their number, else to the only one of that supplier and tax", () => {
    const [bernomor, jumlah, asing] = [
      hasil({ nomorFaktur: "04002500000000001" }),
      hasil({ nomorFaktur: "04002500000000002", ppn: 22_000_50 as Sen }),
      hasil({ nomorFaktur: "04002500000000003", npwp: "0099999999999999" }),
    ];
    const semua = [
      tagihan("TG-1", { nomorFaktur: "0400.25000000-00001" }),
      tagihan("TG-2", { ppn: 22_000 as Rupiah }),
      tagihan("TG-3", { ppn: 5_000 as Rupiah }),
    ];
    expect(matchMasukan([bernomor, jumlah, asing], semua)).toEqual({
      cocok: [
        { baris: bernomor, idTagihan: "TG-1", menurut: "nomor" },
        { baris: jumlah, idTagihan: "TG-2", menurut: "jumlah" },
      ],
      ...{ ragu: [], tanpaTagihan: [asing], tanpaFaktur: ["TG-3"] },
    });
  });

  test("are left to somebody where two bills, or two faktur for one bill, are possible", () => {
    const dua = [tagihan("TG-1"), tagihan("TG-2")];
    expect(matchMasukan([hasil()], dua)).toMatchObject({ cocok: [], ragu: [{ idTagihan: ["TG-1", "TG-2"] }] });
    const faktur = [hasil(), hasil({ nomorFaktur: "04002500000000009" })];
    expect(matchMasukan(faktur, [tagihan("TG-1")]).ragu.map(({ idTagihan }) => idTagihan)).toEqual([
      ["TG-1"],
      ["TG-1"],
    ]);
  });

  test("of a bill with another number are not its faktur, and what was cancelled is no tax", () => {
    const lain = tagihan("TG-1", { nomorFaktur: "04002500000000007" });
    expect(matchMasukan([hasil()], [lain])).toMatchObject({ cocok: [], tanpaTagihan: [{}], tanpaFaktur: ["TG-1"] });
    expect(matchMasukan([hasil({ status: "dibatalkan" })], [tagihan("TG-1")])).toMatchObject({
      ...{ cocok: [], tanpaTagihan: [], tanpaFaktur: ["TG-1"] },
    });
  });
});
