import type { Dunia } from "#areas/buku-besar/tutup-buku/server/dunia.testing.ts";
import { bukti } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { pesanLangsung as mulaiPesanan } from "#areas/pembelian/po/server/po.testing.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { baris, isianBaru, isianUbah } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { opname } from "#areas/produk/opname/contract.ts";
import { count, sendForDecision, startOpname } from "#areas/produk/opname/server/opname.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { ubahBanyak } from "#areas/produk/ubah-banyak/contract.ts";
import { keluhan } from "#areas/servis/keluhan/contract.ts";
import { kunjungan } from "#areas/servis/kunjungan/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Id } from "#kernel/types.ts";
import type { Office, Person } from "#test/support/office.ts";
import type { Pasangan, Usaha } from "./pasangan.ts";

/** Goods of one product: priced, counted, bought, made, returned and built in by two people. */
export async function pasanganBarang(office: Office, boss: Person, d: Dunia): Promise<Pasangan[]> {
  return [
    ...(await diubahBanyak(office, boss)),
    ...(await dihitung(office, boss)),
    ...(await dibeli(d)),
    ...(await dibuat(office, boss, d)),
    ...(await dikembalikan(office, boss)),
    ...(await dipasang(office, boss)),
    ...(await dihapus(office, boss)),
  ];
}

async function ubahan(person: Person, idProduk: Id<"produk">): Promise<Usaha> {
  const { data } = await person.call(produk.getProdukDipilih, { idProduk: [idProduk] });
  const { kodeProduk, namaProduk, kapasitas, kategoriProduk, tipe, versi } = data[0] as Record<string, unknown>;
  const isian = { kodeProduk, namaProduk, kapasitas, kategoriProduk, tipe, versi };
  return [
    produk.editProduk,
    { ...isian, idProduk, minimalStock: 2, hargaProduk: 9_500_000, hargaBeli: 6_100_000, fotoProduk: [] },
  ];
}

async function diubahBanyak(office: Office, boss: Person): Promise<Pasangan[]> {
  const [idProduk, lain] = [await makeProduk(office, boss, { stock: 5 }), await makeProduk(office, boss, { stock: 5 })];
  const naik: Usaha = [ubahBanyak.ubahBanyakProduk, { idProduk: [idProduk, lain], persen: 5, minimalStock: 3 }];
  const { data } = await boss.call(ubahBanyak.ubahBanyakProduk, { idProduk: [lain], persen: 10, minimalStock: 4 });
  const batal: Usaha = [ubahBanyak.batalkanUbahBanyak, { idUbahBanyak: data.idUbahBanyak }];
  return [
    { nama: "ubahBanyakProduk/editProduk", a: naik, b: await ubahan(boss, idProduk) },
    { nama: "ubahBanyakProduk/batalkanUbahBanyak", a: naik, b: batal },
    { nama: "batalkanUbahBanyak/editProduk", a: batal, b: await ubahan(boss, lain) },
  ];
}

async function dihitung(office: Office, boss: Person): Promise<Pasangan[]> {
  const [idProduk, lain] = [await makeProduk(office, boss, { stock: 9 }), await makeProduk(office, boss, { stock: 9 })];
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 2 }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const idOpname = await startOpname(boss, idProduk);
  await count(boss, idOpname, { [idProduk]: 7 });
  await sendForDecision(boss, idOpname);
  const berjalan = await startOpname(boss, lain);
  await count(boss, berjalan, { [lain]: 8 });
  const putuskan: Usaha = [opname.putuskanOpname, { idOpname, status: "Disetujui", note: "" }];
  return [
    {
      nama: "koreksiStok/putuskanOpname",
      a: [produk.koreksiStok, { idProduk, jumlahStock: 4, keterangan: "Rusak" }],
      b: putuskan,
    },
    {
      nama: "addSuratJalan/putuskanOpname",
      a: [suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" })],
      b: putuskan,
    },
    { nama: "tarikOpname/putuskanOpname", a: [opname.tarikOpname, { idOpname, note: "" }], b: putuskan },
    {
      nama: "hitungOpname/kirimOpname",
      a: [opname.hitungOpname, { idOpname: berjalan, baris: [{ idProduk: lain, jumlah: 3 }] }],
      b: [opname.kirimOpname, { idOpname: berjalan, belumDihitung: 0 }],
    },
  ];
}

