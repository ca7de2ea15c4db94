import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { expect, expectAccessible, test } from "./office.ts";

test("a Super Admin sees who was refused what, finds it by event and text, and nobody else sees the screen", async ({
  page,
  office,
}) => {
  await office.signIn(page, "Logistik", { menu: [] });
  await page.evaluate(async (address) => {
    const headers = { token: localStorage.getItem("token") ?? "" };
    for (let i = 0; i < 3; i++) await fetch(address, { headers });
  }, `${office.address}/api${karyawan.getUser.path}`);
  await expect(page.getByRole("navigation").getByText("Jejak Keamanan")).toHaveCount(0);
  await page.getByRole("button", { name: "Log out" }).click();

  await office.signIn(page, "Super Admin");
  await page.goto(`${office.address}/admin/sistem/jejak-keamanan`);
  const ditolak = page.getByRole("row").filter({ hasText: "Mencoba melihat karyawan" });
  await expect(ditolak).toHaveCount(1);
  await expect(ditolak).toContainText("Tidak diizinkan");
  await expectAccessible(page);
  await page.getByLabel("Cari Nama/No Karyawan/Alamat IP/Keterangan").fill("tidak ada yang begini");
  await expect(page.getByText("Data Tidak Ditemukan")).toBeVisible();
});
