import type { JenisTugas } from "#areas/laporan/dashboard/isiTugas.ts";
import { hasMenu, type Menu } from "#kernel/permission.ts";
import { USULAN } from "../ui/page/paths.ts";

/** A screen that shows a kind of document, and the parameters with which its address finds one. */
type Place = {
  readonly path: string;
  /** The menu that opens the screen. */
  readonly menu: Menu;
  readonly search: (kunci: string) => Record<string, string>;
};

/** An address that opens the document's detail: `?buka=SO-2611-00001`. */
const detail = (path: string, menu: Menu): Place => ({ path, menu, search: (kunci) => ({ buka: kunci }) });

/** An address that opens the dialog of a serial number: `?seri=OVN-9-2611-1`. */
const numbered = (path: string, menu: Menu): Place => ({ path, menu, search: (nomor) => ({ seri: nomor }) });

const EVERY_DAY = { tglAwal: "", tglAkhir: "" };

/** An address that searches the list for it, over all days, because lists start with this year. */
const searched = (path: string, menu: Menu, ...words: string[]): Place => ({
  path,
  menu,
  search: (kunci) => ({ ...Object.fromEntries(words.map((word) => [word, kunci])), ...EVERY_DAY }),
});

/** The screens for each kind of document, best first: a person may have the menu of a later one only. */
export const PLACES = {
  order: [
    detail("/admin/salesorder", "Sales Order"),
    detail("/admin/invoiceorder", "Invoice"),
    detail("/admin/suratjalan", "Surat Jalan"),
    searched("/admin/pesanlangsung", "Pesan Langsung", "cari"),
  ],
  pelanggan: [detail("/admin/pelanggan", "Pelanggan")],
  /** A customer's debt, by the customer's id. */
  piutang: [detail("/admin/piutang", "Piutang")],
  invoice: [
    detail("/admin/invoiceorder", "Invoice"),
    detail("/admin/salesorder", "Sales Order"),
    detail("/admin/suratjalan", "Surat Jalan"),
  ],
  penawaran: [detail("/admin/penawaran", "Produk Card"), detail("/admin/penawaran", "Sales Order")],
  koreksi: [
    detail("/admin/koreksi", "Sales Order"),
    detail("/admin/koreksi", "Invoice"),
    detail("/admin/koreksi", "Piutang"),
  ],
  /** A delivery note is found by its order. */
  suratJalan: [detail("/admin/suratjalan", "Surat Jalan"), detail("/admin/salesorder", "Sales Order")],
  /** A unit by its serial number. */
  seri: [
    numbered("/admin/suratjalan", "Surat Jalan"),
    numbered("/admin/salesorder", "Sales Order"),
    numbered("/admin/invoiceorder", "Invoice"),
    { path: "/admin/servis", menu: "Servis", search: (nomor: string) => ({ mesin: nomor }) },
  ],
  retur: [detail("/admin/retur", "Surat Jalan"), detail("/admin/retur", "Sales Order")],
  po: [detail("/admin/po", "Purchase Order")],
  tagihan: [detail("/admin/tagihan", "Hutang")],
  uangMuka: [
    { path: "/admin/tagihan", menu: "Hutang", search: (kunci: string) => ({ tab: "uang-muka", "um-cari": kunci }) },
  ],
  pemasok: [detail("/admin/pemasok", "Pemasok")],
  /** A purchase order that is owed for, by its code. */
  hutang: [
    detail("/admin/po", "Purchase Order"),
    { path: "/admin/hutang", menu: "Hutang", search: (kunci: string) => ({ tab: "po", "po-cari": kunci }) },
  ],
  /** What the bank said of an account, by the account's id. */
  rekeningKoran: [
    { path: "/admin/rekeningKoran", menu: "Pengajuan", search: (kunci: string) => ({ idRekening: kunci }) },
  ],
  keluhan: [detail("/admin/servis", "Servis")],
  kunjungan: [detail("/admin/kunjungan", "Servis")],
  /** The next maintenance of a machine, by its serial number. */
  perawatan: [detail("/admin/perawatan", "Servis")],
  faktur: [detail("/admin/pajak", "Buku Besar")],
  pengajuan: [detail("/admin/pengajuanBiaya", "Pengajuan")],
  pengajuanAsset: [detail("/admin/asset/pengajuanAsset", "Asset")],
  pelepasanAsset: [
    {
      path: "/admin/asset/pengajuanAsset",
      menu: "Asset",
      search: (kunci: string) => ({ tab: "pelepasan", buka: kunci }),
    },
  ],
  asset: [detail("/admin/asset/listAsset", "Asset")],
  produk: [
    detail("/admin/produk", "Produk"),
    // Machines and upgrades are two lists of one screen, so both are searched.
    searched("/admin/cardproduk", "Produk Card", "utama-cari", "upgrade-cari"),
  ],
  opname: [detail("/admin/opname", "Produk")],
  /** A material, by its id. */
  bahan: [detail("/admin/bahan", "Bahan")],
  karyawan: [detail("/admin/karyawan", "Karyawan")],
  /** The book of an account, by the account's id. */
  akun: [{ path: "/admin/bukubesar/buku", menu: "Buku Besar", search: (kunci) => ({ akun: kunci }) }],
  jurnalUmum: [detail("/admin/bukubesar/jurnal-umum", "Buku Besar")],
  /** An entry of the journal, by its number. */
  jurnal: [detail("/admin/bukubesar/buku", "Buku Besar")],
} as const satisfies Record<string, readonly Place[]>;
export type DocumentKind = keyof typeof PLACES;

