import { IconShieldHalf } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/setting/role",
    position: 340,
    title: "Role",
    menu: "Setting",
    group: "Setting",
    icon: IconShieldHalf,
    load: () => import("./RolePage.tsx").then((file) => file.RolePage),
  },
];
