import { expect, test } from "vitest";
import { pagi } from "#areas/laporan/server/setahun.testing.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { dikembalikan } from "#areas/penjualan/retur/server/retur.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { tutupBuku } from "../contract.ts";

const office = openOffice();

test("returns that nobody has decided are in the checklist with the price of their units, and do not keep a month open", async () => {
  const boss = await office.person("Super Admin");
  await pagi(office, "2026-09-28");
  const { idRetur } = await dikembalikan(office, boss);
  await pagi(office, "2026-10-02");
  const periksa = async () =>
    (await boss.call(tutupBuku.getPeriksaTutup, { bulan: "2026-09" })).data.periksa.find(
      ({ jenis }) => jenis === "retur",
    );
  expect(await periksa()).toMatchObject({
    jumlah: 1,
    nilai: 24_690_000,
    menghalangi: false,
    daftar: [{ kunci: idRetur, nama: expect.stringContaining(idRetur) }],
  });
  await boss.call(retur.putuskanRetur, { idRetur, keputusan: "tanpa", catatan: "" } as never);
  expect(await periksa()).toMatchObject({ jumlah: 0, nilai: 0, daftar: [] });
});
