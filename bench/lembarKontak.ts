import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";

/**
 * `node bench/lembarKontak.ts http://127.0.0.1:3000 1002 kantor-demo /tmp/lembar`: a picture of every screen of a running demo company
 * in four sizes, light and dark, and one page that shows them beside each other. CHROMIUM names the browser.
 */
const [alamat = "", nokar = "", password = "", folder = "lembar-kontak"] = process.argv.slice(2);
const UKURAN = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
const CORAK = ["light", "dark"] as const;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const layar = await semuaLayar();
for (const corak of CORAK) for (const ukuran of UKURAN) await potret(browser, corak, ukuran);
await browser.close();
writeFileSync(join(folder, "index.html"), halaman());
console.log(
  `${layar.length} screens, ${layar.length * UKURAN.length * CORAK.length} pictures: ${join(folder, "index.html")}`,
);

async function masuk(): Promise<object> {
  const response = await fetch(`${alamat}/api/userWeb/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ nokar, password }),
  });
  const { status: _, message: __, ...rest } = (await response.json()) as Record<string, unknown>;
  return rest;
}

/** The page itself knows which screens there are, because it loads their code ahead. */
async function semuaLayar(): Promise<string[]> {
  const page = await (await fetch(alamat)).text();
  const [, isi = "{}"] = /<script type="application\/json" id="openings">(.*?)<\/script>/s.exec(page) ?? [];
  return Object.keys((JSON.parse(isi) as { screens?: object }).screens ?? {}).sort();
}

async function potret(browser: Browser, corak: (typeof CORAK)[number], viewport: (typeof UKURAN)[number]) {
  const context = await browser.newContext({ viewport, colorScheme: corak, reducedMotion: "reduce" });
  // Each page that is opened may renew the session: only the first one is given it.
  await context.addInitScript(
    (signedIn) => {
      if (sessionStorage.getItem("masuk")) return;
      sessionStorage.setItem("masuk", "ya");
      localStorage.setItem("kantor.session", JSON.stringify({ session: signedIn, since: Date.now() }));
      localStorage.setItem("token", (signedIn as { token: string }).token);
      localStorage.setItem("kantor.pengantar", "semua");
    },
    await masuk(),
  );
  const page = await context.newPage();
  for (const path of layar) {
    await page.goto(alamat + path);
    // The stream of changes stays open, so that the network is never idle.
    await page.waitForFunction(isShown, null, { timeout: 8_000 }).catch(() => undefined);
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(folder, namaBerkas(path, viewport.width, corak)) });
  }
  await context.close();
}

/** Runs in the page: its screen is there, and nothing holds a place. */
function isShown(): boolean {
  return (
    document.querySelector("main") !== null && document.querySelector("[data-opening], .mantine-Skeleton-root") === null
  );
}

function namaBerkas(path: string, width: number, corak: string): string {
  return `${path.replace(/^\/admin\//, "").replaceAll("/", "-")}-${width}-${corak}.png`;
}

function halaman(): string {
  const baris = layar.map((path) => {
    const gambar = CORAK.flatMap((corak) => UKURAN.map(({ width }) => namaBerkas(path, width, corak)));
    return `<h2>${path}</h2><div>${gambar.map((src) => `<a href="${src}"><img src="${src}" loading="lazy" alt=""></a>`).join("")}</div>`;
  });
  const gaya =
    "body{font:14px sans-serif}div{display:flex;gap:8px;align-items:start;overflow-x:auto}img{height:260px;border:1px solid #ccc}";
  return `<!doctype html><meta charset="utf-8"><title>Kantor</title><style>${gaya}</style>${baris.join("\n")}`;
}
