import type { Page } from "@playwright/test";
import { totpCode } from "#platform/http/sessions/totp.ts";
import { expect, expectAccessible, type Office, PASSWORD, test } from "./office.ts";

/** Browsers know no passkeys at a bare number. */
const alamat = (office: Office) => office.address.replace("127.0.0.1", "localhost");

async function ketik(page: Page, office: Office, nokar: string) {
  await page.goto(`${alamat(office)}/auth/login-page`);
  await page.getByLabel("No Karyawan").fill(nokar);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** An authenticator in the browser, which verifies its person at once. */
async function autentikator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

test("a role that demands a second factor leads to the app's QR code; from then on its code is asked for", async ({
  page,
  office,
}) => {
  const { nokar } = await office.employee("Keuangan");
  await office.sql`update role set faktor_kedua = true where nama_role = 'Keuangan'`;
  await ketik(page, office, nokar);
  await expect(page.getByRole("heading", { name: "Pasang faktor kedua" })).toBeVisible();
  await page.getByRole("button", { name: "Pasang aplikasi" }).click();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  await expect(page.getByAltText("Kode QR untuk aplikasi autentikator")).toBeVisible();
  await expectAccessible(page);
  const [row] = await office.sql<{ rahasia: Buffer }[]>`select rahasia from totp`;
  const rahasia = row?.rahasia ?? Buffer.alloc(20);
  await page.getByLabel("Kode", { exact: true }).fill(totpCode(rahasia, new Date()));
  await page.getByRole("button", { name: "Pasang", exact: true }).click();
  await expect(page.getByText("Simpan kode pemulihan ini")).toBeVisible();
  const kertas = await page.locator("code").first().innerText();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sudah saya simpan" }).click();
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  await page.getByRole("button", { name: "Log out" }).click();

  await ketik(page, office, nokar);
  await expect(page.getByText(/^Masukkan kode 6 angka/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Kode", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Kode salah atau sudah dipakai")).toBeVisible();
  await page.getByLabel("Kode", { exact: true }).fill(kertas);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
});

test("a passkey is made on the profile and signs in by itself; taken off, it does no more", async ({
  page,
  office,
}) => {
  await autentikator(page);
  const { nokar, nama } = await office.employee("Super Admin");
  await ketik(page, office, nokar);
  await page.getByRole("button", { name: "Log out" }).waitFor();
  await page.goto(`${alamat(office)}/admin/userprofile`);
  await page.getByRole("button", { name: "Pasang passkey" }).click();
  const faktor = page.getByRole("region", { name: "Faktor kedua" });
  await faktor.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await faktor.getByRole("button", { name: "Lanjutkan" }).click();
  await faktor.getByRole("button", { name: "Sudah saya simpan" }).click();
  await expect(faktor.getByText("Passkey, belum dipakai")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Log out" }).click();

  await page.getByRole("button", { name: "Masuk dengan passkey" }).click();
  await expect(page.getByText(nama).first()).toBeVisible();
  await page.goto(`${alamat(office)}/admin/userprofile`);
  await expect(faktor.getByText(/^Passkey, dipakai/)).toBeVisible();
  await faktor.getByRole("button", { name: /^Lepas Passkey/ }).click();
  await faktor.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await faktor.getByRole("button", { name: "Lanjutkan" }).click();
  await expect(page.getByText(/^Passkey .* dilepas$/)).toBeVisible();
  await expect(faktor.getByText("Kode pemulihan", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Masuk dengan passkey" }).click();
  await expect(page.getByText(/^Passkey tidak dikenal/)).toBeVisible();
});
