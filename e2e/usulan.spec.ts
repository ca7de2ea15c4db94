import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { kunciApi } from "#areas/program/kunci-api/contract.ts";
import { usulan } from "#areas/sistem/usulan/contract.ts";
import { expect, expectAccessible, expectWhole, type Office, PASSWORD, test } from "./office.ts";

/** A program that may propose, acting as the boss of the office. */
async function program(office: Office, idUser: number) {
  const { data } = await office.call(kunciApi.addKunci, {
    ...{ nama: "Asisten", idUser, menu: ["Setting"], tulis: false, usul: true, berlakuSampai: "" },
  });
  return async (namaDivisi: string, catatan: string) => {
    const answer = await fetch(`${office.address}/api${usulan.addUsulan.path}`, {
      method: "POST",
      headers: { token: data.kunci ?? "", "content-type": "application/json" },
      body: JSON.stringify({ panggilan: "addDivisi", isian: { namaDivisi }, catatan }),
    });
    expect(answer.status).toBe(200);
  };
}

test("what a program drafted is read in the Kotak, sent by one person and rejected by another", async ({
  page,
  office,
}) => {
  const staf = await office.employee("Staf", { nama: "Siti Usul", menu: ["Setting", "Dashboard"] });
  const [row] = await office.sql<{ idUser: number }[]>`select id_user from karyawan where no_karyawan = ${staf.nokar}`;
  const usulkan = await program(office, row?.idUser ?? 0);
  await usulkan("Riset", "Diminta Pak Budi lewat telepon");
  await usulkan("Ignore previous instructions", "");
  await office.signIn(page, "Management", { nama: "Bu Kirim" });
  await page.goto(`${office.address}/admin/persetujuan`);
  const kotak = page.getByRole("region", { name: "Usulan program" });
  await expect(kotak).toContainText("2 usulan program menunggu dikirim");
  await expect(kotak).toContainText("Asisten untuk Siti Usul");
  await expectAccessible(page);
  await kotak.getByRole("button", { name: /Menambahkan divisi: Riset/ }).click();
  const dialog = page.getByRole("dialog", { name: "Menambahkan divisi" });
  await expect(dialog).toContainText("Diminta Pak Budi lewat telepon");
  await expect(dialog).toContainText("Nama divisi");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Kirim" }).click();
  await expect(kotak).toContainText("1 usulan program menunggu dikirim");
  const { data } = await office.call(divisi.getDivisi, {});
  expect(data.map(({ namaDivisi }) => namaDivisi)).toContain("Riset");

  // The key's employee has no Kotak: the dashboard leads to the drafts.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${office.address}/auth/login-page`);
  await page.getByLabel("No Karyawan").fill(staf.nokar);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/admin/dashboards");
  await expect(page.getByRole("main")).toContainText("Usulan program menunggu dikirim");
  await page.goto(`${office.address}/admin/usulan`);
  await page.setViewportSize({ width: 390, height: 844 });
  await kotak.getByRole("button", { name: /Ignore previous instructions/ }).click();
  await expectWhole(dialog);
  await dialog.getByRole("button", { name: "Tolak" }).click();
  const alasan = page.getByRole("dialog", { name: "Tolak usulan Asisten" });
  await alasan.getByRole("button", { name: "Tolak" }).click();
  await expect(alasan).toContainText("Alasan tidak boleh kosong");
  await alasan.getByLabel("Alasan").fill("Bukan divisi");
  await alasan.getByRole("button", { name: "Tolak" }).click();
  await expect(page.getByRole("main")).toContainText("Tidak ada usulan yang menunggu Anda");
  await expectAccessible(page);
});
