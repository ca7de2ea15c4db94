import { IconHammer } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/pesanlangsung",
    position: 100,
    title: "Pesan Langsung",
    menu: "Pesan Langsung",
    group: "Gudang",
    icon: IconHammer,
    load: () => import("./PesanLangsungPage.tsx").then((file) => file.PesanLangsungPage),
  },
];
