import { awalPekan } from "#areas/laporan/kalender/hari.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { jatuhTempo } from "#kernel/umur.ts";
import { expect, expectAccessible, test } from "./office.ts";

test("in the calendar an entry moves to another day with the pointer and with keys", async ({ page, office }) => {
  const senin = awalPekan(jakartaToday(new Date()) as Tanggal);
  const hari = (lagi: number) => jatuhTempo(senin, lagi);
  const { idPelanggan } = (await office.call(pelanggan.addPelanggan, { nama: "CV Kopi" })).data;
  const langkah = { isi: "Tanya oven", langkah: "Telepon", tglLangkah: hari(1) };
  await office.call(pelanggan.addPercakapan, { idPelanggan, ...langkah });
  await office.signIn(page, "Super Admin", { at: "/admin/kalender?tampilan=minggu" });
  const di = (lagi: number) => page.locator("td", { has: page.locator(`time[datetime="${hari(lagi)}"]`) });
  await di(1)
    .getByRole("link", { name: /Telepon: CV Kopi/ })
    .dragTo(di(3));
  await expect(di(3).getByText("Telepon: CV Kopi")).toBeVisible();
  await expect(di(1).getByText("Telepon: CV Kopi")).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("button", { name: /^Pindahkan Telepon: CV Kopi/ }).focus();
  for (const key of ["Space", "ArrowRight", "ArrowRight", "Space"]) await page.keyboard.press(key);
  await expect(di(5).getByText("Telepon: CV Kopi")).toBeVisible();
  await page.getByRole("button", { name: /^Pindahkan Telepon: CV Kopi/ }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Pindahkan Telepon: CV Kopi" })).toBeVisible();
});
