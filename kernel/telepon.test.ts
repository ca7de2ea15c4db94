import { expect, test } from "vitest";
import { alamatWhatsApp, angkaTelepon } from "./telepon.ts";

test("08, +62, 62, 0062 and 8 lead to one number", () => {
  const typed = [
    "081234567890",
    "+62 812-3456-7890",
    "6281234567890",
    "006281234567890",
    "81234567890",
    "62081234567890",
  ];
  expect(new Set(typed.map(angkaTelepon))).toEqual(new Set(["6281234567890"]));
  expect(angkaTelepon("(021) 555-1234")).toBe("62215551234");
  // A number that tells no country stays as it is.
  expect(angkaTelepon("12025550123")).toBe("12025550123");
  expect([angkaTelepon("0"), angkaTelepon("-"), angkaTelepon("620")]).toEqual(["0", "", "620"]);
});

test("WhatsApp is opened with the number in international form and the text", () => {
  expect(alamatWhatsApp("0812-3456-7890", "Yth. Budi & Co,\nterima kasih")).toBe(
    "https://wa.me/6281234567890?text=Yth.%20Budi%20%26%20Co%2C%0Aterima%20kasih",
  );
  expect([alamatWhatsApp("", "x"), alamatWhatsApp("12345", "x")]).toEqual([null, null]);
});
