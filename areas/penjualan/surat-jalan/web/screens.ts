import { IconTruckDelivery } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/suratjalan",
    position: 130,
    title: "Surat Jalan",
    menu: "Surat Jalan",
    group: "Gudang",
    icon: IconTruckDelivery,
    load: () => import("./SuratJalanPage.tsx").then((file) => file.SuratJalanPage),
  },
];
