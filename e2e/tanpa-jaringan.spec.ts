import type { BrowserContext, Page } from "@playwright/test";
import { po } from "#areas/pembelian/po/contract.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { isianPelanggan } from "#areas/penjualan/pelanggan/isiPelanggan.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { komentar } from "#areas/sistem/komentar/contract.ts";
import { blankOf } from "#kernel/record.ts";
import { expect, expectAccessible, expectFingers, type Office, test } from "./office.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

const isian = { ...blankOf(isianPelanggan), telepon: "081298765432", idSales: null };

/** Whether the worker has all code that the page has loaded, and the browser an answer that says this. */
const isKept = (page: Page, said: string) =>
  page.evaluate(async (said) => {
    if (navigator.serviceWorker.controller?.state !== "activated") return false;
    const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"));
    const found = await Promise.all(loaded.map(({ name }) => caches.match(name)));
    const databases = await indexedDB.databases();
    if (found.includes(undefined) || !databases.some(({ name }) => name === "kantor-jawaban")) return false;
    const answers = await new Promise<unknown[]>((done) => {
      const opening = indexedDB.open("kantor-jawaban");
      opening.onsuccess = () => {
        const all = opening.result.transaction("jawaban").objectStore("jawaban").getAll();
        all.onsuccess = () => done(all.result);
      };
    });
    return JSON.stringify(answers).includes(said);
  }, said);

test("without a network the app opens with its last list, and what is sent waits and goes out once, from one of two windows; machines that arrive are counted once", async ({
  page,
  context,
  office,
}) => {
  const { data: budi } = await office.call(pelanggan.addPelanggan, { ...isian, nama: "Budi" });
  await office.signIn(page, "Super Admin", { at: "/admin/pelanggan?milik=semua&baru=1" });
  const form = page.getByRole("dialog", { name: "Tambah Pelanggan" });
  await form.getByRole("button", { name: "Batal" }).click();
  await expect(page.getByText("Budi")).toBeVisible();
  await expect.poll(() => isKept(page, "Budi")).toBe(true);

  await expectFingers(page);

  const other = await context.newPage();
  await other.goto(`${office.address}/admin/pelanggan?milik=semua&buka=${budi.idPelanggan}`);
  const bicara = other.getByRole("region", { name: "Komentar" });
  await bicara.getByRole("textbox", { name: "Tulis komentar" }).fill("Minta katalog");
  await expectFingers(other);

  await context.setOffline(true);
  await bicara.getByRole("button", { name: "Kirim" }).click();
  await expect(bicara.getByText("menunggu jaringan")).toBeVisible();
  await page.reload();
  const umur = page.getByText(/^Data tersimpan dari \d\d\.\d\d \(.+\), menunggu jaringan$/);
  await expect(umur).toBeVisible();
  await expect(page.getByText("Budi")).toBeVisible();

  await page.getByRole("button", { name: "Tambah Pelanggan" }).click();
  await form.getByRole("textbox", { name: "Nama" }).fill("Sari");
  await form.getByRole("textbox", { name: "No Telp" }).fill("081234567890");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText("Belum terkirim: menunggu jaringan")).toBeVisible();
  await expect(form).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Lihat" }).click();
  await expect(page.getByRole("dialog", { name: "Kiriman yang menunggu" }).getByRole("listitem")).toContainText([
    "Komentar “Minta katalog”",
    "Tambah Pelanggan",
  ]);
  await expectAccessible(page);
  await page.goBack();

  await expect(other.getByText("2 kiriman menunggu jaringan")).toBeAttached();
  const sent: string[] = [];
  context.on("request", (request) => sent.push(new URL(request.url()).pathname));
  await context.setOffline(false);
  await expect(page.getByText("Sari")).toBeVisible();
  await expect(page.getByText(/kiriman menunggu jaringan$/)).toBeHidden();
  await expect(other.getByText(/kiriman menunggu jaringan$/)).toBeHidden();
  await expect(bicara.getByText("menunggu jaringan")).toBeHidden();
  await expect(bicara.getByText("Minta katalog")).toBeVisible();
  for (const { path } of [pelanggan.addPelanggan, komentar.addKomentar]) {
    expect(sent.filter((asked) => asked === `/api${path}`)).toHaveLength(1);
  }
  await expect(umur).toBeHidden();
  expect(await office.sql`select nama from pelanggan order by nama`).toMatchObject([
    { nama: "Budi" },
    { nama: "Sari" },
  ]);
  await other.close();
  await terimaMesin(page, context, office);
});

/** Machines of a purchase order arrive where there is no network, and are counted when it is back. */
async function terimaMesin(page: Page, context: BrowserContext, office: Office): Promise<void> {
  const mesin = { kodeProduk: "OVN-1", namaProduk: "Oven Besar", kategoriProduk: "utama" as const };
  const harga = { hargaProduk: 30_000_000, hargaBeli: 7_000_000, fotoProduk: [] };
  const { data } = await office.call(produk.addProduk, { ...mesin, ...harga });
  const { data: dipesan } = await office.call(po.addPo, { idProduk: data.idProduk, qty: 3 });
  await page.goto(`${office.address}/admin/po`);
  await page.getByRole("button", { name: /^Update PO Mesin Selesai/ }).click();
  const form = page.getByRole("dialog", { name: "Update PO Mesin Selesai" });
  await form.getByLabel("Jumlah mesin selesai").fill("2");
  await expect.poll(() => isKept(page, "Oven Besar")).toBe(true);

  const stands = await form.boundingBox();
  await context.setOffline(true);
  await expect(page.getByLabel("Status koneksi")).toContainText("Terputus");
  // The banner, which a form hides here, does not move it.
  expect(await form.boundingBox()).toEqual(stands);
  await form.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Belum terkirim: menunggu jaringan")).toBeVisible();
  await expect(form).toBeHidden();
  await page.getByRole("button", { name: "Lihat" }).click();
  const menunggu = page.getByRole("dialog", { name: "Kiriman yang menunggu" });
  await expect(menunggu.getByRole("listitem")).toContainText(["Update PO Mesin Selesai"]);
  await page.goBack();

  await context.setOffline(false);
  await expect(page.getByText(/kiriman menunggu jaringan$/)).toBeHidden();
  await expect(page.locator("[data-row]").getByText("Selesai 2")).toBeVisible();
  expect(await office.sql`select qty_selesai from po where id_po = ${dipesan.idPo}`).toMatchObject([{ qtySelesai: 2 }]);
}
