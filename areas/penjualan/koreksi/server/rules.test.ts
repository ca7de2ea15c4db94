import { expect, test } from "vitest";
import type { Menu } from "#kernel/permission.ts";
import type { User } from "#platform/http/context.ts";
import { namaKoreksi } from "../isiKoreksi.ts";
import type { OrderKoreksi } from "./order.ts";
import { mayChange, mayDecideKoreksi, mayTakeChange, mayWithdrawKoreksi, mustAsk } from "./rules.ts";
import type { KoreksiRow } from "./sql.ts";

const user = (idUser: number, role: string, ...menu: Menu[]) => ({ idUser, role, menu }) as unknown as User;
const bos = user(1, "Super Admin");
const koreksi = (lain: object = {}) =>
  ({
    jenis: "ubah",
    status: "Menunggu",
    idUser: 7,
    penyetuju: [],
    userApprove: [],
    nominal: 0,
    ...lain,
  }) as unknown as KoreksiRow;
const aturan = { pengajuanSendiriOlehOrangLain: false, batas: [] };

test("a correction is decided by somebody else, whatever the rule for requests, and taken back by who asked", () => {
  expect(mayDecideKoreksi(bos, koreksi(), aturan).alasan).toBeNull();
  expect(mayDecideKoreksi(bos, koreksi({ idUser: 1 }), aturan).alasan).toBe(
    `${namaKoreksi("ubah")} sendiri harus diputuskan orang lain`,
  );
  const selesai = { idUser: 1, status: "Disetujui", userApprove: [{ namaLengkap: "Rina" }] };
  expect(mayDecideKoreksi(bos, koreksi(selesai), aturan).alasan).toBe(
    `${namaKoreksi("ubah")} sudah diproses oleh Rina`,
  );
  expect(mayDecideKoreksi(user(2, "Sales"), koreksi(), aturan).alasan).toBe("Hanya Super Admin dan Management");
  expect(mayWithdrawKoreksi(user(7, "Sales"), koreksi()).alasan).toBeNull();
  expect(mayWithdrawKoreksi(bos, koreksi()).alasan).toBe("Hanya yang mengajukan yang dapat menariknya");
  expect(mayWithdrawKoreksi(bos, koreksi(selesai)).alasan).toBe(`${namaKoreksi("ubah")} sudah diproses oleh Rina`);
});

const order = (lain: object = {}) =>
  ({
    ...{ statusSo: "Belum", tipeSo: "Reguler", idUser: 7, adaInvoice: false, adaDisetujui: false },
    ...{ baris: [{ qtyTerkirim: 0 }, { qtyTerkirim: 0 }], ...lain },
  }) as unknown as OrderKoreksi;
const keluar = { baris: [{ qtyTerkirim: 0 }, { qtyTerkirim: 1 }] };
const bagian = (...apa: ("data" | "kepala" | "baris")[]) => ({
  data: apa.includes("data"),
  kepala: apa.includes("kepala"),
  baris: apa.includes("baris"),
});

test("an order changes while it lives: its data until goods have left, its day and kind until its first invoice", () => {
  const alasan = (lain: object, ...apa: ("data" | "kepala" | "baris")[]) =>
    mayTakeChange(order(lain), bagian(...apa)).alasan;
  expect(alasan({}, "data", "kepala", "baris")).toBeNull();
  expect(alasan({ statusSo: "Cancel" }, "baris")).toBe("Order sudah dibatalkan, tidak dapat diubah");
  expect(alasan({ statusSo: "Tolak" })).toBe("Order sudah ditolak, tidak dapat diubah");
  expect(alasan(keluar, "data")).toBe("Barang order ini sudah keluar, data customer dan penerima tidak dapat diubah");
  expect(alasan(keluar, "kepala", "baris")).toBeNull();
  expect(alasan({ adaInvoice: true }, "kepala")).toBe("Tanggal dan tipe order tidak dapat diubah setelah ada invoice");
  expect(alasan({ adaInvoice: true }, "data", "baris")).toBeNull();
});

test("data is changed by who makes orders, the rest by the order's own Sales and those above", () => {
  const alasan = (siapa: User, lain: object, ...apa: ("data" | "kepala" | "baris")[]) =>
    mayChange(siapa, order(lain), bagian(...apa)).alasan;
  const pembuat = user(8, "Sales", "Produk Card");
  expect(alasan(pembuat, {}, "data")).toBeNull();
  expect(alasan(user(8, "Sales"), {}, "data")).toBe("Hanya yang dapat membuat order");
  expect(alasan(bos, {}, "data", "baris")).toBeNull();
  expect(alasan(pembuat, { statusSo: "Cancel" }, "data")).toContain("dibatalkan");
  const lain = "Barang dan harga order hanya diubah oleh Sales order ini, Admin, Super Admin dan Management";
  expect([alasan(pembuat, {}, "baris"), alasan(pembuat, {}, "kepala")]).toEqual([lain, lain]);
  expect([alasan(user(7, "Sales"), {}, "baris"), alasan(user(9, "Admin"), {}, "kepala")]).toEqual([null, null]);
  expect(alasan(user(8, "Sales"), {})).toBeNull();
});

test("lines wait for somebody else once money or goods have moved; those of Online orders do not change then", () => {
  const tanya = (lain: object, ...apa: ("data" | "kepala" | "baris")[]) => mustAsk(order(lain), bagian(...apa));
  expect([tanya({}, "baris"), tanya({ adaDisetujui: true }, "baris"), tanya(keluar, "baris")]).toEqual([
    false,
    true,
    true,
  ]);
  expect([tanya({ adaDisetujui: true }, "kepala"), tanya(keluar, "data")]).toEqual([false, false]);
  const online = (lain: object, ...apa: ("data" | "kepala" | "baris")[]) =>
    mayChange(bos, order({ tipeSo: "Online", ...lain }), bagian(...apa)).alasan;
  expect(online({}, "baris")).toBeNull();
  expect(online({ adaDisetujui: true }, "kepala")).toBeNull();
  expect(online({ adaDisetujui: true }, "baris")).toBe(
    "Barang order Online yang sudah dibayar tidak dapat diubah. Gunakan retur atau nota kredit",
  );
  expect(mayChange(bos, order({ adaDisetujui: true }), bagian("baris")).alasan).toBeNull();
});
