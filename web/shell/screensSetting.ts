import {
  IconBriefcase,
  IconBuildingCommunity,
  IconBuildingFactory2,
  IconCategory,
  IconMapPin,
  IconShieldHalf,
} from "@tabler/icons-react";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import type { Screen } from "./screen.ts";

/** The screens of master data and the company, in the order of the sidebar. */
export const SETTING: readonly Screen[] = [
  {
    path: "/admin/setting/divisi",
    title: "Divisi",
    menu: "Setting",
    group: "Setting",
    icon: IconBuildingCommunity,
    load: () => import("#areas/karyawan/divisi/web/DivisiPage.tsx").then((file) => file.DivisiPage),
  },
  {
    path: "/admin/setting/jabatan",
    title: "Jabatan",
    menu: "Setting",
    group: "Setting",
    icon: IconBriefcase,
    load: () => import("#areas/karyawan/jabatan/web/JabatanPage.tsx").then((file) => file.JabatanPage),
  },
  {
    path: "/admin/setting/role",
    title: "Role",
    menu: "Setting",
    group: "Setting",
    icon: IconShieldHalf,
    load: () => import("#areas/karyawan/role/web/RolePage.tsx").then((file) => file.RolePage),
  },
  {
    path: "/admin/setting/kategoriAsset",
    title: "Kategori Asset",
    menu: "Setting",
    group: "Setting",
    icon: IconCategory,
    load: () => import("#areas/asset/kategori/web/KategoriAssetPage.tsx").then((file) => file.KategoriAssetPage),
  },
  {
    path: "/admin/setting/lokasiAsset",
    title: "Lokasi Asset",
    menu: "Setting",
    group: "Setting",
    icon: IconMapPin,
    load: () => import("#areas/asset/lokasi/web/LokasiAssetPage.tsx").then((file) => file.LokasiAssetPage),
  },
  {
    path: "/admin/setting/perusahaan",
    title: "Perusahaan",
    menu: "Setting",
    needs: withRole(PRIVILEGED),
    group: "Setting",
    icon: IconBuildingFactory2,
    load: () => import("#areas/sistem/perusahaan/web/PerusahaanPage.tsx").then((file) => file.PerusahaanPage),
  },
];
