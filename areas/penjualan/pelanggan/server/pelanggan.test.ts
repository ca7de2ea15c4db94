import { beforeAll, expect, test } from "vitest";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { cariSemua } from "#areas/sistem/cari/contract.ts";
import { perusahaan } from "#areas/sistem/perusahaan/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { isianOrder } from "#test/support/order.ts";
import { order } from "../../order/contract.ts";
import { pelanggan } from "../contract.ts";
import { pelangganDari, terkirim } from "./pelanggan.testing.ts";

const office = openOffice();
let boss: Person;
let rina: Person;
let tono: Person;
beforeAll(async () => {
  boss = await office.person("Super Admin");
  rina = await office.person("Sales", { nama: "Rina" });
  tono = await office.person("Sales", { nama: "Tono" });
});

const budi = { namaCustomer: "Budi Santoso", customerInstansi: "CV Maju", noTelp: "081234567890" };
const kosong = { instansi: "", telepon: "", email: "", alamat: "", npwp: "", catatan: "", termin: null, idSales: null };
const namaDari = async (person: Person, input: object = {}) =>
  (await person.call(pelanggan.getPelanggan, input)).data.map((row) => row.nama);

test("an order without the new field finds its customer by number and name, or makes one", async () => {
  const pertama = await makeOrder(office, rina, budi);
  const sama = await makeOrder(office, tono, { ...budi, namaCustomer: " budi  SANTOSO ", noTelp: "6281234567890" });
  const lain = await makeOrder(office, tono, { ...budi, namaCustomer: "Siti" });
  const id = await pelangganDari(office, pertama);
  expect(await pelangganDari(office, sama)).toBe(id);
  expect(await pelangganDari(office, lain)).not.toBe(id);
  const { data } = await rina.call(pelanggan.getDetailPelanggan, { idPelanggan: id });
  expect(data).toMatchObject({
    nama: "Budi Santoso",
    instansi: "CV Maju",
    jumlahOrder: 2,
    totalPembelian: 20_000_000,
    piutang: 0,
    terminBerlaku: 30,
    sales: { namaLengkap: "Rina" },
    nomorSama: [{ nama: "Siti" }],
  });
  // The order keeps what was typed.
  const orders = (await rina.call(pelanggan.getOrderPelanggan, { idPelanggan: id })).data;
  expect(orders.map((row) => [row.idSo, row.namaCustomer, row.noTelp])).toEqual([
    [sama, "budi  SANTOSO", "6281234567890"],
    [pertama, "Budi Santoso", "081234567890"],
  ]);
});

test("the cart finds a customer by name, company or number, own ones first, and names it in the order", async () => {
  const pilihan = async (person: Person, q: string) =>
    (await person.call(pelanggan.cariPelanggan, { q })).data.map((row) => row.nama);
  expect(await pilihan(tono, "maju")).toEqual(["Siti", "Budi Santoso"]);
  expect(await pilihan(rina, "maju")).toEqual(["Budi Santoso", "Siti"]);
  expect(await pilihan(rina, "0812345")).toHaveLength(2);
  expect(await pilihan(rina, "+62 812-345")).toHaveLength(2);
  expect(await pilihan(rina, "bu")).toEqual([]);
  const { data } = await rina.call(pelanggan.cariPelanggan, { q: "budi" });
  const idPelanggan = data[0]?.idPelanggan;
  expect(data[0]).toMatchObject({ telepon: "081234567890", alamat: "Jl. Merdeka 10, Bandung", milikSaya: true });
  const idProduk = await makeProduk(office, boss, { stock: 1 });
  const isian = { ...isianOrder([{ idProduk, hargaProduk: 10_000_000 }]), namaCustomer: "Bapak Budi", noTelp: "0899" };
  const dokumen = [await picture()];
  const added = await rina.call(order.addOrder, { ...isian, idPelanggan, dokumen });
  expect(await pelangganDari(office, added.data.idSo)).toBe(idPelanggan);
  expect(await rina.refused(order.addOrder, { ...isian, idPelanggan: 99_999, dokumen })).toMatchObject({
    status: 400,
    errors: [{ field: "idPelanggan", message: "Pelanggan tidak dikenal" }],
  });
  const gudang = await office.person("Logistik");
  expect(await gudang.refused(pelanggan.cariPelanggan, { q: "budi" })).toMatchObject({ status: 401 });
});

