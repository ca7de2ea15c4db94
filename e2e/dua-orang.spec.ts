import type { BrowserContext, Page } from "@playwright/test";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { isianPelanggan } from "#areas/penjualan/pelanggan/isiPelanggan.ts";
import { blankOf } from "#kernel/record.ts";
import type { Sql } from "#platform/db/database.ts";
import { expect, type Office, PASSWORD, test } from "./office.ts";
import { mayWaitHere } from "./outbox.ts";

test.use({ serviceWorkers: "allow" });

const isian = { ...blankOf(isianPelanggan), telepon: "081298765432", idSales: null };
const DAFTAR = "/admin/pelanggan?milik=semua";

/** Which of these words this browser keeps anywhere, but for the files of the app itself. */
const kept = (page: Page, words: readonly string[]): Promise<string[]> =>
  page.evaluate(async (words) => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const found: unknown[] = [
      { ...localStorage },
      { ...sessionStorage, "signed-in": "of the test" },
      history.state,
      document.cookie,
      location.href,
    ];
    for (const { name = "" } of await indexedDB.databases()) {
      const opened = await answered(indexedDB.open(name));
      for (const store of opened.objectStoreNames) {
        const objects = opened.transaction(store).objectStore(store);
        found.push(name, await answered(objects.getAllKeys()), await answered(objects.getAll()));
      }
      opened.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        found.push(url);
        if (!url.includes("/assets/")) found.push(await (await cache.match(url))?.text());
      }
    }
    const text = JSON.stringify(found);
    return words.filter((word) => text.includes(word));
  }, words);

async function enter(page: Page, nokar: string): Promise<void> {
  await page.getByLabel("No Karyawan").fill(nokar);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("button", { name: "Log out" }).waitFor();
}

/** The calls that add a customer, with the token that each of them carries. */
function additions(context: BrowserContext): (string | undefined)[] {
  const tokens: (string | undefined)[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith(`/api${pelanggan.addPelanggan.path}`)) tokens.push(request.headers().token);
  });
  return tokens;
}

const sessionsOf = async (sql: Sql, nokar: string): Promise<number> => {
  const [{ n } = { n: 0 }] = await sql<{ n: number }[]>`
    select count(*)::int as n from sesi join karyawan using (id_user) where no_karyawan = ${nokar}`;
  return n;
};

/** Whom the history names for a customer. */
const authorsOf = (sql: Sql, nama: string) =>
  sql`select nama_user as oleh from riwayat where jenis = 'pelanggan' and sesudah ->> 'nama' = ${nama}`;

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

async function fill(page: Page, nama: string) {
  await page.getByRole("button", { name: "Tambah Pelanggan" }).click();
  const form = page.getByRole("dialog", { name: "Tambah Pelanggan" });
  await form.getByRole("textbox", { name: "Nama" }).fill(nama);
  await form.getByRole("textbox", { name: "No Telp" }).fill("081234567890");
  return form;
}

test("of two people at one browser neither finds, sees or sends what is the other's: after signing out, waiting, and on its way", async ({
  page,
  context,
  office,
}) => {
  test.slow();
  const { data: ratna } = await office.call(pelanggan.addPelanggan, { ...isian, nama: "Ratna Pertiwi" });
  const ani = await office.signIn(page, "Sales", { nama: "Ani Lestari", at: `${DAFTAR}&buka=${ratna.idPelanggan}` });
  const bicara = page.getByRole("region", { name: "Komentar" });
  await expect(bicara.getByRole("textbox", { name: "Tulis komentar" })).toBeVisible();
  await expect.poll(() => kept(page, ["Ratna Pertiwi"])).toEqual(["Ratna Pertiwi"]);
  await page.goto(`${office.address}${DAFTAR}`);
  await fill(page, "Sinta Belum");
  await expect.poll(() => kept(page, ["Sinta Belum"])).toHaveLength(1);
  await page.goto(`${office.address}${DAFTAR}&buka=${ratna.idPelanggan}`);
  await bicara.getByRole("textbox", { name: "Tulis komentar" }).fill("Minta katalog");
  await expect.poll(() => mayWaitHere(page)).toBe(true);
  await context.setOffline(true);
  await bicara.getByRole("button", { name: "Kirim" }).click();
  await expect(bicara.getByText("menunggu jaringan")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(() => kept(page, ["Minta katalog"])).toHaveLength(1);
  const token = (await tokenOf(page)) ?? "";

  await page.getByRole("button", { name: "Log out" }).click();
  const question = page.getByRole("dialog", { name: "1 kiriman dan 1 isian belum terkirim" });
  await question.getByRole("button", { name: "Batal" }).click();
  expect(await kept(page, ["Minta katalog"])).toHaveLength(1);
  await context.setOffline(false);
  await expect(page.getByText("Terkirim: Komentar", { exact: false }).first()).toBeVisible();

  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Buang dan keluar" }).click();
  await page.waitForURL("**/auth/login-page");
  const first = ["Ratna Pertiwi", "Sinta Belum", "Minta katalog", ani.nama, token];
  await expect.poll(() => kept(page, first)).toEqual([]);
  // The server has ended it too: a token that somebody wrote down opens nothing.
  await expect.poll(() => sessionsOf(office.sql, ani.nokar)).toBe(0);

  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.headers().token ?? ""));
  const budi = await office.employee("Sales", { nama: "Budi Santoso", menu: ["Dashboard"] });
  await enter(page, budi.nokar);
  await expect(page.getByText("Budi Santoso").first()).toBeVisible();
  await expect.poll(() => kept(page, ["Budi Santoso"])).toHaveLength(1);
  expect(await kept(page, first)).toEqual([]);
  expect(asked).not.toContain(token);

  await waitThrough(page, context, office, ani);
  await sendLate(page, context, office, ani);
});

