import { IconArrowsExchange } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/pengajuanBiaya",
    position: 180,
    title: "Mutasi Rekening",
    menu: "Pengajuan",
    group: "Keuangan",
    icon: IconArrowsExchange,
    load: () => import("./PengajuanPage.tsx").then((file) => file.PengajuanPage),
  },
];
