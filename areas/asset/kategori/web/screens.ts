import { IconCategory } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/setting/kategoriAsset",
    position: 350,
    title: "Kategori Asset",
    menu: "Setting",
    group: "Setting",
    icon: IconCategory,
    load: () => import("./KategoriAssetPage.tsx").then((file) => file.KategoriAssetPage),
  },
];
