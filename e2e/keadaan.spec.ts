import { expect, expectAccessible, test } from "./office.ts";

test("a Super Admin sees how the server is, in words and colours; nobody else sees the screen", async ({
  page,
  office,
}) => {
  await office.sql`
    insert into penjagaan (jenis, gagal_sejak, alasan) values ('uji', '2026-11-20T02:00:00Z', 'Neraca tidak cocok')`;
  await office.signIn(page, "Super Admin", { at: "/admin/sistem/keadaan" });
  const uji = page.getByRole("region", { name: "Uji pulih" });
  await expect(uji).toContainText("Gawat");
  await expect(uji).toContainText("Neraca tidak cocok");
  await expect(page.getByRole("region", { name: "Koneksi basis data" })).toContainText("Baik");
  await expect(page.getByRole("region", { name: "Backup" })).toContainText("Belum pernah");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await office.signIn(page, "Management");
  await expect(page.getByRole("navigation").getByText("Keadaan")).toHaveCount(0);
});

test("on a phone the lines of the processes stand below each other, before any detail was opened", async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await office.signIn(page, "Super Admin", { at: "/admin/sistem/keadaan" });
  const proses = page.getByRole("table", { name: "Proses" });
  await expect(proses.locator("tbody tr").first()).toHaveCSS("display", "flex");
  expect(await proses.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)).toBe(0);
});
