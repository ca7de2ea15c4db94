import { IconNotebook } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/bukubesar/jurnal-umum",
    position: 260,
    title: "Jurnal Umum",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconNotebook,
    load: () => import("./JurnalUmumPage.tsx").then((file) => file.JurnalUmumPage),
  },
];
