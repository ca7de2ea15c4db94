import { STATUS_KORAN } from "#areas/keuangan/rekening-koran/isiKoran.ts";
import { SUDUT_LABA } from "#areas/laporan/laba-order/contract.ts";
import { STATUS_TAGIHAN } from "#areas/pembelian/tagihan/isiTagihan.ts";
import { rekeningBernama } from "#books/fixtures.ts";
import type { Call } from "#kernel/call.ts";
import type { Office } from "./support/office.ts";

/** What the lists of the company of `company.ts` are asked with. */

export type Input = Record<string, unknown>;

/** The search text for lists without machines. */
const SEARCHED: Readonly<Record<string, string>> = {
  getUser: "super",
  getInvoice: "inv-",
  getOrder: "budi",
  getPelanggan: "budi",
  getPiutang: "budi",
  getSimpananByRekening: "listrik",
  getInvoiceForSj: "budi",
  getPengajuan: "uji",
  getPengajuanAsset: "laptop",
  getPelepasanAsset: "mobil",
  getAsset: "laptop",
  getJejakKeamanan: "99999",
  getEmailKeluar: "budi",
  getBukuBesar: "OVN",
  getJurnalUmum: "sewa",
  getPemasok: "logam",
  getHutang: "logam",
  getRetur: "rt-",
  getKeluhan: "sv-",
  getPerawatan: "srv-",
  getBahan: "bhn",
  getResep: "msn",
  getKoreksi: "ub-",
  getPenawaran: "pn-",
  getDaftarHarga: "mitra",
  getBarisHarga: "ovn",
  getOpname: "op-",
  getNotaKredit: "nk-",
  getTagihan: "logam",
  getUangMuka: "logam",
  getLabaOrder: "i",
  getDokumenProyeksi: "budi",
  getFaktur: "fk-",
  getBuktiPotong: "so-",
  getMasukan: "0400",
  getPotongPemasok: "logam",
  getTanpaFaktur: "logam",
};

const MASA_LABA = { awal: "2026-01", akhir: "2026-12" };
const RANGE = { tglAwal: "2026-01-01", tglAkhir: "2026-12-31" };

export type Ids = {
  idSo: string;
  idProduk: number;
  idKebutuhan: number;
  idPemasok: number;
  idPelanggan: number;
  idRusak: number;
  idOpname: string;
  idBahan: number;
  idDaftarHarga: number;
  /** What the filter by an own field says. */
  kolom: { pelanggan: string; produk: string };
};

