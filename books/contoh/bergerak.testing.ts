import type { Deed } from "#platform/http/context.ts";
import { bookEntries, payMoney, receiveMoney, submitPengembalian } from "../kas/kas.ts";
import { receiveKodeUnik } from "../kas/kodeUnik.ts";
import { addBiaya, undoBiaya } from "../stok/biaya.ts";
import { keluarkanRusak, moveRusak } from "../stok/rusak.ts";
import { type Gerak, holdUnits, lockProduk, moveGoods, readProduk } from "../stok/stok.ts";
import { hari, id, rp, type Tindakan } from "./tertulis.testing.ts";

const [KAS, RJP, ANEKA] = [id<"rekening">(1), id<"rekening">(3), id<"rekening">(4)];
const OVEN = id<"produk">(1);
const BAHAN = id<"produk">(9);
/** Six of it were sold; one came back damaged. */
const RUSAK = id<"produk">(13);
const bayar = {
  kebutuhan: "pembelian-produk",
  idRekening: RJP,
  nominal: rp(123_457),
  deskripsi: "Uji",
  bukti: [],
} as const;
const gerak = (isi: Partial<Gerak> & Pick<Gerak, "jenis" | "qty">) => (deed: Deed) =>
  moveGoods(deed, [{ idProduk: OVEN, ...isi }]);

const KAS_BERGERAK: Record<string, Tindakan> = {
  "pay for a purchase order": (deed) => payMoney(deed, { ...bayar, asal: { idPo: "PO-2606-00002" } }),
  "pay on a past day": (deed) =>
    payMoney(deed, { ...bayar, tanggal: hari("2026-05-31"), asal: { idTagihan: "TG-2606-00001" } }),
  "pay all of an account": (deed) => payMoney(deed, { ...bayar, idRekening: ANEKA, nominal: rp(14_000_000), asal: {} }),
  "pay more than there is": (deed) =>
    payMoney(deed, { ...bayar, idRekening: ANEKA, nominal: rp(14_000_001), asal: {} }),
  "pay more than there was": (deed) =>
    payMoney(deed, { ...bayar, idRekening: ANEKA, tanggal: hari("2026-03-30"), asal: {} }),
  "receive for an invoice": (deed) =>
    receiveMoney(deed, { ...bayar, kebutuhan: "penjualan", asal: { idSo: "SO-2606-00001" } }),
  "receive too much": (deed) => receiveMoney(deed, { ...bayar, nominal: rp(999_999_999_999_999), asal: {} }),
  "an unknown account": (deed) => payMoney(deed, { ...bayar, idRekening: id(999), asal: {} }),
  "ask for a refund": (deed) => submitPengembalian(deed, { ...bayar, asal: { idSo: "SO-2606-00001" } }),
  "move between accounts": (deed) =>
    bookEntries(deed, {
      ...{ idPengajuan: "PB-2603-00001", idKebutuhan: id(6), tipePengajuan: "pindah", nominal: rp(77) },
      ...{ idRekeningAsal: ANEKA, idRekeningTujuan: KAS },
    }),
  "LAINNYA holds no money": (deed) => receiveMoney(deed, { ...bayar, idRekening: id(7), asal: {} }),
  "pay for many things": (deed) =>
    payMoney(deed, {
      ...bayar,
      asal: { kloter: "OVN/3", idPo: "PO-2606-00002", idUangMuka: "UM-2606-00001", idPiutangAwal: "PT-2606-00001" },
    }),
  "book what comes in": async (deed) => {
    const pindahan = { idPengajuan: "PB-2601-00001", idKebutuhan: id<"kebutuhan">(6), nominal: rp(5) };
    await bookEntries(deed, { ...pindahan, tipePengajuan: "masuk", idRekeningAsal: ANEKA, idRekeningTujuan: KAS });
  },
  "book a payment on a past day": (deed) =>
    bookEntries(deed, {
      ...{
        idPengajuan: "PB-2603-00002",
        idKebutuhan: id(6),
        tipePengajuan: "keluar",
        nominal: rp(5),
        tanggal: hari("2026-05-31"),
      },
      ...{ idRekeningAsal: RJP, idRekeningTujuan: KAS },
    }),
  "book more than there was": (deed) =>
    bookEntries(deed, {
      ...{
        idPengajuan: "PB-2603-00002",
        idKebutuhan: id(6),
        tipePengajuan: "keluar",
        nominal: rp(5),
        tanggal: hari("2026-03-30"),
      },
      ...{ idRekeningAsal: ANEKA, idRekeningTujuan: null },
    }),
  "pay on a day before others were paid": (deed) =>
    payMoney(deed, { ...bayar, idRekening: ANEKA, nominal: rp(14_000_001), tanggal: hari("2026-03-31"), asal: {} }),
  "the rest of payments with a code": async (deed) => {
    await deed.tx`update perusahaan set id_kebutuhan_pembulatan = 6`;
    await deed.tx`update invoice set kode_unik = ke where id_invoice in ('INV-2606-00010', 'INV-2606-00002')`;
    const sisa = [
      { idInvoice: "INV-2606-00010", kode: rp(123), tanggal: hari("2026-06-30") },
      { idInvoice: "INV-2606-00002", kode: rp(45), tanggal: hari("2026-07-02") },
    ];
    const satu = await receiveKodeUnik(deed, KAS, sisa);
    const dua = await receiveKodeUnik(deed, KAS, sisa);
    return [satu, dua].map((terbuku) => terbuku.map(({ idInvoice }) => idInvoice).sort());
  },
};

