import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import type { Tanggal } from "#kernel/types.ts";
import { type Closing, closingStatement } from "#platform/http/closing.ts";
import { openOffice } from "#test/support/office.ts";
import { audit } from "./audit.ts";

const office = openOffice();

test("history that waits for the end of its transaction keeps its order, also where there is too much of it to wait", async () => {
  const boss = await office.person("Super Admin");
  const user = { idUser: boss.idUser, nama: boss.nama, jabatan: "", role: "Super Admin", menu: [] };
  const kept: unknown[] = [];
  await office.sql.begin(async (tx) => {
    const closing: Closing = { history: [], statements: [] };
    const deed = { tx, user, now: new Date(), today: "2026-11-20" as Tanggal, call: "addOrder", closing };
    for (const banyak of [1, 300, 300, 2]) {
      const about = { jenis: "order", id: "SO-9" } as const;
      await audit(deed, ...Array.from({ length: banyak }, (_, n) => ({ ...about, sesudah: { namaCustomer: `${n}` } })));
      kept.push(closing.history.length);
    }
    await closingStatement(tx, closing);
  });
  expect(kept).toEqual([1, 301, 0, 2]);
  const rows = await office.sql<{ nama: string }[]>`
    select sesudah->>'namaCustomer' as nama from riwayat where id_dokumen = 'SO-9' order by id_riwayat`;
  expect(rows.map(({ nama }) => Number(nama))).toEqual([1, 300, 300, 2].flatMap((banyak) => [...Array(banyak).keys()]));
});

test("a field that its history has no name for does not compile, and is told under its own name where it was written", async () => {
  const boss = await office.person("Super Admin");
  const person = { idUser: boss.idUser, nama: boss.nama, jabatan: "", role: "Super Admin", menu: [] };
  const about = { jenis: "order", id: "SO-1" } as const;
  await office.sql.begin(async (tx) => {
    const deed = { tx, user: person, now: new Date(), today: "2026-11-20" as Tanggal, call: "addOrder" };
    await audit(deed, { ...about, sesudah: { namaCustomer: "Ani", versi: 2 } });
    const row = { namaCustomer: "Budi", namaPelanggan: "Budi" };
    // @ts-expect-error an order has no namaPelanggan
    await audit(deed, { ...about, sesudah: row });
  });
  const { data } = await boss.call(riwayat.getRiwayat, { jenis: "order", id: "SO-1" });
  expect(data.map(({ perubahan }) => perubahan.map(({ label, sesudah }) => [label, sesudah]))).toEqual([
    [
      ["Nama Customer", "Budi"],
      ["Nama Pelanggan", "Budi"],
    ],
    [["Nama Customer", "Ani"]],
  ]);
});
