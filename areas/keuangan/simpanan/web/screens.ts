import { IconBook2 } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/simpananRekening",
    position: 190,
    title: "Simpanan Rekening",
    menu: "Simpanan",
    group: "Keuangan",
    icon: IconBook2,
    load: () => import("./SimpananPage.tsx").then((file) => file.SimpananPage),
  },
];