type Person = { nokar: string };

/** A form that waits stays with its person through the session of another, who neither sees nor sends it. */
async function waitThrough(page: Page, context: BrowserContext, office: Office, ani: Person): Promise<void> {
  const sent = additions(context);
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(/\/auth\/login-page/);
  await enter(page, ani.nokar);
  await page.goto(`${office.address}${DAFTAR}`);
  await expect(page.getByRole("button", { name: "Tambah Pelanggan" })).toBeVisible();
  const form = await fill(page, "Tuti Menunggu");
  await expect.poll(() => mayWaitHere(page)).toBe(true);
  await context.setOffline(true);
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText("1 kiriman menunggu jaringan")).toBeVisible();
  // Her session ends elsewhere; the form is not thrown away with it.
  await office.sql`delete from sesi`;
  await context.setOffline(false);
  await page.waitForURL(/\/auth\/login-page/);
  expect(await kept(page, ["Tuti Menunggu"])).toHaveLength(1);
  const before = sent.length;

  const budi = await office.employee("Sales", { nama: "Budi Santoso" });
  await page.goto(`${office.address}/auth/login-page`);
  await enter(page, budi.nokar);
  await page.goto(`${office.address}${DAFTAR}`);
  await expect(page.getByRole("button", { name: "Tambah Pelanggan" })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText(/kiriman menunggu/)).toHaveCount(0);
  // Nothing of his is unsent: he is not asked, and takes nothing of hers away.
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(/\/auth\/login-page/);
  expect(sent).toHaveLength(before);
  expect(await kept(page, ["Tuti Menunggu"])).toHaveLength(1);

  await enter(page, ani.nokar);
  await expect(page.getByText("Terkirim: Tambah Pelanggan")).toBeVisible();
  expect(new Set(sent.slice(before))).toEqual(new Set([await tokenOf(page)]));
  await expect.poll(() => kept(page, ["Tuti Menunggu"])).toEqual([]);
  expect(await authorsOf(office.sql, "Tuti Menunggu")).toEqual([{ oleh: "Ani Lestari" }]);
}

/** What somebody sent while another signs in never goes out under the other's name. */
async function sendLate(page: Page, context: BrowserContext, office: Office, ani: Person): Promise<void> {
  const sent = additions(context);
  await page.goto(`${office.address}${DAFTAR}`);
  const form = await fill(page, "Tuti Terlambat");
  // The request hangs, as on a slow line, while another window of this browser becomes another person.
  const held = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await context.route(`**/api${pelanggan.addPelanggan.path}`, async (route) => {
    await held.promise;
    await route.continue();
    answered.resolve();
  });
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect.poll(() => sent.length).toBe(1);
  const other = await context.newPage();
  await other.goto(`${office.address}/admin/dashboards`);
  await other.getByRole("button", { name: "Log out" }).click();
  await other.getByRole("button", { name: "Buang dan keluar" }).click();
  await other.waitForURL(/\/auth\/login-page/);
  await expect.poll(() => sessionsOf(office.sql, ani.nokar)).toBe(0);
  const budi = await office.employee("Sales", { nama: "Budi Santoso" });
  await enter(other, budi.nokar);
  await expect(page.getByText("Budi Santoso").first()).toBeVisible();
  held.resolve();
  await answered.promise;
  // Her token is refused: that neither ends his session nor sends the call once more with his token.
  await expect(other.getByRole("button", { name: "Log out" })).toBeVisible();
  await other.goto(`${office.address}${DAFTAR}`);
  await expect(other.getByRole("button", { name: "Tambah Pelanggan" })).toBeVisible();
  await expect(other.getByText("Budi Santoso").first()).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await authorsOf(office.sql, "Tuti Terlambat")).toEqual([]);
  expect(await kept(page, ["Tuti Terlambat"])).toEqual([]);
}
