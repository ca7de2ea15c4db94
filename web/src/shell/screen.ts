import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Call } from "#contract/kernel/call.ts";
import type { Menu } from "#contract/kernel/permission.ts";

export type Screen = {
  readonly path: string;
  readonly title: string;
  /** Who holds this menu may open the screen; null is for everyone. */
  readonly menu: Menu | null;
  /** Only who may make this call may open the screen. */
  readonly call?: Call;
  readonly icon: Icon;
  readonly group?: "Asset" | "Buku Besar" | "Setting" | "Sistem";
  /** Reached by another way than the sidebar. */
  readonly hidden?: boolean;
  readonly load: () => Promise<() => ReactNode>;
};
