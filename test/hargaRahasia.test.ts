import { beforeAll, expect, test } from "vitest";
import { isiRekening } from "#books/fixtures.ts";
import { type Actor, MENUS } from "#kernel/permission.ts";
import { everyAnswer } from "./answers.ts";
import { askedHarga, HARGA, type Harga, hargaRahasia, PEMBAYARAN } from "./hargaRahasia.ts";
import { type Milik, orderRahasia } from "./orderRahasia.ts";
import { openOffice, type Person } from "./support/office.ts";

/** What machines cost, over the whole contract: whoever may not know it asks whatever can be asked, and meets none of it. */
const office = openOffice();
const TANPA = MENUS.filter((menu) => menu !== "Pengajuan");
let boss: Person;
let kasir: Person;
let gudang: Person;
let milik: Milik;
let harga: Harga;

beforeAll(async () => {
  boss = await office.person("Super Admin");
  kasir = await office.person("Kasir", { menu: MENUS });
  gudang = await office.person("Logistik", { menu: TANPA });
  const sales = await office.person("Sales", { menu: MENUS });
  await office.sql`update perusahaan set nama = 'PT Uji'`;
  await isiRekening(office, boss, "Kas Kecil", 500_000_000);
  milik = await orderRahasia(office, { boss, sales, lain: kasir });
  harga = await hargaRahasia(office, { boss, kasir, gudang });
});

/** Names where a person meets a price, a payment, and the link to the paper with prices. */
async function met(person: Person, actor: Actor) {
  const answers = await everyAnswer(person, actor, await askedHarga(office, milik, harga));
  const where = (what: RegExp) => [...new Set(answers.filter(({ said }) => what.test(said)).map(({ label }) => label))];
  return { harga: where(HARGA), bayar: where(PEMBAYARAN), tautan: where(new RegExp(harga.idTautan)) };
}

test("the privileged meet prices, payments and the link in many places", async () => {
  const all = await met(boss, { role: "Super Admin", menu: MENUS });
  expect([all.harga.length > 20, all.bayar.length > 20, all.tautan]).toEqual([true, true, ["tautan.getTautan po"]]);
});

/** The books of the money that went, with what people said of it. */
const KAS =
  /^(pengajuan|simpanan|rekeningKoran|rekonsiliasi|labaRugi|buku|laporanBuku)\.|^komentar\.getKomentar pengajuan$/;

test("who has the menu Pengajuan meets what a purchase order cost in the books of the money, but no price", async () => {
  const { harga, bayar, tautan } = await met(kasir, { role: "Kasir", menu: MENUS });
  expect([harga, tautan, bayar.filter((label) => !KAS.test(label))]).toEqual([[], [], []]);
  expect(bayar).toContain("pengajuan.getPengajuan");
});

test("whoever has every menu but Pengajuan meets neither, whatever the role below the privileged", async () => {
  const admin = await office.person("Admin", { menu: TANPA });
  const nothing = { harga: [], bayar: [], tautan: [] };
  expect(await met(gudang, { role: "Logistik", menu: TANPA })).toEqual(nothing);
  expect(await met(admin, { role: "Admin", menu: TANPA })).toEqual(nothing);
});
