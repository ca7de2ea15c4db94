import { IconInbox } from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { KOTAK } from "#web/ui/page/paths.ts";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: KOTAK,
    position: 20,
    title: "Kotak Persetujuan",
    menu: null,
    needs: withRole(PRIVILEGED),
    icon: IconInbox,
    load: () => import("./PersetujuanPage.tsx").then((file) => file.PersetujuanPage),
  },
];
