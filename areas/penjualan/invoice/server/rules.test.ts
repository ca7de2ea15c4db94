import { describe, expect, test } from "vitest";
import type { Boleh } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import {
  mayAdd,
  mayApprove,
  mayCancelInvoice,
  mayEdit,
  mayEditRekening,
  mayRemove,
  mayWithdraw,
  perkaraInvoice,
  problemOfPph23,
  problemOfTglInvoice,
  rangkaianDari,
  rekeningKosong,
  rekeningTidakDikenal,
  totalBerubah,
} from "./rules.ts";

const order = {
  tipeSo: "Online",
  statusSo: "Ajukan",
  statusLunas: false,
  totalPembelian: 100 as Rupiah,
  selisihTagihan: 0 as Rupiah,
  izin: null,
} as const;
const menunggu = {
  idInvoice: "INV-1",
  statusApprove: "Menunggu",
  namaApprove: null,
  nominalSisaBayar: 0 as Rupiah,
  diterima: 100,
  penyetuju: [],
  izin: null,
} as const;
const disetujui = { ...menunggu, statusApprove: "Disetujui", namaApprove: "Rina" } as const;
const [bos, kasir] = [
  { idUser: 1, role: "Management" },
  { idUser: 2, role: "Kasir" },
];
const SUDAH = "Invoice INV-1 sudah disetujui oleh Rina";
const PIMPINAN = "Hanya Super Admin dan Management";

describe("what may be done with an invoice, and why not", () => {
  test.each<[string, () => Boleh, string | null]>([
    ["the first", () => mayAdd(order, undefined), null],
    ["the next while something is due", () => mayAdd(order, { ...disetujui, nominalSisaBayar: 1 as Rupiah }), null],
    [
      "the next while one waits",
      () => mayAdd(order, menunggu),
      "Invoice INV-1 masih menunggu persetujuan, invoice baru dapat dibuat setelah disetujui",
    ],
    ["one more when nothing is due", () => mayAdd(order, disetujui), "Tidak ada sisa pembayaran"],
    ["one more when paid off", () => mayAdd({ ...order, statusLunas: true }, disetujui), "Order sudah lunas"],
    ["one for a cancelled order", () => mayAdd({ ...order, statusSo: "Cancel" }, undefined), "Order sudah dibatalkan"],
    [
      "one while its order waits",
      () => mayAdd({ ...order, izin: "IZ-1" }, undefined),
      "Order masih menunggu persetujuan IZ-1",
    ],
    [
      "one when a correction made up for what was due",
      () => mayAdd({ ...order, selisihTagihan: -5 as Rupiah }, { ...disetujui, nominalSisaBayar: 5 as Rupiah }),
      "Tidak ada sisa pembayaran",
    ],
    [
      "edit a cancelled one",
      () => mayEdit(order, { ...menunggu, statusApprove: "Dibatalkan" }),
      "Invoice INV-1 sudah dibatalkan",
    ],
    [
      "edit one that nobody is known to have approved",
      () => mayEdit(order, { ...disetujui, namaApprove: null }),
      "Invoice INV-1 sudah disetujui oleh orang lain",
    ],
    ["one for a refused order", () => mayAdd({ ...order, statusSo: "Tolak" }, undefined), "Order sudah ditolak"],
    ["approve", () => mayApprove(bos, menunggu, []), null],
    ["approve as a cashier", () => mayApprove(kasir, menunggu, []), PIMPINAN],
    ["approve twice", () => mayApprove(bos, disetujui, []), SUDAH],
    [
      "approve while its order waits",
      () => mayApprove(bos, { ...menunggu, izin: "IZ-1" }, []),
      "Order masih menunggu persetujuan IZ-1",
    ],
    ["delete the last", () => mayRemove(bos, menunggu, true), null],
    ["delete one before", () => mayRemove(bos, disetujui, false), "Hanya invoice terakhir yang dapat dihapus"],
    ["delete an approved one", () => mayRemove(bos, disetujui, true), SUDAH],
    ["delete as a cashier", () => mayRemove(kasir, menunggu, true), PIMPINAN],
    ["edit an Online one", () => mayEdit(order, menunggu), null],
    [
      "edit a Reguler one",
      () => mayEdit({ ...order, tipeSo: "Reguler" }, menunggu),
      "Hanya invoice order Online yang dapat diubah",
    ],
    ["edit an approved one", () => mayEdit(order, disetujui), SUDAH],
    ["edit when paid off", () => mayEdit({ ...order, statusLunas: true }, disetujui), "Order sudah lunas"],
    ["edit the account", () => mayEditRekening(bos, order, menunggu), null],
    ["edit the account as a cashier", () => mayEditRekening(kasir, order, menunggu), PIMPINAN],
  ])("%s", (_, answer, expected) => {
    const { boleh, alasan } = answer();
    expect({ boleh, alasan }).toEqual({ boleh: expected === null, alasan: expected });
  });
});

test("an invoice is dated at most today, and not before its order", () => {
  const hari = (day: string) => problemOfTglInvoice(day as never, "2026-11-05" as never, "2026-11-20" as never);
  expect([hari("2026-11-20"), hari("2026-11-05")]).toEqual([null, null]);
  expect(hari("2026-11-04")).toBe("Tanggal invoice tidak boleh sebelum tanggal order (05-11-2026)");
  expect(hari("2026-11-21")).toBe("Tanggal invoice tidak boleh setelah hari ini (20-11-2026)");
});

