import { expect, test } from "vitest";
import type { Id } from "#kernel/types.ts";
import { STATUS_BARANG, STATUS_SO } from "../../order/label.ts";
import {
  barangBaru,
  barangMenjadi,
  isiDari,
  mayAdd,
  mayBecome,
  mayDelete,
  mayEdit,
  mayLoad,
  mayPrint,
  mayReturn,
  mayReturOrder,
  menjadi,
  type OrderSj,
} from "./rules.ts";

const note = { idSuratJalan: "SJ-1", statusBarang: "Belum" as const, user: { namaLengkap: "Andi" } };
/** A line of so many units, of which so many are finished and stand on notes. */
const line = (qty: number, qtySelesai = qty, qtyBersurat = 0): OrderSj["orders"][number] => ({
  idOrderan: qty as Id<"orderan">,
  statusProduk: qtySelesai === qty ? "Selesai" : "Progress",
  qty,
  qtySelesai,
  qtyGanti: 0,
  qtyBersurat,
  qtyTerkirim: 0,
  produk: { kodeProduk: `P${qty}`, namaProduk: `Mesin ${qty}` },
});
const siap: OrderSj = {
  statusSo: "Belum",
  idInvoice: "INV-1",
  orders: [line(2)],
  suratJalan: [],
};
const KIRIM = { idOrderan: 1 as Id<"orderan">, qty: 2 };
const isi = {
  statusBarang: "Kirim" as const,
  nomorResi: "",
  keterangan: "",
  namaPenerima: "Budi",
  alamatPenerima: "Jl. A",
  noTelpPenerima: "08",
  namaEkspedisi: "JNE",
  alamatEkspedisi: "Jl. B",
  telpEkspedisi: "09",
};

test.each<[string, Partial<OrderSj>, string | null]>([
  ["everything is ready", {}, null],
  ["nothing is finished", { orders: [line(2, 0)] }, "Masih ada 1 produk yang diproses"],
  ["something is finished", { orders: [line(2, 0), line(3, 1)] }, null],
  ["all that is finished stands on notes", { orders: [line(3, 1, 1)] }, "Masih ada 1 produk yang diproses"],
  ["something is left", { orders: [line(3, 3, 1)], suratJalan: [note] }, null],
  ["no invoice is approved", { idInvoice: null }, "belum memiliki invoice yang disetujui"],
  [
    "everything stands on notes",
    { orders: [line(2, 2, 2)], suratJalan: [note] },
    "sudah memiliki surat jalan SJ-1, dibuat oleh Andi",
  ],
  [
    "a replacement stands on notes too",
    { orders: [{ ...line(2, 2, 3), qtyGanti: 1 }, line(3, 3, 3)], suratJalan: [note] },
    "sudah memiliki surat jalan SJ-1",
  ],
  [
    "one line stands on notes and another is made",
    { orders: [line(2, 2, 2), line(3, 0)], suratJalan: [note] },
    "Masih ada 1 produk yang diproses",
  ],
  ["it is cancelled", { statusSo: "Cancel" }, "sudah dibatalkan"],
  ["it is cancelled with a note", { statusSo: "Cancel", suratJalan: [note] }, "sudah dibatalkan"],
  ["it was refused once", { statusSo: "Tolak" }, "sudah ditolak"],
])("a note can be made when %s", (_, order, alasan) => {
  const answer = mayAdd({ ...siap, ...order });
  if (alasan === null) expect(answer).toEqual({ boleh: true, alasan: null });
  else expect(answer).toEqual({ boleh: false, alasan: expect.stringContaining(alasan) });
});

test.each(STATUS_SO)("a note of an order that is %s", (statusSo) => {
  const order = { ...siap, statusSo, suratJalan: [note] };
  expect(mayEdit(order).boleh).toBe(statusSo !== "Cancel");
  expect(mayPrint(order).boleh).toBe(true);
  for (const statusBarang of STATUS_BARANG) {
    const fits = statusSo !== "Selesai" || statusBarang === isi.statusBarang;
    expect(mayBecome(statusSo, isi, { ...isi, statusBarang }).boleh, `to ${statusBarang}`).toBe(fits);
  }
});

