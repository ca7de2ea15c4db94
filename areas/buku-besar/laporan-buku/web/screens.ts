import { IconArrowsDownUp, IconReportMoney, IconScale, IconScaleOutline } from "@tabler/icons-react";
import type { Screen } from "#web/ui/page/screen.ts";

export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/bukubesar/neraca-saldo",
    position: 270,
    title: "Neraca Saldo",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconScaleOutline,
    load: () => import("./PerHari.tsx").then((file) => file.NeracaSaldoPage),
  },
  {
    path: "/admin/bukubesar/laba-rugi",
    position: 280,
    title: "Laba Rugi Akrual",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconReportMoney,
    load: () => import("./PerMasa.tsx").then((file) => file.LabaRugiAkrualPage),
  },
  {
    path: "/admin/bukubesar/neraca",
    position: 290,
    title: "Neraca Buku Besar",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconScale,
    load: () => import("./PerHari.tsx").then((file) => file.NeracaBukuBesarPage),
  },
  {
    path: "/admin/bukubesar/arus-kas",
    position: 300,
    title: "Arus Kas",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconArrowsDownUp,
    load: () => import("./PerMasa.tsx").then((file) => file.ArusKasPage),
  },
];
