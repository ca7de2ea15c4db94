import { appendFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { backUp } from "#platform/ops/backup/backup.ts";
import { guardStates, isRestoreTestDue } from "#platform/ops/backup/guards.ts";
import { openOffice } from "#test/support/office.ts";
import { ujiPulih } from "./ujiPulih.ts";

const office = openOffice();
const uji = async () => (await guardStates(office.sql)).find(({ jenis }) => jenis === "uji");
const DAY_MS = 86_400_000;

test("the restore test restores the newest backup beside the company, checks its books, and says how it went", async () => {
  const { services } = office.app;
  const { dataDir } = services.config;
  expect(await isRestoreTestDue(office.sql, office.now())).toBe(false);
  await ujiPulih(services);
  expect(await uji()).toMatchObject({ alasan: "Belum ada backup maupun arsip yang dapat dipulihkan", terakhir: null });

  const boss = await office.person("Super Admin");
  await boss.call(divisi.addDivisi, { namaDivisi: "Produksi" });
  const backup = await backUp(services, join(dataDir, "backup"), 5);
  expect(await isRestoreTestDue(office.sql, office.now())).toBe(true);
  await ujiPulih(services);
  const keterangan = expect.stringMatching(/^Backup .* dipulihkan, \d+ aturan buku cocok, 0 foto utuh$/);
  expect(await uji()).toMatchObject({ alasan: null, keterangan });
  expect(readdirSync(dataDir)).not.toContain("uji-pulih");
  expect(await isRestoreTestDue(office.sql, office.now())).toBe(false);
  expect(await isRestoreTestDue(office.sql, new Date(office.now().getTime() + 9 * DAY_MS))).toBe(true);

  appendFileSync(join(backup, "tables", "divisi.copy.gz"), "x");
  await ujiPulih(services);
  const alasan = "Backup terbaru tidak dapat dipulihkan, sebabnya ada di log server";
  expect(await uji()).toMatchObject({ alasan, keterangan });
});
