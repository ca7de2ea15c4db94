import { expect, test } from "vitest";
import { grafik } from "#kernel/grafik.ts";
import { openOffice } from "#test/support/office.ts";
import { sumGrafik, TERLALU_BANYAK } from "./grafik.ts";

const office = openOffice();
const GRAFIK = grafik({
  judul: "Uji",
  ukuran: { banyak: { label: "Banyak" } },
  menurut: { huruf: { label: "Huruf", kosong: "Tanpa huruf" } },
});
const who = () => ({ db: office.sql, user: { role: "Super Admin", menu: [] } });
const asked = { ukuran: "banyak", menurut: "huruf", kedua: null } as const;

test("documents without a group are one of their own; sums that take too long say what to do", async () => {
  const bahan = (dari: string) => ({
    dari: office.sql`${office.sql.unsafe(dari)} t`,
    ukuran: { banyak: () => office.sql`count(*)` },
    sumbu: { huruf: () => ({ kunci: office.sql`t.huruf` }) },
  });
  const huruf = bahan("(select unnest(array['b', null, 'a', 'b']) as huruf)");
  const hasil = await sumGrafik(who(), GRAFIK, asked, huruf);
  expect(hasil.pertama.map(({ nama, jumlah }) => [nama, jumlah])).toEqual([
    ["b", 2],
    ["Tanpa huruf", 1],
    ["a", 1],
  ]);
  const slow = bahan("(select 'a' as huruf from pg_sleep(60))");
  await expect(sumGrafik(who(), GRAFIK, asked, slow, "100ms")).rejects.toThrow(TERLALU_BANYAK);
});
