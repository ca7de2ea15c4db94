import { expect, test } from "vitest";
import { URUNG_MS } from "#kernel/urung.ts";
import type { User } from "#platform/http/context.ts";
import { mayChange, mayRemove, mayUndo } from "./rules.ts";

const person = (idUser: number, role = "Sales") => ({ idUser, role }) as User;
const [penulis, rekan, bos] = [person(1), person(2), person(3, "Management")];
const DIHAPUS = "2026-11-20T02:00:00.000Z";
const ada = { idUser: 1, dihapus: null, dihapusOleh: null };
const hilang = { idUser: 1, dihapus: DIHAPUS, dihapusOleh: 3 };

test("a comment is changed by who wrote it alone, and deleted also by those who lead; what is deleted is left alone", () => {
  expect([penulis, rekan, bos].map((user) => mayChange(user, ada).boleh)).toEqual([true, false, false]);
  expect([penulis, rekan, bos].map((user) => mayRemove(user, ada).boleh)).toEqual([true, false, true]);
  for (const boleh of [mayChange(penulis, hilang), mayRemove(bos, hilang)]) {
    expect(boleh).toMatchObject({ boleh: false, alasan: "Komentar sudah dihapus" });
  }
});

test("who deleted a comment, and nobody else, takes that back for half an hour", () => {
  const sesudah = (ms: number) => new Date(Date.parse(DIHAPUS) + ms);
  expect(mayUndo(bos, hilang, sesudah(URUNG_MS)).boleh).toBe(true);
  expect(mayUndo(bos, hilang, sesudah(URUNG_MS + 1)).alasan).toContain("terlalu lama");
  expect(mayUndo(penulis, hilang, sesudah(0)).alasan).toContain("Hanya yang menghapusnya");
  expect(mayUndo(bos, ada, sesudah(0)).alasan).toBe("Komentar ini tidak dihapus");
});
