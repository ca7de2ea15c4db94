import { expect, test } from "vitest";
import { mayPassword } from "./password.ts";

const SITI = { nama: "Siti Nur Rahayu", noKaryawan: "K-2026/17" };
const alasan = (password: string) => mayPassword(password, SITI).alasan ?? "boleh";

const MUDAH = "Password baru terlalu mudah ditebak, gabungkan beberapa kata yang tidak berhubungan";
const SENDIRI = "Password baru tidak boleh hanya terdiri dari nama atau nomor karyawan anda";

test("nine characters are too few, ten may be enough, counted as people count them", () => {
  expect(alasan("kudabiru9")).toBe("Password baru minimal 10 karakter");
  expect(alasan("kudabiru99")).toBe("boleh");
  expect(alasan("😀😀😀😀😀")).toBe("Password baru minimal 10 karakter");
});

test.each([
  "password123",
  "P@ssw0rd2026",
  "qwertyuiop",
  "1q2w3e4r5t6y",
  "1234567890",
  "0812345678901",
  "17-08-1945!",
  "aaaaaaaaaaaa",
  "abcabcabcabc",
  "Bismillah99!",
  "indonesia2026",
  "IndonesiaMerdeka45",
  "sayangku1234",
  "rahasia12345",
  "r4h4s14_r4h4s14",
  "Jakarta#2025",
  "admin123456",
  "katasandi2026",
  "iloveyou12345",
  "semangat2026!",
])("%s is among the first that anybody tries", (password) => {
  expect(alasan(password)).toBe(MUDAH);
});

test.each(["sitirahayu", "Siti.Rahayu.1990", "rahayusitinur", "K-2026/17K-2026/17", "siti-k-2026/17"])(
  "%s stands on the own badge",
  (password) => {
    expect(alasan(password)).toBe(SENDIRI);
  },
);

test("the own name with a common word is as easy", () => {
  expect(alasan("sayangsiti99")).toBe(MUDAH);
});

test.each([
  "gajah lautan biru",
  "kuda hitam perkasa",
  "kata sandi lebih baru",
  "mesin-pengering-77",
  "x7Kq!mR2vLpz",
  "sitinya makan bakso",
  "пароль надёжный длинный",
])("%s is good enough", (password) => {
  expect(alasan(password)).toBe("boleh");
});

test("without a number or a name nothing is taken for one's own", () => {
  expect(mayPassword("gajah lautan biru", { nama: "" }).boleh).toBe(true);
});