test("two who order for the same new customer at once make one", async () => {
  const baru = { namaCustomer: "Toko Kembar", customerInstansi: "Toko Kembar", noTelp: "081999888777" };
  const orders = await Promise.all(Array.from({ length: 6 }, () => makeOrder(office, rina, baru)));
  const ids = await Promise.all(orders.map((idSo) => pelangganDari(office, idSo)));
  expect(new Set(ids).size).toBe(1);
});

test("a sales person sees own customers first and all on request; a setting hides those of others", async () => {
  const [{ idPelanggan: milikRina } = { idPelanggan: 0 as never }] = (
    await rina.call(pelanggan.getPelanggan, { cari: "budi" })
  ).data;
  expect(await namaDari(tono)).toEqual(["Siti"]);
  expect(await namaDari(tono, { milik: "semua", cari: "budi" })).toEqual(["Budi Santoso"]);
  const { data } = await boss.call(perusahaan.getPerusahaan, {});
  const setelan = async (pelangganSendiri: boolean) =>
    boss.call(perusahaan.updatePerusahaan, { ...data, versi: null, pelangganSendiri, logo: [] } as never);
  await setelan(true);
  expect(await namaDari(tono, { milik: "semua" })).toEqual(["Siti"]);
  expect(await tono.refused(pelanggan.getDetailPelanggan, { idPelanggan: milikRina })).toMatchObject({ status: 404 });
  expect(await tono.refused(pelanggan.getOrderPelanggan, { idPelanggan: milikRina })).toMatchObject({ status: 404 });
  expect((await tono.call(pelanggan.cariPelanggan, { q: "budi" })).data).toEqual([]);
  const catatan = { jenis: "pelanggan" as const, id: String(milikRina) };
  expect(await tono.refused(riwayat.getRiwayat, catatan)).toMatchObject({ status: 401 });
  expect((await rina.call(riwayat.getRiwayat, catatan)).data.map((row) => row.panggilan)).toEqual(["addOrder"]);
  const ditemukan = async (person: Person) =>
    (await person.call(cariSemua.cari, { q: "budi" })).data.filter((row) => row.jenis === "pelanggan");
  expect(await ditemukan(tono)).toEqual([]);
  expect(await ditemukan(rina)).toMatchObject([{ kunci: String(milikRina), judul: "Budi Santoso" }]);
  expect(await ditemukan(boss)).toHaveLength(1);
  const isian = { ...isianOrder([]), idPelanggan: milikRina };
  expect((await tono.send(order.addOrder, { ...isian, dokumen: [] })).status).toBe(400);
  // A merged customer is seen by who sees the one that it is now, and by nobody else.
  const tambah = async (person: Person, nama: string) =>
    (await person.call(pelanggan.addPelanggan, { ...kosong, nama, idSales: person.idUser })).data.idPelanggan;
  const dari = await tambah(tono, "Dulu Tono");
  await boss.call(pelanggan.gabungPelanggan, { dari, ke: await tambah(rina, "Kini Rina") });
  expect(await tono.refused(pelanggan.getDetailPelanggan, { idPelanggan: dari })).toMatchObject({ status: 404 });
  expect(await tono.refused(pelanggan.getOrderPelanggan, { idPelanggan: dari })).toMatchObject({ status: 404 });
  expect((await rina.call(pelanggan.getDetailPelanggan, { idPelanggan: dari })).data.nama).toBe("Dulu Tono");
  // Who types the same number and name gives the order to the customer all the same, and learns nothing.
  await setelan(false);
  expect(await namaDari(tono, { milik: "semua", cari: "budi" })).toEqual(["Budi Santoso"]);
});

