import { expect, test } from "vitest";
import type { Waktu } from "#kernel/types.ts";
import { opname } from "../contract.ts";
import type { BarisLembar } from "../isiOpname.ts";
import { produkDariKode } from "./kodeHitung.ts";
import { dicari, lembarDengan, menungguDari } from "./lembarHitung.ts";

const jam = (menit: number) => `2026-11-20T02:${String(menit).padStart(2, "0")}:00.000Z` as Waktu;
const produk = (idProduk: number, kodeProduk: string, namaProduk: string, lain: Partial<BarisLembar> = {}) => ({
  ...{ idProduk, kodeProduk, namaProduk, satuan: "", jumlah: null, oleh: null, waktu: null, ...lain },
});
const LEMBAR: readonly BarisLembar[] = [
  produk(1, "OVN", "Oven Pengering"),
  produk(2, "OVN-10", "Oven Besar", { jumlah: 4, oleh: "Wati", waktu: jam(10) }),
  produk(3, "MIX/2", "Mixer Roti"),
];

test("a scanned code is the code of a product, or the number or label of one of its units", () => {
  const kode = (code: string) => produkDariKode(code, LEMBAR)?.kodeProduk;
  expect(kode("ovn")).toBe("OVN");
  expect(kode("OVN-2611-3")).toBe("OVN");
  expect(kode("OVN-10-2611-3")).toBe("OVN-10");
  expect(kode("https://kantor.id/seri/MIX%2F2-2611-1?k=abcdefgh12345678")).toBe("MIX/2");
  expect(kode("OVNX")).toBe(undefined);
});

test("the sheet says the latest count of each product, whether the server has it, or it waits here", () => {
  const kiriman = (idProduk: number, jumlah: number, waktu: string, refused: string | null = null) => ({
    path: opname.hitungOpname.path,
    input: { idOpname: "OP-1", baris: [{ idProduk, jumlah, waktu }] },
    refused,
  });
  const lain = { path: opname.hitungOpname.path, input: { idOpname: "OP-2", baris: [] }, refused: null };
  const outbox = [kiriman(1, 7, jam(12)), kiriman(1, 8, jam(13), "Ditolak"), kiriman(2, 9, jam(9)), lain];
  const hasil = lembarDengan(LEMBAR, menungguDari(outbox, "OP-1"));
  expect(hasil.map(({ jumlah, oleh, keadaan }) => [jumlah, oleh, keadaan])).toEqual([
    [8, null, "ditolak"],
    [4, "Wati", null],
    [null, null, null],
  ]);
});

test("a product is found by words of its name and code in any order", () => {
  const found = (cari: string) => dicari(lembarDengan(LEMBAR, []), cari).map(({ kodeProduk }) => kodeProduk);
  expect(found("besar oven")).toEqual(["OVN-10"]);
  expect(found("ovn")).toEqual(["OVN", "OVN-10"]);
  expect(found(" ")).toHaveLength(3);
});
