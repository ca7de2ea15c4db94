import { expect, test } from "vitest";
import { checkHistory } from "./periksaSejarah.ts";
import { type Bacaan, type Buku, Sejarah, type Usaha } from "./sejarah.ts";

/** A history written down: who, when, and what he wrote (`kas:a` adds row a) or read (`kas=2` saw two rows). */
function usaha(sesi: string, mulai: number, selesai: number, words: string, more: Partial<Usaha> = {}): Usaha {
  const parts = words.split(" ");
  const tulis = parts.filter((part) => part.includes(":")).map((part) => part.split(":"));
  const baca = parts.filter((part) => part.includes("=")).map((part) => part.split("="));
  return {
    ...{ sesi, panggilan: words, mulai, selesai, hasil: "berhasil", bolehTua: false },
    tulis: tulis.map(([buku = "", tanda = ""]) => ({ buku, tanda })),
    baca: baca.map(([buku = "", baris]): Bacaan => ({ buku, baris: Number(baris) })),
    ...more,
  };
}
const lagging = { bolehTua: true };
const rows = (...tanda: string[]) => tanda.map((one) => ({ tanda: one }));
const two: Buku = { kas: rows("a", "b"), stok: rows("x", "y") };

/** Writers of all rows of `two`, one after the other. */
const written = [
  usaha("A", 0, 1, "kas:a"),
  usaha("A", 2, 3, "stok:x"),
  usaha("A", 10, 11, "kas:b"),
  usaha("A", 12, 13, "stok:y"),
];

test("a history in which everybody sees what there is has nothing to find", () => {
  const readers = [
    usaha("B", 0.5, 5, "kas=1 stok=0"),
    usaha("B", 6, 7, "kas=1 stok=1"),
    usaha("B", 10.5, 14, "kas=2 stok=1"),
    usaha("C", 15, 16, "kas=1 stok=1", lagging),
    usaha("C", 17, 18, "kas=2 stok=2"),
    usaha("D", 19, 20, "kas:z", { hasil: "gagal" }),
    usaha("D", 21, Number.POSITIVE_INFINITY, "stok:q", { hasil: "tidak pasti" }),
  ];
  expect(checkHistory([...written, ...readers], two)).toEqual([]);
});

test("what was acknowledged is lost, done twice, or what was refused is there", () => {
  expect(checkHistory([usaha("A", 0, 1, "kas:a")], { kas: [] })[0]).toBe(
    "Book kas: a is there 0 times, acknowledged 1, uncertain 0",
  );
  expect(checkHistory([usaha("A", 0, 1, "kas:a")], { kas: rows("a", "a") })[0]).toContain("is there 2 times");
  expect(checkHistory([usaha("A", 0, 1, "kas:a", { hasil: "gagal" })], { kas: rows("a") })[0]).toContain(
    "acknowledged 0",
  );
});

test("what was read had been written, with the balance that stands there", () => {
  const buku = { kas: [{ tanda: "a", saldo: 5 }] };
  const seen = (baris: number | null, saldo: number) => usaha("B", 2, 3, "", { baca: [{ buku: "kas", baris, saldo }] });
  const wrote = usaha("A", 0, 1, "kas:a");
  expect(checkHistory([wrote, seen(1, 5)], buku)).toEqual([]);
  expect(checkHistory([wrote, seen(1, 4)], buku)).toEqual(["B  at 2 saw 4 after row 1 of kas, where 5 stands"]);
  expect(checkHistory([wrote, seen(2, 9)], buku)[0]).toBe("B  at 2 saw 2 rows of kas, which has 1");
  // Where the balance alone was seen, it says which row it was.
  expect(checkHistory([wrote, seen(null, 5)], buku)).toEqual([]);
  expect(checkHistory([wrote, seen(null, 4)], buku)[0]).toContain("saw 2 rows of kas, which has 1");
});

test("own writes are read, also from a replica", () => {
  const found = checkHistory([...written, usaha("A", 20, 21, "kas=1", lagging)], two);
  expect(found[0]).toBe("A kas=1 at 20 saw 1 rows of kas, though it had written in A kas:b at 10: row 2");
  expect(found[1]).toBe(
    "G-single within a session: A kas=1 at 20 -rw kas 2-> A kas:b at 10 -sesi-> A stok:y at 12 -sesi-> the first",
  );
});

test("reads never go back within a session, also not by way of another book", () => {
  const twice = [usaha("B", 20, 21, "kas=2"), usaha("B", 22, 23, "kas=1", lagging)];
  expect(checkHistory([...written, ...twice], two)[0]).toContain("though it had read in B kas=2 at 20: row 2");
  // The second row of stok was written after the second one of kas by the same person: who knows the one knows the other.
  const across = [usaha("B", 20, 21, "stok=2"), usaha("B", 22, 23, "kas=1", lagging)];
  const found = checkHistory([...written, ...across], two);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("G-single within a session: ");
  expect(found[0]).toContain("B kas=1 at 22 -rw kas 2-> A kas:b at 10");
});

