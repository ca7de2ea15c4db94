import { IconUsers } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/karyawan",
    position: 30,
    title: "Karyawan",
    menu: "Karyawan",
    icon: IconUsers,
    load: () => import("./KaryawanPage.tsx").then((file) => file.KaryawanPage),
  },
];
