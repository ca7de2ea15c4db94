import { IconClipboardCheck } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/opname",
    position: 92,
    title: "Stock Opname",
    menu: "Produk",
    group: "Gudang",
    icon: IconClipboardCheck,
    load: () => import("./OpnamePage.tsx").then((file) => file.OpnamePage),
  },
];
