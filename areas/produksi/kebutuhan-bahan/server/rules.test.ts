import fc from "fast-check";
import { expect, test } from "vitest";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { rencanakan } from "./rules.ts";
import type { Bahan, Pesanan, Takaran } from "./sql.ts";

const hari = (text: string) => text as Tanggal;
const produk = (id: number) => id as Id<"produk">;
const bahan = (id: number, lain: Partial<Bahan> = {}): Bahan => ({
  ...{ idProduk: produk(id), kodeProduk: `B${id}`, namaProduk: `Bahan ${id}`, satuan: "kg", satuanBeli: "karung" },
  ...{
    isiBeli: 25_000,
    hargaBeli: 5 as Rupiah,
    softDelete: false,
    minimalStock: 0,
    jumlahStock: 0,
    datang: [],
    ...lain,
  },
});
const datang = (jumlah: number, tglDeadline: string) => ({
  ...{ idPo: `PO-${jumlah}`, kloter: "K", jumlah, tglDeadline: hari(tglDeadline) },
});
const pesanan = (qty: number, tglDeadline: string | null, idProduk = 100): Pesanan => ({
  ...{ idOrderan: qty as Id<"orderan">, idSo: `SO-${qty}`, idProduk: produk(idProduk), namaProduk: "Oven" },
  ...{ customer: "Budi", qty, tglDeadline: tglDeadline === null ? null : hari(tglDeadline) },
});
const takaran = (idProduk: number, qty: number, akar = 100): Takaran => ({
  ...{ akar: produk(akar), idProduk: produk(idProduk), qty },
});
const nasib = (hasil: ReturnType<typeof rencanakan>) => hasil.pesanan.map(({ siap, menunggu }) => [siap, menunggu]);

test("orders take what is there, then what comes in the order of its days, the earliest deadline first", () => {
  const stok = bahan(1, {
    jumlahStock: 3_000,
    datang: [datang(0, "2026-11-30"), datang(2_000, "2026-12-01"), datang(4_000, "2026-12-05")],
  });
  const hasil = rencanakan(
    [pesanan(2, "2026-12-10"), pesanan(3, "2026-12-11"), pesanan(4, "2026-12-12"), pesanan(1, null)],
    [takaran(1, 1_000)],
    [stok],
  );
  expect(nasib(hasil)).toEqual([
    ["", []],
    ["2026-12-01", ["Bahan 1 datang 01-12-2026"]],
    ["2026-12-05", ["Bahan 1 datang 05-12-2026"]],
    [null, ["Bahan 1 kurang 1 kg"]],
  ]);
  expect(hasil.bahan).toEqual([
    {
      ...{ idProduk: 1, kodeProduk: "B1", namaProduk: "Bahan 1", satuan: "kg", satuanBeli: "karung", isiBeli: 25 },
      ...{ tglKurang: null, perlu: 10, stock: 3, minimal: 0, kurang: 1, usulan: 1 },
      datang: stok.datang.map((satu) => ({ ...satu, jumlah: satu.jumlah / 1000 })),
      po: { boleh: true, alasan: null },
    },
  ]);
  expect(hasil.pesanan[0]).toMatchObject({ idOrderan: 2, idSo: "SO-2", namaProduk: "Oven", customer: "Budi", qty: 2 });
});

test("an order is ready when the last of its materials is, and short of one it is not", () => {
  const ada = [
    bahan(1, { datang: [datang(9_000, "2026-12-05")] }),
    bahan(2, { datang: [datang(9_000, "2026-12-01")] }),
    bahan(3, { jumlahStock: 9_000 }),
  ];
  const perlu = [takaran(1, 1_000), takaran(2, 1_000), takaran(3, 1_000), takaran(77, 1_000)];
  expect(nasib(rencanakan([pesanan(1, "2026-12-10")], perlu, ada))).toEqual([
    ["2026-12-05", ["Bahan 1 datang 05-12-2026", "Bahan 2 datang 01-12-2026"]],
  ]);
  const kurang = [...ada, bahan(4)];
  expect(nasib(rencanakan([pesanan(1, "2026-12-10")], [takaran(4, 500), ...perlu], kurang))).toEqual([
    [null, ["Bahan 4 kurang 0,5 kg", "Bahan 1 datang 05-12-2026", "Bahan 2 datang 01-12-2026"]],
  ]);
  expect(nasib(rencanakan([pesanan(1, "2026-12-10", 55)], perlu, ada))).toEqual([["", []]]);
});

test("the first order that falls short says when, and parts of a thousandth are one", () => {
  const [satu] = rencanakan(
    [pesanan(1, "2026-12-10"), pesanan(1, "2026-12-11")],
    [takaran(1, 0.2)],
    [bahan(1, { minimalStock: 500 })],
  ).bahan;
  expect(satu).toMatchObject({ perlu: 0.002, kurang: 0.502, tglKurang: "2026-12-10", usulan: 1 });
  const cukup = rencanakan(
    [],
    [],
    [bahan(1, { jumlahStock: 400, minimalStock: 500, datang: [datang(100, "2026-12-01")] })],
  );
  expect(cukup.bahan[0]).toMatchObject({ kurang: 0, usulan: 0 });
  const bulat = rencanakan([pesanan(3, null)], [takaran(1, 0.5)], [bahan(1)]);
  expect(bulat.bahan[0]).toMatchObject({ perlu: 0.002 });
});

test("of many materials five are named, and how many others there are", () => {
  const banyak = (n: number) => Array.from({ length: n }, (_, at) => at + 1);
  const menunggu = (n: number) =>
    rencanakan(
      [pesanan(1, null)],
      banyak(n).map((id) => takaran(id, 1_000)),
      banyak(n).map((id) => bahan(id)),
    ).pesanan[0]?.menunggu;
  expect(menunggu(6)).toEqual(banyak(6).map((id) => `Bahan ${id} kurang 1 kg`));
  expect(menunggu(7)).toEqual([...banyak(5).map((id) => `Bahan ${id} kurang 1 kg`), "2 bahan lain"]);
});

test("what orders take and what they fall short of come to what they need, and packs cover it", () => {
  const jumlah = fc.integer({ min: 0, max: 9 }).map((n) => n * 1000);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 })),
      jumlah,
      fc.array(jumlah, { maxLength: 4 }),
      (qty, stock, kiriman) => {
        const isi = bahan(1, { jumlahStock: stock, datang: kiriman.map((satu) => datang(satu, "2026-12-01")) });
        const { bahan: hasil } = rencanakan(
          qty.map((n) => pesanan(n, null)),
          [takaran(1, 1_000)],
          [isi],
        );
        const perlu = qty.reduce((sum, n) => sum + n, 0);
        const ada = (stock + kiriman.reduce((sum, n) => sum + n, 0)) / 1000;
        expect(hasil[0]).toMatchObject({ perlu, kurang: Math.max(0, perlu - ada) });
        expect((hasil[0]?.usulan ?? 0) * 25).toBeGreaterThanOrEqual(hasil[0]?.kurang ?? 0);
      },
    ),
  );
});
