import { expect, expectAccessible, test } from "./office.ts";

test("a backup that failed is a task of the Super Admin and leads to the company, which says since when and why", async ({
  page,
  office,
}) => {
  await office.sql`
    insert into backup (mulai, selesai, alasan) values
      ('2026-11-20T19:30:00Z', '2026-11-20T19:31:00Z', null),
      ('2026-11-21T19:30:00Z', '2026-11-21T19:30:05Z', 'Disk penuh: kosongkan tempat di disk backup')`;
  await office.signIn(page, "Super Admin");
  const tugas = page.getByRole("region", { name: "Tugas saya" });
  await expect(tugas).toContainText("Backup gagal");
  await expectAccessible(page);
  await tugas.getByRole("link", { name: /Backup gagal/ }).click();
  await expect(
    page.getByRole("dialog").getByText(/Disk penuh: kosongkan tempat di disk backup; backup baik terakhir 21/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Buka Perusahaan" }).click();
  await expect(page.getByText("Backup Terakhir")).toBeVisible();
  await expect(page.getByText(/Gagal sejak 22.*: Disk penuh/)).toBeVisible();
  await expectAccessible(page);

  // A later good backup ends the warning.
  await office.sql`insert into backup (mulai, selesai) values ('2026-11-22T01:00:00Z', '2026-11-22T01:01:00Z')`;
  await page.reload();
  await expect(page.getByText("Backup Terakhir")).toBeVisible();
  await expect(page.getByText(/Gagal sejak/)).toHaveCount(0);
});
