import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { dunia } from "#areas/buku-besar/tutup-buku/server/dunia.testing.ts";
import { connect, type Sql } from "#platform/db/database.ts";
import type { Job } from "#postgres";
import { openOffice, type Person } from "#test/support/office.ts";
import { ingatKeadaan } from "./urutan/keadaan.ts";
import { type Pasangan, pasanganUji } from "./urutan/pasangan.ts";
import { pasanganBarang } from "./urutan/pasanganBarang.ts";
import { pasanganLain } from "./urutan/pasanganLain.ts";
import { pasanganOrang } from "./urutan/pasanganOrang.ts";
import { pasanganUang } from "./urutan/pasanganUang.ts";
import { jalankan, periksaPasangan } from "./urutan/periksa.ts";
import { acak, ulangi } from "./urutan/pilihan.ts";
import { setiapDuaKali } from "./urutan/setiap.ts";

/**
 * Interleavings of two actions, statement by statement, on the real database: docs/RELIABILITY.md. `npm run torture -- --only
 * urutan` runs all pairs with all their schedules and random ones; here it is each twelfth pair with each sixth schedule.
 */
const PENUH = process.env.URUTAN === "penuh";
const SEED = Number(process.env.URUTAN_SEED ?? "1");
const CARA = PENUH
  ? ({ acak: 12, seed: SEED, buku: "semua" } as const)
  : ({ acak: 1, seed: SEED, setiap: 6, buku: "berturut" } as const);
/** Of the same call made twice there are very many: in full only where they are asked for by name. */
const DUA_KALI = { acak: 1, seed: SEED, setiap: 3 };
/** Some pairs alone, by parts of their names with commas between them. */
const HANYA = process.env.URUTAN_PASANGAN?.split(",");
/** Where something was found once: always, with each third of their schedules. */
const DITEMUKAN = new Set([
  "addOrder/updateKetentuan",
  "addPengajuan/deleteRekening",
  "addTagihan/gabungPemasok",
  "assignKomponenLaba/assignKomponenLaba",
  "updateUser/resetPassword: another role",
]);
const say = (line: string) => PENUH && process.stdout.write(`${line}\n`);

function caraOf({ nama }: Pasangan) {
  if (nama.includes(" twice") && !HANYA) return DUA_KALI;
  return DITEMUKAN.has(nama) && !PENUH ? { setiap: 3 } : CARA;
}

const office = openOffice();
let admin: Sql;
let pasangan: Pasangan[];
let orang: { a: Person; b: Person };
let keadaan: Awaited<ReturnType<typeof ingatKeadaan>>;
const ruang = () => ({ office, admin, keadaan, ...orang });
const bernama = (nama: string): Pasangan => {
  const found = pasangan.find((one) => one.nama === nama);
  if (!found) throw new Error(`No pair ${nama}`);
  return found;
};

beforeAll(async () => {
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const rekan = await office.person("Super Admin", { nama: "Sari" });
  const manajer = await office.person("Management", { nama: "Budi" });
  orang = { a: boss, b: rekan };
  const isi = await dunia(office, boss, manajer);
  const uji = await pasanganUji(office, boss, isi);
  // Before the company collects PPN: their orders would use the rate that another pair corrects.
  const barangDanUang = [...(await pasanganBarang(office, boss, isi)), ...(await pasanganUang(office, boss, isi))];
  pasangan = [...uji, ...(await pasanganLain(office, boss, isi)), ...(await pasanganOrang(boss)), ...barangDanUang];
  if (PENUH) pasangan.push(...(await setiapDuaKali(boss, isi)));
  const [{ nama } = { nama: "" }] = await office.sql<{ nama: string }[]>`select current_database() as nama`;
  const address = new URL(inject("databaseServer").adminUrl);
  address.pathname = `/${nama}`;
  admin = connect(address.href, { max: 1, name: "penjadwal" });
  keadaan = await ingatKeadaan(admin);
});
afterAll(() => admin.end());

test("two actions about one thing come to what they come to one after the other, however their statements are mixed", async () => {
  const temuan: string[] = [];
  let [jadwal, deadlocks] = [0, 0];
  const diuji = pasangan.filter(({ nama }, at) =>
    HANYA ? HANYA.some((part) => nama.includes(part)) : PENUH || at % 12 === 0 || DITEMUKAN.has(nama),
  );
  for (const satu of diuji) {
    const hasil = await periksaPasangan(ruang(), satu, caraOf(satu));
    jadwal += hasil.jadwal;
    deadlocks += hasil.deadlocks;
    temuan.push(...hasil.temuan);
    say(`${satu.nama}: ${hasil.jadwal} schedules, ${hasil.deadlocks} deadlocks, ${hasil.temuan.length} findings`);
  }
  say(`${diuji.length} pairs, ${jadwal} schedules, ${deadlocks} deadlocks, seed ${SEED}`);
  expect(temuan.join("\n\n")).toBe("");
  expect(jadwal).toBeGreaterThan(4 * diuji.length);
});

test("a seed gives the same trace to the byte, and its letters repeat it", async () => {
  const satu = bernama("approveInv/cancelSo");
  const first = await jalankan(ruang(), satu, acak(7));
  const again = await jalankan(ruang(), satu, acak(7));
  const repeated = await jalankan(ruang(), satu, ulangi(first.jadwal.huruf));
  const traceOf = ({ jadwal, jawab, beda }: typeof first) => [...jadwal.jejak, jawab, beda].join("\n");
  expect(traceOf(again)).toBe(traceOf(first));
  expect(traceOf(repeated)).toBe(traceOf(first));
  expect(first.jadwal.jejak.join("\n")).toMatch(/menunggu/);
  const other = await jalankan(ruang(), satu, acak(8));
  expect(other.jadwal.huruf).not.toBe(first.jadwal.huruf);
});

/** Takes the locks off the rows that a statement reads, where it reads from this table. */
const withoutLock = (table: string) => (job: Job) => {
  const { statement } = job as unknown as { statement?: { text: string; signature: string } };
  if (!statement || !new RegExp(`from ${table}\\b`).test(statement.text)) return;
  const text = statement.text.replace(/for (no key )?update( of \w+)?/g, "");
  if (text !== statement.text)
    Object.assign(job, { statement: { ...statement, text, signature: `${statement.signature} -` } });
};

test("a lock that is missing is found", async () => {
  const { temuan } = await periksaPasangan(ruang(), bernama("approveInv/approveInv"), {
    setiap: 4,
    ubah: withoutLock("so"),
  });
  expect(temuan.length).toBeGreaterThan(0);
});