test("of a finished order every field but tracking number and remarks is closed; blank is no change", () => {
  for (const field of Object.keys(isi) as (keyof typeof isi)[]) {
    const open = field === "nomorResi" || field === "keterangan";
    const other = { ...isi, [field]: field === "statusBarang" ? "Diambil" : "lain" };
    expect(mayBecome("Selesai", isi, other).boleh, field).toBe(open);
    expect(mayBecome("Kirim", isi, other).boleh, field).toBe(true);
  }
  const blank = { ...isi, namaPenerima: "", namaEkspedisi: "", nomorResi: "R-1" };
  expect(mayBecome("Selesai", isi, blank).boleh).toBe(true);
  expect(menjadi("Selesai", isi, blank)).toEqual({ ...isi, nomorResi: "R-1" });
});

test.each(STATUS_BARANG)("goods that are %s have an expedition unless they stay", (statusBarang) => {
  const { namaEkspedisi, telpEkspedisi } = menjadi("Kirim", isi, { ...isi, statusBarang });
  expect([namaEkspedisi, telpEkspedisi]).toEqual(statusBarang === "Belum" ? ["", ""] : ["JNE", "09"]);
});

test("a note holds what was named, or all that is left; without naming it production must be finished", () => {
  const orders = [line(5, 5, 2), line(3, 1)];
  const refused = (barang: { idOrderan: number; qty: number }[] | null) => {
    try {
      barangBaru({ ...siap, orders }, barang as never);
    } catch (failure) {
      return String((failure as Error).message);
    }
    return null;
  };
  expect(barangBaru({ ...siap, orders: [line(5, 5, 2), line(3, 3, 3)] }, null)).toEqual([{ idOrderan: 5, qty: 3 }]);
  expect(refused(null)).toContain("Masih ada 1 produk yang diproses");
  expect(refused([{ idOrderan: 5, qty: 3 }])).toBeNull();
  expect(refused([{ idOrderan: 5, qty: 4 }])).toContain("Mesin 5: hanya 3 unit yang siap dikirim");
  expect(refused([{ idOrderan: 3, qty: 2 }])).toContain("Mesin 3: hanya 1 unit yang siap dikirim");
  const twice = [1, 2].map(() => ({ idOrderan: 5, qty: 1 }));
  expect(refused(twice)).toContain("disebut dua kali");
  expect(refused([{ idOrderan: 9, qty: 1 }])).toContain("bukan bagian dari order ini");
});

test("goods are loaded while one of the notes is still here, and come back with their note while none is returned", () => {
  const keluar = { ...note, statusBarang: "Kirim" as const };
  const muat = (...suratJalan: OrderSj["suratJalan"]) => mayLoad({ ...siap, suratJalan });
  expect(muat(keluar, note).boleh).toBe(true);
  expect(muat(keluar, keluar).alasan).toBe("Barang semua surat jalan order ini sudah keluar");
  expect(muat().alasan).toBe("Order belum memiliki surat jalan");
  const kembali = (...qtyRetur: number[]) =>
    mayReturn({ statusBarang: "Kirim", barang: qtyRetur.map((qty) => ({ ...KIRIM, qtyRetur: qty })) });
  expect(kembali(0, 0).boleh).toBe(true);
  expect(kembali(0, 1).boleh).toBe(false);
});

test("a note without goods that have left is deleted by its author, while its order lives", () => {
  const milik = { ...note, tglKeluar: null, user: { idUser: 7, namaLengkap: "Andi" } };
  const hapus = (lain: object = {}, statusSo: "Belum" | "Cancel" = "Belum", idUser = 7) =>
    mayDelete({ idUser }, statusSo, { ...milik, ...lain } as Parameters<typeof mayDelete>[2]).alasan;
  expect(hapus()).toBeNull();
  expect(hapus({}, "Cancel")).toBe("Order sudah dibatalkan, surat jalannya tidak dapat dihapus");
  expect(hapus({}, "Belum", 8)).toBe("Surat jalan SJ-1 hanya dapat dihapus oleh Andi yang membuatnya");
  expect(hapus({ statusBarang: "Kirim", tglKeluar: "2026-11-20" })).toBe("Barang SJ-1 sudah keluar dari gudang");
  expect(hapus({ tglKeluar: "2026-11-20" })).toBe("Barang SJ-1 pernah keluar dari gudang");
});

