import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Menu, Permission } from "#kernel/permission.ts";

/** Groups of the sidebar that stay open; the others unfold. */
export const SECTIONS = ["Penjualan", "Gudang", "Servis", "Keuangan", "Laporan"] as const;
export type Section = (typeof SECTIONS)[number];

export type Screen = {
  readonly path: string;
  /** Its place in the sidebar, from 10 on in steps of ten. */
  readonly position: number;
  readonly title: string;
  /** The menu that opens the screen; null for everyone. */
  readonly menu: Menu | null;
  /**
   * What else is needed to open the screen: the permission of its first call, which is not named here because every
   * screen would then load its contract (web/shell/screens.test.ts holds the two together).
   */
  readonly needs?: Permission;
  readonly icon: Icon;
  readonly group?: Section | "Asset" | "Buku Besar" | "Setting" | "Sistem";
  /** Not in the sidebar. */
  readonly hidden?: boolean;
  readonly load: () => Promise<() => ReactNode>;
};