test("a customer is added and changed; what is wrong stands at its field and changes nothing", async () => {
  const salah = await rina.refused(pelanggan.addPelanggan, {
    ...kosong,
    nama: "",
    telepon: "abc",
    email: "x",
    npwp: "12",
    termin: 900,
  });
  expect(salah.status).toBe(400);
  expect(salah.errors).toEqual(
    expect.arrayContaining([
      { field: "nama", message: "Nama pelanggan tidak boleh kosong" },
      { field: "telepon", message: "Format telepon salah, pakai angka, spasi, tanda hubung atau +." },
      { field: "email", message: "Format Email salah." },
      { field: "npwp", message: "NPWP terdiri dari 15 atau 16 angka." },
      { field: "termin", message: "Termin maksimal 365" },
    ]),
  );
  const baru = { ...kosong, nama: "Ibu Wati", instansi: "PT Baru", telepon: "+62 811-2233-4455", termin: 14 };
  const { data, message } = await rina.call(pelanggan.addPelanggan, baru);
  expect([message, data.nomorSama]).toEqual(["Pelanggan Ibu Wati berhasil ditambahkan", []]);
  const { idPelanggan } = data;
  // A number that somebody else has says so and lets both live.
  const sama = await tono.call(pelanggan.addPelanggan, { ...kosong, nama: "Pak Joko", telepon: "081122334455" });
  expect(sama.message).toBe(
    "Pelanggan Pak Joko berhasil ditambahkan. Nomor teleponnya juga dipakai Ibu Wati (PT Baru)",
  );
  const { versi, sales } = (await rina.call(pelanggan.getDetailPelanggan, { idPelanggan })).data;
  const ubah = { ...baru, idPelanggan, versi, idSales: sales?.idUser ?? null };
  await rina.call(pelanggan.updatePelanggan, { ...ubah, catatan: "Telepon pagi" });
  expect((await tono.refused(pelanggan.updatePelanggan, { ...ubah, catatan: "Lain" })).message).toContain("oleh Rina");
  const baruVersi = { ...ubah, versi: null };
  expect(await rina.refused(pelanggan.updatePelanggan, { ...baruVersi, idSales: tono.idUser })).toMatchObject({
    status: 409,
    errors: [{ field: "idSales" }],
  });
  await boss.call(pelanggan.updatePelanggan, { ...baruVersi, idSales: tono.idUser });
  expect(await namaDari(tono, { cari: "wati" })).toEqual(["Ibu Wati"]);
  // The order goes to her by the number and name that were typed for her.
  const idSo = await makeOrder(office, rina, { namaCustomer: "Ibu Wati", noTelp: "081122334455" });
  expect(await pelangganDari(office, idSo)).toBe(idPelanggan);
});

test("who is archived leaves the list and the choices, and comes back with the next order", async () => {
  const { data } = await rina.call(pelanggan.addPelanggan, { ...kosong, nama: "Toko Lama", telepon: "0813 5555 6666" });
  const { idPelanggan } = data;
  expect(await rina.refused(pelanggan.arsipkanPelanggan, { idPelanggan, arsip: true })).toMatchObject({ status: 401 });
  await boss.call(pelanggan.arsipkanPelanggan, { idPelanggan, arsip: true });
  expect(await boss.refused(pelanggan.arsipkanPelanggan, { idPelanggan, arsip: true })).toMatchObject({ status: 409 });
  expect(await namaDari(boss, { cari: "lama" })).toEqual([]);
  expect(await namaDari(boss, { cari: "lama", kelompok: "arsip" })).toEqual(["Toko Lama"]);
  expect((await rina.call(pelanggan.cariPelanggan, { q: "lama" })).data).toEqual([]);
  await makeOrder(office, rina, { namaCustomer: "Toko Lama", noTelp: "081355556666" });
  expect(await namaDari(boss, { cari: "lama" })).toEqual(["Toko Lama"]);
});

test("the list is sorted by name, newest or debt, and exported", async () => {
  await terkirim(office, boss, { namaCustomer: "Zainal", customerInstansi: "PT Z", noTelp: "0857000111" });
  expect((await namaDari(boss, { urut: "-sisa" }))[0]).toBe("Zainal");
  const nama = await namaDari(boss, { urut: "nama", limit: 100 });
  expect(nama).toEqual([...nama].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())));
  // Pages from either end, and of what is searched in whose customers, are parts of the same order.
  const halaman = async (page: number) => namaDari(boss, { urut: "nama", limit: 2, page });
  const terakhir = Math.ceil(nama.length / 2);
  expect([...(await halaman(1)), ...(await halaman(2))]).toEqual(nama.slice(0, 4));
  expect(await halaman(terakhir)).toEqual(nama.slice((terakhir - 1) * 2));
  expect(await namaDari(boss, { urut: "-nama", limit: 100 })).toEqual(nama.toReversed());
  const milikRina = await namaDari(rina, { urut: "nama", limit: 100, milik: "saya", cari: "o" });
  const semuaRina = await namaDari(rina, { limit: 100, milik: "saya" });
  expect(milikRina).toEqual(nama.filter((satu) => semuaRina.includes(satu) && milikRina.includes(satu)));
  expect(await namaDari(boss, { urut: "nama", kelompok: "arsip" })).toEqual([]);
  expect((await boss.call(pelanggan.getPelanggan, { limit: 2, page: 2 })).page).toBe(2);
  const { data } = await boss.call(pelanggan.getPelanggan, { cari: "zainal" });
  expect(data[0]).toMatchObject({ piutang: 6_000_000, terlambat: 0, jumlahOrder: 1 });
  const { status, headers } = await boss.send(pelanggan.exportPelanggan, { cari: "zainal" });
  expect([status, headers["content-disposition"]]).toEqual([
    200,
    expect.stringMatching(/Export%20Pelanggan-\d\d-\d\d-20\d\d\.xlsx/),
  ]);
});

