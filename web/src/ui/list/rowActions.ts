import {
  IconArchive,
  IconArrowBackUp,
  IconCash,
  IconCheck,
  IconCircleX,
  IconEye,
  IconFileText,
  IconKey,
  IconLink,
  IconLinkOff,
  IconMail,
  IconPackageExport,
  IconPackageImport,
  IconPencil,
  IconPlugConnected,
  IconPlus,
  IconPrinter,
  IconShoppingCart,
  IconTrash,
  IconTruckLoading,
  IconWallet,
} from "@tabler/icons-react";
import type { Call } from "#contract/kernel/call.ts";
import type { Boleh } from "#contract/kernel/row.ts";
import type { Addressed } from "../dialog/useAddress.ts";

/** All kinds of row actions with icon and usual name. Their order here is their order in a row. */
const KINDS = {
  detail: { icon: IconEye, label: "Detail" },
  invoice: { icon: IconFileText, label: "Invoice" },
  tambah: { icon: IconPlus, label: "Tambah" },
  pesan: { icon: IconShoppingCart, label: "PO" },
  setujui: { icon: IconCheck, label: "Setujui" },
  balik: { icon: IconArrowBackUp, label: "Balik" },
  edit: { icon: IconPencil, label: "Edit" },
  assign: { icon: IconLink, label: "Assign" },
  lepas: { icon: IconLinkOff, label: "Lepas" },
  selesai: { icon: IconPackageImport, label: "Update selesai" },
  rekening: { icon: IconWallet, label: "Edit rekening" },
  bayar: { icon: IconCash, label: "Update pembayaran" },
  muat: { icon: IconTruckLoading, label: "Muat Barang" },
  cetak: { icon: IconPrinter, label: "Cetak PDF" },
  email: { icon: IconMail, label: "Kirim email" },
  aktif: { icon: IconPlugConnected, label: "Aktif/Non-Aktif" },
  kondisi: { icon: IconArchive, label: "Update kondisi" },
  keluar: { icon: IconPackageExport, label: "Lepas" },
  resetPassword: { icon: IconKey, label: "Reset password" },
  batal: { icon: IconCircleX, label: "Cancel" },
  hapus: { icon: IconTrash, label: "Hapus" },
} as const;
export type ActionKind = keyof typeof KINDS;

/** An action of a row. */
export type RowAction<Row> = {
  kind: ActionKind;
  /** Instead of the usual name. */
  label?: string;
  /** The call behind it: without permission for it the action is not shown. "everyone": it only shows something. */
  call: Call | "everyone";
  /** The server's answer for the row; if it is no, the action is disabled with the reason. */
  boleh: ((row: Row) => Boleh) | "always";
  run: (row: Row) => void;
  /** The address of what it opens, so that it can be opened in a new tab or copied. */
  href?: (row: Row) => string;
};

/** An action that opens a dialog with an address. */
export function opens<Row>(dialog: Addressed<Row>): Opening<Row>;
export function opens<Row, T>(dialog: Addressed<T>, of: (row: Row) => T): Opening<Row>;
export function opens<T>(dialog: Addressed<T>, of = (row: T) => row): Opening<T> {
  return { run: (row) => dialog.open(of(row)), href: (row) => dialog.href(of(row)) };
}
type Opening<Row> = Required<Pick<RowAction<Row>, "run" | "href">>;

const ORDER = Object.keys(KINDS);
export const iconOf = (kind: ActionKind) => KINDS[kind].icon;
export const labelOf = (action: Pick<RowAction<never>, "kind" | "label">) => action.label ?? KINDS[action.kind].label;
export const inOrder = <Row>(actions: readonly RowAction<Row>[]) =>
  [...actions].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
export const isDangerous = (kind: ActionKind) => kind === "hapus" || kind === "batal";
