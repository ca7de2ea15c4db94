import { expect, test } from "vitest";
import { URUNG_MS } from "#kernel/urung.ts";
import type { User } from "#platform/http/context.ts";
import { JENIS_KOMENTAR } from "../jenisKomentar.ts";
import { mayChange, mayRemove, mayTalk, mayUndo } from "./rules.ts";

const person = (idUser: number, role = "Sales") => ({ idUser, role }) as User;
const [penulis, rekan, bos] = [person(1), person(2), person(3, "Management")];
const DIHAPUS = "2026-11-20T02:00:00.000Z";
const ada = { idUser: 1, dihapus: null, dihapusOleh: null };
const hilang = { idUser: 1, dihapus: DIHAPUS, dihapusOleh: 3 };

test("a comment is changed by who wrote it alone, and deleted also by those who lead; what is deleted is left alone", () => {
  expect([penulis, rekan, bos].map((user) => mayChange(user, ada).boleh)).toEqual([true, false, false]);
  expect([penulis, rekan, bos].map((user) => mayRemove(user, ada).boleh)).toEqual([true, false, true]);
  expect(mayChange(rekan, ada).alasan).toBe("Hanya penulisnya yang dapat mengubah komentar");
  expect(mayRemove(rekan, ada).alasan).toBe(
    "Hanya penulisnya, Super Admin dan Management yang dapat menghapus komentar",
  );
  for (const boleh of [mayChange(penulis, hilang), mayRemove(bos, hilang)]) {
    expect(boleh).toMatchObject({ boleh: false, alasan: "Komentar sudah dihapus" });
  }
});

test("who deleted a comment, and nobody else, takes that back for half an hour", () => {
  const sesudah = (ms: number) => new Date(Date.parse(DIHAPUS) + ms);
  expect(mayUndo(bos, hilang, sesudah(URUNG_MS)).boleh).toBe(true);
  expect(mayUndo(bos, hilang, sesudah(URUNG_MS + 1)).alasan).toBe(
    "Komentar ini sudah terlalu lama dihapus untuk dikembalikan",
  );
  expect(mayUndo(penulis, hilang, sesudah(0)).alasan).toBe("Hanya yang menghapusnya yang dapat mengembalikan komentar");
  expect(mayUndo(bos, ada, sesudah(0)).alasan).toBe("Komentar ini tidak dihapus");
});

test("of a kind of document talks who may see its history", async () => {
  // Without a document nothing is asked of the database.
  const talks = (user: User) => Promise.all(JENIS_KOMENTAR.map((jenis) => mayTalk(null as never, user, jenis, null)));
  expect(new Set(await talks(bos))).toEqual(new Set([true]));
  expect(new Set(await talks({ ...rekan, menu: [] }))).toEqual(new Set([false]));
});
