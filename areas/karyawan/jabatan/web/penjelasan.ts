import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/setting/jabatan": layar(
    "mengelola",
    "Jabatan yang dapat dipilih pada karyawan.",
    "Yang masih dipakai tidak dapat dihapus.",
    "Nama baru langsung berlaku di semua daftar.",
  ),
};