test("the goods of a note change while they are here: what it holds may stay on it", () => {
  const order = { ...siap, orders: [line(5, 5, 5), line(3, 3, 1)] };
  const id = (n: number) => n as Id<"orderan">;
  const ada = { statusBarang: "Belum" as const, barang: [{ idOrderan: id(5), qty: 2, qtyRetur: 0 }] };
  const menjadi = (diminta: { idOrderan: number; qty: number }[] | null, lain: object = {}) => {
    try {
      return barangMenjadi(order, { ...ada, ...lain }, diminta as never);
    } catch (failure) {
      const { errors } = failure as { errors: { field: string; message: string }[] };
      return errors.map(({ field, message }) => `${field}: ${message}`).join();
    }
  };
  expect(menjadi(null)).toBe(ada.barang);
  expect(menjadi([{ idOrderan: 5, qty: 2 }], { statusBarang: "Kirim" })).toBe(ada.barang);
  const baru = [
    { idOrderan: 5, qty: 1 },
    { idOrderan: 3, qty: 2 },
  ];
  expect(menjadi(baru)).toEqual(baru);
  expect(menjadi([{ idOrderan: 5, qty: 3 }])).toBe("barang: Mesin 5: hanya 2 unit yang siap dikirim");
  expect(menjadi([{ idOrderan: 3, qty: 3 }])).toBe("barang: Mesin 3: hanya 2 unit yang siap dikirim");
  expect(menjadi([{ idOrderan: 9, qty: 1 }])).toBe("barang: Barang bukan bagian dari order ini, atau disebut dua kali");
  expect(menjadi(baru, { statusBarang: "Kirim" })).toBe(
    "barang: Barang sudah keluar dari gudang, jumlahnya tidak dapat diubah",
  );
});

test("why nothing can be done with the notes of an order", () => {
  const tanpa = { ...siap, suratJalan: [] };
  expect([mayEdit(tanpa).alasan, mayPrint(tanpa).alasan, mayReturOrder(tanpa).alasan]).toEqual([
    "Order belum memiliki surat jalan",
    "Order belum memiliki surat jalan",
    "Order belum memiliki surat jalan",
  ]);
  expect(mayEdit({ ...siap, statusSo: "Cancel", suratJalan: [note] }).alasan).toBe(
    "Order sudah dibatalkan, surat jalannya tidak dapat diubah",
  );
  expect(mayReturn({ statusBarang: "Kirim", barang: [{ ...KIRIM, qtyRetur: 1 }] }).alasan).toBe(
    "Sebagian barang surat jalan ini sudah diretur, tidak dapat kembali ke gudang",
  );
  expect(mayBecome("Selesai", isi, { ...isi, namaEkspedisi: "lain" }).alasan).toMatch(
    /^Order sudah Selesai, [a-z ]+ tidak dapat diubah \(hanya nomor resi, keterangan dan foto\)$/,
  );
  const belum = menjadi("Kirim", isi, { ...isi, statusBarang: "Belum" });
  expect([belum.namaEkspedisi, belum.alamatEkspedisi, belum.telpEkspedisi]).toEqual(["", "", ""]);
  expect(isiDari({ ...isi, lain: 1 } as never)).toEqual(isi);
});

test("one note whose goods can come back is enough, else the last one says why", () => {
  type Kembali = Parameters<typeof mayReturOrder>[0]["suratJalan"][number];
  const surat = (statusBarang: string, ...qtyRetur: number[]) =>
    ({ ...note, statusBarang, barang: qtyRetur.map((qty) => ({ ...KIRIM, qtyRetur: qty })) }) as unknown as Kembali;
  const [bisa, tidak] = [surat("Kirim", 0), surat("Belum", 0)];
  expect(mayReturOrder({ suratJalan: [tidak, bisa, tidak] }).boleh).toBe(true);
  const habis = surat("Kirim", KIRIM.qty);
  const alasan = (...suratJalan: Kembali[]) => mayReturOrder({ suratJalan }).alasan;
  expect(alasan(habis, tidak)).toBe(alasan(tidak));
  expect(alasan(tidak, habis)).toBe(alasan(habis));
  expect(alasan(tidak)).not.toBe(alasan(habis));
});
