import fc from "fast-check";
import { expect, test } from "vitest";
import type { Rupiah } from "#kernel/types.ts";
import { jasaOf, judgePesanan, mayLihat } from "./rules.ts";
import type { Fakta } from "./sql.ts";

const uang = (nominal: number) => nominal as Rupiah;
/** Goods of 1,000 and 50 on top; 900 were paid out, so that 150 were kept. */
const order: Parameters<typeof judgePesanan>[1] = {
  ...{ statusSo: "Belum", izin: null },
  ...{ totalPembelian: uang(1000), totalTambahanOnline: uang(50), selisihTagihan: uang(0) },
};
const fakta: Fakta = {
  ...{ idSo: "SO-1", toko: "Shopee", nomor: "1", status: "Selesai", resi: "", qtyRetur: 0, diskon: uang(0) },
  ...{ perlu: "", dilihat: "", cair: uang(900), pengembalian: uang(0), pernah: false, idInvoice: null },
  ...{ statusApprove: null, jasaOnline: null, nominalBayar: null },
};
const menunggu = { pernah: true, idInvoice: "INV-1", statusApprove: "Menunggu", jasaOnline: uang(50) } as const;
const disetujui = { ...menunggu, statusApprove: "Disetujui" } as const;
const TIDAK = { invoiceBaru: null, jasaBaru: null, perlu: "" };

const putus = (
  lain: Partial<Fakta> = {},
  orderLain: Partial<Parameters<typeof judgePesanan>[1]> = {},
  mayInvoice = true,
) => judgePesanan({ ...fakta, ...lain }, { ...order, ...orderLain }, mayInvoice);

test("the fee is what was kept: nothing or more, less than all", () => {
  expect([jasaOf(10, 10), jasaOf(10, 1), jasaOf(10, 0), jasaOf(10, 11)]).toEqual([0, 9, null, null]);
  expect(mayLihat({ perlu: "x" }).alasan).toBeNull();
  expect(mayLihat({ perlu: "" }).alasan).toBe("Tidak ada yang perlu dilihat");
});

test("an order without an invoice gets one, with the fee that was kept, or the usual one before it is paid out", () => {
  expect(putus()).toEqual({ ...TIDAK, invoiceBaru: { jasaOnline: 150 } });
  expect(putus({ cair: null })).toEqual({ ...TIDAK, invoiceBaru: { jasaOnline: 50 } });
  expect(putus({ diskon: uang(100) })).toEqual({ ...TIDAK, invoiceBaru: { jasaOnline: 50 } });
  expect(putus({ nominalBayar: uang(950) })).toEqual({ ...TIDAK, invoiceBaru: { jasaOnline: 100 } });
  for (const [lain, orderLain, mayInvoice] of [
    [{}, { izin: "IZ-1" }, true],
    [{}, { selisihTagihan: uang(1) }, true],
    [{}, {}, false],
  ] as const) {
    expect(putus(lain, orderLain, mayInvoice)).toEqual(TIDAK);
  }
  expect(putus({ pernah: true })).toEqual({
    ...TIDAK,
    perlu: "Sudah dicairkan tetapi belum ada invoice: buat invoicenya, jasa online Rp 150 terisi sendiri",
  });
  expect(putus({ pernah: true, cair: null })).toEqual(TIDAK);
});

test("a waiting invoice gets the fee that was kept, an approved one is looked at by a person", () => {
  expect(putus(menunggu)).toEqual({ ...TIDAK, jasaBaru: 150 });
  expect(putus(menunggu, {}, false)).toEqual(TIDAK);
  expect(putus({ ...menunggu, jasaOnline: uang(150) })).toEqual(TIDAK);
  expect(putus({ ...disetujui, jasaOnline: uang(150) })).toEqual(TIDAK);
  expect(putus({ ...disetujui, cair: null })).toEqual(TIDAK);
  const kalimat = (jasa: string) =>
    `Invoice INV-1 disetujui dengan jasa online ${jasa}, menurut pencairan Rp 150: minta pembatalan invoicenya, lalu impor penghasilan ini lagi`;
  expect(putus(disetujui)).toEqual({ ...TIDAK, perlu: kalimat("Rp 50") });
  expect(putus({ ...disetujui, jasaOnline: null })).toEqual({ ...TIDAK, perlu: kalimat("Rp 0") });
});

