import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_RUPIAH, type Rupiah } from "#kernel/types.ts";
import {
  computeTagihan,
  harusDitransfer,
  type IsianTagihan,
  problemOfJasaOnline,
  problemOfTagihan,
  type Rangkaian,
  rangkaianBaru,
  rincianTagihan,
  sambung,
  uangDiterima,
} from "./tagihan.ts";

const order = (totalPembelian: number, tipeSo: "Reguler" | "Online" = "Reguler"): Rangkaian =>
  rangkaianBaru({ tipeSo, totalPembelian: totalPembelian as Rupiah, selisihTagihan: 0 as Rupiah });
const isian = (lain: Partial<IsianTagihan> = {}): IsianTagihan => ({
  tipePembayaran: "LN",
  nominalAdmin: 0,
  nominalPeti: 0,
  nominalOngkir: 0,
  nominalDiskon: 0,
  nominalDp: 0,
  ...lain,
});
const dp = (nominalDp: number, lain: Partial<IsianTagihan> = {}) => isian({ tipePembayaran: "DP", nominalDp, ...lain });

test("the first invoice owes purchase, admin, crate and shipping less discount; a DP pays itself plus crate and shipping", () => {
  const mulai = order(10_000_000);
  const tambahan = { nominalAdmin: 5_000, nominalPeti: 200_000, nominalOngkir: 300_000, nominalDiskon: 105_000 };
  expect(computeTagihan(mulai, isian(tambahan))).toMatchObject({
    nominalBayar: 10_400_000,
    nominalLunas: 10_400_000,
    nominalDp: 0,
    dibayar: 10_400_000,
    nominalSisaBayar: 0,
  });
  expect(computeTagihan(mulai, dp(4_000_000, tambahan))).toMatchObject({
    nominalBayar: 10_400_000,
    nominalLunas: 0,
    nominalDp: 4_000_000,
    dibayar: 4_500_000,
    nominalSisaBayar: 5_900_000,
  });
});

test("a later invoice owes the rest: admin and discount stay those of the first, crate and shipping count once", () => {
  const mulai = order(10_000_000);
  const satu = computeTagihan(
    mulai,
    dp(4_000_000, { nominalAdmin: 5_000, nominalDiskon: 105_000, nominalPeti: 200_000 }),
  );
  const kedua = sambung(mulai, satu);
  // The form repeats fixed amounts; shipping is new.
  const dua = computeTagihan(
    kedua,
    isian({ nominalAdmin: 999, nominalDiskon: 999, nominalPeti: 200_000, nominalOngkir: 50_000 }),
  );
  expect(dua).toEqual({
    nominalAdmin: 5_000,
    nominalDiskon: 105_000,
    nominalPeti: 0,
    nominalOngkir: 50_000,
    nominalBayar: 5_950_000,
    nominalDp: 0,
    nominalLunas: 5_950_000,
    nominalSisaBayar: 0,
    dibayar: 5_950_000,
  });
});

test.each<[string, Rangkaian, IsianTagihan, { field: string; message: string; bentrok?: true }[]]>([
  ["a plain full payment", order(100), isian(), []],
  ["a plain DP", order(100), dp(99), []],
  [
    "a DP of everything",
    order(100),
    dp(100),
    [
      {
        field: "nominalDp",
        message: "Nominal DP melebihi atau sama dengan sisa pembayaran, gunakan pembayaran Lunas",
      },
    ],
  ],
  ["a DP of nothing", order(100), dp(0), [{ field: "nominalDp", message: "*nominal DP tidak boleh kosong" }]],
  [
    "a DP for an Online order",
    order(100, "Online"),
    dp(10),
    [{ field: "tipePembayaran", message: "Order Online hanya dapat dibayar Lunas" }],
  ],
  [
    "a discount of everything",
    order(100),
    isian({ nominalAdmin: 5, nominalDiskon: 105, nominalPeti: 50 }),
    [{ field: "nominalDiskon", message: "Diskon harus lebih kecil dari total pembelian ditambah admin" }],
  ],
  ["a discount of almost everything", order(100), isian({ nominalAdmin: 5, nominalDiskon: 104 }), []],
  [
    "another crate price than the one fixed",
    { ...order(100), ke: 2, nominalPeti: 7 as Rupiah },
    isian({ nominalPeti: 8 }),
    [
      {
        field: "nominalPeti",
        message: "Nominal peti sudah ditetapkan Rp 7 oleh invoice sebelumnya",
        bentrok: true,
      },
    ],
  ],
  ["the fixed shipping again", { ...order(100), ke: 2, nominalOngkir: 7 as Rupiah }, isian({ nominalOngkir: 7 }), []],
  [
    "more than money can be",
    order(MAX_RUPIAH),
    isian({ nominalAdmin: 1 }),
    [{ field: "nominalAdmin", message: "Tagihan tidak boleh lebih dari Rp 999.999.999.999.999" }],
  ],
])("%s", (_, sebelum, typed, masalah) => {
  expect(problemOfTagihan(sebelum, typed)).toEqual(masalah);
});

