import { IconTags } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/kebutuhan",
    position: 160,
    title: "Kebutuhan",
    menu: "Kebutuhan",
    group: "Keuangan",
    icon: IconTags,
    load: () => import("./KebutuhanPage.tsx").then((file) => file.KebutuhanPage),
  },
];
