import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/pelanggan": layar(
    "pelanggan",
    "Pelanggan tercatat sendiri saat order pertamanya dibuat.",
    "Detailnya memuat order, pembayaran, mesin, piutang dan percakapan.",
    "Perlu Diperiksa mengumpulkan yang mungkin orang yang sama.",
  ),
};
