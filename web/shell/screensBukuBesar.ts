import {
  IconArrowsDownUp,
  IconBook,
  IconListTree,
  IconLock,
  IconNotebook,
  IconReportMoney,
  IconScale,
  IconScaleOutline,
} from "@tabler/icons-react";
import type { Screen } from "./screen.ts";

/** The screens of the journal, in the order of the sidebar. */
export const BUKU_BESAR: readonly Screen[] = [
  {
    path: "/admin/bukubesar/akun",
    title: "Bagan Akun",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconListTree,
    load: () => import("#areas/buku-besar/akun/web/BaganAkunPage.tsx").then((file) => file.BaganAkunPage),
  },
  {
    path: "/admin/bukubesar/buku",
    title: "Buku Besar",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconBook,
    load: () => import("#areas/buku-besar/buku/web/BukuPage.tsx").then((file) => file.BukuPage),
  },
  {
    path: "/admin/bukubesar/jurnal-umum",
    title: "Jurnal Umum",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconNotebook,
    load: () => import("#areas/buku-besar/jurnal-umum/web/JurnalUmumPage.tsx").then((file) => file.JurnalUmumPage),
  },
  {
    path: "/admin/bukubesar/neraca-saldo",
    title: "Neraca Saldo",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconScaleOutline,
    load: () => import("#areas/buku-besar/laporan-buku/web/PerHari.tsx").then((file) => file.NeracaSaldoPage),
  },
  {
    path: "/admin/bukubesar/laba-rugi",
    title: "Laba Rugi Akrual",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconReportMoney,
    load: () => import("#areas/buku-besar/laporan-buku/web/PerMasa.tsx").then((file) => file.LabaRugiAkrualPage),
  },
  {
    path: "/admin/bukubesar/neraca",
    title: "Neraca Buku Besar",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconScale,
    load: () => import("#areas/buku-besar/laporan-buku/web/PerHari.tsx").then((file) => file.NeracaBukuBesarPage),
  },
  {
    path: "/admin/bukubesar/arus-kas",
    title: "Arus Kas",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconArrowsDownUp,
    load: () => import("#areas/buku-besar/laporan-buku/web/PerMasa.tsx").then((file) => file.ArusKasPage),
  },
  {
    path: "/admin/bukubesar/tutup-buku",
    title: "Tutup Buku",
    menu: "Buku Besar",
    group: "Buku Besar",
    icon: IconLock,
    load: () => import("#areas/buku-besar/tutup-buku/web/TutupBukuPage.tsx").then((file) => file.TutupBukuPage),
  },
];