test("only a total that was seen, and seen otherwise, has changed", () => {
  const lunas = { nominalLunas: 90 as Rupiah } as never;
  const dp = { nominalLunas: 0 as Rupiah } as never;
  const terlihat = (totalPembelian: number | null, nominalLunas: number | null) => ({
    totalPembelian: totalPembelian as Rupiah | null,
    nominalLunas: nominalLunas as Rupiah | null,
  });
  expect(totalBerubah(terlihat(100, 90), order, lunas)).toBeNull();
  expect(totalBerubah(terlihat(null, null), order, lunas)).toBeNull();
  expect(totalBerubah(terlihat(100, 5), order, dp)).toBeNull();
  expect(totalBerubah({ nominalLunas: 90 as Rupiah }, order, lunas)).toBeNull();
  expect(totalBerubah(terlihat(99, 90), order, lunas)).toEqual({
    field: "totalPembelian",
    message: "Total pembelian berubah dari Rp 99 menjadi Rp 100, periksa kembali lalu simpan",
  });
  expect(totalBerubah(terlihat(100, 91), order, lunas)).toEqual({
    field: "nominalLunas",
    message: "Nominal Lunas berubah dari Rp 91 menjadi Rp 90, periksa kembali lalu simpan",
  });
});

test("the last approved invoice of a living order is cancelled, while all its money is still here", () => {
  const sekitar = { terakhir: disetujui, koreksi: null, diterima: 100 as Rupiah, bisaKembali: 100 as Rupiah };
  const alasan = (lain: object = {}, invoice: typeof disetujui = disetujui, statusSo: "Belum" | "Cancel" = "Belum") =>
    mayCancelInvoice({ statusSo }, invoice, { ...sekitar, ...lain }).alasan;
  expect(alasan()).toBeNull();
  expect(alasan({}, menunggu as never)).toBe("Invoice yang masih menunggu ditarik atau dihapus saja");
  expect(alasan({}, { ...disetujui, statusApprove: "Dibatalkan" } as never)).toBe("Invoice INV-1 sudah dibatalkan");
  expect(alasan({}, disetujui, "Cancel")).toBe("Order sudah dibatalkan");
  expect(alasan({ terakhir: { ...menunggu, idInvoice: "INV-2" } })).toBe(
    "Invoice INV-2 masih menunggu persetujuan, tarik atau hapus dahulu",
  );
  const terakhir = "Hanya invoice terakhir yang dapat dibatalkan";
  expect(alasan({ terakhir: { ...disetujui, idInvoice: "INV-2" } })).toBe(terakhir);
  expect(alasan({ terakhir: undefined })).toBe(terakhir);
  expect(alasan({ koreksi: "KO-1" })).toContain("KO-1");
  expect(alasan({ bisaKembali: 99 as Rupiah })).toBe(
    "Sebagian uang order ini sudah dikembalikan atau diajukan kembali",
  );
});

test("an invoice that waits is taken back by its author, the last one first", () => {
  const tarik = (idUser: number, terakhir = true, invoice: object = menunggu) =>
    mayWithdraw({ idUser }, { ...(invoice as typeof menunggu), idUser: 7 }, terakhir).alasan;
  expect(tarik(7)).toBeNull();
  expect(tarik(8)).toBe("Hanya yang membuat invoice ini yang dapat menariknya");
  expect(tarik(7, false)).toBe("Hanya invoice terakhir yang dapat ditarik");
  expect(tarik(7, true, disetujui)).toBe(SUDAH);
});

test("limits see the need of sales and what the account receives", () => {
  const penyetuju = [{ idUser: 3, nama: "Rina" }];
  expect(perkaraInvoice({ diterima: 100, penyetuju })).toEqual({ kebutuhan: "penjualan", nominal: 100, penyetuju });
});

test("a customer keeps at most twice what PPh 23 of a payment is, rounded down", () => {
  const masalah = (pph: number, diterima = 1_000_000) =>
    problemOfPph23(pph as Rupiah, diterima as Rupiah, { atas: 2, bawah: 100 });
  expect([masalah(0), masalah(40_000)]).toEqual([null, null]);
  expect(masalah(40_001)).toBe("PPh 23 dari pembayaran ini paling banyak Rp 40.000");
  expect(masalah(4, 101)).toBeNull();
  expect(masalah(5, 101)).toBe("PPh 23 dari pembayaran ini paling banyak Rp 4");
});

test("no account is as wrong as one that nobody knows", () => {
  expect([rekeningTidakDikenal(), rekeningKosong()].map(({ errors }) => errors)).toEqual([
    [{ field: "idRekening", message: "Rekening tidak dikenal" }],
    [{ field: "idRekening", message: "Rekening tidak boleh kosong." }],
  ]);
});

test("the amounts of an order that has no invoice yet are its own", () => {
  expect(rangkaianDari({ ...order, totalPembelian: 100 as Rupiah }, [])).toMatchObject({ totalPembelian: 100 });
});
