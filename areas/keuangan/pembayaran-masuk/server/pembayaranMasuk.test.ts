import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { persetujuan } from "#areas/sistem/persetujuan/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { few } from "#test/support/cases.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { midtrans, type Penyedia, xendit, xenditVa } from "#test/support/penyediaBayar.ts";
import { pembayaranMasuk } from "../contract.ts";

const [MIDTRANS, XENDIT] = ["SB-Mid-server-rahasia", "token-xendit-rahasia"] as const;
const office = openOffice({ env: { MIDTRANS_SERVER_KEY: MIDTRANS, XENDIT_CALLBACK_TOKEN: XENDIT } });
let boss: Person;
let kantor = "";
const semua = (): Penyedia[] => [midtrans(kantor, MIDTRANS), xendit(kantor, XENDIT), xenditVa(kantor, XENDIT)];

beforeAll(async () => {
  boss = await office.person("Super Admin");
  kantor = await office.app.http.listen({ host: "127.0.0.1", port: 0 });
});

const tagih = async (hargaProduk = 25_000_000) => {
  const idSo = await makeOrder(office, boss, { baris: [{ qty: 1, hargaProduk }], namaCustomer: "Dewi Lestari" });
  return makeInvoice(office, boss, idSo, { menunggu: true });
};
const daftar = async () => (await boss.call(pembayaranMasuk.getPembayaranMasuk, {})).data;
const kotak = async (idInvoice: string) =>
  (await boss.call(persetujuan.getKotak, { limit: 100 })).data.find(({ id }) => id === idInvoice);
const masukDari = async (idInvoice: string) => {
  const rows = await office.sql<{ idPengajuan: string; deskripsi: string; status: string }[]>`
    select id_pengajuan, deskripsi_pengajuan as deskripsi, status_pengajuan as status from pengajuan
    where id_invoice = ${idInvoice} and tipe_pengajuan = 'masuk'`;
  return rows;
};

test("a paid virtual account stands at its waiting invoice, which a person approves once, with the payment as its proof", async () => {
  const idInvoice = await tagih();
  const { tell } = midtrans(kantor, MIDTRANS);
  await tell({ order: idInvoice, status: "pending", nominal: 25_000_000 });
  expect((await kotak(idInvoice))?.keterangan).not.toContain("Dibayar");
  expect((await daftar())[0]).toMatchObject({ status: "Menunggu pembayaran", idInvoice, pelanggan: "Dewi Lestari" });
  expect(await tell({ order: idInvoice, status: "settlement", nominal: 25_000_000 })).toEqual({
    status: 200,
    message: "Dicatat",
  });
  const bukti = `VA BCA 8277000123 lewat Midtrans, Rp 25.000.000, transaksi trx-${idInvoice}`;
  expect((await kotak(idInvoice))?.keterangan).toMatch(new RegExp(`\\. Dibayar ${bukti}$`));
  expect((await daftar())[0]).toMatchObject({
    status: "Menunggu persetujuan",
    cara: "VA BCA 8277000123",
    waktu: "2026-11-20T03:20:00.000Z",
    tagihan: 25_000_000,
  });
  expect(await masukDari(idInvoice), "no money before a person approves").toEqual([]);
  await boss.call(invoice.approveInv, { idInv: idInvoice } as never);
  const [masuk, ...lagi] = await masukDari(idInvoice);
  expect([lagi.length, masuk?.status]).toEqual([0, "Disetujui"]);
  expect(masuk?.deskripsi).toContain(bukti);
  const { data } = await boss.call(pengajuan.getDetailPengajuan, { idPengajuan: masuk?.idPengajuan ?? "" });
  expect(data.nominalPengajuan).toBe(25_000_000);
  for (const status of ["settlement", "pending", "expire"]) {
    expect(await tell({ order: idInvoice, status, nominal: 25_000_000 }), status).toEqual({
      status: 200,
      message: "Sudah diketahui",
    });
  }
  expect((await daftar())[0]).toMatchObject({ status: "Disetujui" });
  expect(await masukDari(idInvoice)).toHaveLength(1);
});