type Person = { readonly role: string; readonly menu: readonly Menu[] };

/** The address of a document for this person; null if the person may open no screen with it. */
export function addressOf(kind: DocumentKind, kunci: string, person: Person): string | null {
  const places: readonly Place[] = PLACES[kind];
  const place = places.find(({ menu }) => hasMenu(person, menu));
  return place ? `${place.path}?${new URLSearchParams(place.search(kunci))}` : null;
}

/** The screen for a kind of task. */
type Task = {
  /** The kind of document that each task is about; null for none. */
  readonly kind: DocumentKind | null;
  /** The screen's name in the sidebar. */
  readonly screen: string;
  readonly path: string;
  /** The menu without which a person has the task, but not the screen. */
  readonly menu?: Menu;
  readonly search?: Readonly<Record<string, string>>;
};

const WAITING = { status: "Menunggu", ...EVERY_DAY };
const PRODUKSI = { path: "/admin/pesanlangsung", search: { statusProduk: "Progress", ...EVERY_DAY } };
const PENAGIHAN = { kind: "invoice", screen: "Invoice", path: PLACES.invoice[0].path } as const;
const PENGIRIMAN = { kind: "suratJalan", screen: "Surat Jalan", path: PLACES.suratJalan[0].path } as const;
const PAJAK = { screen: "Pajak", path: PLACES.faktur[0].path } as const;
const PENGAJUAN_ASSET = {
  kind: "pengajuanAsset",
  screen: "Pengajuan Asset",
  path: PLACES.pengajuanAsset[0].path,
} as const;

