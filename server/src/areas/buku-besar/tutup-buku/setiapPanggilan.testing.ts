import { kategoriAsset } from "#contract/asset/kategori.ts";
import { listAsset } from "#contract/asset/list-asset.ts";
import { lokasiAsset } from "#contract/asset/lokasi.ts";
import { pelepasanAsset } from "#contract/asset/pelepasan-asset.ts";
import { pengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { akun } from "#contract/buku-besar/akun.ts";
import { jurnalUmum } from "#contract/buku-besar/jurnal-umum.ts";
import type { Call } from "#contract/kernel/call.ts";
import { kebutuhan } from "#contract/keuangan/kebutuhan.ts";
import { komponenLaba } from "#contract/keuangan/komponen-laba.ts";
import { pengajuan } from "#contract/keuangan/pengajuan.ts";
import { rekening } from "#contract/keuangan/rekening.ts";
import { neraca } from "#contract/laporan/neraca.ts";
import { po } from "#contract/pembelian/po.ts";
import { invoice } from "#contract/penjualan/invoice.ts";
import { order } from "#contract/penjualan/order.ts";
import { pesanLangsung } from "#contract/penjualan/pesan-langsung.ts";
import { retur } from "#contract/penjualan/retur.ts";
import { suratJalan } from "#contract/penjualan/surat-jalan.ts";
import { produk } from "#contract/produk/produk.ts";
import { bukti } from "#server/areas/keuangan/pengajuan/pengajuan.testing.ts";
import { baris, isianBaru, isianUbah } from "#server/areas/penjualan/surat-jalan/suratJalan.testing.ts";
import { OVEN } from "#server/areas/produk/produk/produk.testing.ts";
import type { Person } from "#server/testing/office.ts";
import { isianOrder } from "#server/testing/order.ts";
import type { Dunia } from "./dunia.testing.ts";

type Usaha = [call: Call, input: Record<string, unknown>];
export type Temuan = {
  /** Whether and how it could change a figure of a past month, and what keeps it from that. */
  temuan: string;
  /** Attempts to date something into the closed month: all are refused. */
  ditolak?: (d: Dunia, person: Person) => Promise<Usaha[]>;
  /** Work on documents of the closed month that goes on: its figures are those of the open one. */
  terbuka?: (d: Dunia, person: Person) => Promise<Usaha[]>;
};

const DITUTUP = "2026-05-31";
const bukanAngka = (temuan: string): Temuan => ({ temuan });
const ORANG = bukanAngka("people and their rights: no report has a figure of them");
const MASUK = bukanAngka("sessions: no report has a figure of them");
const NAMA_ORANG = bukanAngka("a name in a list of choices: no report has a figure of it");
const PEMASOK = bukanAngka("what a supplier is called: no report has a figure of it");
const DARI_SIAPA = bukanAngka("of whom something was bought: what is owed in all, and Hutang Usaha, stay as they are");
const ATURAN = bukanAngka("who may decide what: no report has a figure of it");
const LAIN = async () => ({ dokumen: [await bukti()] });

const penjualan: Record<string, Temuan> = {
  "order.addOrder": {
    temuan: "tglOrder dates the order, which the dashboard counts: refused at the field and by a trigger on so",
    ditolak: async (d) => [[order.addOrder, { ...pesanan(d), ...(await LAIN()), tglOrder: DITUTUP }]],
    terbuka: async (d) => [[order.addOrder, { ...pesanan(d), ...(await LAIN()) }]],
  },
  "order.updateSetor": {
    temuan: "dateSetor is a document's day: refused at the field and by a trigger on so",
    ditolak: async (d) => [[order.updateSetor, { idSo: d.order.setor, statusStor: true, dateSetor: DITUTUP }]],
    terbuka: async (d) => [[order.updateSetor, { idSo: d.order.setor, statusStor: true, dateSetor: "2026-06-15" }]],
  },
  "order.gantiEmail": bukanAngka("an address"),
  "order.kirimEmail": bukanAngka("a mail"),
  "order.cancelSo": {
    temuan:
      "takes the order out of what was sold in its month: the trigger so_dikoreksi counts it in the first open one",
    terbuka: async (d) => [[order.cancelSo, { idSo: d.order.batal }]],
  },
  "pesanLangsung.updatePl": {
    temuan: "goods made arrive today: row of stok and its entry of today",
    terbuka: async (d) => [[pesanLangsung.updatePl, { idOrderan: d.order.plMulai, selesai: 1 }]],
  },
  "pesanLangsung.cancelPl": {
    temuan: "makes the order smaller than it was sold in its month: counted in the first open one, as cancelSo",
    terbuka: async (d) => [[pesanLangsung.cancelPl, { idOrderan: d.order.plBatal }]],
  },
  "invoice.addInvoice": {
    temuan: "tglInvoice is a document's day: refused at the field and by a trigger on invoice",
    ditolak: async (d) => [[invoice.addInvoice, { ...tagihan(d), ...(await LAIN()), tglInvoice: DITUTUP }]],
    terbuka: async (d) => [[invoice.addInvoice, { ...tagihan(d), ...(await LAIN()), tglInvoice: "2026-06-15" }]],
  },
  "invoice.editInvoice": {
    temuan: "only one that waits, which is in no report before its approval",
    terbuka: async (d) => [
      [invoice.editInvoice, { ...d.order.online, idRekening: d.kas, nominalPeti: 50_000, ...(await LAIN()) }],
    ],
  },
  "invoice.updateRekeningInv": {
    temuan: "only one that waits, as editInvoice",
    terbuka: async (d) => [[invoice.updateRekeningInv, { ...d.order.onlineLain, idRekening: d.kas }]],
  },
  "invoice.approveInv": {
    temuan: "the money comes today: pengajuan, kas and entry of today, also for an invoice of a closed month",
    terbuka: async (d) => [[invoice.approveInv, { idInv: d.order.menunggu.idInvoice }]],
  },
  "invoice.hapusInvoice": {
    temuan: "only one that waits: nothing was booked",
    terbuka: async (d) => [[invoice.hapusInvoice, { idInv: d.order.dihapus.idInvoice }]],
  },
  "invoice.kirimEmailInv": bukanAngka("a mail"),
  "suratJalan.addSuratJalan": {
    temuan: "the server sets today; goods and value leave today",
    terbuka: async (d) => [
      [suratJalan.addSuratJalan, await isianBaru(d.order.siapKirim, { statusSo: "Kirim", tglSurat: DITUTUP })],
    ],
  },
  "suratJalan.updateStatusSj": {
    temuan: "what comes back comes back today: row batal-kirim and the reversal of today",
    terbuka: async (d, person) => [
      [suratJalan.updateStatusSj, await isianUbah(person, d.order.terkirim.idSo, { statusBarang: "Pending" })],
    ],
  },
};

const kembali: Record<string, Temuan> = {
  "retur.addRetur": {
    temuan: "what comes back comes back today: rows of stok and stok_rusak and the entry of today",
    terbuka: async (d, person) => [[retur.addRetur, await satuRusak(d, person)]],
  },
  "retur.putuskanRetur": {
    temuan: "value, money and replacement of today: stok_rusak, retur and journal have triggers",
    terbuka: async (d, person) => {
      const { barang, ...isian } = await satuRusak(d, person);
      const { idRetur } = (await person.call(retur.addRetur, { barang, ...isian })).data;
      const nilaiRusak = barang.map(({ idOrderan }) => ({ idOrderan, nilai: 100_000 }));
      return [[retur.putuskanRetur, { idRetur, keputusan: "tanpa", nilaiRusak }]];
    },
  },
  "produk.keluarkanRusak": {
    temuan: "what is repaired or thrown away leaves today: row of stok_rusak and its entry",
    terbuka: async (d, person) => {
      await person.call(retur.addRetur, await satuRusak(d, person));
      return [[produk.keluarkanRusak, { idProduk: d.mesin, cara: "buang", qty: 1, keterangan: "Hancur" }]];
    },
  },
};

/** The input of addRetur for a damaged unit of an order of the closed month. */
async function satuRusak(d: Dunia, person: Person) {
  const { orders, suratJalan: notes } = await baris(person, d.order.diretur.idSo);
  const barang = orders.slice(0, 1).map(({ idOrderan }) => ({ idOrderan, rusak: 1 }));
  return { idSj: notes[0]?.idSuratJalan ?? "", alasan: "Patah", barang, ...(await LAIN()) };
}

const pesanan = (d: Dunia) => isianOrder([{ idProduk: d.mesin, hargaProduk: 9_000_000, sumberProduk: "PL" }]);
const tagihan = (d: Dunia) => ({
  idSo: d.order.tanpaInvoice,
  idRekening: d.kas,
  tipePembayaran: "LN",
  nominalAdmin: 0,
  nominalPeti: 0,
  nominalOngkir: 0,
  nominalDiskon: 0,
  nominalLunas: 9_000_000,
});

const barang: Record<string, Temuan> = {
  "produk.addProduk": {
    temuan: "stock of the beginning is a row of today",
    terbuka: async () => [[produk.addProduk, { ...OVEN, kodeProduk: "BARU-1", fotoProduk: [] }]],
  },
  "produk.editProduk": {
    temuan: "a new hargaBeli is a row of stok of today: the stock of a past day keeps its price",
    terbuka: async (d, person) => {
      const { data } = await person.call(produk.getProdukDipilih, { idProduk: [d.mesin] });
      const { kodeProduk, namaProduk, kapasitas, kategoriProduk, tipe, hargaProduk, minimalStock } =
        data[0] as never as typeof OVEN;
      const isian = { kodeProduk, namaProduk, kapasitas, kategoriProduk, tipe, hargaProduk, minimalStock };
      return [[produk.editProduk, { ...isian, idProduk: d.mesin, hargaBeli: 1_250_000, fotoProduk: [] }]];
    },
  },
  "produk.importExcelProduk": bukanAngka("the same books as addProduk and editProduk, today"),
  "produk.deleteProduk": {
    temuan: "a switch: its stock and book stay",
    terbuka: async (d) => [
      [produk.deleteProduk, { idProduk: d.mesin, statusProduk: true }],
      [produk.deleteProduk, { idProduk: d.mesin, statusProduk: false }],
    ],
  },
  "produk.koreksiStok": {
    temuan: "a row of stok of today",
    terbuka: async (d) => [[produk.koreksiStok, { idProduk: d.mesin, jumlahStock: 60, keterangan: "Opname" }]],
  },
  "po.addPo": {
    temuan: "tglOrder is a document's day: refused at the field and by a trigger on po",
    ditolak: async (d) => [[po.addPo, { idProduk: d.mesin, qty: 1, tglOrder: DITUTUP }]],
    terbuka: async (d) => [[po.addPo, { idProduk: d.mesin, qty: 1 }]],
  },
  "po.cancelPo": {
    temuan: "what arrived stays owed at its price; the rest was in no report",
    terbuka: async (d) => [[po.cancelPo, { idPo: d.pembelian.batal }]],
  },
  "po.updatePoSelesai": {
    temuan: "units arrive today: stok, po_riwayat and entry of today",
    terbuka: async (d) => [[po.updatePoSelesai, { idPo: d.pembelian.terbuka, selesai: 1 }]],
  },
  "po.updatePoLunas": {
    temuan: "paid today, whatever dateLunas says: on days of the closed month it stays owed",
    terbuka: async (d) => [
      [
        po.updatePoLunas,
        { idPo: d.pembelian.selesai, statusPembayaran: true, dateLunas: DITUTUP, idRekening: d.kas, ...(await LAIN()) },
      ],
    ],
  },
};

const pemasok: Record<string, Temuan> = {
  "pemasok.addPemasok": PEMASOK,
  "pemasok.updatePemasok": PEMASOK,
  "pemasok.arsipkanPemasok": PEMASOK,
  "pemasok.addCatatanPemasok": PEMASOK,
  "pemasok.gabungPemasok": DARI_SIAPA,
  "pemasok.batalGabungPemasok": DARI_SIAPA,
  "pemasok.pindahPoPemasok": DARI_SIAPA,
  "pemasok.pindahProdukPemasok": DARI_SIAPA,
};

const keuangan: Record<string, Temuan> = {
  "pengajuan.addPengajuan": {
    temuan: "tglPengajuan is a document's day, by which Mutasi lists it: refused at the field and by a trigger",
    ditolak: async (d) => [[pengajuan.addPengajuan, { ...keluar(d), ...(await LAIN()), tglPengajuan: DITUTUP }]],
    terbuka: async (d) => [[pengajuan.addPengajuan, { ...keluar(d), ...(await LAIN()) }]],
  },
  "pengajuan.approvePengajuan": {
    temuan: "money moves today; none of a closed month waits, because that keeps it from being closed",
    terbuka: async (d, person) => {
      const isian = { ...keluar(d), tipePengajuan: "keluar" as const, dokumen: [await bukti()] };
      const { idPengajuan } = (await person.call(pengajuan.addPengajuan, isian)).data;
      return [[pengajuan.approvePengajuan, { idPengajuan, statusPengajuan: "Disetujui", note: "", ...(await LAIN()) }]];
    },
  },
  "pengajuan.revisiPengajuan": bukanAngka(
    "sends it back; none of a closed month waits or is being revised, because that keeps it from being closed",
  ),
  "pengajuan.updatePengajuan": {
    temuan: "tglPengajuan again: refused at the field and by a trigger",
    ditolak: async (d, person) => {
      const isian = { ...keluar(d), tipePengajuan: "keluar" as const, dokumen: [await bukti()] };
      const { idPengajuan } = (await person.call(pengajuan.addPengajuan, isian)).data;
      await person.call(pengajuan.revisiPengajuan, { idPengajuan, note: "Periksa" });
      return [[pengajuan.updatePengajuan, { ...keluar(d), idPengajuan, ...(await LAIN()), tglPengajuan: DITUTUP }]];
    },
  },
  "persetujuan.putuskan": bukanAngka(
    "the decisions of approveInv, approvePengajuan, approvePengajuanAsset and their like",
  ),
  "kebutuhan.addKebutuhan": {
    temuan: "a row of the reports from the first open month on",
    terbuka: async () => [[kebutuhan.addKebutuhan, { namaKebutuhan: "Keperluan Juni" }]],
  },
  "kebutuhan.updateKebutuhan": bukanAngka("its name, in old reports too: no figure"),
  "kebutuhan.deleteKebutuhan": {
    temuan: "only one without requests; one with a row in a closed month is refused",
    terbuka: async (_, person) => {
      const { idKebutuhan } = (await person.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Salah" })).data;
      return [[kebutuhan.deleteKebutuhan, { idKebutuhan }]];
    },
    ditolak: async (d) => [[kebutuhan.deleteKebutuhan, { idKebutuhan: d.gaji }]],
  },
  "komponenLaba.addKomponenLaba": {
    temuan: "a row of the reports from the first open month on (komponen_laba.mulai)",
    terbuka: async () => [[komponenLaba.addKomponenLaba, { namaKomponenLaba: "Komponen Juni" }]],
  },
  "komponenLaba.updateKomponenLaba": bukanAngka("its name, in old reports too: no figure"),
  "komponenLaba.deleteKomponenLaba": {
    temuan: "refused while a month that is closed has it",
    ditolak: async (d) => [[komponenLaba.deleteKomponenLaba, { idKomponenLaba: d.komponen }]],
  },
  "komponenLaba.assignKomponenLaba": {
    temuan: "holds from the first open month on (akun_peta)",
    terbuka: async (d) => [
      [komponenLaba.assignKomponenLaba, { idKebutuhan: d.belumDipetakan, idKomponenLaba: d.komponen }],
      [komponenLaba.assignKomponenLaba, { idKebutuhan: d.listrik, idKomponenLaba: d.komponen }],
    ],
  },
  "komponenLaba.hapusAssignKomponenLaba": {
    temuan: "holds from the first open month on (akun_peta)",
    terbuka: async (d) => [[komponenLaba.hapusAssignKomponenLaba, { idKebutuhan: d.gaji }]],
  },
  "rekening.addRekening": {
    temuan: "has no money in a closed month",
    terbuka: async () => [[rekening.addRekening, { namaRekening: "BCA Baru", posNeraca: "bcaRjp", grup: "RJP" }]],
  },
  "rekening.updateRekening": {
    temuan: "group and row of Neraca hold from the first open month on (rekening_peta); its name in old reports too",
    terbuka: async (d) => [
      [
        rekening.updateRekening,
        { idRekening: d.kas, namaRekening: "Kas Kecil", posNeraca: "kasManagement", grup: "RJP" },
      ],
    ],
  },
  "rekening.deleteRekening": {
    temuan: "only one that nothing uses",
    ditolak: async (d) => [[rekening.deleteRekening, { idRekening: d.kas }]],
  },
};

const keluar = (d: Dunia) => ({
  idKebutuhan: d.lain,
  tipePengajuan: "keluar",
  idRekeningAsal: d.kas,
  idRekeningTujuan: "-",
  nominalPengajuan: 90_000,
  deskripsiPengajuan: "Sewa",
});

const asset: Record<string, Temuan> = {
  "kategoriAsset.addKategoriAsset": {
    temuan: "a row of Neraca from the first open month on (kategori_asset.mulai)",
    terbuka: async () => [
      [
        kategoriAsset.addKategoriAsset,
        { namaKategori: "Gedung", kode: "GDG", pembagi: 240, jenisBatas: "atas", batas: 0 },
      ],
    ],
  },
  "kategoriAsset.nonAktifKategoriAsset": bukanAngka("a switch; an asset keeps the term it was registered with"),
  "kategoriAsset.deleteKategoriAsset": {
    temuan: "only one that nothing uses and no closed month has",
    ditolak: async (d) => [[kategoriAsset.deleteKategoriAsset, { idKategori: d.dimana.idKategori }]],
  },
  "lokasiAsset.addLokasiAsset": bukanAngka("a place"),
  "lokasiAsset.nonAktifLokasiAsset": bukanAngka("a switch"),
  "lokasiAsset.deleteLokasiAsset": {
    temuan: "only one that nothing uses",
    ditolak: async (d) => [[lokasiAsset.deleteLokasiAsset, { idLokasi: d.dimana.idLokasi }]],
  },
  "pengajuanAsset.addPengajuanAsset": {
    temuan: "tglPengajuan is a document's day: refused at the field and by a trigger",
    ditolak: async (d) => [
      [pengajuanAsset.addPengajuanAsset, { ...laptop(d), ...(await LAIN()), tglPengajuan: DITUTUP }],
    ],
    terbuka: async (d) => [[pengajuanAsset.addPengajuanAsset, { ...laptop(d), ...(await LAIN()) }]],
  },
  "pengajuanAsset.revisiPengajuanAsset": bukanAngka(
    "sends it back; one of a closed month is decided, as with pengajuan",
  ),
  "pengajuanAsset.updatePengajuanAsset": bukanAngka("its day is held as in addPengajuanAsset"),
  "pengajuanAsset.approvePengajuanAsset": {
    temuan: "bought today",
    terbuka: async (d, person) => {
      const isian = { ...laptop(d), dokumen: [await bukti()] };
      const { idPengajuanAsset } = (await person.call(pengajuanAsset.addPengajuanAsset, isian)).data;
      return [
        [
          pengajuanAsset.approvePengajuanAsset,
          { idPengajuan: idPengajuanAsset, statusPengajuan: "Disetujui", note: "" },
        ],
      ];
    },
  },
  "pengajuanAsset.approveMasukAsset": {
    temuan: "becomes an asset today; until then it counts at its price",
    terbuka: async (d) => [
      [pengajuanAsset.approveMasukAsset, { idPengajuan: d.asset.belumMasuk, statusAsset: "masuk" }],
    ],
  },
  "pelepasanAsset.addPelepasanAsset": {
    temuan: "dated today; it loses nothing before its approval",
    terbuka: async (d) => [
      [pelepasanAsset.addPelepasanAsset, { idAsset: d.asset.bor, alasan: "hilang", keterangan: "Hilang", dokumen: [] }],
    ],
  },
  "pelepasanAsset.approvePelepasanAsset": {
    temuan: "leaves today, with the book value of today",
    terbuka: async (d, person) => {
      const [row] = await d.office.sql<{ id: string }[]>`
        select id_pelepasan_asset as id from pelepasan_asset where id_asset = ${d.asset.bor} and status_pengajuan = 'Menunggu'`;
      expectSome(row, person);
      return [
        [pelepasanAsset.approvePelepasanAsset, { idPengajuan: row?.id ?? "", statusPengajuan: "Disetujui", note: "" }],
      ];
    },
  },
  "listAsset.addAsset": {
    temuan:
      "bought in a closed month it counts from the first open one on, what it lost before goes to Saldo Awal (tgl_buku)",
    terbuka: async (d) => [
      [listAsset.addAsset, { ...d.dimana, namaBarang: "Gerobak", harga: 24_000_000, tglAssetMasuk: "2026-03-10" }],
    ],
  },
  "listAsset.tinjauAsset": bukanAngka("a mark"),
  "listAsset.updateKondisiAsset": {
    temuan: "goes out of use today",
    terbuka: async (d) => [
      [listAsset.updateKondisiAsset, { idAsset: d.asset.mobil, statusAsset: "tidak", keterangan: "Rusak" }],
    ],
  },
};

const expectSome = (row: unknown, { nama }: Person) => {
  if (row === undefined) throw new Error(`${nama} found nothing to decide`);
};
const laptop = (d: Dunia) => ({
  ...d.dimana,
  namaBarang: "Laptop",
  harga: 9_000_000,
  idRekening: d.kas,
  deskripsiPengajuan: "Kantor",
});

const bukuBesar: Record<string, Temuan> = {
  "neraca.inputDataNeracaManual": {
    temuan: "the day of the entry: refused for days of closed months, at the field and by a trigger",
    ditolak: async () => [
      [neraca.inputDataNeracaManual, { idNeraca: 20260531, ...angkaNeraca }],
      [neraca.inputDataNeracaManual, { idNeraca: 20260115, ...angkaNeraca }],
    ],
    terbuka: async () => [[neraca.inputDataNeracaManual, { idNeraca: 20260615, ...angkaNeraca }]],
  },
  "akun.addAkun": {
    temuan: "has no line in a closed month",
    terbuka: async () => [
      [akun.addAkun, { kode: "1-7009", nama: "Uang Jaminan", jenis: "Aset", golongan: "Aset Lain" }],
    ],
  },
  "akun.updateAkun": bukanAngka(
    "its kind stays once it is used; its name in old reports too; its group from the first open month on",
  ),
  "akun.deleteAkun": bukanAngka("only one without lines"),
  "akun.assignAkun": {
    temuan: "holds from the first open month on (akun_peta)",
    terbuka: async (d) => {
      const [row] = await d.office.sql<{ id: number }[]>`select id_akun as id from akun where id_kebutuhan = ${d.gaji}`;
      return [[akun.assignAkun, { idAkun: row?.id, induk: d.umum.akun }]];
    },
  },
  "jurnalUmum.addJurnalUmum": {
    temuan: "its day is the day of its entry: refused at the field and by triggers on jurnal_umum and jurnal",
    ditolak: async (d) => [[jurnalUmum.addJurnalUmum, { ...umum(d), ...(await LAIN()), tanggal: DITUTUP }]],
    terbuka: async (d) => [[jurnalUmum.addJurnalUmum, { ...umum(d), ...(await LAIN()), tanggal: "2026-06-01" }]],
  },
  "jurnalUmum.approveJurnalUmum": bukanAngka(
    "none of a closed month waits, because that keeps it from being closed; a trigger on jurnal",
  ),
  "jurnalUmum.reverseJurnalUmum": {
    temuan: "the reversal is an entry of today",
    terbuka: async (d) => [[jurnalUmum.reverseJurnalUmum, { idJurnalUmum: d.umum.idJurnalUmum }]],
  },
  "tutupBuku.closeBulan": bukanAngka("a closed month is not closed again; see tutupBuku.test.ts"),
  "tutupBuku.requestBukaBulan": bukanAngka("a request; see tutupBuku.test.ts"),
  "tutupBuku.approveBukaBulan": bukanAngka("opens the month: what changes then is listed; see tutupBuku.test.ts"),
};

const umum = (d: Dunia) => ({ keterangan: "Perlengkapan", baris: d.umum.baris });
const angkaNeraca = {
  piutangUsaha: 7,
  piutangKaryawan: 0,
  pembangunan: 0,
  assetLainLain: 0,
  labaDitahan: 0,
  deviden: 0,
};

const orang: Record<string, Temuan> = {
  "karyawan.addUser": ORANG,
  "karyawan.updateUser": ORANG,
  "karyawan.deleteUser": ORANG,
  "karyawan.resetPassword": ORANG,
  "karyawan.importExcelKaryawan": ORANG,
  "profil.getProfile": ORANG,
  "profil.updateFotoProfile": ORANG,
  "profil.ubahPassword": ORANG,
  "session.login": MASUK,
  "session.logout": MASUK,
  "session.akhiriSesi": MASUK,
  "session.akhiriSemuaSesi": MASUK,
  "divisi.addDivisi": NAMA_ORANG,
  "divisi.updateDivisi": NAMA_ORANG,
  "divisi.deleteDivisi": NAMA_ORANG,
  "role.addRole": NAMA_ORANG,
  "role.updateRole": NAMA_ORANG,
  "role.deleteRole": NAMA_ORANG,
  "jabatan.addJabatan": NAMA_ORANG,
  "jabatan.updateJabatan": NAMA_ORANG,
  "jabatan.deleteJabatan": NAMA_ORANG,
  "batas.addBatas": ATURAN,
  "batas.updateBatas": ATURAN,
  "batas.deleteBatas": ATURAN,
  komentar: bukanAngka("what people say about a document"),
  kabar: bukanAngka("news of other things"),
  pelanggan: bukanAngka("customers and what was said: the order keeps its own copy"),
  piutang: bukanAngka("reminders and statements: what is owed is read from orders and payments"),
  pemasok: bukanAngka("suppliers: a PO keeps its price and its days"),
  "perusahaan.updatePerusahaan": bukanAngka(
    "the letterhead above printed reports, and rules for what comes: no figure",
  ),
};

/**
 * Of every call that writes, or of all of a resource: can it change a figure of a month that is closed? A new call says so
 * here.
 */
export const TEMUAN: Readonly<Record<string, Temuan>> = {
  ...penjualan,
  ...kembali,
  ...barang,
  ...pemasok,
  ...keuangan,
  ...asset,
  ...bukuBesar,
  ...orang,
};
