import { kategoriAsset } from "#areas/asset/kategori/contract.ts";
import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { lokasiAsset } from "#areas/asset/lokasi/contract.ts";
import { pelepasanAsset } from "#areas/asset/pelepasan-asset/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { akun } from "#areas/buku-besar/akun/contract.ts";
import { buku } from "#areas/buku-besar/buku/contract.ts";
import { jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { laporanBuku } from "#areas/buku-besar/laporan-buku/contract.ts";
import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { faktorKedua } from "#areas/karyawan/faktor-kedua/contract.ts";
import { jabatan } from "#areas/karyawan/jabatan/contract.ts";
import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { profil } from "#areas/karyawan/profil/contract.ts";
import { role } from "#areas/karyawan/role/contract.ts";
import { session } from "#areas/karyawan/session/contract.ts";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { simpanan } from "#areas/keuangan/simpanan/contract.ts";
import { assetNeraca } from "#areas/laporan/asset-neraca/contract.ts";
import { dampakLaba } from "#areas/laporan/dampak-laba/contract.ts";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { labaRugi } from "#areas/laporan/laba-rugi/contract.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { hutang } from "#areas/pembelian/hutang/contract.ts";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { email } from "#areas/penjualan/email/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { piutang } from "#areas/penjualan/piutang/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { seri } from "#areas/penjualan/seri/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { tautan } from "#areas/penjualan/tautan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { batas } from "#areas/sistem/batas/contract.ts";
import { cariSemua } from "#areas/sistem/cari/contract.ts";
import { jejakKeamanan } from "#areas/sistem/jejak-keamanan/contract.ts";
import { kabar } from "#areas/sistem/kabar/contract.ts";
import { keadaan } from "#areas/sistem/keadaan/contract.ts";
import { komentar } from "#areas/sistem/komentar/contract.ts";
import { maksudCari } from "#areas/sistem/maksud/contract.ts";
import { pemeriksaanBuku } from "#areas/sistem/pemeriksaan-buku/contract.ts";
import { pengantar } from "#areas/sistem/pengantar/contract.ts";
import { persetujuan } from "#areas/sistem/persetujuan/contract.ts";
import { perusahaan } from "#areas/sistem/perusahaan/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { tampilan } from "#areas/sistem/tampilan/contract.ts";
import { unggahan } from "#areas/sistem/unggahan/contract.ts";

/** Every call of the product, by resource. */
export const contract = {
  session,
  profil,
  faktorKedua,
  karyawan,
  divisi,
  jabatan,
  role,
  rekening,
  po,
  pemasok,
  hutang,
  invoice,
  email,
  order,
  pelanggan,
  piutang,
  produk,
  kebutuhan,
  komponenLaba,
  pengajuan,
  simpanan,
  kategoriAsset,
  lokasiAsset,
  pengajuanAsset,
  pelepasanAsset,
  listAsset,
  perusahaan,
  pesanLangsung,
  suratJalan,
  seri,
  tautan,
  retur,
  riwayat,
  unggahan,
  jejakKeamanan,
  keadaan,
  pemeriksaanBuku,
  dashboard,
  labaRugi,
  neraca,
  assetNeraca,
  dampakLaba,
  akun,
  buku,
  jurnalUmum,
  laporanBuku,
  persetujuan,
  tutupBuku,
  batas,
  komentar,
  tampilan,
  pengantar,
  kabar,
  cari: cariSemua,
  maksud: maksudCari,
};
export type Contract = typeof contract;
