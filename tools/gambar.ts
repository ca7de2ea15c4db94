import { mkdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";

/** The pictures of the guide inside the app, taken of the demo company: `npm run gambar -- ADDRESS NOKAR PASSWORD`. */
const DESK = {
  dashboard: "/admin/dashboards",
  persetujuan: "/admin/persetujuan",
  "produk-card": "/admin/cardproduk",
  "sales-order": "/admin/salesorder",
  invoice: "/admin/invoiceorder",
  piutang: "/admin/piutang",
  "harus-po": "/admin/produk?tab=harus-po",
  "purchase-order": "/admin/po",
  "surat-jalan": "/admin/suratjalan",
  "mutasi-rekening": "/admin/pengajuanBiaya",
  simpanan: "/admin/simpananRekening",
  "list-asset": "/admin/asset/listAsset",
  "laba-rugi": "/admin/labarugi",
  "buku-besar": "/admin/bukubesar/buku",
} as const;
const PHONE = { "ponsel-order": "/admin/salesorder", "ponsel-surat-jalan": "/admin/suratjalan" } as const;

const [address, nokar, password] = process.argv.slice(2);
if (!address || !nokar || !password) {
  process.stderr.write("Name address, number and password: npm run gambar -- http://127.0.0.1:3000 1002 kantor-demo\n");
  process.exit(1);
}
const folder = resolve(import.meta.dirname, "../areas/sistem/bantuan/web/gambar");
mkdirSync(folder, { recursive: true });
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });

async function take(screens: Readonly<Record<string, string>>, width: number, height: number): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height },
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.addInitScript(() => localStorage.setItem("kantor.pengantar", "semua"));
  await page.goto(`${address}/auth/login-page`);
  await page.getByLabel("No Karyawan").fill(nokar ?? "");
  await page.getByLabel("Password").fill(password ?? "");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/admin/**");
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(address + path);
    // A fixed wait: the live stream never ends, so the network is never quiet, and charts are animated.
    await page.waitForTimeout(6_000);
    const file = `${folder}/${name}.webp`;
    await sharp(await page.screenshot())
      .webp({ quality: 55, effort: 6 })
      .toFile(file);
    process.stdout.write(`${name}.webp ${Math.round(statSync(file).size / 1024)} KB\n`);
  }
  await page.close();
}

try {
  await take(DESK, 1440, 900);
  await take(PHONE, 390, 844);
} finally {
  await browser.close();
}
