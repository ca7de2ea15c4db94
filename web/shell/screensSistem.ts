import {
  IconBell,
  IconEyeCheck,
  IconGavel,
  IconHeartbeat,
  IconMailForward,
  IconShieldCheck,
} from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "./screen.ts";

export const KABAR = "/admin/kabar";

/** The screens of the group Sistem, and the page behind the bell. */
export const SISTEM: readonly Screen[] = [
  {
    path: "/admin/sistem/batas",
    title: "Batas Persetujuan",
    menu: null,
    needs: withRole(PRIVILEGED),
    group: "Sistem",
    icon: IconGavel,
    load: () => import("#areas/sistem/batas/web/BatasPage.tsx").then((file) => file.BatasPage),
  },
  {
    path: "/admin/sistem/pemeriksaan-buku",
    title: "Pemeriksaan Buku",
    menu: null,
    needs: withRole(["Super Admin"]),
    group: "Sistem",
    icon: IconShieldCheck,
    load: () =>
      import("#areas/sistem/pemeriksaan-buku/web/PemeriksaanBukuPage.tsx").then((file) => file.PemeriksaanBukuPage),
  },
  {
    path: "/admin/sistem/jejak-keamanan",
    title: "Jejak Keamanan",
    menu: null,
    needs: withRole(["Super Admin"]),
    group: "Sistem",
    icon: IconEyeCheck,
    load: () => import("#areas/sistem/jejak-keamanan/web/JejakKeamananPage.tsx").then((file) => file.JejakKeamananPage),
  },
  {
    path: "/admin/sistem/keadaan",
    title: "Keadaan",
    menu: null,
    needs: withRole(["Super Admin"]),
    group: "Sistem",
    icon: IconHeartbeat,
    load: () => import("#areas/sistem/keadaan/web/KeadaanPage.tsx").then((file) => file.KeadaanPage),
  },
  {
    path: "/admin/sistem/email-keluar",
    title: "Email Keluar",
    menu: null,
    needs: withRole(PRIVILEGED),
    group: "Sistem",
    icon: IconMailForward,
    load: () => import("#areas/penjualan/email/web/EmailKeluarPage.tsx").then((file) => file.EmailKeluarPage),
  },
  {
    path: KABAR,
    title: "Kabar",
    menu: null,
    icon: IconBell,
    hidden: true,
    load: () => import("#areas/sistem/kabar/web/KabarPage.tsx").then((file) => file.KabarPage),
  },
];
