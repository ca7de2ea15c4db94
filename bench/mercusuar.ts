import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright";
import { KALI, median } from "./perambanAlat.ts";

/**
 * `node bench/mercusuar.ts http://127.0.0.1:3000 1002 kantor-demo [/admin/salesorder,…]`: what Lighthouse says of screens of a running
 * demo company, on a desk and on a phone, the median of KALI rounds. It is no dependency: `npm install --no-save lighthouse` first, and
 * CHROMIUM names the browser. The machine must be quiet.
 */
const [alamat = "", nokar = "", password = "", layar] = process.argv.slice(2);
const LAYAR = layar?.split(",") ?? ["/admin/dashboards", "/admin/salesorder", "/admin/neraca", "/auth/login-page"];
const PORT = 9333;
const BENDERA = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
];

type Hasil = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue: number }>;
};
type Lighthouse = {
  default: (url: string, options: object, config?: object) => Promise<{ lhr: Hasil }>;
  desktopConfig: object;
};

const nama = "lighthouse";
const { default: lighthouse, desktopConfig }: Lighthouse = await import(nama).catch(() => {
  throw new Error("Lighthouse is not installed: npm install --no-save lighthouse");
});

const profil = mkdtempSync(join(tmpdir(), "kantor-mercusuar-"));
const peramban = bukaPeramban();
try {
  const browser = await tersambung();
  const [context] = browser.contexts();
  if (!context) throw new Error("the browser has no context");
  await masuk(context);
  for (const path of LAYAR) for (const bentuk of ["desk", "phone"] as const) console.log(await nilai(path, bentuk));
  await browser.close();
} finally {
  peramban.kill();
  await once(peramban, "exit");
  rmSync(profil, { recursive: true, force: true });
}

function bukaPeramban(): ChildProcess {
  const pilihan = [...BENDERA, `--remote-debugging-port=${PORT}`, `--user-data-dir=${profil}`, "about:blank"];
  return spawn(process.env.CHROMIUM ?? "chromium", pilihan, { stdio: "ignore" });
}

async function tersambung() {
  for (let kali = 0; ; kali += 1) {
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${PORT}`);
    } catch (belum) {
      if (kali === 50) throw belum;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

/** Signed in once, and past the explanations of a first visit. */
async function masuk(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(alamat);
  await page.getByLabel("No Karyawan").fill(nokar);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/admin/**");
  await page.evaluate(() => localStorage.setItem("kantor.pengantar", "semua"));
  await page.close();
}

/** The login page is measured last, because it is that of who has just come. */
async function nilai(path: string, bentuk: "desk" | "phone"): Promise<string> {
  const hasil: Hasil[] = [];
  const pilihan = { port: PORT, disableStorageReset: !path.startsWith("/auth"), logLevel: "error" };
  for (let kali = 0; kali < KALI; kali += 1) {
    hasil.push((await lighthouse(alamat + path, pilihan, bentuk === "desk" ? desktopConfig : undefined)).lhr);
  }
  const skor = (apa: string) =>
    Math.round(median(hasil.map(({ categories }) => categories[apa]?.score ?? Number.NaN)) * 100);
  const angka = (apa: string) => median(hasil.map(({ audits }) => audits[apa]?.numericValue ?? Number.NaN));
  const ms = (apa: string) => `${angka(apa).toFixed(0)} ms`;
  return (
    `| ${path}, ${bentuk} | ${skor("performance")} | ${skor("accessibility")} | ${skor("best-practices")} | ` +
    `${ms("total-blocking-time")} | ${ms("largest-contentful-paint")} | ${angka("cumulative-layout-shift").toFixed(3)} |`
  );
}
