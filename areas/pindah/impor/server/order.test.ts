import { expect, test } from "vitest";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { mulai } from "#areas/pindah/mulai/contract.ts";
import { komentar } from "#areas/sistem/komentar/contract.ts";
import { makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { penyusup } from "#books/periksa/periksa.testing.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { impor } from "../contract.ts";
import { berkasImpor, isiTabel } from "./impor.testing.ts";

const office = openOffice();
const diam = penyusup(office);
const csv = (name: string, ...rows: string[]) => [berkasImpor(name, rows.join("\n"))];
const JUDUL =
  "No Pesanan;Tanggal;Pelanggan;No HP;Alamat;Salesperson;Kode Barang;Sisa Qty;Harga Satuan;Tgl Kirim;Uang Muka;Rekening;Keterangan";

const saldo = async (nama: string, hari = "2026-12-31"): Promise<number> => {
  const [row] = await office.sql<{ saldo: number }[]>`
    select coalesce(sum(h.saldo), 0)::bigint as saldo from jurnal_harian h join bagan_akun c using (id_akun)
    join bagan_akun a on a.id_akun = c.id_akun_laporan where a.nama = ${nama} and h.tanggal <= ${hari}`;
  return row?.saldo ?? 0;
};
const barang = async (idSo: string) =>
  office.sql<{ sumber: string; qty: number; harga: number; mulai: string | null; tenggat: string | null }[]>`
    select sumber_produk as sumber, qty, harga_produk as harga, tgl_awal_pengerjaan::text as mulai, tgl_deadline::text as tenggat
    from orderan where id_so = ${idSo} order by urutan`;

async function siapkan(boss: Person) {
  await boss.call(mulai.setTanggalAwal, { tanggal: "2026-10-31" });
  const oven = await makeProduk(office, boss, { stock: 3, hargaBeli: 4_000_000 });
  const mesin = await makeProduk(office, boss, { stock: 0 });
  const kodeOf = async (id: number) =>
    (await office.sql<{ kode: string }[]>`select kode_produk as kode from produk where id_produk = ${id}`)[0]?.kode ??
    "";
  return { oven: await kodeOf(oven), mesin: await kodeOf(mesin) };
}

let kode: Awaited<ReturnType<typeof siapkan>>;
const isi = () => [
  `SO-77;05/09/2026;Rina;0812 3456 7890;Jl. Kopi 1;;${kode.oven};2;7.500.000,00;20/12/2026;5.000.000;BRI RJP;Warna merah`,
  `SO-77;;;;;;${kode.mesin};1;10.000.000;;;;`,
  `SO-78;20/10/2026;PT Rasa;;;;${kode.oven};4;7.000.000;;;;`,
];

test("open orders come with what is to be delivered and their down payments, and go again as they came", async () => {
  const boss = await office.person("Super Admin");
  kode = await siapkan(boss);
  await boss.call(impor.imporPelanggan, { coba: false, berkas: csv("p.csv", "Nama,Perusahaan", "Rudi,PT Rasa") });
  const tabel = ["so", "orderan", "order_lama", "invoice", "kas", "jurnal", "pelanggan", "penomoran"];
  const before = await isiTabel(office, ...tabel);
  const coba = await boss.call(impor.imporOrder, { coba: true, berkas: csv("o.csv", JUDUL, ...isi()) });
  expect(coba.message).toBe("Siap: 2 order (3 baris) akan ditambahkan, belum ada yang disimpan");
  expect(coba.data).toMatchObject({ idImpor: null, kurang: [], salah: [] });
  expect(await isiTabel(office, ...tabel)).toEqual(before);

  const { data, message } = await boss.call(impor.imporOrder, { coba: false, berkas: csv("o.csv", JUDUL, ...isi()) });
  expect(message).toBe("2 order (3 baris) diimpor dari o.csv");
  const [dua, satu] = (await boss.call(order.getOrder, {})).data;
  expect(satu).toMatchObject({
    ...{ tglOrder: "2026-09-05", namaCustomer: "Rina", noTelp: "081234567890", alamatCustomer: "Jl. Kopi 1" },
    ...{
      totalPembelian: 25_000_000,
      statusSo: "Proses",
      statusPembayaran: "Proses",
      sales: { namaLengkap: boss.nama },
    },
    lama: { nomor: "SO-77", tanggal: "2026-09-05", catatan: "Warna merah" },
  });
  expect(satu?.invoices).toMatchObject([{ tipePembayaran: "DP", nominalDp: 5_000_000, tglInvoice: "2026-10-31" }]);
  expect(await barang(satu?.idSo ?? "")).toMatchObject([
    { sumber: "SG", qty: 2, harga: 7_500_000, mulai: null, tenggat: "2026-12-20" },
    { sumber: "PL", qty: 1, harga: 10_000_000, mulai: "2026-10-31" },
  ]);
  // One is left in the warehouse, three are to be made; the customer is found by the company.
  expect(await barang(dua?.idSo ?? "")).toMatchObject([
    { sumber: "SG", qty: 1 },
    { sumber: "PL", qty: 3, mulai: null, tenggat: null },
  ]);
  expect(dua).toMatchObject({ namaCustomer: "Rudi", customerInstansi: "PT Rasa", statusPembayaran: "" });
  expect(await saldo("BRI RJP", "2026-10-31")).toBe(5_000_000);
  expect(await saldo("Uang Muka Pelanggan", "2026-10-31")).toBe(-5_000_000);
  for (const cari of ["so-77", "SO-7"]) {
    const found = (await boss.call(order.getOrder, { cari })).data.map((row) => row.idSo);
    expect(found).toContain(satu?.idSo);
  }
  expect((await boss.call(mulai.getMulai, {})).data.langkah).toContainEqual({ langkah: "order", banyak: 2 });

  await boss.call(impor.batalImpor, { idImpor: data.idImpor ?? 0 });
  const batal = (await boss.call(order.getOrder, {})).data;
  expect(batal.map((row) => row.statusSo)).toEqual(["Cancel", "Cancel"]);
  for (const hari of ["2026-10-31", "2026-12-31"]) {
    expect([await saldo("BRI RJP", hari), await saldo("Uang Muka Pelanggan", hari)]).toEqual([0, 0]);
  }
  expect(await office.sql`select 1 from pengajuan where status_pengajuan = 'Menunggu'`).toHaveLength(0);
  const [stok] = await office.sql<{ ditahan: number }[]>`select ditahan from produk where kode_produk = ${kode.oven}`;
  expect(stok?.ditahan).toBe(0);
  // The numbers are free again, and the customer is known now.
  const lagi = (await boss.call(impor.imporOrder, { coba: false, berkas: csv("o.csv", JUDUL, ...isi()) })).data;
  expect((await boss.call(pelanggan.getPelanggan, { cari: "rina" })).totalDocs).toBe(1);
  expect(lagi.idImpor).not.toBeNull();
});

test("with its trial balance nothing differs from the old program, and Saldo Awal is empty", async () => {
  const boss = await office.person("Super Admin");
  const { data: need } = await boss.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Saldo pembukaan" });
  await office.sql`
    update akun set induk = (select id_akun from akun where bawaan = 'saldo-awal') where id_kebutuhan = ${need.idKebutuhan}`;
  const berkas = csv(
    "neraca.csv",
    "Nama Akun,Debit,Kredit",
    "BRI RJP,9000000,",
    `Persediaan,${await saldo("Persediaan")},`,
    "Uang Muka Pelanggan,,5000000",
    `Modal,,${4_000_000 + (await saldo("Persediaan"))}`,
  );
  await boss.call(impor.imporNeraca, { coba: false, berkas });
  await boss.call(impor.imporSaldo, { coba: false, berkas });
  const banding = (await boss.call(mulai.getBandingNeraca, { tanggal: "2026-11-20" })).data;
  expect(banding.filter(({ selisih }) => selisih !== 0)).toEqual([]);
  expect(banding.map(({ nama }) => nama)).toEqual(expect.arrayContaining(["BRI RJP", "Uang Muka Pelanggan"]));
  expect(await saldo("Saldo Awal")).toBe(0);
});

test("every wrong cell is named, and one of them refuses all", async () => {
  const boss = await office.person("Super Admin");
  const salah = [
    `SO-90;01/11/2026;Rina;0812 3456 7890;;;${kode.oven};1;100;;;;`,
    `SO-91;01/10/2026;Tak Dikenal;;;Siapa;OV-TAK-ADA;1;100;;50;BCA Lama;`,
    `SO-92;01/10/2026;PT Rasa;;;;${kode.oven};1;1.000;;1.001;BRI RJP;`,
    `SO-92;02/10/2026;PT Rasa;;;;${kode.oven};1;0;;;;`,
    `so-77;01/10/2026;PT Rasa;;;;${kode.oven};1;1.000;;;;`,
    `SO-93;01/10/2026;PT Rasa;;;;${kode.oven};0;1.000;;100;BRI RJP;`,
    `SO-94;01/10/2026;PT Rasa;;;;${kode.oven};1;1.000;;100;;`,
  ];
  const { data } = await boss.call(impor.imporOrder, { coba: true, berkas: csv("salah.csv", JUDUL, ...salah) });
  const alasan = data.salah.map(({ baris, kolom, message }) => `${baris} ${kolom}: ${message}`).sort();
  expect(alasan).toEqual([
    "2 Tanggal: Tanggal sesudah hari terakhir program lama, 31-10-2026",
    '3 Kode Barang: Produk "OV-TAK-ADA" belum ada, impor produknya dulu',
    '3 Pelanggan: Pelanggan "Tak Dikenal" belum ada: isi teleponnya, atau impor pelanggannya dulu',
    '3 Rekening: Rekening "BCA Lama" tidak ada di Kantor',
    '3 Salesperson: Karyawan "Siapa" tidak ada: sebutkan nama atau nomornya seperti di Karyawan',
    "4 Uang Muka: DP melebihi Rp 1.000, nilai barang yang belum dikirim. Isi bagian DP yang belum terpakai",
    "5 Tanggal: Berbeda dari baris 4 order yang sama",
    expect.stringMatching(/^6 No Pesanan: Nomor ini sudah diimpor sebagai SO-2611-/),
    "7 Uang Muka: Order ini tidak punya barang yang belum dikirim, DP Rp 100 bukan uang mukanya",
    "8 Rekening: Sebutkan rekening yang menerima DP ini",
  ]);
  const before = await isiTabel(office, "so", "order_lama");
  const ditolak = await boss.refused(impor.imporOrder, { coba: false, berkas: csv("salah.csv", JUDUL, ...salah) });
  expect(ditolak.status).toBe(400);
  expect(await isiTabel(office, "so", "order_lama")).toEqual(before);
  const sales = await office.person("Sales", { menu: ["Sales Order", "Produk Card"] });
  expect((await sales.refused(impor.imporOrder, { coba: true, berkas: csv("o.csv", JUDUL, ...isi()) })).status).toBe(
    401,
  );
});

test("orders are of who sold them, and stay once one of them was changed, paid further or talked about", async () => {
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales", { menu: ["Sales Order", "Produk Card"] });
  const bring = async (nomor: string, dp = "", sebut = "", rekening = "BRI RJP") => {
    const baris = `${nomor};01/10/2026;PT Rasa;;;${sebut};${kode.mesin};1;1.000.000;;${dp};${rekening};`;
    const { data } = await boss.call(impor.imporOrder, { coba: false, berkas: csv(`${nomor}.csv`, JUDUL, baris) });
    const [row] = (await boss.call(order.getOrder, { cari: nomor })).data;
    return { idImpor: data.idImpor ?? 0, idSo: row?.idSo ?? "", milik: row?.sales.namaLengkap };
  };
  expect((await bring("TX-1", "", sales.nama)).milik).toBe(sales.nama);
  const tolak = async (idImpor: number) => (await boss.refused(impor.batalImpor, { idImpor })).message;

  const dibahas = await bring("TX-2");
  await boss.call(komentar.addKomentar, { jenis: "order", id: dibahas.idSo, isi: "Kapan dikirim?" });
  expect(await tolak(dibahas.idImpor)).toBe(
    `Order ${dibahas.idSo} sudah dikomentari sejak diimpor, impor ini tidak dapat dibatalkan lagi`,
  );
  const diubah = await bring("TX-3");
  await boss.call(order.cancelSo, { idSo: diubah.idSo });
  expect(await tolak(diubah.idImpor)).toContain("sudah dibatalkan");
  const ditagih = await bring("TX-4", "400.000");
  await makeInvoice(office, boss, ditagih.idSo);
  expect(await tolak(ditagih.idImpor)).toContain("sudah punya invoice lain");

  const terpakai = await bring("TX-10", "300.000", "", "Kas Kecil");
  const [biaya] = (await boss.call(kebutuhan.getKebutuhan, {})).data.filter(
    (row) => row.namaKebutuhan === "Saldo pembukaan",
  );
  const { data: pakai } = await boss.call(pengajuan.addPengajuan, {
    ...{
      idKebutuhan: biaya?.idKebutuhan ?? 0,
      tipePengajuan: "keluar",
      deskripsiPengajuan: "Dipakai",
      nominalPengajuan: 1,
    },
    ...{ idRekeningAsal: await rekeningBernama(office, "Kas Kecil"), dokumen: [await picture()] },
  });
  await boss.call(pengajuan.approvePengajuan, { ...pakai, statusPengajuan: "Disetujui", dokumen: [await picture()] });
  expect(await tolak(terpakai.idImpor)).toContain("Uang Kas Kecil sudah dipakai (saldo 20-11-2026 Rp 299.999)");

  // A down payment of everything pays the order; it goes only while the money is there and its month is open.
  const lunas = await bring("TX-5", "1.000.000");
  expect((await boss.call(order.getDetailOrder, { idSo: lunas.idSo })).data.statusPembayaran).toBe("Lunas");
  await diam("update tutup_buku set sampai = '2026-10-31'");
  expect(await tolak(lunas.idImpor)).toContain("ditutup");
  const baru = csv("TX-6.csv", JUDUL, `TX-6;01/10/2026;PT Rasa;;;;${kode.mesin};1;1.000.000;;;;`);
  expect((await boss.refused(impor.imporOrder, { coba: false, berkas: baru })).message).toContain("ditutup");
});

test("an order of a closed month is of the last day of the old program, and says when it was made", async () => {
  const boss = await office.person("Super Admin");
  await diam("update tutup_buku set sampai = '2026-09-30'");
  const baris = `TX-7;05/08/2026;PT Rasa;;;;${kode.mesin};1;1.000.000;;;;`;
  await boss.call(impor.imporOrder, { coba: false, berkas: csv("TX-7.csv", JUDUL, baris) });
  const [row] = (await boss.call(order.getOrder, { cari: "TX-7" })).data;
  expect([row?.tglOrder, row?.lama?.tanggal]).toEqual(["2026-10-31", "2026-08-05"]);
});

test("orders with PPN have the tax document of their down payment, which is taken back with them", async () => {
  const boss = await office.person("Super Admin");
  await diam("update tutup_buku set sampai = '-infinity'");
  await diam("update pajak_perusahaan set npwp = '0012345678901000', pkp_sejak = '2026-01-01'");
  const baris = (nomor: string) => `${nomor};01/10/2026;PT Rasa;;;;${kode.mesin};1;11.100.000;;5.550.000;BRI RJP;`;
  const berkas = csv("ppn.csv", JUDUL, baris("TX-8"), baris("TX-9"));
  const { data } = await boss.call(impor.imporOrder, { coba: false, berkas });
  const faktur = () => office.sql<{ jenis: string; nominal: number; status: string; tanggal: string }[]>`
    select jenis, nominal, status, tanggal::text from faktur order by urut`;
  expect(await faktur()).toMatchObject(
    Array(2).fill({ jenis: "Uang Muka", nominal: 5_550_000, status: "Belum", tanggal: "2026-10-31" }),
  );
  await boss.call(impor.batalImpor, { idImpor: data.idImpor ?? 0 });
  expect((await faktur()).map(({ jenis, nominal, status }) => [jenis, nominal, status])).toEqual([
    ...Array(2).fill(["Uang Muka", 5_550_000, "Dibatalkan"]),
    ...Array(2).fill(["Pembatalan", -5_550_000, "Selesai"]),
  ]);
});