const BARANG_BERGERAK: Record<string, Tindakan> = {
  "goods are added": gerak({ jenis: "tambah", qty: 2, keterangan: "Tambah" }),
  "goods are corrected": gerak({ jenis: "koreksi", qty: -1, keterangan: "Hilang" }),
  "goods are held and leave": gerak({ jenis: "kirim", qty: -1, sumber: "SJ-2601-00001" }),
  "goods come back as they left": gerak({ jenis: "batal-kirim", qty: 1, tahan: 1, sumber: "SJ-2601-00001" }),
  "goods are returned": gerak({ jenis: "retur", qty: 1, sumber: "RT-2606-00001" }),
  "a purchase order arrives": gerak({ jenis: "po", qty: 2, sumber: "PO-2606-00003" }),
  "a purchase order arrives in packs": gerak({ jenis: "po", qty: 6, unit: 2, sumber: "PO-2606-00003" }),
  "a purchase order is taken back": gerak({ jenis: "po", qty: -1, sumber: "PO-2606-00003" }),
  "machines are made": gerak({ jenis: "produksi", qty: 2, tahan: 1, sumber: "SO-2606-00007" }),
  "parts come back as they left": gerak({ jenis: "batal-servis", qty: 1, sumber: "KJ-2606-00003" }),
  "machines that were made are taken back": gerak({ jenis: "produksi", qty: -1, sumber: "SO-2606-00007" }),
  "goods that were held leave": async (deed) => {
    await holdUnits(deed, [{ idProduk: OVEN, qty: 13 }]);
    await moveGoods(deed, [{ idProduk: OVEN, jenis: "koreksi", qty: -1 }]);
  },
  "two movements of one document": (deed) =>
    moveGoods(deed, [
      { idProduk: OVEN, jenis: "batal-kirim", qty: 1, sumber: "SJ-2605-00001" },
      { idProduk: OVEN, jenis: "batal-kirim", qty: 2, sumber: "SJ-2605-00001", keterangan: "Lagi" },
    ]),
  "parts leave": gerak({ jenis: "servis", qty: -1, sumber: "KJ-2606-00003" }),
  "all but one leave": (deed) => moveGoods(deed, [{ idProduk: OVEN, jenis: "koreksi", qty: -9 }]),
  "more than is free": gerak({ jenis: "koreksi", qty: -99 }),
  "hold and let go": (deed) =>
    holdUnits(deed, [
      { idProduk: OVEN, qty: 3 },
      { idProduk: OVEN, qty: -1 },
      { idProduk: RUSAK, qty: 1 },
    ]),
  "hold more than is free": (deed) => holdUnits(deed, [{ idProduk: OVEN, qty: 99 }]),
  "materials are not for sale": (deed) => lockProduk(deed, [OVEN, BAHAN]),
  "an unknown product": (deed) => lockProduk(deed, [id(999)]),
  "look at products": async ({ tx }) => [...(await readProduk(tx, [OVEN, BAHAN])).values()],
  "costs come after the goods": (deed) =>
    addBiaya(deed, [
      { idProduk: OVEN, nilai: 1_001, unit: 30, sumber: "TG-2606-00001", keterangan: "Ongkir" },
      { idProduk: RUSAK, nilai: 0, unit: 1, sumber: "TG-2606-00001", keterangan: "Ongkir" },
    ]),
  "costs are taken back": (deed) => undoBiaya(deed, "TG-2606-00008"),
  "damaged goods come and are worth something": (deed) =>
    moveRusak(deed, [
      { idProduk: RUSAK, jenis: "retur", qty: 2, nilai: 0, sumber: "RT-2606-00004" },
      { idProduk: RUSAK, jenis: "nilai", qty: 0, nilai: 500, keterangan: "Dinilai" },
    ]),
  "damaged goods are repaired": (deed) =>
    keluarkanRusak(deed, { idProduk: RUSAK, jenis: "perbaikan", qty: 1, keterangan: "Baik" }),
  "damaged goods are thrown away": (deed) =>
    keluarkanRusak(deed, { idProduk: RUSAK, jenis: "buang", qty: 1, keterangan: "Hangus" }),
};

export const BERGERAK = { kas: KAS_BERGERAK, barang: BARANG_BERGERAK };
