import { expect, test } from "vitest";
import type { User } from "#platform/http/context.ts";
import { mayEdit, mayMap, mayRemove, problemOfInduk, problemOfJenis, type Sasaran } from "./rules.ts";

const bos = { role: "Management" } as User;
const kasir = { role: "Kasir" } as User;
const akun = (lain: Partial<Sasaran> = {}): Sasaran => ({
  ...{ kode: "6-100", nama: "Sewa", jenis: "Beban", milik: null, kebutuhan: null },
  ...{ kendali: false, penampung: false, dijurnal: false, menjadiInduk: false },
  ...lain,
});

test("an account of one's own may change; one of the program, or that follows something else, may not", () => {
  expect(mayEdit(bos, akun()).boleh).toBe(true);
  expect(mayEdit(kasir, akun()).alasan).toContain("Super Admin dan Management");
  expect(mayEdit(bos, akun({ milik: "program" })).alasan).toContain("aturan program");
  expect(mayEdit(bos, akun({ milik: "rekening" })).alasan).toBe("Akun 6-100 Sewa mengikuti rekeningnya");
});

test("an account that is used keeps its kind and is not deleted", () => {
  expect(mayRemove(bos, akun()).boleh).toBe(true);
  expect(problemOfJenis(akun(), "Pendapatan")).toEqual([]);
  for (const [dipakai, alasan] of [
    [{ dijurnal: true }, "sudah dipakai di jurnal"],
    [{ menjadiInduk: true }, "masih menjadi tujuan kebutuhan"],
  ] as const) {
    expect(mayRemove(bos, akun(dipakai)).alasan).toContain(alasan);
    expect(problemOfJenis(akun(dipakai), "Beban")).toEqual([]);
    expect(problemOfJenis(akun(dipakai), "Pendapatan")).toMatchObject([{ field: "jenis" }]);
  }
});

test("only accounts of needs are mapped, and only to accounts that move by hand", () => {
  expect(mayMap(bos, akun({ kebutuhan: "laba" })).boleh).toBe(true);
  expect(mayMap(bos, akun()).boleh).toBe(false);
  expect(mayMap(kasir, akun({ kebutuhan: "laba" })).boleh).toBe(false);
  expect(problemOfInduk(akun())).toEqual([]);
  for (const induk of [undefined, akun({ kendali: true }), akun({ penampung: true }), akun({ milik: "kebutuhan" })]) {
    expect(problemOfInduk(induk)).toMatchObject([{ field: "induk" }]);
  }
});
