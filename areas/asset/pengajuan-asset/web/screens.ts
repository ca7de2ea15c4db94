import { IconClipboardList } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/asset/pengajuanAsset",
    position: 200,
    title: "Pengajuan Asset",
    menu: "Asset",
    group: "Asset",
    icon: IconClipboardList,
    load: () => import("./PengajuanAssetPage.tsx").then((file) => file.PengajuanAssetPage),
  },
];