test("however often, late and in whatever order a payment is told, there is one of it, and paid stays paid", async () => {
  const KATA = {
    midtrans: ["pending", "settlement", "expire", "deny"],
    xendit: ["SUCCEEDED", "FAILED", "PENDING"],
  } as const;
  const kasus = fc.record({
    nama: fc.constantFrom("midtrans" as const, "xendit" as const),
    urutan: fc.array(fc.nat(3), { minLength: 1, maxLength: 6 }),
    bersamaan: fc.boolean(),
  });
  let ke = 0;
  await fc.assert(
    fc.asyncProperty(kasus, async ({ nama, urutan, bersamaan }) => {
      ke += 1;
      const order = `INV-2001-${String(ke).padStart(5, "0")}`;
      const { tell } = nama === "midtrans" ? midtrans(kantor, MIDTRANS) : xendit(kantor, XENDIT);
      const kata = urutan.map((at) => KATA[nama][at % KATA[nama].length] ?? "");
      const kabar = kata.map((status) => ({ order, status, nominal: 150_000 }));
      if (bersamaan) await Promise.all(kabar.map(tell));
      else for (const satu of kabar) await tell(satu);
      const rows = (await daftar()).filter(({ rujukan }) => rujukan === order);
      expect(rows).toHaveLength(1);
      const dibayar = kata.some((status) => status === "settlement" || status === "SUCCEEDED");
      const gagal = kata.some((status) => ["expire", "deny", "FAILED"].includes(status));
      const status = dibayar ? "Invoice tidak dikenal" : gagal ? "Gagal" : "Menunggu pembayaran";
      expect(rows[0]?.status, kata.join()).toBe(status);
    }),
    few(30),
  );
});

test("a forged callback, one without a signature and one that cannot be read leave nothing", async () => {
  const idInvoice = await tagih();
  const before = (await daftar()).length;
  for (const { tell } of semua()) {
    const kabar = { order: idInvoice, status: "settlement", nominal: 25_000_000 };
    expect((await tell({ ...kabar, rahasia: "rahasia orang lain" })).status).toBe(403);
    expect((await tell({ ...kabar, rahasia: "" })).status).toBe(403);
  }
  const asli = midtrans(kantor, MIDTRANS);
  for (const nominal of [0, -5, 1.5]) {
    expect((await asli.tell({ order: idInvoice, status: "settlement", nominal })).status, String(nominal)).toBe(400);
  }
  expect((await asli.tell({ order: "INV\u00002611", status: "settlement", nominal: 5 })).status).toBe(400);
  expect((await asli.tell({ order: idInvoice, status: "sesuatu yang baru", nominal: 5 })).status).toBe(200);
  for (const nama of ["midtrans", "xendit"]) {
    const kosong = { method: "POST", headers: { "content-type": "application/json" } };
    for (const body of ["{}", "[]", "null", '{"event":"payment.capture"}', "bukan json"]) {
      const { status } = await fetch(`${kantor}/api/pembayaran/${nama}`, { ...kosong, body });
      expect([400, 403], `${nama} ${body}`).toContain(status);
    }
  }
  expect((await daftar()).length).toBe(before);
  expect((await kotak(idInvoice))?.keterangan).not.toContain("Dibayar");
});

test("another amount, a second payment, an unknown invoice and money that went back are told as what they are", async () => {
  const idInvoice = await tagih(10_000_000);
  const [mid, xen, va] = semua();
  await xen?.tell({ order: `${idInvoice}-2`, status: "SUCCEEDED", nominal: 9_000_000 });
  await va?.tell({ order: idInvoice, status: "", nominal: 10_000_000 });
  await mid?.tell({ order: "Kopi pagi", status: "settlement", nominal: 20_000 });
  const [asing, dua, beda] = await daftar();
  expect([asing?.status, dua?.status, beda?.status]).toEqual([
    "Invoice tidak dikenal",
    "Dibayar dua kali",
    "Nominal beda",
  ]);
  expect(beda).toMatchObject({ idInvoice, nominal: 9_000_000, tagihan: 10_000_000, cara: "VA BRI" });
  const { keterangan } = (await kotak(idInvoice)) ?? { keterangan: "" };
  expect(keterangan).toContain("Rp 9.000.000, transaksi py-");
  expect(keterangan).toContain("(beda dari tagihan); VA MANDIRI 9999624535 lewat Xendit, Rp 10.000.000");
  await mid?.tell({ order: "Kopi pagi", status: "refund", nominal: 20_000 });
  await mid?.tell({ order: "Kopi pagi", status: "settlement", nominal: 20_000 });
  expect((await daftar())[0]?.status).toBe("Dikembalikan");
});

test("the list is for who approves invoices, and names the providers that are listened to, never their secrets", async () => {
  const gudang = await office.person("Kasir", { menu: ["Invoice"] });
  expect((await gudang.send(pembayaranMasuk.getPembayaranMasuk, {})).status).toBe(401);
  const { dipakai, ...answer } = await boss.call(pembayaranMasuk.getPembayaranMasuk, {});
  expect(dipakai).toEqual(["Midtrans", "Xendit"]);
  expect(JSON.stringify(answer)).not.toMatch(/rahasia/);
});
