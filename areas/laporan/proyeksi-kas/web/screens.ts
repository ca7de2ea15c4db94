import { IconChartLine } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/proyeksi-kas",
    position: 226,
    title: "Proyeksi Kas",
    menu: "Laba Rugi",
    needs: withRole(PRIVILEGED, "Laba Rugi"),
    group: "Laporan",
    icon: IconChartLine,
    load: () => import("./ProyeksiKasPage.tsx").then((file) => file.ProyeksiKasPage),
  },
];
