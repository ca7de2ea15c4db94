import { IconFileImport } from "@tabler/icons-react";
import { withMenu } from "#kernel/permission.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/pindah/impor",
    position: 374,
    title: "Impor Data",
    menu: null,
    needs: withMenu("Pelanggan", "Pemasok", "Produk", "Bahan", "Karyawan", "Asset"),
    group: "Setting",
    icon: IconFileImport,
    load: () => import("./ImporPage.tsx").then((file) => file.ImporPage),
  },
];