test("the detail tells what was bought, paid, delivered and said", async () => {
  const idSo = await terkirim(office, boss, { namaCustomer: "Hendra", customerInstansi: "PT H", noTelp: "0857000222" });
  const idPelanggan = await pelangganDari(office, idSo);
  const bagian = { idPelanggan };
  expect((await boss.call(pelanggan.getOrderPelanggan, bagian)).data).toMatchObject([{ idSo, piutang: 6_000_000 }]);
  expect((await boss.call(pelanggan.getInvoicePelanggan, bagian)).data).toMatchObject([
    { idSo, dibayar: 4_000_000, nominalSisaBayar: 6_000_000, namaRekening: "Kas Kecil", statusApprove: "Disetujui" },
  ]);
  expect((await boss.call(pelanggan.getMesinPelanggan, bagian)).data).toMatchObject([
    { idSo, qty: 1, selesaiGaransi: "2027-11-20", bergaransi: true },
  ]);
  expect(
    await boss.refused(pelanggan.addPercakapan, {
      ...bagian,
      tanggal: "2026-11-21",
      isi: "x",
      langkah: "",
      tglLangkah: null,
    }),
  ).toMatchObject({ errors: [{ field: "tanggal", message: "Tanggal tidak boleh setelah hari ini" }] });
  expect(
    await boss.refused(pelanggan.addPercakapan, {
      ...bagian,
      tanggal: null,
      isi: "x",
      langkah: "",
      tglLangkah: "2026-12-01",
    }),
  ).toMatchObject({ errors: [{ field: "langkah" }] });
  const isi = { tanggal: null, isi: "Minta penawaran oven", langkah: "Kirim brosur", tglLangkah: "2026-11-25" };
  await boss.call(pelanggan.addPercakapan, { ...bagian, ...isi });
  const [catatan] = (await boss.call(pelanggan.getPercakapan, bagian)).data;
  expect(catatan).toMatchObject({
    isi: "Minta penawaran oven",
    tanggal: "2026-11-20",
    aksi: { selesai: { boleh: true } },
  });
  // On its day it is a task of the sales person in charge, and of who wrote it where there is none.
  const tugas = async (person: Person) =>
    (await person.call(dashboard.getTugasSaya, {})).data.find(({ jenis }) => jenis === "langkahPelanggan");
  const sales = await office.person("Sales", { menu: ["Pelanggan", "Dashboard"] });
  const kini = office.now().toISOString();
  expect(await tugas(boss)).toBeUndefined();
  await office.travel("2026-11-26T02:00:00.000Z");
  const untuk = async (idSales: number | null) =>
    office.sql`update pelanggan set id_sales = ${idSales} where id_pelanggan = ${bagian.idPelanggan}`;
  await untuk(null);
  expect(await tugas(boss)).toMatchObject({ jumlah: 1, daftar: [{ tanggal: "2026-11-25" }] });
  await untuk(sales.idUser);
  expect([await tugas(boss), (await tugas(sales))?.daftar[0]?.keterangan]).toEqual([
    undefined,
    expect.stringContaining("Kirim brosur"),
  ]);
  await boss.call(pelanggan.selesaikanLangkah, { idCatatan: catatan?.idCatatan ?? 0 });
  expect(await tugas(sales)).toBeUndefined();
  await office.travel(kini);
  expect(await boss.refused(pelanggan.selesaikanLangkah, { idCatatan: catatan?.idCatatan ?? 0 })).toMatchObject({
    status: 409,
    message: "Langkah ini sudah ditandai selesai",
  });
  expect((await boss.call(pelanggan.getEmailPelanggan, bagian)).data).toEqual([]);
});