export const TASKS: Readonly<Record<JenisTugas, Task>> = {
  usulan: { kind: null, screen: "Usulan program", path: USULAN },
  pengajuan: { kind: "pengajuan", screen: "Mutasi Rekening", path: PLACES.pengajuan[0].path, search: WAITING },
  invoice: PENAGIHAN,
  pengajuanAsset: { ...PENGAJUAN_ASSET, search: WAITING },
  jurnalUmum: { kind: "jurnalUmum", screen: "Jurnal Umum", path: PLACES.jurnalUmum[0].path, search: WAITING },
  bukaBulan: { kind: null, screen: "Tutup Buku", path: "/admin/bukubesar/tutup-buku" },
  pelepasanAsset: { ...PENGAJUAN_ASSET, kind: "pelepasanAsset", search: { tab: "pelepasan", ...WAITING } },
  assetDitinjau: { kind: "asset", screen: "List Asset", path: PLACES.asset[0].path },
  assetBelumMasuk: {
    ...PENGAJUAN_ASSET,
    search: { status: "Disetujui", masukAsset: "false", ...EVERY_DAY },
  },
  koreksi: { kind: "koreksi", screen: "Koreksi", path: PLACES.koreksi[0].path, search: WAITING },
  opname: { kind: "opname", screen: "Stock Opname", path: PLACES.opname[0].path, search: { status: "Menunggu" } },
  retur: { kind: "retur", screen: "Retur", path: PLACES.retur[0].path, search: { status: "menunggu", ...EVERY_DAY } },
  plTerlambat: { kind: "order", screen: "Pesan Langsung", ...PRODUKSI },
  plPekanIni: { kind: "order", screen: "Pesan Langsung", ...PRODUKSI },
  siapKirim: { ...PENGIRIMAN, search: EVERY_DAY },
  suratBelumLengkap: PENGIRIMAN,
  orderTanpaInvoice: { ...PENAGIHAN, search: EVERY_DAY },
  dpLama: { ...PENAGIHAN, search: EVERY_DAY },
  tindakLanjut: { kind: "penawaran", screen: "Penawaran", path: PLACES.penawaran[0].path },
  emailGagal: { kind: "order", screen: "Sales Order", path: PLACES.order[0].path, menu: "Sales Order" },
  pernyataanGagal: { kind: "piutang", screen: "Piutang", path: PLACES.piutang[0].path },
  poGagal: { kind: "po", screen: "Purchase Order", path: PLACES.po[0].path },
  returGagal: { kind: "retur", screen: "Retur", path: PLACES.retur[0].path },
  tagihanLewat: { kind: "tagihan", screen: "Tagihan Pemasok", path: "/admin/tagihan" },
  faktur: { kind: "faktur", ...PAJAK },
  masukan: { kind: null, ...PAJAK, search: { tab: "masukan", "masukan-keadaan": "Tanpa Tagihan" } },
  tanpaFaktur: { kind: "tagihan", ...PAJAK, search: { tab: "masukan" } },
  buktiDitunggu: { kind: "invoice", ...PAJAK, search: { tab: "bukti-potong", status: "Ditunggu" } },
  buktiDibuat: { kind: "tagihan", ...PAJAK, search: { tab: "bukti-potong", "potong-status": "Perlu dibuat" } },
  pphFinal: { kind: null, ...PAJAK, search: { tab: "pph-final" } },
  hutangLewat: { kind: "hutang", screen: "Hutang", path: "/admin/hutang", search: { tab: "po" } },
  poTerlambat: { kind: "po", screen: "Purchase Order", path: PLACES.po[0].path },
  piutangTerlambat: { kind: "piutang", screen: "Piutang", path: PLACES.piutang[0].path, search: { milik: "semua" } },
  langkahPelanggan: { kind: "pelanggan", screen: "Pelanggan", path: PLACES.pelanggan[0].path },
  langkahPemasok: { kind: "pemasok", screen: "Pemasok", path: PLACES.pemasok[0].path },
  bahanKurang: { kind: "bahan", screen: "Bahan", path: PLACES.bahan[0].path, search: { kurang: "true" } },
  perawatanTempo: { kind: "perawatan", screen: "Perawatan Jatuh Tempo", path: PLACES.perawatan[0].path },
  produkHarusPo: { kind: "produk", screen: "Produk", path: PLACES.produk[0].path, search: { tab: "harus-po" } },
  backupGagal: { kind: null, screen: "Perusahaan", path: "/admin/setting/perusahaan" },
};

/** The address of the list of all tasks of a kind; null if the person may not open its screen. */
export function addressOfTask({ path, menu, search }: Task, person: Person): string | null {
  if (menu !== undefined && !hasMenu(person, menu)) return null;
  return search === undefined ? path : `${path}?${new URLSearchParams(search)}`;
}

/** The address of an account's book in a range of days. */
export const addressOfBook = (idAkun: number, { dari, sampai }: { dari: string; sampai: string }): string =>
  `/admin/bukubesar/buku?${new URLSearchParams({ akun: String(idAkun), dari, sampai })}`;

/** The address of the payments of an account in a range of days; without one, in this year. */
export const addressOfSimpanan = (idRekening: number, masa?: { dari: string; sampai: string }): string =>
  `/admin/simpananRekening?${new URLSearchParams({
    idRekening: String(idRekening),
    ...(masa && { tglAwal: masa.dari, tglAkhir: masa.sampai }),
  })}`;

/** The address of the form for an order's next invoice. */
export const addressOfNewInvoice = (idSo: string): string =>
  `${PLACES.invoice[0].path}?${new URLSearchParams({ order: idSo, baru: idSo })}`;

/** The address of a new request *Pindah Dana*, filled in already. */
export const addressOfTransfer = ({
  asal,
  tujuan,
  nominal,
}: {
  asal: number;
  tujuan: number;
  nominal: number;
}): string => `${PLACES.pengajuan[0].path}?${new URLSearchParams({ baru: `pindah-${asal}-${tujuan}-${nominal}` })}`;
