import { describe, expect, test } from "vitest";
import { disebut, lengkapi, potong, usulan } from "./sebutan.ts";

const orang = [
  { idUser: 1, nama: "Budi" },
  { idUser: 2, nama: "Budi Santoso" },
  { idUser: 3, nama: "Siti" },
];

describe("mentions", () => {
  test("of two names that begin alike the longer one is meant", () => {
    expect(disebut("@Budi Santoso dan @Siti, tolong", orang)).toEqual([2, 3]);
    expect(disebut("@Budi lalu @Budi Santoso", orang)).toEqual([2, 1]);
    expect(disebut("Budi tanpa tanda, email@contoh.id", orang)).toEqual([]);
  });

  test("an @ at the end proposes, and is completed by the name", () => {
    expect(usulan("Tolong @bu", orang).map(({ idUser }) => idUser)).toEqual([1, 2]);
    expect(usulan("Tolong @Siti", orang)).toEqual([]);
    expect(usulan("Tolong", orang)).toEqual([]);
    expect(lengkapi("Tolong @bu", { idUser: 2, nama: "Budi Santoso" })).toBe("Tolong @Budi Santoso ");
  });
});

test("addresses of the web become links, the sign at the end of a sentence does not belong to them", () => {
  expect(potong("Lihat https://contoh.id/a?b=1, ya")).toEqual([
    { teks: "Lihat ", tautan: false },
    { teks: "https://contoh.id/a?b=1", tautan: true },
    { teks: ", ya", tautan: false },
  ]);
  expect(potong("javascript:alert(1)")).toEqual([{ teks: "javascript:alert(1)", tautan: false }]);
});
