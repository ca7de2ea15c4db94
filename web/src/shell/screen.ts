import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Call } from "#contract/kernel/call.ts";
import type { Menu } from "#contract/kernel/permission.ts";

/** Groups of the sidebar that stay open; the others unfold. */
export const SECTIONS = ["Penjualan", "Gudang", "Keuangan", "Laporan"] as const;
export type Section = (typeof SECTIONS)[number];

export type Screen = {
  readonly path: string;
  readonly title: string;
  /** The menu that opens the screen; null for everyone. */
  readonly menu: Menu | null;
  /** A call that the person must have permission for, to open the screen. */
  readonly call?: Call;
  readonly icon: Icon;
  readonly group?: Section | "Asset" | "Buku Besar" | "Setting" | "Sistem";
  /** Not in the sidebar. */
  readonly hidden?: boolean;
  readonly load: () => Promise<() => ReactNode>;
};
