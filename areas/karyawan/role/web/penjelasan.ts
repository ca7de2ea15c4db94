import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/setting/role": layar(
    "mengelola",
    "Role menentukan apa yang boleh diputuskan seseorang.",
    "Faktor kedua dapat diwajibkan per role.",
    "Menu yang boleh dibuka dipilih pada karyawannya.",
  ),
};
