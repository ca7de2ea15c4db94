import { IconBuildingFactory2 } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/setting/perusahaan",
    position: 370,
    title: "Perusahaan",
    menu: "Setting",
    needs: withRole(PRIVILEGED),
    group: "Setting",
    icon: IconBuildingFactory2,
    load: () => import("./PerusahaanPage.tsx").then((file) => file.PerusahaanPage),
  },
];