async function dibeli(d: Dunia): Promise<Pasangan[]> {
  const { terbuka, selesai } = d.pembelian;
  const urung: Usaha = [po.undoPoSelesai, { idPo: terbuka, selesai: 2, qtySelesai: 2 }];
  const bayar: Usaha = [
    po.updatePoLunas,
    { idPo: selesai, statusPembayaran: true, idRekening: d.kas, dokumen: [await bukti()] },
  ];
  return [
    { nama: "undoPoSelesai/updatePoSelesai", a: urung, b: [po.updatePoSelesai, { idPo: terbuka, selesai: 1 }] },
    { nama: "undoPoSelesai/cancelPo", a: urung, b: [po.cancelPo, { idPo: terbuka }] },
    {
      nama: "undoPoSelesai/updatePoLunas",
      a: [po.undoPoSelesai, { idPo: selesai, selesai: 3, qtySelesai: 3 }],
      b: bayar,
    },
  ];
}

async function dibuat(office: Office, boss: Person, d: Dunia): Promise<Pasangan[]> {
  const idSo = await mulaiPesanan(office, boss, d.dibuat, 3);
  const [row] = await office.sql<{ idOrderan: number }[]>`select id_orderan from orderan where id_so = ${idSo}`;
  const idOrderan = row?.idOrderan ?? 0;
  await boss.call(pesanLangsung.updatePl, { idOrderan, selesai: 1 });
  const urung: Usaha = [pesanLangsung.undoPl, { idOrderan, selesai: 1, qtySelesai: 1 }];
  return [
    { nama: "undoPl/updatePl", a: urung, b: [pesanLangsung.updatePl, { idOrderan, selesai: 1 }] },
    { nama: "undoPl/cancelPl", a: urung, b: [pesanLangsung.cancelPl, { idOrderan }] },
  ];
}

async function dikembalikan(office: Office, boss: Person): Promise<Pasangan[]> {
  const idProduk = await makeProduk(office, boss, { stock: 9 });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 4 }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  await boss.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" }));
  const { orders, suratJalan: notes } = await baris(boss, idSo);
  const idOrderan = orders[0]?.idOrderan ?? 0;
  const kembali = async (rusak: number) => ({
    ...{ idSj: notes[0]?.idSuratJalan ?? "", alasan: "Patah", dokumen: [await bukti()] },
    barang: [{ idOrderan, rusak }],
  });
  const { idRetur } = (await boss.call(retur.addRetur, await kembali(1))).data;
  const putuskan: Usaha = [
    retur.putuskanRetur,
    { idRetur, keputusan: "tanpa", nilaiRusak: [{ idOrderan, nilai: 100_000 }] },
  ];
  const keluarkan = (cara: "buang" | "perbaikan"): Usaha => [
    produk.keluarkanRusak,
    { idProduk, cara, qty: 1, keterangan: "Selesai" },
  ];
  return [
    { nama: "putuskanRetur/addRetur", a: putuskan, b: [retur.addRetur, await kembali(3)] },
    { nama: "putuskanRetur/keluarkanRusak", a: putuskan, b: keluarkan("buang") },
    { nama: "keluarkanRusak/keluarkanRusak: the last one", a: keluarkan("perbaikan"), b: keluarkan("buang") },
  ];
}

async function dipasang(office: Office, boss: Person): Promise<Pasangan[]> {
  const idProduk = await makeProduk(office, boss, { stock: 2 });
  const isi = { nomor: "", customer: "UD Uji", keluhan: "Bocor", tanggungan: "garansi", alasanGaransi: "Uji" } as const;
  const { idKeluhan } = (await boss.call(keluhan.addKeluhan, { ...isi, dokumen: [] })).data;
  const rencana = { idKeluhan, rencana: "2026-06-20", idTeknisi: boss.idUser };
  const { idKunjungan } = (await boss.call(kunjungan.addKunjungan, rencana)).data;
  const kerja: Usaha = [
    kunjungan.kerjakanKunjungan,
    {
      ...{ idKunjungan, pekerjaan: "Ganti", tglKerja: "2026-06-15", part: [{ idProduk, qty: 2 }], beres: false },
      ...{ dokumen: [], tandaTangan: [] },
    },
  ];
  return [
    { nama: "kerjakanKunjungan/kerjakanKunjungan", a: kerja, b: kerja },
    {
      nama: "kerjakanKunjungan/koreksiStok",
      a: kerja,
      b: [produk.koreksiStok, { idProduk, jumlahStock: 1, keterangan: "Opname" }],
    },
  ];
}

async function dihapus(office: Office, boss: Person): Promise<Pasangan[]> {
  const idProduk = await makeProduk(office, boss, { stock: 3 });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 1 }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  await boss.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }));
  const kirim = await isianUbah(boss, idSo, { statusBarang: "Kirim" });
  return [
    {
      nama: "hapusSuratJalan/updateStatusSj",
      a: [suratJalan.hapusSuratJalan, { idSj: kirim.idSj, alasan: "Salah" }],
      b: [suratJalan.updateStatusSj, kirim],
    },
  ];
}
