import type { Page } from "@playwright/test";

/** Leaves the app, so that the next one signs in at the same browser with the form (`office.signIn`). */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("**/auth/login-page");
}
