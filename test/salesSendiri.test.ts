import { beforeAll, expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { isianPenawaran } from "#areas/penjualan/penawaran/server/penawaran.testing.ts";
import { baris, isianBaru, isianUbah } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { isiRekening, makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { sendRingkasan } from "#company/kabarBerkala.ts";
import { MENUS } from "#kernel/permission.ts";
import { callsOf, everyAnswer, fieldsOf, type Input } from "./answers.ts";
import { askedOf, CUSTOMER, type Milik, orderRahasia, PAK_RAHASIA } from "./orderRahasia.ts";
import { fingerprintOf } from "./support/changes.ts";
import { picture } from "./support/files.ts";
import { openOffice, type Person } from "./support/office.ts";

/**
 * "Sales hanya melihat pelanggannya sendiri", over the whole contract: of two sales persons with every menu one has a
 * customer. The other asks whatever can be asked and does whatever can be done, and meets nothing of the customer.
 */
const office = openOffice();
const SALES = { role: "Sales", menu: MENUS };
let boss: Person;
let rina: Person;
let tono: Person;
let milik: Milik;

beforeAll(async () => {
  boss = await office.person("Super Admin");
  rina = await office.person("Sales", { nama: "Rina", menu: MENUS });
  tono = await office.person("Sales", { nama: "Tono", menu: MENUS });
  await office.sql`update perusahaan set nama = 'PT Uji'`;
  await isiRekening(office, boss, "Kas Kecil", 500_000_000);
  await makeOrder(office, tono, { namaCustomer: "Bu Tono", customerInstansi: "UD Tono", noTelp: "081200000001" });
  milik = await orderRahasia(office, { boss, sales: rina, lain: tono });
});

const hanyaMilik = (ya: boolean) => office.sql`update perusahaan set pelanggan_sendiri = ${ya}`;

/**
 * The books of goods and money name the codes of orders and their papers to whoever has their menus, because they would not
 * add up otherwise. They name no customer.
 */
const BOOKS =
  /^(pengajuan|simpanan|rekeningKoran|rekonsiliasi|labaRugi|neraca|buku|laporanBuku|jurnalUmum|tutupBuku)\.|^produk\.get(KartuStok|StokRusak)$/;

/** Names where a person meets the customer, or anything of the orders. */
async function met(person: Person): Promise<string[]> {
  const { idSo, idPl, idInvoice, invoicePl, idSj, idRetur, idTautan, idKoreksi, idPenawaran } = milik;
  const codes = new RegExp(
    [idPenawaran, idSo, idPl, idInvoice, invoicePl, idSj, idRetur, idTautan, idKoreksi].join("|"),
  );
  const answers = await everyAnswer(person, SALES, await askedOf(office, milik));
  const beside = (said: string) => said.replaceAll(/\{"jenis":"pengajuan"[^}]*\}/g, "");
  const found = answers.filter(
    ({ label, said }) => CUSTOMER.test(said) || (codes.test(beside(said)) && !BOOKS.test(label)),
  );
  return [...new Set(found.map(({ label }) => label))];
}

test("whatever is asked, a colleague's customer and orders are not met", async () => {
  await hanyaMilik(false);
  const everybody = await met(tono);
  expect(everybody.length).toBeGreaterThan(60);
  await hanyaMilik(true);
  expect(await met(tono)).toEqual([]);
  // Whose customer it is meets the same as before; what came of a purchase order names all whose machines came.
  const own = await met(rina);
  expect(everybody.filter((label) => !own.includes(label))).toEqual(["riwayat.getRiwayat po"]);
});

/** What calls that change something are told about the colleague's order. */
async function changes(): Promise<Readonly<Record<string, Input>>> {
  const { idSo, idPl, idInvoice, idSj, idRetur, idKoreksi, idPenawaran } = milik;
  const [line] = (await baris(boss, idSo)).orders;
  const dokumen = [await picture()];
  const seri = [{ nomor: milik.nomor, baik: false }];
  const idRekening = await rekeningBernama(office, "Kas Kecil");
  const nol = { nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDiskon: 0 };
  const invoiceBaru = { ...nol, tipePembayaran: "DP", nominalDp: 1, idRekening };
  return {
    "invoice.addInvoice": { idSo: idPl, ...invoiceBaru, dokumen },
    "invoice.editInvoice": { idSo, idInvoice, idRekening },
    "invoice.undoDokumenInvoice": { idInvoice },
    "invoice.kirimEmailInv": { idInvoice, email: "tono@contoh.id" },
    "order.gantiEmail": { idSo, email: "tono@contoh.id" },
    "order.kirimEmail": { idSo, email: "tono@contoh.id" },
    "retur.addRetur": { idSj, alasan: "Patah", barang: [{ idOrderan: line?.idOrderan, rusak: 1 }], seri, dokumen },
    "retur.kirimEmailRetur": { idRetur, email: "tono@contoh.id" },
    "suratJalan.addSuratJalan": await isianBaru({ idSo, idInvoice }),
    "suratJalan.updateStatusSj": { ...(await isianUbah(boss, idSo, {}, idSj)) },
    "suratJalan.undoFotoSj": { idSo, idSj },
    "tautan.addTautan": { jenis: "order", id: idSo },
    "whatsapp.kirimWa": { jenis: "order", id: idSo, nomor: "081234567890" },
    "invoice.tarikInvoice": { idInv: idInvoice },
    "koreksi.addNotaKredit": { idSo, nominal: 1, alasan: "Penyok", dokumen },
    "koreksi.batalkanInvoice": { idInv: idInvoice, alasan: "Rekening salah", dokumen },
    "koreksi.editOrder": { idSo },
    "koreksi.getDampakUbah": { idSo },
    "koreksi.hapusPiutang": { idSo, nominal: 1, alasan: "Tidak tertagih" },
    "koreksi.mintaBatal": { idSo, alasan: "Tidak jadi" },
    "koreksi.tarikKoreksi": { idKoreksi },
    "marketplace.tandaiDilihat": { idSo, perlu: "Dibatalkan" },
    "penawaran.editPenawaran": { ...(await isianPenawaran(office, [{ idProduk: milik.dibuat }])), idPenawaran },
    "penawaran.kalahPenawaran": { idPenawaran, alasanKalah: "Harga" },
    "penawaran.kirimEmailPenawaran": { idPenawaran, email: "tono@contoh.id" },
    "penawaran.pesanPenawaran": { idPenawaran },
    "penawaran.tandaiTerkirim": { idPenawaran },
    "penawaran.tindakLanjutPenawaran": { idPenawaran },
    "penawaran.geserTindakLanjut": { idPenawaran, dari: "2026-12-01", tanggal: "2026-12-02" },
    "suratJalan.hapusSuratJalan": { idSj, alasan: "Salah" },
    "keluhan.addKeluhan": { nomor: "", idSo, customer: "", keluhan: "Bocor", dokumen: [] },
    "komentar.addKomentar": { jenis: "order", id: idSo, isi: "Halo" },
  };
}
/** These name several, and answer for each. */
const SEVERAL = ["invoice.kirimEmailInvBanyak", "order.kirimEmailBanyak"];

test("whatever is done about a colleague's order finds none, and changes nothing", async () => {
  await hanyaMilik(true);
  const NAMES = [
    "idSo",
    "idInvoice",
    "idInv",
    "idSj",
    "idSuratJalan",
    "idRetur",
    "idOrderan",
    "idKoreksi",
    "idPenawaran",
  ];
  const naming = callsOf(SALES, "changes").filter(({ call }) => {
    const fields = fieldsOf(call);
    return fields.some((field) => NAMES.includes(field)) || (fields.includes("jenis") && fields.includes("id"));
  });
  const inputs = await changes();
  expect(naming.map(({ name }) => name).sort()).toEqual([...Object.keys(inputs), ...SEVERAL].sort());
  const before = await fingerprintOf(office.sql);
  const { "komentar.addKomentar": komentar = {}, ...lain } = inputs;
  for (const { name, call } of naming.filter(({ name }) => name in lain)) {
    const { status, body } = await tono.send(call, lain[name] ?? {});
    expect([name, status], String(body.message)).toEqual([name, 404]);
  }
  for (const { idSo } of [{ idSo: milik.idSo }, { idSo: milik.idPl }]) {
    const { data } = await tono.call(contract.order.cetakSoBanyak, { idSo: [idSo] });
    expect(data).toMatchObject({ pdf: null, hasil: [{ id: idSo, status: 404 }] });
  }
  expect(await fingerprintOf(office.sql)).toBe(before);
  expect((await tono.refused(contract.komentar.addKomentar, komentar as never)).status).toBe(401);
  // Whose customer it is gets further with the same.
  for (const { name, call } of naming.filter(({ name }) => name in inputs)) {
    const { status, body } = await rina.send(call, inputs[name] ?? {});
    expect([400, 401, 404], `${name}: ${body.message}`).not.toContain(status);
  }
});

test("an order is seen by who made it and by who looks after its customer; and by all who do not sell", async () => {
  await hanyaMilik(true);
  const sees = async (person: Person, idSo = milik.idSo) =>
    (await person.send(contract.order.getDetailOrder, { idSo })).status === 200;
  const gudang = await office.person("Logistik", { menu: ["Surat Jalan", "Sales Order"] });
  const kasir = await office.person("Kasir", { menu: ["Invoice", "Sales Order"] });
  const admin = await office.person("Admin", { menu: ["Sales Order"] });
  for (const person of [gudang, kasir, admin, boss]) expect(await sees(person)).toBe(true);
  // Typed with the number of a colleague's customer: the order goes to that customer, and stays known to who made it.
  const lagi = await makeOrder(office, tono, { ...PAK_RAHASIA });
  expect([await sees(tono, lagi), await sees(rina, lagi), await sees(tono)]).toEqual([true, true, false]);
  const daftar = await tono.call(contract.order.getOrder, { cari: "rahasia" });
  expect([daftar.data.map(({ idSo }) => idSo), daftar.totalDocs]).toEqual([[lagi], 1]);
  // When the customer changes hands, so do its orders.
  await office.sql`update pelanggan set id_sales = ${tono.idUser} where id_pelanggan = ${milik.idPelanggan}`;
  expect([await sees(tono), await sees(rina)]).toEqual([true, true]);
  expect((await tono.call(contract.order.getOrder, { cari: "rahasia" })).totalDocs).toBe(3);
  await office.sql`update pelanggan set id_sales = ${rina.idUser} where id_pelanggan = ${milik.idPelanggan}`;
});

test("news of a colleague's order is not mailed either, not even of a mention that is older than the setting", async () => {
  const services = { ...office.app.services, mailer: { ...office.app.services.mailer, configured: true } };
  await office.sql`update karyawan set email = 'tono@contoh.id', kabar_email = true where id_user = ${tono.idUser}`;
  await office.sql`delete from kabar where jenis_dokumen = 'produk'`;
  await hanyaMilik(true);
  expect(await sendRingkasan(services, office.now())).toBe(0);
  await hanyaMilik(false);
  expect(await sendRingkasan(services, office.now())).toBe(1);
});
