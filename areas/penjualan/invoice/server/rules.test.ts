import { describe, expect, test } from "vitest";
import type { Rupiah } from "#kernel/types.ts";
import { mayAdd, mayApprove, mayEdit, mayEditRekening, mayRemove, problemOfTglInvoice, totalBerubah } from "./rules.ts";

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
  test.each([
    ["the first", mayAdd(order, undefined), null],
    ["the next while something is due", mayAdd(order, { ...disetujui, nominalSisaBayar: 1 as Rupiah }), null],
    [
      "the next while one waits",
      mayAdd(order, menunggu),
      "Invoice INV-1 masih menunggu persetujuan, invoice baru dapat dibuat setelah disetujui",
    ],
    ["one more when nothing is due", mayAdd(order, disetujui), "Tidak ada sisa pembayaran"],
    ["one more when paid off", mayAdd({ ...order, statusLunas: true }, disetujui), "Order sudah lunas"],
    ["one for a cancelled order", mayAdd({ ...order, statusSo: "Cancel" }, undefined), "Order sudah dibatalkan"],
    ["one for a refused order", mayAdd({ ...order, statusSo: "Tolak" }, undefined), "Order sudah ditolak"],
    ["approve", mayApprove(bos, menunggu, []), null],
    ["approve as a cashier", mayApprove(kasir, menunggu, []), PIMPINAN],
    ["approve twice", mayApprove(bos, disetujui, []), SUDAH],
    [
      "approve while its order waits",
      mayApprove(bos, { ...menunggu, izin: "IZ-1" }, []),
      "Order masih menunggu persetujuan IZ-1",
    ],
    ["delete the last", mayRemove(bos, menunggu, true), null],
    ["delete one before", mayRemove(bos, disetujui, false), "Hanya invoice terakhir yang dapat dihapus"],
    ["delete an approved one", mayRemove(bos, disetujui, true), SUDAH],
    ["delete as a cashier", mayRemove(kasir, menunggu, true), PIMPINAN],
    ["edit an Online one", mayEdit(order, menunggu), null],
    [
      "edit a Reguler one",
      mayEdit({ ...order, tipeSo: "Reguler" }, menunggu),
      "Hanya invoice order Online yang dapat diubah",
    ],
    ["edit an approved one", mayEdit(order, disetujui), SUDAH],
    ["edit when paid off", mayEdit({ ...order, statusLunas: true }, disetujui), "Order sudah lunas"],
    ["edit the account", mayEditRekening(bos, order, menunggu), null],
    ["edit the account as a cashier", mayEditRekening(kasir, order, menunggu), PIMPINAN],
  ])("%s", (_, { boleh, alasan }, expected) => {
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
  expect(totalBerubah(terlihat(99, 90), order, lunas)?.field).toBe("totalPembelian");
  expect(totalBerubah(terlihat(100, 91), order, lunas)?.message).toBe(
    "Nominal Lunas berubah dari Rp 91 menjadi Rp 90, periksa kembali lalu simpan",
  );
});