/** What a list must be asked with, and its filters. */
export async function particulars(
  office: Office,
  { idSo, idProduk, idKebutuhan, idPemasok, idPelanggan, idRusak, idOpname, idBahan, idDaftarHarga, kolom }: Ids,
): Promise<Record<string, Input[]>> {
  const idRekening = await rekeningBernama(office, "Kas Kecil");
  const [kategori] = await office.sql<
    { id: number }[]
  >`select id_kategori_asset as id from kategori_asset where kode = 'KMP'`;
  const idKategori = kategori?.id ?? 0;
  const idKoran = await rekeningBernama(office, "BRI Aneka");
  const [persediaan] = await office.sql<{ id: number }[]>`select id_akun as id from akun where bawaan = 'persediaan'`;
  const akun = persediaan?.id ?? 0;
  const bulan = { bulan: 1, tahun: 2026 };
  return {
    getOrder: [
      {},
      { cari: "+62 812-3456" },
      { bayar: "Proses" },
      { urut: "-totalPembelian" },
      { urut: "namaCustomer" },
    ],
    getPo: [
      { statusPo: "Proses" },
      { statusPo: "Selesai" },
      { statusPo: "Selesai", bayar: "Belum Dibayar" },
      { statusPo: "Proses", urut: "tglDeadline" },
    ],
    getPemasok: [{}, ...["-nama", "terbaru", "hutang", "-jumlahPo", "hariLewat"].map((urut) => ({ urut }))],
    getPoPemasok: [{ idPemasok }],
    getHutang: [{}, { urut: "hutang" }, { urut: "nama" }, { urut: "-hari" }],
    getHutangPo: [{}, { umur: "belum" }, { idPemasok }, { urut: "-sisa" }, { urut: "-nama" }],
    getTagihan: [{}, { idPemasok }, ...STATUS_TAGIHAN.map((status) => ({ status }))],
    getUangMuka: [{}, { idPemasok }],
    getFaktur: [
      ...[{}, { status: "Perlu dikerjakan" }, { status: "Disetujui" }, { cara: "Key-In" }].map((saring) => ({
        ...{ bulan: "2026-06" },
        ...saring,
      })),
    ],
    getMasukan: [{}, { bulan: "2026-06" }, { bulan: "2026-06", keadaan: "Dikreditkan" }, { keadaan: "Tanpa Tagihan" }],
    getPotongPemasok: [{ bulan: "2026-06" }, { status: "Perlu dibuat" }],
    getPphFinal: [{ bulan: "2026-06" }],
    getIdentitasProduk: [{}, { idProduk }],
    getInvoice: [{ idSo }],
    getPelanggan: [
      ...[{}, { milik: "saya" }, { urut: "nama" }, { urut: "-sisa" }, { urut: "terlambat" }],
      ...[{}, { urut: "nama" }, { urut: "-sisa" }].map((urut) => ({ kolom: kolom.pelanggan, ...urut })),
    ],
    getPiutang: [{}, { tanggal: "2026-06-14" }, { umur: "belum", milik: "saya" }, { urut: "-nama" }, { urut: "sisa" }],
    getRagu: [{}],
    getKeluhan: [{}, { status: "terbuka" }, { status: "dikerjakan" }],
    getBarisHarga: [{ idDaftarHarga }],
    getBahan: [{}, { kurang: true }],
    getProduksi: [{}, RANGE],
    getKunjungan: [{}, { status: "direncanakan" }],
    getPerawatan: [{}, { saring: "nanti" }],
    ...Object.fromEntries(
      ["Order", "Invoice", "Mesin", "Email"].map((bagian) => [`get${bagian}Pelanggan`, [{ idPelanggan }]]),
    ),
    getPercakapan: [{ idPelanggan }],
    getPengingat: [{ idPelanggan }],
    getProduk: [
      { kategori: "utama" },
      { kategori: "utama", stok: "Ada" },
      { kategori: "utama", kolom: kolom.produk },
      ...["kodeProduk", "-hargaProduk", "stockSales", "-minimalStock"].map((urut) => ({ kategori: "utama", urut })),
    ],
    getUser: [{}, { urut: "namaLengkap" }, { urut: "-divisi" }, { urut: "awalBekerja" }],
    getProdukHarusPo: [{ kategori: "utama" }],
    getKartuStok: [{ idProduk }],
    getKartuBahan: [{ idProduk: idBahan }],
    getPengajuan: [
      {},
      { status: "Menunggu" },
      { idKebutuhan },
      { urut: "-nominalPengajuan" },
      { urut: "tglPengajuan" },
    ],
    getSimpananByRekening: [{ idRekening }],
    getLabaOrder: [
      ...SUDUT_LABA.map((sudut) => ({ ...MASA_LABA, sudut })),
      ...[{ idProduk }, { urut: "tanggal" }].map((satu) => ({ ...MASA_LABA, ...satu })),
    ],
    getRekeningKoran: STATUS_KORAN.map((status) => ({ status, idRekening: idKoran })),
    getBukuBesar: [{ akun }, { akun, dari: RANGE.tglAwal, sampai: RANGE.tglAkhir }],
    getRincianArusKas: [{ idKebutuhan, dari: RANGE.tglAwal, sampai: RANGE.tglAkhir }],
    getJurnalUmum: [{}, { status: "Menunggu" }],
    getAsset: [{}, ...["kodeAsset", "-namaBarang", "-harga", "tglAssetMasuk"].map((urut) => ({ urut }))],
    getPengajuanAsset: [
      ...[{}, { status: "Menunggu" }, { masukAsset: false }],
      ...["-tglPengajuan", "namaBarang", "-harga"].map((urut) => ({ urut })),
    ],
    getPelepasanAsset: [{}, { status: "Menunggu" }, { urut: "tglPengajuan" }, { urut: "-hargaJual" }],
    getRetur: [{}, { status: "menunggu" }, { urut: "tglRetur" }, { urut: "-nominal" }],
    getKoreksi: [{}, { status: "Menunggu" }, { urut: "tglPengajuan" }],
    getPenawaran: [
      {},
      { status: "Dikirim" },
      { bagian: "berakhir" },
      { idProduk },
      { status: "Kalah", alasan: "Harga" },
    ],
    getOpname: [{}, { status: "Menunggu" }],
    getBarisOpname: ["selisih", "belum"].map((bagian) => ({ idOpname, bagian })),
    getStokRusak: [{ idProduk: idRusak }],
    getOrderanPl: [
      ...[{}, { statusProduk: "Progress" }, { bagian: "nanti" }, { bagian: "nanti", urut: "-tglOrder" }],
      ...["-tglDeadline", "namaProduk"].map((urut) => ({ urut })),
      { statusProduk: "Progress", urut: "tglDeadline" },
    ],
    getInvoiceForSj: [{}, { bagian: "terkirim" }],
    getJejakKeamanan: [{}, { peristiwa: "gagalMasuk" }],
    getEmailKeluar: [{}, { status: "Terkirim" }],
    getDetailOrderByStatus: [
      { statusOrder: "Proses", limit: 10 },
      { omset: "DP", limit: 10 },
    ],
    getDetailPl: [{ bagian: "dimulai" }],
    getDetailPo: [{ bagian: "belum" }],
    getDaftarTugas: [
      "pengajuan",
      "produkHarusPo",
      "siapKirim",
      "orderTanpaInvoice",
      "faktur",
      "masukan",
      "tanpaFaktur",
      "buktiDitunggu",
      "buktiDibuat",
    ].map((jenis) => ({
      jenis,
    })),
    getDetailTopProduk: [{ ...RANGE, idProduk }],
    getAssetNeraca: [{ idKategori }],
    getDetailLabaRugi: [
      { ...bulan, asal: "kebutuhan", id: idKebutuhan },
      { ...bulan, asal: "HPP", id: 0 },
      { ...bulan, asal: "Penyusutan Asset", id: idKategori },
      { ...bulan, bulan: 4, asal: "Pelepasan Asset", id: idKategori },
    ],
  };
}

/** Each of them as it is, within days and searched; the search twice, as the second time less is counted. */
export function inputsOf({ name, call }: { name: string; call: Call }, known: Record<string, Input[]>): Input[] {
  const takes = (field: string) => "shape" in call.input && field in (call.input.shape as object);
  return (known[name] ?? [{}]).flatMap((input) => [
    input,
    ...(takes("tglAwal") ? [{ ...input, ...RANGE }] : []),
    ...(takes("cari") ? [1, 2].map(() => ({ ...input, cari: SEARCHED[name] ?? "mesin" })) : []),
  ]);
}
