import type { Browser, Page } from "@playwright/test";
import { opname } from "#areas/produk/opname/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { expect, expectAccessible, expectFingers, type Office, test } from "./office.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

/** Ten more than the screen shows at once (`SEBAGIAN` in HitungOpname.tsx). */
const MESIN = 70;

/** Machines of a warehouse; each has five units. */
async function isiGudang(office: Office): Promise<void> {
  for (let ke = 1; ke <= MESIN; ke++) {
    const nomor = String(ke).padStart(3, "0");
    const mesin = { kodeProduk: `GDG-${nomor}`, namaProduk: `Mesin ${nomor}`, kategoriProduk: "utama" as const };
    await office.call(produk.addProduk, {
      ...mesin,
      ...{ hargaProduk: 30_000_000, hargaBeli: 7_000_000, jumlahStock: 5, fotoProduk: [] },
    });
  }
}

/** Whether the worker has all code that the page has loaded, and the browser the sheet with the first count. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    if (navigator.serviceWorker.controller?.state !== "activated") return false;
    const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"));
    const found = await Promise.all(loaded.map(({ name }) => caches.match(name)));
    const databases = await indexedDB.databases();
    if (found.includes(undefined) || !databases.some(({ name }) => name === "kantor-jawaban")) return false;
    const answers = await new Promise<{ key: string; answer: string }[]>((done) => {
      const opening = indexedDB.open("kantor-jawaban");
      opening.onsuccess = () => {
        const all = opening.result.transaction("jawaban").objectStore("jawaban").getAll();
        all.onsuccess = () => done(all.result);
      };
    });
    return answers.some(({ key, answer }) => key.includes("getLembarOpname") && answer.includes('"jumlah":5'));
  });

/** Counts the next products of the sheet, one after the other, as they stand there. */
async function countNext(page: Page, jumlah: (nama: string) => number, banyak: number): Promise<void> {
  await page.getByRole("list", { name: "Produk yang dihitung" }).getByRole("button").first().click();
  for (let ke = 0; ke < banyak; ke++) {
    const isian = page.getByRole("textbox", { name: /^Jumlah Mesin/ });
    const nama = (await isian.getAttribute("aria-label")) ?? "";
    await isian.fill(String(jumlah(nama)));
    await isian.press("Enter");
    await expect(page.getByRole("textbox", { name: nama })).toBeHidden();
  }
}

/** Counts a product that was found by a part of its name or by its code. */
async function countFound(page: Page, cari: string, jumlah: number): Promise<void> {
  await page.getByRole("textbox", { name: "Cari produk" }).fill(cari);
  await page.getByRole("list", { name: "Produk yang dihitung" }).getByRole("button").first().click();
  const isian = page.getByRole("textbox", { name: /^Jumlah Mesin/ });
  await isian.fill(String(jumlah));
  await page.getByRole("button", { name: "Simpan" }).click();
  await expect(isian).toBeHidden();
}

async function phoneOf(browser: Browser) {
  const context = await browser.newContext({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });
  return { context, page: await context.newPage() };
}

test("seventy products are counted on a phone without a network, while somebody else counts too, and decided by a third", async ({
  page,
  context,
  browser,
  office,
}) => {
  await isiGudang(office);
  await office.signIn(page, "Logistik", { at: "/admin/opname?baru=1", menu: ["Produk"] });
  const form = page.getByRole("dialog", { name: "Mulai Stock Opname" });
  await form.getByRole("button", { name: "Mulai", exact: true }).click();
  await expect(page.getByText("0 dari 70 produk dihitung")).toBeVisible();
  await expectFingers(page);
  await expectAccessible(page);
  const idOpname = new URL(page.url()).searchParams.get("hitung") ?? "";

  const rekan = await phoneOf(browser);
  await office.signIn(rekan.page, "Management", { at: `/admin/opname?hitung=${idOpname}`, nama: "Wati" });
  await expect(rekan.page.getByText("0 dari 70 produk dihitung")).toBeVisible();

  // Code found by typing in the scanner, as a phone without a camera does it.
  await page.getByRole("button", { name: "Pindai" }).click();
  const pindai = page.getByRole("dialog", { name: "Pindai produk" });
  await pindai.getByLabel("Kode mesin").fill("gdg-070");
  await pindai.getByRole("button", { name: "Tambah" }).click();
  await expect(pindai).toBeHidden();
  await page.getByRole("textbox", { name: "Jumlah Mesin 070" }).fill("5");
  await page.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText("1 dari 70 produk dihitung")).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(true);

  await context.setOffline(true);
  await countFound(page, "069", 4);
  await expect(page.getByText("1 hitungan menunggu jaringan", { exact: true })).toBeVisible();
  // What waits is named, and leads back to its product.
  await page.getByRole("button", { name: "Lihat" }).click();
  const menunggu = page.getByRole("dialog", { name: "Kiriman yang menunggu" });
  await expect(menunggu.getByRole("listitem")).toContainText(["Hitungan GDG-069: 4"]);
  await menunggu.getByRole("button", { name: "Ubah" }).click();
  await expect(page.getByRole("textbox", { name: "Jumlah Mesin 069" })).toHaveValue("4");
  await page.getByRole("textbox", { name: "Cari produk" }).fill("");
  await countNext(page, (nama) => (nama.endsWith("007") ? 3 : 5), 68);
  await expect(page.getByText("70 dari 70 produk dihitung")).toBeVisible();
  await page.reload();
  await expect(page.getByText("70 dari 70 produk dihitung")).toBeVisible();
  await expect(page.getByRole("button", { name: "Kirim", exact: true })).toBeDisabled();

  // The colleague counts one of them meanwhile, after this person has.
  await countFound(rekan.page, "gdg 010", 6);
  await expect(rekan.page.getByText("2 dari 70 produk dihitung")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/hitungan menunggu jaringan$/)).toBeHidden();
  await expect(rekan.page.getByText("70 dari 70 produk dihitung")).toBeVisible();
  await page.getByRole("button", { name: "Kirim", exact: true }).click();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  const detail = page.getByRole("dialog", { name: `Stock Opname ${idOpname}` });
  await expect(detail.getByText("Selisih (3)")).toBeVisible();
  const { data } = await office.call(opname.getBarisOpname, { idOpname, bagian: "selisih" });
  const selisih = data.map(({ kodeProduk, selisih: beda }) => [kodeProduk, beda]).sort();
  expect(selisih).toEqual([
    ["GDG-007", -2],
    ["GDG-010", 1],
    ["GDG-069", -1],
  ]);
  await rekan.context.close();

  const pemutus = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const layar = await pemutus.newPage();
  await office.signIn(layar, "Super Admin", { at: `/admin/opname?putus=${idOpname}` });
  const putusan = layar.getByRole("dialog", { name: `Putuskan Stock Opname ${idOpname}` });
  await expect(putusan.getByText("GDG-007")).toBeVisible();
  await expectAccessible(layar);
  await putusan.getByRole("combobox", { name: "Status" }).click();
  await layar.getByRole("option", { name: "Disetujui" }).click();
  await putusan.getByRole("button", { name: /^(Simpan|Update)$/ }).click();
  await expect(putusan).toBeHidden();
  expect(
    await office.sql`select kode_produk, jumlah_stock from produk where jumlah_stock <> 5 order by kode_produk`,
  ).toMatchObject([
    { kodeProduk: "GDG-007", jumlahStock: 3 },
    { kodeProduk: "GDG-010", jumlahStock: 6 },
    { kodeProduk: "GDG-069", jumlahStock: 4 },
  ]);
  await pemutus.close();
});
