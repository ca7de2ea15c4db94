import { isPrivileged, type Menu } from "#contract/kernel/permission.ts";

/** A screen on which a document is found, and how its address names it there. */
type Place = {
  readonly path: string;
  /** Who holds it may open the screen. */
  readonly menu: Menu;
  readonly search: (kunci: string) => Record<string, string>;
};

/** The document's detail stands open: `?buka=SO-2611-00001`. */
const detail = (path: string, menu: Menu): Place => ({ path, menu, search: (kunci) => ({ buka: kunci }) });

/** The list is searched for it, over all days: lists start with this year, a document may be older. */
const searched = (path: string, menu: Menu, ...words: string[]): Place => ({
  path,
  menu,
  search: (kunci) => ({ ...Object.fromEntries(words.map((word) => [word, kunci])), tglAwal: "", tglAkhir: "" }),
});

const CUSTOMER = [
  searched("/admin/salesorder", "Sales Order", "cari"),
  searched("/admin/invoiceorder", "Invoice", "cari"),
  searched("/admin/suratjalan", "Surat Jalan", "cari"),
  searched("/admin/pesanlangsung", "Pesan Langsung", "cari"),
];

/** Where each kind of document is found, the best place first: a person may hold the menu of a later one only. */
export const PLACES = {
  order: [
    detail("/admin/salesorder", "Sales Order"),
    detail("/admin/invoiceorder", "Invoice"),
    detail("/admin/suratjalan", "Surat Jalan"),
    searched("/admin/pesanlangsung", "Pesan Langsung", "cari"),
  ],
  customer: CUSTOMER,
  invoice: [
    detail("/admin/invoiceorder", "Invoice"),
    detail("/admin/salesorder", "Sales Order"),
    detail("/admin/suratjalan", "Surat Jalan"),
  ],
  po: [detail("/admin/po", "Purchase Order")],
  pengajuan: [detail("/admin/pengajuanBiaya", "Pengajuan")],
  pengajuanAsset: [detail("/admin/asset/pengajuanAsset", "Asset")],
  asset: [detail("/admin/asset/listAsset", "Asset")],
  produk: [
    detail("/admin/produk", "Produk"),
    // The machines and the upgrades are two lists of one screen.
    searched("/admin/cardproduk", "Produk Card", "utama-cari", "upgrade-cari"),
  ],
  karyawan: [searched("/admin/karyawan", "Karyawan", "cari")],
} as const satisfies Record<string, readonly Place[]>;
export type DocumentKind = keyof typeof PLACES;

type Person = { readonly role: string; readonly menu: readonly Menu[] };

/** The address of a document for this person; null where the person may open no screen that shows it. */
export function addressOf(kind: DocumentKind, kunci: string, person: Person): string | null {
  const places: readonly Place[] = PLACES[kind];
  const place = places.find(({ menu }) => isPrivileged(person) || person.menu.includes(menu));
  return place ? `${place.path}?${new URLSearchParams(place.search(kunci))}` : null;
}
