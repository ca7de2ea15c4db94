import { contract } from "#areas/contract.ts";
import { tawarkan } from "#areas/penjualan/penawaran/server/penawaran.testing.ts";
import { makeSerial } from "#areas/penjualan/seri/server/seri.testing.ts";
import { baris, isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { makeOrder, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { notifyOfBerkala } from "#company/kabarBerkala.ts";
import type { Asked, Input } from "./answers.ts";
import { picture } from "./support/files.ts";
import type { Office, Person } from "./support/office.ts";

/** A customer of one sales person, with all that can belong to an order, and what calls are asked with to meet it. */

export const TELEPON = "081377788899";
/** The customer in any answer. */
export const CUSTOMER = /rahasia|81377788899/i;
export const PAK_RAHASIA = {
  ...{ namaCustomer: "Pak Rahasia", customerInstansi: "CV Rahasia Jaya", email: "rahasia@contoh.id" },
  noTelp: TELEPON,
};

type Siapa = Record<"boss" | "sales" | "lain", Person>;

export type Milik = Awaited<ReturnType<typeof orderRahasia>>;

/** Machines of both kinds, invoices, a note with numbers, a retur, a purchase order, mails, comments, a link and news. */
export async function orderRahasia(office: Office, { boss, sales, lain }: Siapa) {
  const idProduk = await makeSerial(office, boss, "SRI", 3);
  const dibuat = await makeProduk(office, boss, { kodeProduk: "DBT" });
  const idSo = await makeOrder(office, sales, { ...PAK_RAHASIA, baris: [{ idProduk, qty: 2 }] });
  const idInvoice = await makeInvoice(office, sales, idSo, { dp: 5_000_000 });
  const { idSj, nomor, idRetur } = await dikirim(boss, { idSo, idInvoice });
  const idPl = await makeOrder(office, sales, {
    ...PAK_RAHASIA,
    baris: [{ idProduk: dibuat, sumberProduk: "PL", qty: 2 }],
  });
  const invoicePl = await makeInvoice(office, sales, idPl, { dp: 1_000_000 });
  const { idPo } = (await boss.call(contract.po.addPo, { idProduk: dibuat, qty: 2 })).data;
  await boss.call(contract.po.updatePoSelesai, { idPo, selesai: 1, idProduk: dibuat });
  await office.sql`update orderan set tgl_deadline = '2026-11-21' where id_so = ${idPl}`;
  const dokumen = { jenis: "order", id: idSo } as const;
  await sales.call(contract.komentar.addKomentar, {
    ...dokumen,
    isi: `@${lain.nama} Pak Rahasia`,
    sebut: [lain.idUser],
  });
  const { idTautan } = (await sales.call(contract.tautan.addTautan, dokumen)).data;
  await office.sql`
    insert into email (id_so, id_invoice, alamat, perihal, status, alasan, waktu, id_user)
    select ${idSo}, case when u = ${lain.idUser} then ${idInvoice} end, 'rahasia@contoh.id', 'Order', 'Gagal', 'Penuh',
      ${office.now()}, u
    from unnest(${[sales.idUser, lain.idUser]}::int[]) u`;
  await notifyOfBerkala(office.sql, office.now());
  const idOrderan = await nomorDari(office, "orderan", "id_orderan", idPl);
  const idPelanggan = await nomorDari(office, "so_pelanggan", "id_pelanggan", idSo);
  const kolom = { untuk: "pelanggan", jenis: "teks", nama: "Catatan Kami", posisi: 1 } as const;
  const { idKolom } = (await boss.call(contract.kolomSendiri.addKolomSendiri, kolom)).data;
  await office.sql`insert into kolom_pelanggan (id_pelanggan, id_kolom, jenis, nilai)
    values (${idPelanggan}, ${idKolom}, 'teks', 'Suka kolom rahasia')`;
  const minta = { idSo: idPl, alasan: "Pak Rahasia tidak jadi" };
  const { idPerubahan: idKoreksi } = (await sales.call(contract.koreksi.mintaBatal, minta)).data;
  const idPenawaran = await tawarkan(office, sales, [{ idProduk: dibuat }], PAK_RAHASIA);
  const surat = { idSj, idSuratJalan: idSj, idRetur, nomor };
  return {
    idSo,
    idInvoice,
    idInv: idInvoice,
    ...surat,
    idPl,
    invoicePl,
    idPo,
    idTautan,
    idKoreksi,
    idPenawaran,
    idOrderan,
    idPelanggan,
    idProduk,
    dibuat,
  };
}

async function dikirim(boss: Person, order: { idSo: string; idInvoice: string }) {
  const isian = await isianBaru(order, { statusSo: "Kirim", namaPenerima: "Gudang Rahasia" });
  const { idSuratJalan: idSj } = (await boss.call(contract.suratJalan.addSuratJalan, isian)).data;
  const { orders, suratJalan } = await baris(boss, order.idSo);
  const [satu, dua] = suratJalan[0]?.seri ?? [];
  const kembali = {
    idSj,
    alasan: "Patah",
    dokumen: [await picture()],
    seri: [{ nomor: dua?.nomor ?? "", baik: false }],
  };
  const barang = [{ idOrderan: orders[0]?.idOrderan ?? 0, rusak: 1 }];
  const { idRetur } = (await boss.call(contract.retur.addRetur, { ...kembali, barang })).data;
  return { idSj, nomor: satu?.nomor ?? "", idRetur };
}

async function nomorDari(office: Office, tabel: string, kolom: string, idSo: string): Promise<number> {
  const { sql } = office;
  const [row] = await sql<{ id: number }[]>`select ${sql(kolom)} as id from ${sql(tabel)} where id_so = ${idSo}`;
  return row?.id ?? 0;
}

/** The documents that have a history, comments and links. */
export const dokumenDari = (milik: Milik): Input[] => [
  { jenis: "order", id: milik.idSo },
  { jenis: "invoice", id: milik.idInvoice },
  { jenis: "suratJalan", id: milik.idSj },
  { jenis: "retur", id: milik.idRetur },
  { jenis: "penawaran", id: milik.idPenawaran },
];

/** What is asked to meet the customer and the orders. */
export async function askedOf(office: Office, milik: Milik): Promise<Asked> {
  const rekening = await rekeningBernama(office, "Kas Kecil");
  const satu = async (tabel: string, kolom: string, bawaan: string) => {
    const { sql } = office;
    const [row] = await sql<{ id: number }[]>`select ${sql(kolom)} as id from ${sql(tabel)} where bawaan = ${bawaan}`;
    return row?.id;
  };
  const akun = await satu("akun", "id_akun", "piutang");
  const idKebutuhan = await satu("kebutuhan", "id_kebutuhan", "penjualan");
  const [masuk] = await office.sql<
    { id: string }[]
  >`select id_pengajuan as id from pengajuan where id_so = ${milik.idSo}`;
  const given = {
    ...milik,
    ...{ page: 1, limit: 100, kategori: "utama", statusPo: "Proses", tahun: 2026, bulan: 11, tanggal: "2026-11-20" },
    ...{ tglAwal: "2026-01-01", tglAkhir: "2026-12-31", dari: "2026-01-01", sampai: "2026-11-20" },
    ...{ banyak: 1, milik: "semua", idRekening: rekening, akun, idKebutuhan, idPengajuan: masuk?.id },
  };
  return { given, own: { ...daftar(milik), ...sistem(milik), ...laporan(milik, idKebutuhan) } };
}

const daftar = (milik: Milik): Asked["own"] => ({
  "order.getOrder": [{}, { urut: "namaCustomer" }, { cari: "rahasia" }, { bayar: "Proses" }],
  "order.getDetailOrder": [{ idSo: milik.idSo }, { idSo: milik.idPl }],
  "order.exportOrder": [{}, { idSo: [milik.idSo, milik.idPl] }],
  "order.cetakSoBanyak": [{ idSo: [milik.idSo] }],
  "order.getPesan": [{ idSo: milik.idSo }, { idSo: milik.idSo, idInvoice: milik.idInvoice }],
  "invoice.cetakInvBanyak": [{ idInvoice: [milik.idInvoice] }],
  "suratJalan.getInvoiceForSj": [{}, { bagian: "terkirim" }, { cari: "rahasia" }, { urut: "namaCustomer" }],
  "suratJalan.exportSj": [{}, { idSo: [milik.idSo] }, { daftar: true }],
  "suratJalan.cetakSjBanyak": [{ idSo: [milik.idSo] }],
  "pesanLangsung.getOrderanPl": [{}, { bagian: "pekanIni" }, { urut: "tglDeadline" }],
  "pesanLangsung.exportPl": [{}, { idOrderan: [milik.idOrderan] }],
  "retur.getRetur": [{}, { cari: "rahasia" }, { urut: "tglRetur" }],
  "retur.exportRetur": [{}, { idRetur: [milik.idRetur] }],
  "pelanggan.cariPelanggan": [{ q: "rahasia" }, { q: TELEPON }],
  "penawaran.exportPenawaran": [{}, { idPenawaran: [milik.idPenawaran] }],
  "pelanggan.exportPelanggan": [{}, { idPelanggan: [milik.idPelanggan] }],
  "piutang.exportPiutang": [
    { milik: "semua" },
    { perOrder: true, milik: "semua" },
    { idPelanggan: [milik.idPelanggan] },
  ],
  "piutang.cetakPernyataanBanyak": [{ idPelanggan: [milik.idPelanggan] }],
});

const sistem = (milik: Milik): Asked["own"] => {
  const lagi = [
    { jenis: "orderan", id: String(milik.idOrderan) },
    { jenis: "pelanggan", id: String(milik.idPelanggan) },
    { jenis: "po", id: milik.idPo },
    { jenis: "produk", id: String(milik.idProduk) },
  ];
  return {
    "riwayat.getRiwayat": [...dokumenDari(milik), ...lagi],
    "komentar.getKomentar": [...dokumenDari(milik), ...lagi],
    "komentar.getSebutan": [...dokumenDari(milik), ...lagi],
    "tautan.getTautan": dokumenDari(milik),
    "cari.cari": ["rahasia", milik.idSo, milik.idInvoice, milik.nomor, TELEPON].map((q) => ({ q })),
    "maksud.maksud": [{ q: "rahasai" }],
  };
};

const laporan = (milik: Milik, kebutuhan: number | undefined): Asked["own"] => {
  const bulan = { bulan: 11, tahun: 2026 };
  return {
    "dashboard.getDetailOrderByStatus": [{}, { statusOrder: "Kirim", limit: 10 }, { omset: "DP" }],
    "dashboard.getDetailPl": ["mendekati", "dimulai", "belum", "terlambat"].map((bagian) => ({ bagian })),
    "dashboard.getDetailPo": [{ bagian: "dimulai" }],
    "dashboard.getDaftarTugas": ["plPekanIni", "suratBelumLengkap", "emailGagal"].map((jenis) => ({ jenis })),
    "produk.getKartuStok": [{ idProduk: milik.idProduk }, { idProduk: milik.dibuat }],
    "labaRugi.getDetailLabaRugi": [
      { ...bulan, asal: "kebutuhan", id: kebutuhan },
      { ...bulan, asal: "HPP", id: 0 },
    ],
    "neraca.getNeracaByTanggal": [{ ...bulan, tanggal: 20 }],
  };
};
