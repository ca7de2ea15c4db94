import { IconFileImport } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";
import { impor } from "../contract.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/pindah/impor",
    position: 374,
    title: "Impor Data",
    menu: null,
    needs: impor.getImpor.permission,
    group: "Setting",
    icon: IconFileImport,
    load: () => import("./ImporPage.tsx").then((file) => file.ImporPage),
  },
];