test("an Online payment arrives with the surcharge, less what the marketplace kept", () => {
  const lunas = { nominalBayar: 1_000, nominalSisaBayar: 0 };
  const online = { tipeSo: "Online" as const, totalTambahanOnline: 300 };
  expect(uangDiterima(lunas, { ...online, jasaOnline: 300 })).toBe(1_000);
  expect(uangDiterima(lunas, { ...online, jasaOnline: 120 })).toBe(1_180);
  expect(uangDiterima(lunas, { tipeSo: "Reguler", totalTambahanOnline: 0, jasaOnline: 999 })).toBe(1_000);
  expect(problemOfJasaOnline(1)).toBeNull();
  expect(problemOfJasaOnline(0)).toMatch(/^Jasa online harus lebih kecil/);
  expect(problemOfJasaOnline(MAX_RUPIAH + 1)).toMatch(/^Uang yang diterima tidak boleh lebih/);
});

const besar = fc.integer({ min: 0, max: 999_999_999_999 });
const langkah = fc.record({
  /** The part of the due amount that is paid down, in millionths. */
  bagian: fc.integer({ min: 1, max: 1_000_000 }),
  nominalPeti: fc.oneof(fc.constant(0), besar),
  nominalOngkir: fc.oneof(fc.constant(0), besar),
});

