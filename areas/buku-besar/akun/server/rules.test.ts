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
  expect(mayEdit(bos, akun({ milik: "program" })).alasan).toBe(
    "Akun 6-100 Sewa dipakai oleh aturan program, tidak dapat diubah atau dihapus",
  );
  expect(mayRemove(bos, akun({ milik: "program" })).alasan).toContain("aturan program");
  expect(mayEdit(bos, akun({ milik: "rekening" })).alasan).toBe("Akun 6-100 Sewa mengikuti rekeningnya");
});

test("an account that is used keeps its kind and is not deleted", () => {
  expect(mayRemove(bos, akun()).boleh).toBe(true);
  expect(problemOfJenis(akun(), "Pendapatan")).toEqual([]);
  for (const [dipakai, alasan] of [
    [{ dijurnal: true }, "Akun 6-100 Sewa sudah dipakai di jurnal"],
    [{ menjadiInduk: true }, "Akun 6-100 Sewa masih menjadi tujuan kebutuhan"],
  ] as const) {
    expect(mayRemove(bos, akun(dipakai)).alasan).toBe(alasan);
    expect(problemOfJenis(akun(dipakai), "Beban")).toEqual([]);
    expect(problemOfJenis(akun(dipakai), "Pendapatan")).toEqual([
      { field: "jenis", message: "Jenis Akun 6-100 Sewa tidak dapat diubah, akun sudah dipakai" },
    ]);
  }
});

test("only accounts of needs are mapped, and only to accounts that move by hand", () => {
  expect(mayMap(bos, akun({ kebutuhan: "laba" })).boleh).toBe(true);
  expect(mayMap(bos, akun()).alasan).toBe("Hanya akun kebutuhan yang dapat dipetakan");
  expect(mayMap(kasir, akun({ kebutuhan: "laba" })).boleh).toBe(false);
  expect(problemOfInduk(akun())).toEqual([]);
  const salah = (message: string) => [{ field: "induk", message }];
  expect(problemOfInduk(undefined)).toEqual(salah("Akun tujuan tidak dikenal"));
  expect(problemOfInduk(akun({ milik: "kebutuhan" }))).toEqual(
    salah("Akun 6-100 Sewa akun kebutuhan juga, pilih akun lain"),
  );
  for (const lain of [{ kendali: true }, { penampung: true }]) {
    expect(problemOfInduk(akun(lain))).toEqual(
      salah("Akun 6-100 Sewa hanya bergerak lewat dokumennya, pilih akun lain"),
    );
  }
});
