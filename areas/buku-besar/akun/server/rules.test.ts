import { expect, test } from "vitest";
import type { User } from "#platform/http/context.ts";
import { bolehEdit, bolehHapus, bolehPetakan, masalahInduk, masalahJenis, type Sasaran } from "./rules.ts";

const bos = { role: "Management" } as User;
const kasir = { role: "Kasir" } as User;
const akun = (lain: Partial<Sasaran> = {}): Sasaran => ({
  ...{ kode: "6-100", nama: "Sewa", jenis: "Beban", milik: null, kebutuhan: null },
  ...{ kendali: false, penampung: false, dijurnal: false, menjadiInduk: false },
  ...lain,
});

test("an account of one's own may change; one of the program, or that follows something else, may not", () => {
  expect(bolehEdit(bos, akun()).boleh).toBe(true);
  expect(bolehEdit(kasir, akun()).alasan).toContain("Super Admin dan Management");
  expect(bolehEdit(bos, akun({ milik: "program" })).alasan).toContain("aturan program");
  expect(bolehEdit(bos, akun({ milik: "rekening" })).alasan).toBe("Akun 6-100 Sewa mengikuti rekeningnya");
});

test("an account that is used keeps its kind and is not deleted", () => {
  expect(bolehHapus(bos, akun()).boleh).toBe(true);
  expect(masalahJenis(akun(), "Pendapatan")).toEqual([]);
  for (const [dipakai, alasan] of [
    [{ dijurnal: true }, "sudah dipakai di jurnal"],
    [{ menjadiInduk: true }, "masih menjadi tujuan kebutuhan"],
  ] as const) {
    expect(bolehHapus(bos, akun(dipakai)).alasan).toContain(alasan);
    expect(masalahJenis(akun(dipakai), "Beban")).toEqual([]);
    expect(masalahJenis(akun(dipakai), "Pendapatan")).toMatchObject([{ field: "jenis" }]);
  }
});

test("only accounts of needs are mapped, and only to accounts that move by hand", () => {
  expect(bolehPetakan(bos, akun({ kebutuhan: "laba" })).boleh).toBe(true);
  expect(bolehPetakan(bos, akun()).boleh).toBe(false);
  expect(bolehPetakan(kasir, akun({ kebutuhan: "laba" })).boleh).toBe(false);
  expect(masalahInduk(akun())).toEqual([]);
  for (const induk of [undefined, akun({ kendali: true }), akun({ penampung: true })]) {
    expect(masalahInduk(induk)).toMatchObject([{ field: "induk" }]);
  }
});