test("whatever is paid down, crated, shipped and discounted: the payments add up to the order's full amount exactly", () => {
  fc.assert(
    fc.property(
      fc.record({
        totalPembelian: fc.integer({ min: 1, max: 999_999_999_999 }),
        nominalAdmin: besar,
        diskon: fc.double({ min: 0, max: 1, noNaN: true }),
        dp: fc.array(langkah, { maxLength: 6 }),
        akhir: langkah,
      }),
      (kasus) => {
        const batas = kasus.totalPembelian + kasus.nominalAdmin;
        const nominalDiskon = Math.min(Math.floor(batas * kasus.diskon), batas - 1);
        let rangkaian = order(kasus.totalPembelian);
        let dibayar = 0;
        const rantai: ReturnType<typeof computeTagihan>[] = [];
        const bayar = (langkah: Partial<IsianTagihan>) => {
          const typed = isian({ nominalAdmin: kasus.nominalAdmin, nominalDiskon, ...langkah });
          expect(problemOfTagihan(rangkaian, typed)).toEqual([]);
          const tagihan = computeTagihan(rangkaian, typed);
          expect(Object.values(tagihan).every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
          expect(tagihan.nominalBayar).toBeGreaterThanOrEqual(1);
          expect(tagihan.dibayar + tagihan.nominalSisaBayar).toBe(tagihan.nominalBayar);
          const { nominalPeti, nominalOngkir, sudahDibayar } = rincianTagihan(rantai, tagihan);
          expect(sudahDibayar).toBe(dibayar);
          expect(batas + nominalPeti + nominalOngkir - nominalDiskon - sudahDibayar).toBe(tagihan.nominalBayar);
          rantai.push(tagihan);
          dibayar += tagihan.dibayar;
          rangkaian = sambung(rangkaian, tagihan);
          return tagihan;
        };
        // A fixed amount may be repeated or left out; it counts once.
        const sekali = (tetap: number, mau: number) => (tetap === 0 ? mau : mau % 2 === 0 ? tetap : 0);
        for (const { bagian, nominalPeti, nominalOngkir } of kasus.dp) {
          const due = rangkaian.ke === 1 ? batas - nominalDiskon : rangkaian.sisa;
          if (due < 2) break;
          const nominalDp = Math.min(due - 1, Math.max(1, Math.floor((due / 1_000_000) * bagian)));
          bayar({
            tipePembayaran: "DP",
            nominalDp,
            nominalPeti: sekali(rangkaian.nominalPeti, nominalPeti),
            nominalOngkir: sekali(rangkaian.nominalOngkir, nominalOngkir),
          });
          expect(rangkaian.sisa).toBeGreaterThan(0);
        }
        bayar({
          nominalPeti: sekali(rangkaian.nominalPeti, kasus.akhir.nominalPeti),
          nominalOngkir: sekali(rangkaian.nominalOngkir, kasus.akhir.nominalOngkir),
        });
        expect(rangkaian.sisa).toBe(0);
        expect(dibayar).toBe(
          kasus.totalPembelian + kasus.nominalAdmin + rangkaian.nominalPeti + rangkaian.nominalOngkir - nominalDiskon,
        );
      },
    ),
  );
});

test("the second invoice of an order counts on from the first", () => {
  const awal = rangkaianBaru({ tipeSo: "Reguler", totalPembelian: 1000 as Rupiah, selisihTagihan: 7 as Rupiah });
  const dp = { tipePembayaran: "DP", nominalDp: 300, nominalAdmin: 10, nominalDiskon: 5 } as const;
  const isian = { ...dp, nominalPeti: 20, nominalOngkir: 30 };
  const satu = computeTagihan(awal, isian);
  expect(satu).toMatchObject({ nominalBayar: 1062, dibayar: 350, nominalSisaBayar: 712 });
  const dua = sambung(awal, satu);
  expect(dua).toMatchObject({ ke: 2, nominalPeti: 20, nominalOngkir: 30, sisa: 712 });
  // Crate and shipping are fixed once.
  expect(computeTagihan(dua, isian)).toMatchObject({ nominalPeti: 0, nominalOngkir: 0 });
  expect(sambung(dua, computeTagihan(dua, isian)).ke).toBe(3);
  const beda = problemOfTagihan(dua, { ...isian, nominalOngkir: 31, nominalPeti: 21, nominalDiskon: 9e9 });
  expect(beda).toEqual([
    { field: "nominalPeti", message: "Nominal peti sudah ditetapkan Rp 20 oleh invoice sebelumnya", bentrok: true },
    { field: "nominalOngkir", message: "Nominal ongkir sudah ditetapkan Rp 30 oleh invoice sebelumnya", bentrok: true },
  ]);
});

test("what a customer transfers has the code and not the PPN that he keeps", () => {
  const transfer = (kodeUnik: number | null, ppn?: number) => harusDitransfer(1000 as Rupiah, kodeUnik, ppn);
  expect([transfer(null), transfer(123), transfer(null, 110), transfer(123, 110)]).toEqual([1000, 1123, 890, 1013]);
});

test("what comes in of an Online order has the surcharge and not the fee, and is an amount", () => {
  const diterima = (tipeSo: "Online" | "Reguler") =>
    uangDiterima({ nominalBayar: 1000, nominalSisaBayar: 200 }, { tipeSo, totalTambahanOnline: 50, jasaOnline: 150 });
  expect([diterima("Online"), diterima("Reguler")]).toEqual([700, 800]);
  expect([problemOfJasaOnline(1), problemOfJasaOnline(MAX_RUPIAH)]).toEqual([null, null]);
  expect(problemOfJasaOnline(0)).toBe("Jasa online harus lebih kecil dari pembayaran ditambah tambahan online");
  expect(problemOfJasaOnline(MAX_RUPIAH + 1)).toMatch(/^Uang yang diterima tidak boleh lebih dari Rp /);
  const besar = (total: number) => {
    const awal = rangkaianBaru({ tipeSo: "Reguler", totalPembelian: total as Rupiah, selisihTagihan: 0 as Rupiah });
    const nol = { nominalDp: 0, nominalAdmin: 0, nominalDiskon: 0, nominalPeti: 0, nominalOngkir: 0 };
    return problemOfTagihan(awal, { tipePembayaran: "LN", ...nol }).map(({ field }) => field);
  };
  expect([besar(MAX_RUPIAH), besar(MAX_RUPIAH + 1)]).toEqual([[], ["nominalAdmin"]]);
});
