import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/pindah/impor": layar(
    "mulai",
    "Pelanggan, pemasok, produk, karyawan dan asset dari program lama: unggah .xlsx atau .csv apa adanya, atau tempel tabelnya.",
    "Kolom dikenali dari judulnya; yang belum jelas ditanyakan sekali saja, lalu diingat.",
    "Tidak ada yang disimpan sebelum Anda menekan Simpan, dan impor dapat dibatalkan selama belum ada yang memakainya.",
  ),
};
