import { expect, test } from "vitest";
import type { Rupiah } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import type { BarangDitagih, BiayaMasuk } from "../contract.ts";
import {
  lebih,
  mayCancel,
  mayPay,
  mayReturn,
  mayUndoPayment,
  mayUseUangMuka,
  type PoDitagih,
  problemOfBarang,
  problemOfBiaya,
  statusOf,
} from "./rules.ts";

const [bos, admin] = [{ role: "Management" } as User, { role: "Admin" } as User];
const PIMPINAN = "Hanya Super Admin dan Management";
const uang = (nominal: number) => nominal as Rupiah;
const terbuka = { status: "Belum Lunas", sisa: uang(100) } as const;
const lunas = { status: "Lunas", sisa: uang(0) } as const;
const batal = { status: "Dibatalkan", sisa: uang(0) } as const;
const BATAL = "Tagihan ini sudah dibatalkan";

test("a bill is paid off when nothing is left, and cancelled whatever is left", () => {
  const status = (dibatalkan: boolean, sisa: number) => statusOf({ batal: dibatalkan, sisa: uang(sisa) });
  expect([status(false, 1), status(false, 0), status(true, 0), status(true, 1)]).toEqual([
    "Belum Lunas",
    "Lunas",
    "Dibatalkan",
    "Dibatalkan",
  ]);
});

test("an open bill is paid by those in charge, also from what the supplier got before", () => {
  const bayar = [mayPay(bos, terbuka), mayPay(bos, lunas), mayPay(bos, batal), mayPay(admin, terbuka)];
  expect(bayar.map(({ alasan }) => alasan)).toEqual([null, "Tagihan ini sudah lunas", BATAL, PIMPINAN]);
  expect(mayUseUangMuka(bos, terbuka, true).alasan).toBeNull();
  expect(mayUseUangMuka(bos, lunas, true).alasan).toBe("Tagihan ini sudah lunas");
  expect(mayUseUangMuka(bos, terbuka, false).alasan).toBe("Pemasok ini tidak mempunyai uang muka yang belum dipakai");
  expect(mayUseUangMuka(admin, terbuka, false).alasan).toBe(PIMPINAN);
});

test("a bill is cancelled when no money and no faktur belongs to it any more", () => {
  const bebas = { dibayar: uang(0), ppnBerfaktur: uang(0) };
  const alasan = (lain: Partial<typeof bebas>, keadaan: Parameters<typeof mayCancel>[1] = terbuka, user = bos) =>
    mayCancel(user, keadaan, { ...bebas, ...lain }).alasan;
  expect([alasan({}), alasan({}, lunas)]).toEqual([null, null]);
  expect(alasan({}, terbuka, admin)).toBe(PIMPINAN);
  expect(alasan({ dibayar: uang(50) }, batal)).toBe(BATAL);
  expect(alasan({ dibayar: uang(50) })).toBe("Sudah dibayar Rp 50, batalkan pembayarannya dahulu");
  expect(alasan({ ppnBerfaktur: uang(11) })).toBe(
    "Faktur masukannya sudah dihubungkan, lepaskan dahulu di Pajak, Masukan",
  );
});

test("a payment is taken back once, and a rest of uang muka comes back", () => {
  const alasan = (
    nominal: number,
    kembali = false,
    keadaan: Parameters<typeof mayUndoPayment>[1] = lunas,
    user = bos,
  ) => mayUndoPayment(user, keadaan, nominal, kembali).alasan;
  expect(alasan(1)).toBeNull();
  expect([alasan(-1), alasan(0)]).toEqual(["Ini sudah pembatalan", "Ini sudah pembatalan"]);
  expect(alasan(1, true)).toBe("Pembayaran ini sudah dibatalkan");
  expect([alasan(1, false, batal), alasan(1, false, lunas, admin)]).toEqual([BATAL, PIMPINAN]);
  expect(mayReturn(bos, uang(1)).alasan).toBeNull();
  expect(mayReturn(bos, uang(0)).alasan).toBe("Uang muka ini sudah habis dipakai");
  expect(mayReturn(admin, uang(1)).alasan).toBe(PIMPINAN);
  expect([lebih("Tagihan", uang(5), uang(5)), lebih("Tagihan", uang(5), uang(4))]).toEqual([null, null]);
  expect(lebih("Tagihan", uang(5), uang(6))).toBe("Tagihan tersisa Rp 5, nominal tidak boleh Rp 6");
});

const po = (idPo: string, lain: Partial<PoDitagih> = {}): [string, PoDitagih] => [
  idPo,
  {
    ...{ idPo, idProduk: 1, kloter: `K-${idPo}`, namaProduk: "Motor", hargaSatuan: uang(10), isi: 1 },
    ...{ qtySelesai: 5, qtyDitagih: 2, statusPembayaran: false, pemasok: 7, ...lain },
  },
];

test("a bill is of units that came from its supplier and are not paid for", () => {
  const masalah = (unit: number, lain: Partial<PoDitagih> = {}, idPo = "B") =>
    problemOfBarang(
      [
        { idPo: "A", unit: 1 },
        { idPo, unit },
      ] as unknown as BarangDitagih[],
      new Map([po("A"), po("B", lain)]),
      7,
    );
  expect([masalah(3), masalah(1)]).toEqual([null, null]);
  expect(masalah(4)).toBe("Unit PO K-B yang sudah datang dan belum ditagih tersisa 3, tidak dapat ditagih 4");
  expect(masalah(1, { qtyDitagih: 5 })).toBe("Semua unit PO K-B yang datang sudah ditagih");
  expect(masalah(1, { statusPembayaran: true })).toBe("PO K-B sudah dibayar");
  expect(masalah(1, { pemasok: null })).toBe(
    "PO K-B bukan dari pemasok ini, pilih pemasoknya di Purchase Order dahulu",
  );
  expect(masalah(1, {}, "C")).toBe("PO C tidak ditemukan");
});

test("what came on top is shared among purchase orders that came, each named once", () => {
  const masalah = (idPo: string[], lain: Partial<PoDitagih> = {}) =>
    problemOfBiaya([{ idPo, keterangan: "kapal" }] as unknown as BiayaMasuk[], new Map([po("A"), po("B", lain)]));
  expect([masalah(["A", "B"]), masalah([])]).toEqual([null, null]);
  expect(masalah(["A", "B", "A"])).toBe("Biaya kapal: satu PO hanya boleh dipilih sekali");
  expect(masalah(["A", "C"])).toBe("PO C tidak ditemukan");
  expect(masalah(["B"], { qtySelesai: 0 })).toBe("PO K-B belum datang, biaya kapal belum dapat dibagi ke unitnya");
});
