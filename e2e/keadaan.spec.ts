import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { expect, expectAccessible, test } from "./office.ts";

test("a Super Admin sees how the server is, who was refused what and that a backup failed; nobody else does", async ({
  page,
  office,
}) => {
  await office.sql`
    insert into penjagaan (jenis, gagal_sejak, alasan) values ('uji', '2026-11-20T02:00:00Z', 'Neraca tidak cocok')`;
  await office.signIn(page, "Logistik", { menu: [] });
  await page.evaluate(async (address) => {
    const headers = { token: localStorage.getItem("token") ?? "" };
    for (let i = 0; i < 3; i++) await fetch(address, { headers });
  }, `${office.address}/api${karyawan.getUser.path}`);
  await expect(page.getByRole("navigation").getByText("Jejak Keamanan")).toHaveCount(0);
  await expect(page.getByRole("navigation").getByText("Keadaan")).toHaveCount(0);
  await page.getByRole("button", { name: "Log out" }).click();

  await office.signIn(page, "Super Admin", { at: "/admin/sistem/keadaan" });
  const uji = page.getByRole("region", { name: "Uji pulih" });
  await expect(uji).toContainText("Gawat");
  await expect(uji).toContainText("Neraca tidak cocok");
  await expect(page.getByRole("region", { name: "Koneksi basis data" })).toContainText("Baik");
  await expect(page.getByRole("region", { name: "Backup" })).toContainText("Belum pernah");
  await expectAccessible(page);
  // On a phone the lines of the processes stand below each other, before any detail was opened.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const proses = page.getByRole("table", { name: "Proses" });
  await expect(proses.locator("tbody tr").first()).toHaveCSS("display", "flex");
  expect(await proses.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1366, height: 850 });

  await page.goto(`${office.address}/admin/sistem/jejak-keamanan`);
  const ditolak = page.getByRole("row").filter({ hasText: "Mencoba melihat karyawan" });
  await expect(ditolak).toHaveCount(1);
  await expect(ditolak).toContainText("Tidak diizinkan");
  await expectAccessible(page);
  await page.getByLabel("Cari Nama/No Karyawan/Alamat IP/Keterangan").fill("tidak ada yang begini");
  await expect(page.getByText("Data Tidak Ditemukan")).toBeVisible();

  await office.sql`
    insert into backup (mulai, selesai, alasan) values
      ('2026-11-20T19:30:00Z', '2026-11-20T19:31:00Z', null),
      ('2026-11-21T19:30:00Z', '2026-11-21T19:30:05Z', 'Disk penuh: kosongkan tempat di disk backup')`;
  await page.goto(`${office.address}/admin/dashboards`);
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
