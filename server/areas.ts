import { kategoriAssetCalls } from "#areas/asset/kategori/server/calls.ts";
import { listAssetCalls } from "#areas/asset/list-asset/server/calls.ts";
import { lokasiAssetCalls } from "#areas/asset/lokasi/server/calls.ts";
import { pelepasanAssetCalls } from "#areas/asset/pelepasan-asset/server/calls.ts";
import { pintuPelepasan } from "#areas/asset/pelepasan-asset/server/pintu.ts";
import { pengajuanAssetCalls } from "#areas/asset/pengajuan-asset/server/calls.ts";
import { akunCalls } from "#areas/buku-besar/akun/server/calls.ts";
import { bukuCalls } from "#areas/buku-besar/buku/server/calls.ts";
import { jurnalUmumCalls } from "#areas/buku-besar/jurnal-umum/server/calls.ts";
import { laporanBukuCalls } from "#areas/buku-besar/laporan-buku/server/calls.ts";
import { pintuBukuBesar } from "#areas/buku-besar/server/pintu.ts";
import { tutupBukuCalls } from "#areas/buku-besar/tutup-buku/server/calls.ts";
import type { Contract } from "#areas/contract.ts";
import { divisiCalls } from "#areas/karyawan/divisi/server/calls.ts";
import { faktorKeduaCalls } from "#areas/karyawan/faktor-kedua/server/calls.ts";
import { jabatanCalls } from "#areas/karyawan/jabatan/server/calls.ts";
import { karyawanCalls } from "#areas/karyawan/karyawan/server/calls.ts";
import { profilCalls } from "#areas/karyawan/profil/server/calls.ts";
import { roleCalls } from "#areas/karyawan/role/server/calls.ts";
import { sessionCalls } from "#areas/karyawan/session/server/calls.ts";
import { kebutuhanCalls } from "#areas/keuangan/kebutuhan/server/calls.ts";
import { komponenLabaCalls } from "#areas/keuangan/komponen-laba/server/calls.ts";
import { pengajuanCalls } from "#areas/keuangan/pengajuan/server/calls.ts";
import { rekeningCalls } from "#areas/keuangan/rekening/server/calls.ts";
import { simpananCalls } from "#areas/keuangan/simpanan/server/calls.ts";
import { assetNeracaCalls } from "#areas/laporan/asset-neraca/server/calls.ts";
import { dampakLabaCalls } from "#areas/laporan/dampak-laba/server/calls.ts";
import { dashboardCalls } from "#areas/laporan/dashboard/server/calls.ts";
import { labaRugiCalls } from "#areas/laporan/laba-rugi/server/calls.ts";
import { neracaCalls } from "#areas/laporan/neraca/server/calls.ts";
import { pintuNeraca } from "#areas/laporan/neraca/server/pintu.ts";
import { hutangCalls } from "#areas/pembelian/hutang/server/calls.ts";
import { pemasokCalls } from "#areas/pembelian/pemasok/server/calls.ts";
import { poCalls } from "#areas/pembelian/po/server/calls.ts";
import { suratPo } from "#areas/pembelian/po/server/surat.ts";
import { emailCalls } from "#areas/penjualan/email/server/calls.ts";
import { invoiceCalls } from "#areas/penjualan/invoice/server/calls.ts";
import { orderCalls } from "#areas/penjualan/order/server/calls.ts";
import { pelangganCalls } from "#areas/penjualan/pelanggan/server/calls.ts";
import { pesanLangsungCalls } from "#areas/penjualan/pesan-langsung/server/calls.ts";
import { piutangCalls } from "#areas/penjualan/piutang/server/calls.ts";
import { returCalls } from "#areas/penjualan/retur/server/calls.ts";
import { seriCalls } from "#areas/penjualan/seri/server/calls.ts";
import { pintuPenjualan } from "#areas/penjualan/server/pintu.ts";
import { suratJalanCalls } from "#areas/penjualan/surat-jalan/server/calls.ts";
import { tautanCalls } from "#areas/penjualan/tautan/server/calls.ts";
import { type KertasTautan, kertasPenjualan } from "#areas/penjualan/tautan/server/kertas.ts";
import { produkCalls } from "#areas/produk/produk/server/calls.ts";
import { batasCalls } from "#areas/sistem/batas/server/calls.ts";
import { cariCalls } from "#areas/sistem/cari/server/calls.ts";
import { jejakKeamananCalls } from "#areas/sistem/jejak-keamanan/server/calls.ts";
import { kabarCalls } from "#areas/sistem/kabar/server/calls.ts";
import { keadaanCalls } from "#areas/sistem/keadaan/server/calls.ts";
import { komentarCalls } from "#areas/sistem/komentar/server/calls.ts";
import { maksudCalls } from "#areas/sistem/maksud/server/calls.ts";
import { pemeriksaanBukuCalls } from "#areas/sistem/pemeriksaan-buku/server/calls.ts";
import { pengantarCalls } from "#areas/sistem/pengantar/server/calls.ts";
import { persetujuanCalls } from "#areas/sistem/persetujuan/server/calls.ts";
import { perusahaanCalls } from "#areas/sistem/perusahaan/server/calls.ts";
import { riwayatCalls } from "#areas/sistem/riwayat/server/calls.ts";
import { tampilanCalls } from "#areas/sistem/tampilan/server/calls.ts";
import { unggahanCalls } from "#areas/sistem/unggahan/server/calls.ts";
import type { Handlers } from "#platform/http/context.ts";
import type { Door } from "#platform/http/door.ts";

