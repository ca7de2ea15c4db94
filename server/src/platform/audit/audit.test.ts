import { expect, test } from "vitest";
import type { Tanggal } from "#contract/kernel/types.ts";
import { riwayat } from "#contract/sistem/riwayat.ts";
import { openOffice } from "#server/testing/office.ts";
import { audit } from "./audit.ts";

const office = openOffice();

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
