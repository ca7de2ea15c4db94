import { beforeAll, expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import { expectRestored } from "#platform/ops/backup/restore.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { tutupBuku } from "../contract.ts";
import { type Dunia, dunia } from "./dunia.testing.ts";
import { berbeda, semuaLaporan } from "./semuaLaporan.testing.ts";
import { TEMUAN } from "./setiapPanggilan.testing.ts";

const office = openOffice();
let boss: Person;
let manajer: Person;
let isi: Dunia;
beforeAll(async () => {
  boss = await office.person("Super Admin", { nama: "Ratna" });
  manajer = await office.person("Management", { nama: "Budi" });
  isi = await dunia(office, boss, manajer);
});

test("every call that writes says what it could do to a closed month", () => {
  const menulis = Object.entries(contract).flatMap(([resource, calls]) =>
    Object.entries(calls as Record<string, Call>)
      .filter(([, { method }]) => method !== "GET")
      .map(([name]) => ({ resource, nama: `${resource}.${name}` })),
  );
  const disebut = (kunci: string) => kunci in TEMUAN;
  expect(
    menulis.filter(({ resource, nama }) => !disebut(nama) && !disebut(resource)).map(({ nama }) => nama),
    "a call, or its whole resource, has a line in a file of setiapPanggilan beside this test",
  ).toEqual([]);
  const dikenal = new Set(menulis.flatMap(({ resource, nama }) => [resource, nama]));
  expect(Object.keys(TEMUAN).filter((kunci) => !dikenal.has(kunci))).toEqual([]);
});

test("after all that two people at once can do in June, every report and export of May and March is the same to the byte", async () => {
  await manajer.call(tutupBuku.closeBulan, { bulan: "2026-05" });
  const sebelum = [await semuaLaporan(office, boss, "2026-05"), await semuaLaporan(office, boss, "2026-03")];
  expect(Object.keys(sebelum[0] ?? {}).length).toBeGreaterThan(150);
  const salah: string[] = [];
  for (const [nama, { ditolak, terbuka }] of Object.entries(TEMUAN)) {
    for (const [harap, usaha] of [
      [false, ditolak],
      [true, terbuka],
    ] as const) {
      for (const [call, input] of (await usaha?.(isi, boss)) ?? []) {
        const jawab = await Promise.all([manajer.send(call, input), boss.send(call, input)]);
        const baik = jawab.every(({ status }) => status < 500) && jawab.some(({ status }) => status === 200) === harap;
        if (!baik) salah.push(`${nama}: ${jawab.map(({ status, body }) => `${status} ${body.message}`).join(" | ")}`);
      }
    }
  }
  expect(salah).toEqual([]);
  expect(berbeda(sebelum[0] ?? {}, await semuaLaporan(office, boss, "2026-05"))).toEqual([]);
  expect(berbeda(sebelum[1] ?? {}, await semuaLaporan(office, boss, "2026-03"))).toEqual([]);
});

test("a backup of a company in which all of that happened comes back row by row", async () => {
  await expectRestored(office.sql, office.app.services.storage);
});
