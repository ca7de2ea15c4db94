import { IconMapPin } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/setting/lokasiAsset",
    position: 360,
    title: "Lokasi Asset",
    menu: "Setting",
    group: "Setting",
    icon: IconMapPin,
    load: () => import("./LokasiAssetPage.tsx").then((file) => file.LokasiAssetPage),
  },
];
