import { IconBuildingBank } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/rekeningKoran",
    position: 195,
    title: "Rekening Koran",
    menu: "Pengajuan",
    group: "Keuangan",
    icon: IconBuildingBank,
    load: () => import("./RekeningKoranPage.tsx").then((file) => file.RekeningKoranPage),
  },
];
