import { IconChartLine } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";
import { proyeksiKas } from "../contract.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/proyeksi-kas",
    position: 226,
    title: "Proyeksi Kas",
    menu: "Laba Rugi",
    needs: proyeksiKas.getProyeksiKas.permission,
    group: "Laporan",
    icon: IconChartLine,
    load: () => import("./ProyeksiKasPage.tsx").then((file) => file.ProyeksiKasPage),
  },
];
