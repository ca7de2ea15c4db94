import {
  IconArchive,
  IconArrowBackUp,
  IconCash,
  IconCheck,
  IconCircleX,
  IconCopy,
  IconEye,
  IconFileText,
  IconKey,
  IconLanguage,
  IconLink,
  IconLinkOff,
  IconMail,
  IconPackageExport,
  IconPackageImport,
  IconPencil,
  IconPlugConnected,
  IconPlus,
  IconPrinter,
  IconShieldOff,
  IconShoppingCart,
  IconTrash,
  IconTruckLoading,
  IconWallet,
} from "@tabler/icons-react";
import type { KeyboardEvent, MouseEvent } from "react";
import type { Call } from "#kernel/call.ts";
import type { Boleh } from "#kernel/row.ts";
import type { Addressed } from "../dialog/useAddress.ts";

/** All kinds of row actions with icon, usual name and letter. Their order here is their order in a row. */
const KINDS = {
  detail: { icon: IconEye, label: "Detail", key: "D" },
  invoice: { icon: IconFileText, label: "Invoice", key: "I" },
  tambah: { icon: IconPlus, label: "Tambah", key: "T" },
  pesan: { icon: IconShoppingCart, label: "PO", key: "O" },
  setujui: { icon: IconCheck, label: "Setujui", key: "S" },
  balik: { icon: IconArrowBackUp, label: "Balik", key: "R" },
  edit: { icon: IconPencil, label: "Edit", key: "E" },
  assign: { icon: IconLink, label: "Assign", key: "G" },
  lepas: { icon: IconLinkOff, label: "Lepas", key: "L" },
  selesai: { icon: IconPackageImport, label: "Update selesai", key: "U" },
  rekening: { icon: IconWallet, label: "Edit rekening", key: "N" },
  bayar: { icon: IconCash, label: "Update pembayaran", key: "B" },
  muat: { icon: IconTruckLoading, label: "Muat Barang", key: "A" },
  cetak: { icon: IconPrinter, label: "Cetak PDF", key: "P" },
  email: { icon: IconMail, label: "Kirim email", key: "M" },
  aktif: { icon: IconPlugConnected, label: "Aktif/Non-Aktif", key: "Y" },
  kondisi: { icon: IconArchive, label: "Update kondisi", key: "V" },
  keluar: { icon: IconPackageExport, label: "Lepas", key: "Q" },
  salin: { icon: IconCopy, label: "Duplikat", key: "W" },
  dwibahasa: { icon: IconLanguage, label: "Cetak dwibahasa", key: undefined },
  resetPassword: { icon: IconKey, label: "Reset password", key: undefined },
  faktorKedua: { icon: IconShieldOff, label: "Reset faktor kedua", key: undefined },
  batal: { icon: IconCircleX, label: "Cancel", key: "C" },
  hapus: { icon: IconTrash, label: "Hapus", key: "H" },
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
  /** Whether the state of the row asks for it now; without an answer its kind decides (`mainOf`). */
  asked?: (row: Row) => boolean;
  /** Its form asks for a photo: one that is pasted on the row opens the form and is in it. */
  takesPhoto?: boolean;
  /** Only on cards; the table has a cell for it. */
  onCard?: boolean;
  /** The address of what it opens, so that it can be opened in a new tab or copied. */
  href?: (row: Row) => string;
  /** Whether this row's is open now: where it stands beside the list, the row is marked. */
  isOpen?: (row: Row) => boolean;
};

/** An action that opens a dialog with an address. */
export function opens<Row>(dialog: Addressed<Row>): Opening<Row>;
export function opens<Row, T>(dialog: Addressed<T>, of: (row: Row) => T): Opening<Row>;
export function opens<T>(dialog: Addressed<T>, of = (row: T) => row): Opening<T> {
  return {
    run: (row) => dialog.open(of(row)),
    href: (row) => dialog.href(of(row)),
    isOpen: (row) => dialog.opened && dialog.record === of(row),
  };
}
type Opening<Row> = Required<Pick<RowAction<Row>, "run" | "href" | "isOpen">>;

const ORDER = Object.keys(KINDS);
export const iconOf = (kind: ActionKind) => KINDS[kind].icon;
/** The letter that does it on the focused row. */
export const keyOf = (kind: ActionKind): string | undefined => KINDS[kind].key;
export const labelOf = (action: Pick<RowAction<never>, "kind" | "label">) => action.label ?? KINDS[action.kind].label;
export const inOrder = <Row>(actions: readonly RowAction<Row>[]) =>
  [...actions].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
/** Whether the action can be done with the row, or why not. */
export const verdictOf = <Row>(row: Row, { boleh }: RowAction<Row>): Boleh =>
  boleh === "always" ? { boleh: true, alasan: null } : boleh(row);
/** One action of a row stands by itself: the first that its state asks for, else the first of these that can be done. */
const MAIN: readonly ActionKind[] = [
  ...(["setujui", "tambah", "invoice", "muat", "selesai", "balik", "edit", "pesan", "bayar"] as const),
  ...(["assign", "rekening", "email", "cetak"] as const),
];
export function mainOf<Row>(row: Row, actions: readonly RowAction<Row>[]): RowAction<Row> | undefined {
  const able = actions.filter((action) => verdictOf(row, action).boleh);
  const asks = able.find(({ asked }) => asked?.(row));
  const left = able.filter(({ asked }) => asked === undefined);
  return asks ?? MAIN.flatMap((kind) => left.find((action) => action.kind === kind) ?? [])[0];
}
export const isDangerous = (kind: ActionKind) => kind === "hapus" || kind === "batal";

export type RowActionsProps<Row> = { row: Row; actions: readonly RowAction<Row>[]; name: string };

/** A link that acts like a button; a middle click or Ctrl opens it in a new tab. */
export const asButton = (run: () => void) => ({
  role: "button",
  onClick: (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    run();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    run();
  },
});
