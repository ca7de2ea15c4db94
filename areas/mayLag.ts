import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { pelepasanAsset } from "#areas/asset/pelepasan-asset/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { akun } from "#areas/buku-besar/akun/contract.ts";
import { buku } from "#areas/buku-besar/buku/contract.ts";
import { jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { laporanBuku } from "#areas/buku-besar/laporan-buku/contract.ts";
import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { simpanan } from "#areas/keuangan/simpanan/contract.ts";
import { assetNeraca } from "#areas/laporan/asset-neraca/contract.ts";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { labaRugi } from "#areas/laporan/laba-rugi/contract.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { proyeksiKas } from "#areas/laporan/proyeksi-kas/contract.ts";
import { hutang } from "#areas/pembelian/hutang/contract.ts";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { email } from "#areas/penjualan/email/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { penawaran } from "#areas/penjualan/penawaran/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { piutang } from "#areas/penjualan/piutang/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { opname } from "#areas/produk/opname/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { kerusakan } from "#areas/servis/kerusakan/contract.ts";
import { cariSemua } from "#areas/sistem/cari/contract.ts";
import { maksudCari } from "#areas/sistem/maksud/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import type { Call } from "#kernel/call.ts";

const { getTugasSaya: _tugas, getDaftarTugas: _daftar, ...angka } = dashboard;

/**
 * The calls whose answer may be a moment old: lists, reports, exports, searches and histories. With DATABASE_READ_URL they
 * are answered by the replica (`platform/db/reads.ts`), also while the primary is gone; never older than
 * DATABASE_READ_LAG, and nobody misses what he has written himself or is shown less than he has seen.
 *
 * Not here, and so always from the primary: every action; who somebody is and what he may; what decides the next click,
 * such as the detail with its buttons, the waiting decisions (Kotak, Tugas saya), the catalogue and the cart with their
 * stock, the choices of a form and what an approval would do; and papers that leave the house.
 */
export const MAY_LAG: ReadonlySet<Call> = new Set<Call>([
  karyawan.getUser,
  ...[
    order.getOrder,
    order.exportOrder,
    order.getGrafikOrder,
    order.exportGrafikOrder,
    order.getRiwayatEmail,
    email.getEmailKeluar,
  ],
  ...[pelanggan.getPelanggan, pelanggan.getOrderPelanggan, pelanggan.getInvoicePelanggan, pelanggan.exportPelanggan],
  ...[pelanggan.getMesinPelanggan, pelanggan.getEmailPelanggan, pelanggan.getPercakapan],
  ...[piutang.getPiutang, piutang.getPernyataan, piutang.getPengingat, piutang.exportPiutang],
  ...[
    pesanLangsung.getOrderanPl,
    pesanLangsung.exportPl,
    pesanLangsung.getGrafikPl,
    pesanLangsung.exportGrafikPl,
    suratJalan.getInvoiceForSj,
    suratJalan.exportSj,
    suratJalan.getGrafikSj,
    suratJalan.exportGrafikSj,
  ],
  ...[retur.getRetur, retur.exportRetur, penawaran.exportPenawaran, retur.getGrafikRetur, retur.exportGrafikRetur],
  ...[
    penawaran.getGrafikPenawaran,
    penawaran.exportGrafikPenawaran,
    invoice.getGrafikInvoice,
    invoice.exportGrafikInvoice,
  ],
  ...[
    po.getPo,
    po.exportPo,
    po.getGrafikPo,
    po.exportGrafikPo,
    pemasok.getPemasok,
    pemasok.getPoPemasok,
    pemasok.getHargaPemasok,
    pemasok.exportPemasok,
  ],
  ...[hutang.getHutang, hutang.getHutangPo, hutang.exportHutang],
  ...[produk.getKartuStok, produk.getStokRusak, produk.exportExcelProduk],
  ...[opname.getOpname, opname.exportOpname],
  ...[rekening.getRekening, kebutuhan.getKebutuhan, komponenLaba.getKomponenLaba],
  ...[
    pengajuan.getPengajuan,
    pengajuan.exportMutasi,
    pengajuan.getGrafikPengajuan,
    pengajuan.exportGrafikPengajuan,
    simpanan.getSimpananByRekening,
    simpanan.exportSimpananRekening,
  ],
  simpanan.getBulanSimpanan,
  ...[pengajuanAsset.getPengajuanAsset, pengajuanAsset.exportPengajuanAsset],
  ...[pelepasanAsset.getPelepasanAsset, pelepasanAsset.exportPelepasanAsset],
  ...[listAsset.getAsset, listAsset.totalNominalAsset, listAsset.getJadwalPenyusutan, listAsset.exportAsset],
  ...Object.values(angka),
  ...[proyeksiKas.getProyeksiKas, proyeksiKas.getDokumenProyeksi, proyeksiKas.exportProyeksiKas],
  ...[labaRugi.getLabaRugi, labaRugi.getDetailLabaRugi, labaRugi.exportLabaRugi],
  ...[neraca.getNeraca, neraca.getNeracaByTanggal, neraca.getSelisihNeraca, neraca.exportNeraca],
  assetNeraca.getAssetNeraca,
  ...[kerusakan.getKerusakan, kerusakan.exportKerusakan],
  ...[
    akun.getBaganAkun,
    buku.getBukuBesar,
    buku.getJurnal,
    buku.exportBukuBesar,
    buku.exportJurnal,
    jurnalUmum.getJurnalUmum,
  ],
  ...Object.values(laporanBuku),
  ...[cariSemua.cari, maksudCari.maksud],
  riwayat.getRiwayat,
]);
