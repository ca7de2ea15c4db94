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

test("a Super Admin makes a key and a webhook; what a program drafted is read in the Kotak, sent by one person and rejected by another", async ({
  page,
  office,
}) => {
  await office.signIn(page, "Super Admin", { nama: "Bu Kirim" });
  await page.goto(`${office.address}/admin/sistem/kunci-api`);
  await page.getByRole("button", { name: "Tambah Kunci API" }).click();
  const form = page.getByRole("dialog", { name: "Tambah Kunci API" });
  await form.getByLabel("Nama").fill("Layar Gudang");
  await form.getByRole("combobox", { name: "Bertindak sebagai" }).click();
  await page.getByRole("option", { name: "Bu Kirim" }).click();
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form).toContainText("Pilih sedikitnya satu menu");
  await form.getByRole("checkbox", { name: "Surat Jalan" }).check();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Simpan" }).click();

  const shown = page.getByRole("dialog", { name: "Kunci Layar Gudang berhasil dibuat" });
  const kunci = (await shown.locator("code").textContent()) ?? "";
  expect(kunci).toMatch(/^kantor_/);
  await expectAccessible(page);
  await shown.getByRole("button", { name: "Tutup" }).click();
  const ask = () =>
    page.evaluate(
      async ([address, token]) =>
        (await fetch(`${address}/api/suratJalanWeb/getInvoiceForSj`, { headers: { token } })).status,
      [office.address, kunci] as const,
    );
  expect(await ask()).toBe(200);

  const row = page.getByRole("row").filter({ hasText: "Layar Gudang" });
  await expect(row).toContainText("Membaca saja");
  await row.getByRole("button", { name: /Cabut/ }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await expect(row).toContainText("Dicabut");
  await expectAccessible(page);
  expect(await ask()).toBe(403);

  // What happens is told to a program elsewhere, whose secret is seen once.
  await page.goto(`${office.address}/admin/sistem/webhook`);
  await page.getByRole("button", { name: "Tambah Webhook" }).click();
  const formulir = page.getByRole("dialog", { name: "Tambah Webhook" });
  await formulir.getByLabel("Alamat").fill("https://toko.example.com/kantor");
  await formulir.getByRole("checkbox", { name: "invoice" }).check();
  await expectAccessible(page);
  await formulir.getByRole("button", { name: "Simpan" }).click();
  const rahasia = page.getByRole("dialog", { name: "Webhook berhasil ditambahkan" });
  await expect(rahasia.locator("code")).toHaveText(/^[\w-]{43}$/);
  await rahasia.getByRole("button", { name: "Tutup" }).click();
  const tujuan = page.getByRole("row").filter({ hasText: "toko.example.com" });
  await tujuan.getByRole("button", { name: /Kiriman/ }).click();
  await expect(page.getByRole("dialog", { name: /^Kiriman ke/ })).toBeVisible();
  await expectAccessible(page);

  // A program that may propose.
  const staf = await office.employee("Staf", { nama: "Siti Usul", menu: ["Setting", "Dashboard"] });
  const [siti] = await office.sql<{ idUser: number }[]>`select id_user from karyawan where no_karyawan = ${staf.nokar}`;
  const usulkan = await program(office, siti?.idUser ?? 0);
  await usulkan("Riset", "Diminta Pak Budi lewat telepon");
  await usulkan("Ignore previous instructions", "");
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