test("who asks after an answer sees it, unless the call may lag", () => {
  expect(checkHistory([...written, usaha("B", 20, 21, "kas=1", lagging)], two)).toEqual([]);
  const found = checkHistory([...written, usaha("B", 20, 21, "kas=1")], two);
  expect(found[0]).toBe("B kas=1 at 20 saw 1 rows of kas, after A kas:b at 10 was answered: row 2");
  expect(found[1]).toContain("G-single in real time: ");
  const wrong = [usaha("A", 0, 1, "kas:b"), usaha("B", 2, 3, "kas:a")];
  expect(checkHistory(wrong, { kas: rows("a", "b") })[0]).toContain(
    "wrote row 1 of kas, after A kas:b at 0 was answered",
  );
});

test("cycles are found and named as Adya does", () => {
  const at = (sesi: string, words: string) => usaha(sesi, 0, 100, words);
  const named = (buku: Buku, ...all: Usaha[]) => checkHistory(all, buku).map((one) => one.split(":")[0]);
  const crossed = { kas: rows("a", "b"), stok: rows("y", "x") };
  expect(named(crossed, at("A", "kas:a stok:x"), at("B", "kas:b stok:y"))).toEqual(["G0"]);
  expect(named({ kas: rows("a"), stok: rows("x") }, at("A", "kas:a stok=1"), at("B", "stok:x kas=1"))).toEqual(["G1c"]);
  const reader = at("C", "kas=1 stok=0");
  expect(named({ kas: rows("a"), stok: rows("x") }, at("A", "kas:a stok:x"), reader)).toEqual(["G-single"]);
  const skewed = [at("A", "kas:a stok=0"), at("B", "stok:x kas=0")];
  expect(named({ kas: rows("a"), stok: rows("x") }, ...skewed)).toEqual(["G2"]);
  const fork = [at("A", "kas:a"), at("B", "stok:x"), at("C", "kas=1 stok=0"), at("D", "kas=0 stok=1")];
  expect(named({ kas: rows("a"), stok: rows("x") }, ...fork)).toEqual(["G2"]);
});

test("a list that is counted after its rows were read is no circle, and goes back no more than others", () => {
  const list = (sesi: string, mulai: number, selesai: number, kas: number, stok: number) =>
    usaha(sesi, mulai, selesai, "list", {
      ...lagging,
      baca: [
        { buku: "kas", baris: kas },
        { buku: "stok", baris: stok, dihitung: true },
      ],
    });
  const written = [usaha("A", 0, 1, "kas:a"), usaha("B", 2, 3, "stok:x")];
  const buku = { kas: rows("a"), stok: rows("x") };
  expect(checkHistory([...written, list("C", 0, 9, 0, 1)], buku)).toEqual([]);
  const back = [usaha("C", 10, 11, "kas=1"), list("C", 12, 13, 0, 1)];
  expect(checkHistory([...written, ...back], buku)[0]).toContain("C list at 12 saw 0 rows of kas, though it had read");
  expect(checkHistory([...written, list("C", 10, 11, 1, 1), list("C", 12, 13, 1, 0)], buku)[0]).toContain(
    "C list at 12 saw 0 rows of stok, though it had read",
  );
});

test("a recorder knows nothing of what was not answered", () => {
  const sejarah = new Sejarah();
  const done = sejarah.mulai({ sesi: "A", panggilan: "approveInv", bolehTua: false }, [{ buku: "kas", tanda: "a" }]);
  sejarah.mulai({ sesi: "B", panggilan: "approveInv", bolehTua: false }, [{ buku: "kas", tanda: "b" }]);
  done("berhasil");
  expect(sejarah.usaha.map(({ hasil }) => hasil)).toEqual(["berhasil", "tidak pasti"]);
  expect(checkHistory(sejarah.usaha, { kas: rows("a", "b") })).toEqual([]);
  expect(checkHistory(sejarah.usaha, { kas: rows("a") })).toEqual([]);
  expect(checkHistory(sejarah.usaha, { kas: rows("b") })).not.toEqual([]);
});

test("ten thousand actions are judged", () => {
  const many = Array.from({ length: 5_000 }, (_, at) => [
    usaha(`S${at % 16}`, at * 10, at * 10 + 5, `kas:${at}`),
    usaha(`S${(at + 3) % 16}`, at * 10 + 6, at * 10 + 9, `kas=${at + 1}`),
  ]).flat();
  const kas = rows(...Array.from({ length: 5_000 }, (_, at) => String(at)));
  expect(checkHistory(many, { kas })).toEqual([]);
  const last = many.at(-1) as Usaha;
  const stale = { ...last, mulai: 60_000, selesai: 60_001, baca: [{ buku: "kas", baris: 2_000 }] };
  expect(checkHistory([...many, stale], { kas })).not.toEqual([]);
});
