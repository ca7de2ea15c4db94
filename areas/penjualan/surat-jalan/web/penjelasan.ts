import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/suratjalan": layar(
    "mengirim",
    "Order yang siap dikirim dan surat jalan yang sudah dibuat.",
    "Kurangi jumlahnya bila dikirim bertahap; sisanya menyusul.",
    "Status Kirim atau Diambil mengeluarkan barang dari gudang.",
  ),
};
