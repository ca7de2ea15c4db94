import { riwayatKategori } from "#areas/asset/kategori/contract.ts";
import { riwayatAsset } from "#areas/asset/list-asset/contract.ts";
import { riwayatLokasi } from "#areas/asset/lokasi/contract.ts";
import { riwayatPelepasan } from "#areas/asset/pelepasan-asset/contract.ts";
import { riwayatPengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { riwayatAkun } from "#areas/buku-besar/akun/contract.ts";
import { riwayatJurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { riwayatTutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import { riwayatNama, riwayatRole } from "#areas/karyawan/daftarNama.ts";
import { riwayatKaryawan } from "#areas/karyawan/karyawan/isiKaryawan.ts";
import { riwayatKebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { isianKomponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { riwayatPengajuan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { isianRekening } from "#areas/keuangan/rekening/contract.ts";
import { riwayatKoran } from "#areas/keuangan/rekening-koran/isiKoran.ts";
import { riwayatRekonsiliasi } from "#areas/keuangan/rekonsiliasi/contract.ts";
import { isianNeraca } from "#areas/laporan/neraca/contract.ts";
import { riwayatBukti } from "#areas/pajak/bukti-potong/isiBuktiPotong.ts";
import { riwayatFaktur } from "#areas/pajak/faktur/isiFaktur.ts";
import { riwayatMasukan } from "#areas/pajak/masukan/isiMasukan.ts";
import { identitasPelanggan, identitasProduk, riwayatPajak } from "#areas/pajak/setelan/isiPajak.ts";
import { riwayatPemasok } from "#areas/pembelian/pemasok/isiPemasok.ts";
import { riwayatPo } from "#areas/pembelian/po/isiPo.ts";
import { riwayatTagihan, riwayatUangMuka } from "#areas/pembelian/tagihan/isiTagihan.ts";
import { riwayatDaftarHarga } from "#areas/penjualan/daftar-harga/isiDaftarHarga.ts";
import { riwayatInvoice } from "#areas/penjualan/invoice/isiInvoice.ts";
import { riwayatKoreksi } from "#areas/penjualan/koreksi/isiKoreksi.ts";
import { riwayatOrder } from "#areas/penjualan/order/isiOrder.ts";
import { riwayatPelanggan } from "#areas/penjualan/pelanggan/isiPelanggan.ts";
import { riwayatPenawaran } from "#areas/penjualan/penawaran/isiPenawaran.ts";
import { riwayatBaris } from "#areas/penjualan/pesan-langsung/isiPesanLangsung.ts";
import { riwayatRetur } from "#areas/penjualan/retur/isiRetur.ts";
import { riwayatSuratJalan } from "#areas/penjualan/surat-jalan/isiSuratJalan.ts";
import { riwayatImpor } from "#areas/pindah/impor/isiImpor.ts";
import { riwayatMulai } from "#areas/pindah/mulai/riwayatMulai.ts";
import { riwayatOpname } from "#areas/produk/opname/isiOpname.ts";
import { riwayatProduk } from "#areas/produk/produk/isiProduk.ts";
import { riwayatBahan } from "#areas/produksi/bahan/isiBahan.ts";
import { riwayatResep } from "#areas/produksi/resep/contract.ts";
import { riwayatAturan } from "#areas/servis/aturan/contract.ts";
import { riwayatKeluhan } from "#areas/servis/keluhan/isiKeluhan.ts";
import { riwayatKunjungan } from "#areas/servis/kunjungan/isiKunjungan.ts";
import { riwayatBatas } from "#areas/sistem/batas/contract.ts";
import { type KolomDiRiwayat, riwayatKolom, type UntukKolom } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import { riwayatPerusahaan } from "#areas/sistem/perusahaan/contract.ts";
import type { JenisRiwayat } from "#areas/sistem/riwayat/contract.ts";
import type { Name, ShownRecord } from "#kernel/record.ts";

/** The fields that the history of each kind of document shows, in the order of the document's page. */
export const HISTORIES = {
  karyawan: riwayatKaryawan,
  divisi: riwayatNama,
  jabatan: riwayatNama,
  role: riwayatRole,
  asset: riwayatAsset,
  pengajuanAsset: riwayatPengajuanAsset,
  pelepasanAsset: riwayatPelepasan,
  kategoriAsset: riwayatKategori,
  lokasiAsset: riwayatLokasi,
  order: riwayatOrder,
  orderan: riwayatBaris,
  invoice: riwayatInvoice,
  koreksi: riwayatKoreksi,
  suratJalan: riwayatSuratJalan,
  retur: riwayatRetur,
  faktur: riwayatFaktur,
  buktiPotong: riwayatBukti,
  fakturMasukan: riwayatMasukan,
  potongPemasok: riwayatBukti,
  pajak: riwayatPajak,
  pajakPelanggan: identitasPelanggan,
  pajakProduk: identitasProduk,
  penawaran: riwayatPenawaran,
  daftarHarga: riwayatDaftarHarga,
  pengajuan: riwayatPengajuan,
  rekening: isianRekening,
  rekeningKoran: { ...riwayatKoran, ...riwayatRekonsiliasi },
  kebutuhan: riwayatKebutuhan,
  komponenLaba: isianKomponenLaba,
  pelanggan: riwayatPelanggan,
  po: riwayatPo,
  tagihan: riwayatTagihan,
  uangMuka: riwayatUangMuka,
  pemasok: riwayatPemasok,
  produk: riwayatProduk,
  opname: riwayatOpname,
  bahan: riwayatBahan,
  resep: riwayatResep,
  neraca: isianNeraca,
  akun: riwayatAkun,
  jurnalUmum: riwayatJurnalUmum,
  tutupBuku: riwayatTutupBuku,
  keluhan: riwayatKeluhan,
  aturan: riwayatAturan,
  kunjungan: riwayatKunjungan,
  batas: riwayatBatas,
  impor: riwayatImpor,
  mulai: riwayatMulai,
  perusahaan: riwayatPerusahaan,
  kolomSendiri: riwayatKolom,
} satisfies Readonly<Record<JenisRiwayat, ShownRecord>>;

/** The fields in the history of a kind of document; the company's own ones are among those of customers and products. */
export type Told<Jenis extends JenisRiwayat> =
  | Name<(typeof HISTORIES)[Jenis]>
  | (Jenis extends UntukKolom ? KolomDiRiwayat : never);

export const historyOf = (jenis: JenisRiwayat): ShownRecord => HISTORIES[jenis];
