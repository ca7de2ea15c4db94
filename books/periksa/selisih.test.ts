import { expect, test } from "vitest";
import { openOffice } from "#test/support/office.ts";
import { berselisih, pengacak } from "./selisih.ts";

const office = openOffice();

/** Whether amounts by document and account disagree; the amounts of one side stand with the opposite sign. */
async function beda(baris: readonly (readonly [dokumen: string | null, akun: number, nominal: number])[]) {
  const { sql } = office;
  const isi = sql`select dokumen, akun, nominal from unnest(${baris.map(([dokumen]) => dokumen)}::text[],
    ${baris.map(([, akun]) => akun)}::bigint[], ${baris.map(([, , nominal]) => nominal)}::bigint[]) x(dokumen, akun, nominal)`;
  const kunci = pengacak(sql)({ teks: [sql`dokumen`], angka: [sql`akun`] });
  const [satu] = await sql<{ beda: boolean }[]>`
    select ${berselisih(sql, sql`select nominal, ${kunci} from (${isi}) x`)} as beda`;
  const [dua] = await sql<{ beda: boolean }[]>`
    select ${berselisih(sql, sql`select 0, 0, nominal, ${kunci} from (${isi}) x`, 2)} as beda`;
  if (!baris.some(([dokumen]) => dokumen === null)) expect(dua?.beda).toBe(satu?.beda);
  return satu?.beda;
}

test("two sides that agree key by key do not differ, however their amounts are split", async () => {
  expect(await beda([])).toBe(false);
  expect(
    await beda([
      ["A", 1, 5],
      ["B", 1, -7],
      ["B", 1, 3],
      ["A", 1, -5],
      ["B", 1, 4],
    ]),
  ).toBe(false);
  const besar = 9_000_000_000_000_000;
  expect(
    await beda([
      ["A", 1, besar],
      ["B", 2, besar],
      ["A", 1, -besar],
      ["B", 2, -besar],
    ]),
  ).toBe(false);
});

test("amounts that changed places differ, though every total stays what it was", async () => {
  for (const baris of [
    // Another amount, a unit more, a whole document.
    [
      ["A", 1, 5],
      ["A", 1, -6],
    ],
    [
      ["A", 1, 2 ** 31],
      ["A", 1, -1],
    ],
    [["A", 1, 5]],
    // Exchanged between documents, between accounts, and between both.
    [
      ["A", 1, 5],
      ["B", 1, 7],
      ["A", 1, -7],
      ["B", 1, -5],
    ],
    [
      ["A", 1, 5],
      ["A", 2, 7],
      ["A", 1, -7],
      ["A", 2, -5],
    ],
    [
      ["A", 1, 5],
      ["A", 2, -5],
      ["B", 1, -5],
      ["B", 2, 5],
    ],
    // A row that has no key.
    [
      [null, 1, 5],
      [null, 1, -5],
    ],
  ] as [string | null, number, number][][]) {
    expect(await beda(baris), JSON.stringify(baris)).toBe(true);
  }
});
