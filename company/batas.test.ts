import { expect, test } from "vitest";
import type { Rupiah } from "#kernel/types.ts";
import { type Batas, caraPutus, kurangPersetujuan, melengkapi, menurutBatas, taruhanPelepasan } from "./batas.ts";

const batas = (namaRole: string, cara: Batas["cara"], nominalDari: number, milik: Partial<Batas> = {}): Batas => ({
  ...{ idKebutuhan: null, bawaan: null, nominalDari, namaRole, cara },
  ...milik,
});
const penjualan = { idKebutuhan: 4, bawaan: "penjualan" };

test("the highest limit that is reached says how a role decides, one of the need itself before one for all", () => {
  const daftar = [
    batas("Management", "berdua", 100),
    batas("Management", "tidak", 500),
    batas("Management", "sendiri", 300),
    batas("Super Admin", "berdua", 0),
    batas("Management", "tidak", 200, penjualan),
    batas("Management", "berdua", 50, { idKebutuhan: 9 }),
  ];
  const cara = (nominal: number, kebutuhan: number | string | null = null, isi = daftar) =>
    caraPutus("Management", { kebutuhan, nominal }, isi);
  expect([99, 100, 299, 300, 499, 500].map((nominal) => cara(nominal))).toEqual([
    ...["sendiri", "berdua", "berdua", "sendiri", "sendiri", "tidak"],
  ]);
  expect(cara(1e9, null, [])).toBe("sendiri");
  expect([cara(199, 4), cara(200, 4), cara(200, "penjualan"), cara(300, 4)]).toEqual([
    ...["berdua", "tidak", "tidak", "tidak"],
  ]);
  expect([cara(50, 9), cara(500, 9), cara(300, 77)]).toEqual(["berdua", "berdua", "sendiri"]);
  expect(caraPutus("Admin", { kebutuhan: null, nominal: 1e9 }, daftar)).toBe("sendiri");
  expect(cara(500, null, [...daftar].reverse())).toBe("tidak");
});

test("who approved waits for a second one, and the second one is the last", () => {
  const daftar = [batas("Management", "berdua", 100), batas("Management", "tidak", 500)];
  const [rina, andi] = [
    { idUser: 1, nama: "Rina", role: "Management" },
    { idUser: 2, nama: "Andi", role: "Management" },
  ];
  const perkara = (nominal: number, ...penyetuju: { idUser: number; nama: string }[]) => ({
    ...{ kebutuhan: null, nominal, penyetuju },
  });
  expect(menurutBatas(rina, perkara(500), daftar).alasan).toBe("Melebihi batas Management, diputuskan Super Admin");
  expect(menurutBatas(rina, perkara(100), daftar).alasan).toBeNull();
  expect(menurutBatas(andi, perkara(100, rina), daftar).alasan).toBeNull();
  expect(menurutBatas(rina, perkara(100, andi, rina), daftar).alasan).toBe(
    "Anda sudah menyetujui, menunggu persetujuan satu orang lagi",
  );
  expect(menurutBatas(rina, perkara(99, rina), daftar).alasan).toBeNull();
  const lengkap = [
    melengkapi(rina, perkara(99), daftar),
    melengkapi(rina, perkara(100), daftar),
    melengkapi(rina, perkara(100, rina), daftar),
    melengkapi(andi, perkara(100, rina), daftar),
  ];
  expect(lengkap).toEqual([true, false, false, true]);
  expect(kurangPersetujuan(perkara(100), daftar)).toBeNull();
  expect(kurangPersetujuan(perkara(100, rina), daftar)).toBe(
    "Disetujui Rina, menunggu satu orang lagi (Super Admin atau Management)",
  );
  expect(kurangPersetujuan(perkara(500, rina, andi), daftar)).toBe(
    "Disetujui Rina dan Andi, menunggu satu orang lagi (Super Admin)",
  );
});

test("an asset that goes is at stake with what it was bought for, or sold for if that is more", () => {
  const taruhan = (jual: number | null) => taruhanPelepasan(jual as Rupiah | null, 100 as Rupiah);
  expect([taruhan(null), taruhan(99), taruhan(101)]).toEqual([100, 100, 101]);
});
