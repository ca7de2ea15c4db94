import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";

/** Screenshots of the demo company for the README: `node tools/screenshots.ts ADDRESS NOKAR PASSWORD`. */
const SCREENS = {
  dashboard: "/admin/dashboards",
  "sales-order": "/admin/salesorder",
  "purchase-order": "/admin/po",
  simpanan: "/admin/simpananRekening",
  "laba-rugi": "/admin/labarugi",
} as const;

const [address, nokar, password] = process.argv.slice(2);
if (!address || !nokar || !password) {
  process.stderr.write(
    "Name address, number and password: node tools/screenshots.ts http://127.0.0.1:3000 1002 kantor-demo\n",
  );
  process.exit(1);
}
const folder = resolve(import.meta.dirname, "../docs/screenshots");
mkdirSync(folder, { recursive: true });
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    reducedMotion: "reduce",
  });
  await page.goto(`${address}/auth/login-page`);
  await page.getByLabel("No Karyawan").fill(nokar);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/admin/**");
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(address + path);
    // A fixed wait: the live stream never ends, so the network is never quiet, and charts are animated.
    await page.waitForTimeout(2_500);
    // Few colours, to keep the files small.
    await sharp(await page.screenshot())
      .png({ palette: true, quality: 80, effort: 10 })
      .toFile(`${folder}/${name}.png`);
    process.stdout.write(`docs/screenshots/${name}.png\n`);
  }
} finally {
  await browser.close();
}
