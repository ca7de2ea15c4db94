import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rupiah } from "#kernel/format.ts";

/**
 * `node test/jelajah/jelajah.ts http://127.0.0.1:3000 20m /tmp/jelajah`: Bombadil walks at random through a running demo company, as five roles one
 * after the other, and looks after each step at what sifat.mjs says of every screen. It is no dependency (45 MB of programs):
 * `npm install --no-save @antithesishq/bombadil` first. It writes into the company. A fourth argument names others to walk, or one alone.
 */
/** Of the demo company: Management, Admin, store, Sales and production. */
const PERAN = "1002,1010,1020,1030,1022";
const [alamat = "", lama = "2m", hasil = "jelajah", orang = PERAN] = process.argv.slice(2);
const PASSWORD = "kantor-demo";

type Session = { token: string; role: string; menu: string[] };
type Produk = { hargaBeli?: number; hargaJual?: number };

async function call<T>(path: string, token = "", body?: object): Promise<T> {
  const response = await fetch(`${alamat}/api${path}`, {
    method: body ? "POST" : "GET",
    // The server ends a connection that says nothing while somebody walks.
    headers: { "content-type": "application/json", token, connection: "close" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<T>;
}

const masuk = (nokar: string): Promise<Session> =>
  call("/userWeb/login", "", { nokar, password: PASSWORD }).then((answer) => answer as Session);

const semuaProduk = ({ token }: Session): Promise<Produk[]> =>
  call<{ data: Produk[] }>("/produkWeb/getProduk?page=1&limit=100", token).then(({ data }) => data);

/** Prices of purchase, for who may not see them, but for those that an amount of an order may be. */
async function rahasiaFor(session: Session, direktur: Session): Promise<string[]> {
  const [mine, all] = await Promise.all([session, direktur].map((one) => semuaProduk(one).catch(() => [])));
  if (mine?.some(({ hargaBeli }) => hargaBeli)) return [];
  const order = await Promise.all(
    [1, 2, 3].map((page) =>
      call("/orderWeb/getOrder?tglAwal=2020-01-01&limit=100&page=".concat(String(page)), direktur.token),
    ),
  );
  const jumlah = JSON.stringify(order);
  const jual = new Set(all?.map(({ hargaJual }) => hargaJual));
  return (all ?? [])
    .flatMap(({ hargaBeli = 0 }) =>
      hargaBeli % 100_000 !== 0 && !jual.has(hargaBeli) && !jumlah.includes(`:${hargaBeli},`) ? [hargaBeli] : [],
    )
    .map((harga) => rupiah(harga).replace(/^Rp\s/, ""));
}

function jelajahi({ role, ...session }: Session, rahasia: string[], ke: number): boolean {
  const folder = mkdtempSync(join(tmpdir(), "kantor-jelajah-"));
  cpSync(join(import.meta.dirname, "sifat.mjs"), join(folder, "sifat.mjs"));
  writeFileSync(join(folder, "rahasia.mjs"), `export const RAHASIA = ${JSON.stringify(rahasia)};\n`);
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  const tempat = join(hasil, `${ke}-${role}`);
  mkdirSync(tempat, { recursive: true });
  const cookie = `masuk=${encodeURIComponent(JSON.stringify({ ...session, role }))}`;
  const pilihan = [
    "--headless",
    "--no-sandbox",
    "--width",
    "1440",
    "--height",
    "900",
    "--time-limit",
    lama,
    "--cookie",
    cookie,
  ];
  const { status } = spawnSync(
    join("node_modules", ".bin", "bombadil"),
    [
      "browser",
      "test",
      ...pilihan,
      "--output-path",
      tempat,
      "--output-path-overwrite",
      `${alamat}/auth/login-page`,
      join(folder, "sifat.mjs"),
    ],
    { stdio: "inherit", env: { ...process.env, CHROME: process.env.CHROMIUM } },
  );
  rmSync(folder, { recursive: true });
  console.log(
    `${role}: ${status === 0 ? "no violation" : `violations, see ${tempat}`} in ${lama}, ${rahasia.length} amounts kept from it`,
  );
  return status === 0;
}

const direktur = await masuk(PERAN.slice(0, 4));
let baik = true;
for (const [ke, nokar] of orang.split(",").entries()) {
  const session = await masuk(nokar);
  baik = jelajahi(session, await rahasiaFor(session, direktur), ke) && baik;
}
process.exitCode = baik ? 0 : 1;
