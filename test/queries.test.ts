import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test, vi } from "vitest";
import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import type { Db, Statement } from "#postgres";
import { Pool } from "#postgres/pool.ts";
import { Typed } from "#postgres/template.ts";
import { company, type Known } from "./company.ts";
import { inputsOf } from "./companyLists.ts";
import { filesAgree } from "./exports.ts";
import { asLong, type Reads, readsOf } from "./plan.ts";
import { openOffice, type Person } from "./support/office.ts";

/** Every list answers from indexes where the long tables are long. */
const office = openOffice();

/** The indexes that lead each list to its rows, for all its filters and orders together. */
const INDEXES: Readonly<Record<string, string>> = {
  getAsset:
    "asset_cari_luas asset_harga asset_kelompok_urut asset_kode_asset_key asset_kondisi_asset asset_masuk asset_nama pengajuan_asset_disetujui",
  getAssetNeraca: "asset_kelompok_urut asset_kondisi_asset pengajuan_asset_disetujui",
  getBukuBesar:
    "akun_bawaan_key akun_id_rekening_key jurnal_baris_akun jurnal_baris_sub jurnal_dokumen jurnal_harian_kunci jurnal_harian_tanggal",
  getDaftarTugas:
    "batas_unik bukti_potong_menunggu faktur_masukan_asing faktur_terbuka kebutuhan_bawaan_key koreksi_antre opname_hitung_orang pengajuan_status potong_pemasok_perlu produk_harus_po so_status so_tanpa_invoice tagihan_tanpa_faktur",
  getDetailLabaRugi:
    "asset_kelompok_urut asset_kode_asset_key asset_kondisi_asset asset_kondisi_tanggal laba_harian_kunci pengajuan_laba stok_harian_kunci stok_biaya stok_hpp stok_rusak_tanggal",
  getDetailOrderByStatus: "so_harian_kunci so_telusur",
  getDetailPl: "orderan_pl_status orderan_tenggat",
  getDetailPo: "po_tenggat",
  getDetailTopProduk: "koreksi_penjualan_produk orderan_terjual",
  getDokumenProyeksi:
    "invoice_ke_unik invoice_menunggu pengajuan_asset_menunggu pengajuan_rutin pengajuan_status po_riwayat_diurungkan po_riwayat_po po_terhutang so_dp tagihan_buku_po tagihan_buku_tanggal tagihan_terbuka",
  getEmailKeluar: "email_cari email_status",
  getEmailPelanggan: "email_pelanggan email_retur email_so pelanggan_tempo pelanggan_utama so_pelanggan_pelanggan",
  getBuktiPotong: "bukti_potong_menunggu bukti_potong_urut_key",
  getPphFinal: "akun_kategori jurnal_baris_akun jurnal_harian_tanggal",
  getPotongPemasok: "akun_bawaan_key akun_induk jurnal_harian_kunci potong_pemasok_perlu potong_pemasok_tanggal",
  getMasukan:
    "akun_bawaan_key faktur_masukan_asing faktur_masukan_buku_tanggal faktur_masukan_cari faktur_masukan_tagihan faktur_masukan_tanggal jurnal_harian_kunci tagihan_tanpa_faktur",
  getTanpaFaktur: "tagihan_tanpa_faktur",
  getFaktur:
    "akun_bawaan_key faktur_berkas_dibuat faktur_cari faktur_invoice faktur_invoice_batal faktur_masukan_buku_tanggal faktur_tanggal faktur_terbuka jurnal_harian_kunci",
  getGrafikStok: "produk_tersisa",
  getGrafikTopProduk: "koreksi_penjualan_produk orderan_terjual terjual_bulanan_kunci",
  getHutang: "po_riwayat_diurungkan po_riwayat_po po_terhutang tagihan_buku_po tagihan_buku_tanggal tagihan_terbuka",
  getHutangPo:
    "pemasok_pokok po_riwayat_diurungkan po_riwayat_po po_terhutang tagihan_buku_po tagihan_buku_tanggal tagihan_terbuka",
  getTagihan: "pemasok_pokok tagihan_cari tagihan_lunas tagihan_pencatat tagihan_tanggal tagihan_terbuka",
  getUangMuka: "pemasok_pokok uang_muka_beli_cari uang_muka_beli_urut",
  getPoBiaya: "po_cari po_datang po_deadline",
  getIdentitasProduk: "produk_tersisa",
  getInvoice: "invoice_ke_unik koreksi_antre pengajuan_so",
  getInvoiceForSj: "order_lama_cari so_cari so_status so_surat_jalan surat_jalan_keluar surat_jalan_seri_baris",
  getInvoicePelanggan: "invoice_ke_unik pelanggan_tempo pelanggan_utama pengajuan_invoice_unik",
  getJejakKeamanan: "jejak_cari jejak_peristiwa jejak_tanggal",
  getJurnalUmum: "jurnal_umum_menunggu jurnal_umum_tanggal",
  getKabar: "kabar_baru kabar_orang",
  getKartuStok: "stok_id_produk_urut_key",
  getKebutuhan: "jurnal_umum_baris_akun kebutuhan_komponen",
  getDaftarHarga: "daftar_harga_nama_unik",
  getBarisHarga: "",
  getBahan: "produk_minimal produk_nama",
  getKartuBahan: "produk_minimal stok_id_produk_urut_key",
  getProduksi: "produksi_tanggal",
  getResep: "resep_kini",
  getKeluhan: "keluhan_cari keluhan_status keluhan_tanggal kunjungan_rencana",
  getKomponenLaba: "komponen_laba_nama_unik",
  getKoreksi: "koreksi_antre koreksi_order koreksi_tanggal",
  getKotak:
    "asset_cari_luas batas_unik invoice_menunggu_unik jurnal_umum_menunggu kebutuhan_bawaan_key koreksi_antre opname_hitung_orang opname_status pengajuan_asset_menunggu pengajuan_status",
  getMesinPelanggan: "pelanggan_tempo pelanggan_utama surat_jalan_seri_nomor",
  getKunjungan: "kunjungan_rencana kunjungan_tanda_tangan kunjungan_teknisi kunjungan_urut_key",
  getLabaOrder: "akun_bawaan_key laba_pesanan_bulan laba_pesanan_produk laba_ringkas_kunci",
  getNotaKredit: "koreksi_tanggal",
  getPerawatan: "perawatan_cari perawatan_hari",
  getOpname: "opname_cari opname_status opname_urut_key",
  getBarisOpname: "",
  getOrder: "order_lama_cari so_cari so_nama so_surat_jalan so_telepon so_telusur so_total surat_jalan_seri_baris",
  getOrderPelanggan: "pelanggan_tempo pelanggan_utama so_telusur",
  getOrderanPl: "orderan_pl orderan_pl_deadline orderan_pl_nama orderan_pl_status orderan_tenggat",
  getPapanKeluhan: "keluhan_status kunjungan_rencana",
  getPapanPenawaran: "penawaran_so penawaran_tindak_lanjut",
  getPapanPl: "orderan_pl_deadline orderan_pl_status orderan_tenggat",
  getPapanSj: "so_status so_telusur surat_jalan_keluar surat_jalan_seri_baris",
  getPelanggan:
    "kolom_pelanggan_nilai kolom_sendiri_nama_unik pelanggan_cari pelanggan_nama pelanggan_sales piutang_terbuka_milik",
  getPelepasanAsset: "pelepasan_asset_cari pelepasan_asset_harga pelepasan_asset_menunggu pelepasan_asset_tanggal",
  getPemasok:
    "pemasok_nama pemasok_pokok po_riwayat_diurungkan po_riwayat_po po_terhutang produk_pemasok_pemasok tagihan_buku_po tagihan_buku_tanggal tagihan_terbuka",
  getPenawaran: "penawaran_baris_produk penawaran_tanggal penawaran_urut_key",
  getPengajuan: "pengajuan_cari pengajuan_kebutuhan pengajuan_nominal pengajuan_status pengajuan_tanggal",
  getPengajuanAsset:
    "asset_id_pengajuan_asset_key pengajuan_asset_cari pengajuan_asset_harga pengajuan_asset_menunggu pengajuan_asset_nama pengajuan_asset_tanggal pengajuan_asset_unik",
  getPengingat: "pelanggan_tempo pelanggan_utama pengingat_pelanggan",
  getPercakapan: "pelanggan_catatan_pelanggan pelanggan_tempo pelanggan_utama",
  getPiutang: "akun_bawaan_key invoice_ke_unik jurnal_baris_akun piutang_terbuka_milik",
  getPo: "po_bayar po_cari_luas po_deadline po_orderan_orderan po_tenggat",
  getPoPemasok: "pemasok_pokok po_produk_pemasok",
  getProduk:
    "kolom_produk_nilai kolom_sendiri_nama_unik produk_bebas produk_harga produk_kode produk_minimal produk_terbaru",
  getProdukHarusPo: "kolom_sendiri_nama_unik orderan_pl_status produk_harus_po",
  getRagu: "pelanggan_nama pelanggan_ragu_terbuka so_pelanggan_pelanggan",
  getRekening: "rekening_nama_unik",
  getRekeningKoran: "koran_tunda_rekening rekening_koran_id_rekening_tanggal_sen_pembeda_ke_key rekening_koran_status",
  getRetur: "retur_cari retur_menunggu retur_nominal retur_tanggal surat_jalan_seri_nomor",
  getRincianArusKas: "laba_harian_kunci pengajuan_laba",
  getSimpananByRekening: "kas_id_rekening_urut_key kas_mundur kas_tanggal",
  getStokRusak: "stok_rusak_produk surat_jalan_seri_rusak",
  getUser: "karyawan_awal karyawan_nama karyawan_terbaru passkey_user",
};