test("what was cancelled on one side alone is for a person", () => {
  const disini = "Order sudah dibatalkan di sini, Shopee mencairkan Rp 900";
  for (const statusSo of ["Cancel", "Tolak"] as const)
    expect(putus({}, { statusSo })).toEqual({ ...TIDAK, perlu: disini });
  for (const lain of [{ cair: null }, { cair: uang(0) }, { status: "Batal" }] as const) {
    expect(putus(lain, { statusSo: "Cancel" })).toEqual(TIDAK);
  }
  expect(putus({ status: "Batal" })).toEqual({
    ...TIDAK,
    perlu: "Dibatalkan di Shopee: batalkan ordernya, atau buat retur bila barangnya kembali",
  });
});

test("goods or money that went back are for a person; the invoice then says what it says without a settlement", () => {
  const perlu = "2 unit dikembalikan pembeli: periksa barangnya, buat retur atau isi jasa online";
  const kembali = { qtyRetur: 2 };
  expect(putus(kembali)).toEqual({ perlu, invoiceBaru: { jasaOnline: 50 }, jasaBaru: null });
  expect(putus({ ...kembali, ...menunggu })).toEqual({ ...TIDAK, perlu });
  const diisi = { ...kembali, ...menunggu, jasaOnline: uang(150) };
  expect(putus(diisi)).toEqual({ ...TIDAK, perlu, jasaBaru: 50 });
  // What a person was told, or has looked at, is not set back again.
  expect(putus({ ...diisi, perlu })).toEqual({ ...TIDAK, perlu });
  expect(putus({ ...diisi, dilihat: perlu })).toEqual({ ...TIDAK, perlu });
  expect(putus(diisi, {}, false)).toEqual({ ...TIDAK, perlu });
  expect(putus({ ...diisi, statusApprove: "Disetujui" })).toEqual({ ...TIDAK, perlu });
  expect(putus({ pengembalian: uang(70), pernah: true }).perlu).toBe(
    "Rp 70 dikembalikan kepada pembeli: periksa barangnya, buat retur atau isi jasa online",
  );
  expect(putus({ qtyRetur: 1, pengembalian: uang(70) }).perlu).toContain("1 unit dikembalikan pembeli, Rp 70");
});

test("more than the buyer paid, or nothing, is no settlement", () => {
  expect(putus({ cair: uang(1051) })).toEqual({
    perlu: "Total Rp 1.050, dicairkan Rp 1.051: jasa online tidak dapat diisi sendiri",
    invoiceBaru: { jasaOnline: 50 },
    jasaBaru: null,
  });
  expect(putus({ cair: uang(0) }).perlu).toContain("dicairkan Rp 0");
});

test("whatever is known, at most one thing follows, and a fee leaves something of what the buyer pays", () => {
  const nominal = fc.integer({ min: 0, max: 2000 });
  const apa = fc.record({
    cair: fc.option(nominal),
    qtyRetur: fc.integer({ min: 0, max: 1 }),
    pengembalian: fc.constantFrom(0, 70),
    keadaan: fc.constantFrom({}, menunggu, disetujui, { pernah: true }),
    mayInvoice: fc.boolean(),
  });
  fc.assert(
    fc.property(apa, ({ keadaan, mayInvoice, ...lain }) => {
      const { invoiceBaru, jasaBaru } = putus({ ...(lain as Partial<Fakta>), ...keadaan }, {}, mayInvoice);
      if (!mayInvoice) expect([invoiceBaru, jasaBaru]).toEqual([null, null]);
      expect(invoiceBaru === null || jasaBaru === null).toBe(true);
      const jasa = invoiceBaru?.jasaOnline ?? jasaBaru;
      if (jasa !== null) expect(jasa >= 0 && jasa < 1050).toBe(true);
    }),
  );
});
