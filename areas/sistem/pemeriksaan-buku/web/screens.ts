import { IconShieldCheck } from "@tabler/icons-react";
import { withRole } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/sistem/pemeriksaan-buku",
    position: 390,
    title: "Pemeriksaan Buku",
    menu: null,
    needs: withRole(["Super Admin"]),
    group: "Sistem",
    icon: IconShieldCheck,
    load: () => import("./PemeriksaanBukuPage.tsx").then((file) => file.PemeriksaanBukuPage),
  },
];
