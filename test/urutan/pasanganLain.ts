import type { Dunia } from "#areas/buku-besar/tutup-buku/server/dunia.testing.ts";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { bukti } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { pajak } from "#areas/pajak/setelan/contract.ts";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { makePemasok } from "#areas/pembelian/pemasok/server/pemasok.testing.ts";
import { tagihan } from "#areas/pembelian/tagihan/contract.ts";
import { isianTagihanUji } from "#areas/pembelian/tagihan/server/tagihan.testing.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { pelangganDari } from "#areas/penjualan/pelanggan/server/pelanggan.testing.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { jadiPkp } from "#books/pajak/faktur.testing.ts";
import type { Office, Person } from "#test/support/office.ts";
import { isianOrder } from "#test/support/order.ts";
import type { Pasangan, Usaha } from "./pasangan.ts";

/** Something is used while another takes it away, closes it or makes one of two. */
export async function pasanganLain(office: Office, boss: Person, d: Dunia): Promise<Pasangan[]> {
  const dokumen = [await bukti()];
  return [
    ...(await dipakaiDanDihapus(boss, d, dokumen)),
    ...(await digabung(office, boss, d, dokumen)),
    ...(await dikirimDanDiubah(d, dokumen)),
    ...dibayar(d, dokumen),
    await dihitungDanDibetulkan(office, boss, d, dokumen),
  ];
}

