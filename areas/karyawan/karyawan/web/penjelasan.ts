import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/karyawan": layar(
    "mengelola",
    "Semua karyawan dengan role dan menu yang boleh dibukanya.",
    "Tambah satu per satu atau lewat Import Excel; password awal ditampilkan satu kali.",
    "Resign mengakhiri semua sesi orang itu, namanya tetap ada di dokumen lama.",
  ),
};
