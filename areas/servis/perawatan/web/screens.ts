import { IconTools } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/perawatan",
    position: 156,
    title: "Perawatan Jatuh Tempo",
    menu: "Servis",
    group: "Servis",
    icon: IconTools,
    load: () => import("./PerawatanPage.tsx").then((file) => file.PerawatanPage),
  },
];