async function dipakaiDanDihapus(boss: Person, d: Dunia, dokumen: File[]): Promise<Pasangan[]> {
  const { idKebutuhan } = (await boss.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Sebentar" })).data;
  const baru = { namaRekening: "BCA Sebentar", posNeraca: "bcaRjp", grup: "RJP" } as const;
  const { idRekening } = (await boss.call(rekening.addRekening, baru)).data;
  const ajukan = (isian: object): Usaha => [
    pengajuan.addPengajuan,
    {
      ...{ idKebutuhan: d.lain, tipePengajuan: "keluar", idRekeningAsal: d.kas, idRekeningTujuan: "-" },
      ...{ nominalPengajuan: 50_000, deskripsiPengajuan: "Uji", dokumen, ...isian },
    },
  ];
  const pesan: Usaha = [order.addOrder, { ...isianOrder([{ idProduk: d.mesin, hargaProduk: 9_000_000 }]), dokumen }];
  const { idKomponenLaba } = (await boss.call(komponenLaba.addKomponenLaba, { namaKomponenLaba: "Sebentar" })).data;
  const tetapkan: Usaha = [komponenLaba.assignKomponenLaba, { idKebutuhan, idKomponenLaba }];
  return [
    {
      nama: "addPengajuan/deleteKebutuhan",
      a: ajukan({ idKebutuhan }),
      b: [kebutuhan.deleteKebutuhan, { idKebutuhan }],
    },
    {
      nama: "addPengajuan/deleteRekening",
      a: ajukan({ idRekeningAsal: idRekening }),
      b: [rekening.deleteRekening, { idRekening }],
    },
    { nama: "assignKomponenLaba/assignKomponenLaba", a: tetapkan, b: tetapkan },
    { nama: "addOrder/deleteProduk", a: pesan, b: [produk.deleteProduk, { idProduk: d.mesin, statusProduk: true }] },
  ];
}

async function digabung(office: Office, boss: Person, d: Dunia, dokumen: File[]): Promise<Pasangan[]> {
  const punya = async (nama: string, noTelp: string) =>
    pelangganDari(
      office,
      await makeOrder(office, boss, {
        ...{ customerInstansi: nama, namaCustomer: nama, noTelp },
        baris: [{ idProduk: d.dibuat, sumberProduk: "PL" }],
      }),
    );
  const [satu, dua] = [await punya("PT Abadi", "081700000001"), await punya("PT Abadi Jaya", "081700000002")];
  const pesan: Usaha = [
    order.addOrder,
    {
      ...isianOrder([{ idProduk: d.dibuat, hargaProduk: 9_000_000, sumberProduk: "PL" }]),
      ...{ customerInstansi: "PT Abadi Jaya", namaCustomer: "PT Abadi Jaya", noTelp: "081700000002" },
      ...{ idPelanggan: dua, dokumen },
    },
  ];
  const gabung = (dari: number, ke: number): Usaha => [pelanggan.gabungPelanggan, { dari, ke }];
  const lain = await makePemasok(boss, "Logam Mulia Jaya");
  const { idPemasok, idPo } = d.tagihan;
  const tagih: Usaha = [
    tagihan.addTagihan,
    isianTagihanUji({ idPemasok, tglTagihan: "2026-06-15", barang: [{ idPo, unit: 1, harga: 1_300_000 }] }),
  ];
  return [
    { nama: "addOrder/gabungPelanggan", a: pesan, b: gabung(dua, satu) },
    { nama: "gabungPelanggan/gabungPelanggan: into each other", a: gabung(dua, satu), b: gabung(satu, dua) },
    { nama: "addTagihan/gabungPemasok", a: tagih, b: [pemasok.gabungPemasok, { dari: idPemasok, ke: lain }] },
  ];
}

async function dikirimDanDiubah(d: Dunia, dokumen: File[]): Promise<Pasangan[]> {
  const { idSo, idInvoice } = d.order.siapKirim;
  const kirim: Usaha = [suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" })];
  const idInv = d.order.menunggu.idInvoice;
  const { idSo: soOnline, idInvoice: invOnline } = d.order.online;
  const setujuiOnline: Usaha = [invoice.approveInv, { idInv: invOnline }];
  const setujui: Usaha = [invoice.approveInv, { idInv }];
  return [
    { nama: "addSuratJalan/addSuratJalan", a: kirim, b: kirim },
    { nama: "addSuratJalan/mintaBatal", a: kirim, b: [koreksi.mintaBatal, { idSo, alasan: "Batal beli" }] },
    { nama: "addSuratJalan/cancelSo", a: kirim, b: [order.cancelSo, { idSo, alasan: "Batal beli" }] },
    { nama: "tarikInvoice/approveInv", a: [invoice.tarikInvoice, { idInv }], b: setujui },
    {
      nama: "approveInv/updateRekeningInv",
      a: setujuiOnline,
      b: [invoice.updateRekeningInv, { idSo: soOnline, idInvoice: invOnline, idRekening: d.kas }],
    },
    {
      nama: "approveInv/editInvoice",
      a: setujuiOnline,
      b: [
        invoice.editInvoice,
        { idSo: soOnline, idInvoice: invOnline, idRekening: d.kas, nominalPeti: 50_000, dokumen },
      ],
    },
  ];
}

function dibayar(d: Dunia, dokumen: File[]): Pasangan[] {
  const { terbuka: idTagihan, idRekening, idUangMuka } = d.tagihan;
  const bayar = (nominal: number): Usaha => [tagihan.bayarTagihan, { idTagihan, idRekening, nominal, dokumen }];
  const pakai: Usaha = [tagihan.pakaiUangMuka, { idTagihan, idUangMuka, nominal: 400_000 }];
  return [
    { nama: "bayarTagihan/bayarTagihan: more than is owed", a: bayar(700_000), b: bayar(600_000) },
    { nama: "bayarTagihan/batalTagihan", a: bayar(700_000), b: [tagihan.batalTagihan, { idTagihan, alasan: "Ganda" }] },
    { nama: "bayarTagihan/pakaiUangMuka", a: bayar(800_000), b: pakai },
    {
      nama: "pakaiUangMuka/kembaliUangMuka",
      a: pakai,
      b: [tagihan.kembaliUangMuka, { idUangMuka, idRekening, nominal: 300_000, dokumen }],
    },
  ];
}

/** An order is computed with a rate that somebody corrects: it has the new one, or the correction is refused. */
async function dihitungDanDibetulkan(office: Office, boss: Person, d: Dunia, dokumen: File[]): Promise<Pasangan> {
  await jadiPkp(office);
  const { ketentuan, versi } = (await boss.call(pajak.getPajak, {})).data;
  const ppn = ketentuan.find(({ kunci, berlaku }) => kunci === "ppn" && berlaku);
  if (!ppn) throw new Error("No rate of PPN holds");
  const { kunci, sejak, sumber } = ppn;
  return {
    nama: "addOrder/updateKetentuan",
    a: [order.addOrder, { ...isianOrder([{ idProduk: d.mesin, hargaProduk: 9_000_000 }]), dokumen }],
    b: [pajak.updateKetentuan, { kunci, sejak, sumber, atas: 13, bawah: 100, versi }],
  };
}
