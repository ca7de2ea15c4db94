import { expect, test } from "vitest";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { impor } from "#areas/pindah/impor/contract.ts";
import { berkasImpor } from "#areas/pindah/impor/server/impor.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { tambahKolom } from "./kolomSendiri.testing.ts";

const office = openOffice();

test("an import of many values tells the planner of them, so that no list goes on as with a small table", async () => {
  const boss = await office.person("Super Admin");
  await tambahKolom(boss, { untuk: "pelanggan", nama: "Kota" });
  await office.sql`analyze kolom_pelanggan`;
  const baris = Array.from({ length: 1200 }, (_, n) => `Pak ${n};Kota ${n % 7}`);
  const berkas = [berkasImpor("banyak.csv", ["Nama Pelanggan;Kota", ...baris].join("\n"))];
  await boss.call(impor.imporPelanggan, { berkas, coba: false });
  const [tabel] = await office.sql<{ dikira: number }[]>`
    select reltuples::int as dikira from pg_class where oid = 'kolom_pelanggan'::regclass`;
  expect(tabel?.dikira).toBe(1200);
  const { data } = await boss.call(pelanggan.getPelanggan, { cari: "Pak 1199" });
  expect(data[0]?.kolomSendiri.map(({ nilai }) => nilai)).toEqual(["Kota 2"]);
});
