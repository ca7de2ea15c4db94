import type { Page } from "@playwright/test";
import { divisi } from "#contract/karyawan/divisi.ts";
import { expect, expectAccessible, test } from "./office.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

/** Whether the worker has all code that the page has loaded, and the browser the answers. */
const isKept = (page: Page, answers: number) =>
  page.evaluate(async (answers) => {
    if (navigator.serviceWorker.controller?.state !== "activated") return false;
    const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"));
    const found = await Promise.all(loaded.map(({ name }) => caches.match(name)));
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "kantor-jawaban")) return false;
    const kept = await new Promise<number>((done) => {
      const opening = indexedDB.open("kantor-jawaban");
      opening.onsuccess = () => {
        const count = opening.result.transaction("jawaban").objectStore("jawaban").count();
        count.onsuccess = () => done(count.result);
      };
    });
    return kept >= answers && !found.includes(undefined);
  }, answers);

test("without a network the app opens with its last list, and says how old it is", async ({
  page,
  context,
  office,
}) => {
  await office.call(divisi.addDivisi, { namaDivisi: "Perakitan" });
  await office.signIn(page, "Super Admin", { at: "/admin/setting/divisi" });
  await expect(page.getByText("Perakitan")).toBeVisible();
  await expect.poll(() => isKept(page, 1)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  const umur = page.getByText(/^Data tersimpan dari \d\d\.\d\d \(.+\), menunggu jaringan$/);
  await expect(umur).toBeVisible();
  await expect(page.getByText("Perakitan")).toBeVisible();
  await expectAccessible(page);

  await office.call(divisi.addDivisi, { namaDivisi: "Pengecatan" });
  await context.setOffline(false);
  await expect(page.getByText("Pengecatan")).toBeVisible();
  await expect(umur).toBeHidden();
});
