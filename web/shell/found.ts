import {
  type Icon,
  IconBarcode,
  IconBox,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCash,
  IconClipboardCheck,
  IconFileInvoice,
  IconPackageExport,
  IconReceipt,
  IconShoppingCartPlus,
  IconTruckLoading,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import type { JenisCari, Temuan } from "#areas/sistem/cari/contract.ts";

const LOOKS: Readonly<Record<JenisCari, { icon: Icon; label: string }>> = {
  order: { icon: IconReceipt, label: "Order" },
  pelanggan: { icon: IconUsers, label: "Pelanggan" },
  invoice: { icon: IconFileInvoice, label: "Invoice" },
  seri: { icon: IconBarcode, label: "Nomor Seri" },
  produk: { icon: IconBox, label: "Produk" },
  opname: { icon: IconClipboardCheck, label: "Stock Opname" },
  po: { icon: IconTruckLoading, label: "Purchase Order" },
  pemasok: { icon: IconBuildingStore, label: "Pemasok" },
  pengajuan: { icon: IconCash, label: "Pengajuan" },
  pengajuanAsset: { icon: IconShoppingCartPlus, label: "Pengajuan Asset" },
  pelepasanAsset: { icon: IconPackageExport, label: "Pelepasan Asset" },
  asset: { icon: IconBuildingWarehouse, label: "Asset" },
  karyawan: { icon: IconUser, label: "Karyawan" },
};

export const iconOf = (found: Temuan): Icon => LOOKS[found.jenis].icon;
export const kindOf = (found: Temuan): string => LOOKS[found.jenis].label;
