import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/salesorder": layar(
    "menjual",
    "Semua order dengan status dan sisa pembayarannya.",
    "Ikon di kanan membuka detail, mencetak, mengirim email, mencatat setor atau membatalkan.",
    "Status tidak diketik: ia mengikuti invoice, mesin dan surat jalan.",
  ),
};
