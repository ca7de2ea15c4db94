import {
  type Icon,
  IconBox,
  IconBuildingWarehouse,
  IconCash,
  IconFileInvoice,
  IconReceipt,
  IconShoppingCartPlus,
  IconTruckLoading,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import type { JenisCari, Temuan } from "#contract/sistem/cari.ts";

type Place = {
  icon: Icon;
  label: string;
  /** The screens that can show it, best first: the person may hold the menu of a later one only. */
  paths: readonly string[];
  query: (kunci: string) => Record<string, string>;
};

const cari = (kunci: string) => ({ cari: kunci });
// Lists of documents show this year unless told otherwise; what was found may be older.
const everSince = (kunci: string) => ({ cari: kunci, tglAwal: "2000-01-01" });
const ORDERS = ["/admin/salesorder", "/admin/invoiceorder", "/admin/suratjalan", "/admin/pesanlangsung"];

const PLACES: Readonly<Record<JenisCari, Place>> = {
  order: { icon: IconReceipt, label: "Order", paths: ORDERS, query: everSince },
  customer: { icon: IconUsers, label: "Customer", paths: ORDERS, query: everSince },
  invoice: { icon: IconFileInvoice, label: "Invoice", paths: ["/admin/invoiceorder", ...ORDERS], query: everSince },
  produk: {
    icon: IconBox,
    label: "Produk",
    paths: ["/admin/produk", "/admin/cardproduk"],
    query: (kunci) => ({ "utama-cari": kunci, "upgrade-cari": kunci }),
  },
  po: { icon: IconTruckLoading, label: "Purchase Order", paths: ["/admin/po"], query: cari },
  pengajuan: { icon: IconCash, label: "Pengajuan", paths: ["/admin/pengajuanBiaya"], query: everSince },
  pengajuanAsset: {
    icon: IconShoppingCartPlus,
    label: "Pengajuan Asset",
    paths: ["/admin/asset/pengajuanAsset"],
    query: everSince,
  },
  asset: { icon: IconBuildingWarehouse, label: "Asset", paths: ["/admin/asset/listAsset"], query: cari },
  karyawan: { icon: IconUser, label: "Karyawan", paths: ["/admin/karyawan"], query: cari },
};

export const iconOf = (found: Temuan): Icon => PLACES[found.jenis].icon;
export const kindOf = (found: Temuan): string => PLACES[found.jenis].label;

/** The address of the list that shows what was found; null where the person may open none of them. */
export function addressOf(found: Temuan, mayOpen: (path: string) => boolean): string | null {
  const { paths, query } = PLACES[found.jenis];
  const path = paths.find(mayOpen);
  return path === undefined ? null : `${path}?${new URLSearchParams(query(found.kunci))}`;
}
