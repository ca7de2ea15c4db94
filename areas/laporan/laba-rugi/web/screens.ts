import { IconReportAnalytics } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/labarugi",
    position: 220,
    title: "Laba Rugi",
    menu: "Laba Rugi",
    group: "Laporan",
    icon: IconReportAnalytics,
    load: () => import("./LabaRugiPage.tsx").then((file) => file.LabaRugiPage),
  },
];