/** The whole product: does not compile while a call of the contract has no handler. */
export const areas: { readonly [Name in keyof Contract]: Handlers<Contract[Name]> } = {
  session: sessionCalls,
  profil: profilCalls,
  faktorKedua: faktorKeduaCalls,
  karyawan: karyawanCalls,
  divisi: divisiCalls,
  jabatan: jabatanCalls,
  role: roleCalls,
  rekening: rekeningCalls,
  po: poCalls,
  pemasok: pemasokCalls,
  hutang: hutangCalls,
  invoice: invoiceCalls,
  email: emailCalls,
  order: orderCalls,
  pelanggan: pelangganCalls,
  piutang: piutangCalls,
  produk: produkCalls,
  kebutuhan: kebutuhanCalls,
  komponenLaba: komponenLabaCalls,
  pengajuan: pengajuanCalls,
  simpanan: simpananCalls,
  kategoriAsset: kategoriAssetCalls,
  lokasiAsset: lokasiAssetCalls,
  pengajuanAsset: pengajuanAssetCalls,
  pelepasanAsset: pelepasanAssetCalls,
  listAsset: listAssetCalls,
  perusahaan: perusahaanCalls,
  pesanLangsung: pesanLangsungCalls,
  suratJalan: suratJalanCalls,
  seri: seriCalls,
  tautan: tautanCalls,
  retur: returCalls,
  riwayat: riwayatCalls,
  unggahan: unggahanCalls,
  jejakKeamanan: jejakKeamananCalls,
  keadaan: keadaanCalls,
  pemeriksaanBuku: pemeriksaanBukuCalls,
  dashboard: dashboardCalls,
  labaRugi: labaRugiCalls,
  neraca: neracaCalls,
  assetNeraca: assetNeracaCalls,
  dampakLaba: dampakLabaCalls,
  akun: akunCalls,
  buku: bukuCalls,
  jurnalUmum: jurnalUmumCalls,
  laporanBuku: laporanBukuCalls,
  persetujuan: persetujuanCalls,
  tutupBuku: tutupBukuCalls,
  batas: batasCalls,
  komentar: komentarCalls,
  tampilan: tampilanCalls,
  pengantar: pengantarCalls,
  kabar: kabarCalls,
  cari: cariCalls,
  maksud: maksudCalls,
};

/** Names under which programs elsewhere were promised some of the calls. */
export const doors: readonly Door[] = [...pintuBukuBesar, ...pintuNeraca, ...pintuPelepasan, ...pintuPenjualan];

/** The papers that open by a link. */
export const kertasTautan: KertasTautan = { ...kertasPenjualan, po: suratPo };
