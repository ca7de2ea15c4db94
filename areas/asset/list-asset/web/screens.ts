import { IconBuildingWarehouse } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/asset/listAsset",
    position: 210,
    title: "List Asset",
    menu: "Asset",
    group: "Asset",
    icon: IconBuildingWarehouse,
    load: () => import("./ListAssetPage.tsx").then((file) => file.ListAssetPage),
  },
];
