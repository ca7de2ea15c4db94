import { IconLock } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/bukubesar/tutup-buku",
    position: 310,
    title: "Tutup Buku",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconLock,
    load: () => import("./TutupBukuPage.tsx").then((file) => file.TutupBukuPage),
  },
];