type List = { name: string; call: Call };

const hasPages = ({ output }: Call): boolean => "shape" in output && "totalDocs" in (output.shape as object);
const lists: List[] = Object.values(contract).flatMap((calls) =>
  Object.entries(calls as Readonly<Record<string, Call>>)
    .filter(([name, call]) => hasPages(call) || name.startsWith("getPapan"))
    .map(([name, call]) => ({ name, call })),
);

/** Tells the statements of a call from those that the app sends in the background meanwhile. */
const asking = new AsyncLocalStorage<Statement[]>();

/** The statements that the app sends to answer, without those of the session and the notices of an earlier change. */
async function statementsOf(ask: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const answer = Pool.prototype.answer;
  const spy = vi.spyOn(Pool.prototype, "answer").mockImplementation(function (this: Pool, make) {
    const job = make(() => {});
    if (asking.getStore() === sent) sent.push(Reflect.get(job, "statement"));
    return answer.call(this, make);
  });
  try {
    await asking.run(sent, ask);
  } finally {
    spy.mockRestore();
  }
  return sent
    .filter(({ text }) => !/\b(?:from|update) sesi\b|\bpg_notify\(/.test(text))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
}

async function readsOfStatement(db: Db, { text, parameters, types }: Statement): Promise<Reads> {
  const strings = `explain (format json) ${text}`.split(/\$\d+/);
  const values = parameters.map((value, at) => new Typed(value, types[at] ?? 0));
  const [row] = await db(Object.assign(strings, { raw: strings }), ...values);
  return readsOf(row);
}

let shared: { boss: Person; known: Known } | undefined;
/** The company of both tests. */
async function opened() {
  const boss = shared?.boss ?? (await office.person("Super Admin"));
  shared ??= { boss, known: await company(office, boss) };
  return shared;
}

test("every list finds its rows by the indexes that are named for it, and reads no long table whole", async () => {
  const { boss, known } = await opened();
  const reserved = await office.sql.reserve();
  await asLong(reserved);
  const problems = new Set<string>();
  for (const list of lists) {
    const used = new Map<string, string[]>();
    for (const input of inputsOf(list, known)) {
      const asked = `${list.name} ${JSON.stringify(input)}`;
      const statements = await statementsOf(async () => {
        // A list in which nothing is found is not asked for its rows.
        expect(
          await boss.call(list.call, input as never),
          `${asked}: test/company.ts makes no such row, or the word in SEARCHED of test/companyLists.ts finds none`,
        ).toHaveProperty("data.0");
      });
      for (const statement of statements) {
        const { whole, leading } = await readsOfStatement(reserved, statement);
        for (const table of whole)
          problems.add(`${asked} reads all of ${table}: give its filter or order an index in a new migration.`);
        used.set(asked, [...new Set([...(used.get(asked) ?? []), ...leading])].sort());
      }
    }
    for (const problem of otherIndexes(list.name, used)) problems.add(problem);
  }
  reserved.release();
  expect([...problems].join("\n")).toBe("");
});

test("every list that is named has its call", () => {
  expect(Object.keys(INDEXES).sort(), "INDEXES names the indexes of every list with pages").toEqual(
    lists.map(({ name }) => name).sort(),
  );
});

/** Says how the indexes that a list was seen to use differ from those named for it. */
function otherIndexes(name: string, used: ReadonlyMap<string, string[]>): string[] {
  const named = new Set(INDEXES[name]?.split(" ").filter((index) => index !== ""));
  const seen = new Set([...used.values()].flat());
  const missing = [...named.difference(seen)];
  const added = [...seen.difference(named)];
  if (missing.length + added.length === 0) return [];
  return [
    `${name} does not find its rows as INDEXES in test/queries.test.ts says.`,
    ...(missing.length > 0 ? [`  No query of it uses ${missing.join(", ")}.`] : []),
    ...(added.length > 0 ? [`  ${added.join(", ")} is not named there.`] : []),
    "  If a filter or order lost its index, write one in a new migration; if the new way is as good, name it there. Used now:",
    ...[...used].map(([asked, indexes]) => `    ${asked}: ${indexes.join(" ")}`),
  ];
}

test("a file is asked what its list is asked, and holds what the list shows in its order", async () => {
  const { boss, known } = await opened();
  await filesAgree(boss, known);
});
