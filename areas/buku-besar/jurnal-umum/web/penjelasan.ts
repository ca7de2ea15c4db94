import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/bukubesar/jurnal-umum": layar(
    "buku-besar",
    "Yang tidak punya dokumen di Kantor diketik di sini, dengan baris yang seimbang.",
    "Satu orang membuat, orang lain menyetujui; yang berulang atau dibalik otomatis dibukukan sendiri.",
    "Balik membuat jurnal baru dengan sisi yang bertukar.",
  ),
};
