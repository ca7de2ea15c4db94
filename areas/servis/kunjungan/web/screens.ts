import { IconCar } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/kunjungan",
    position: 155,
    title: "Kunjungan",
    menu: "Servis",
    group: "Servis",
    icon: IconCar,
    load: () => import("./KunjunganPage.tsx").then((file) => file.KunjunganPage),
  },
];
