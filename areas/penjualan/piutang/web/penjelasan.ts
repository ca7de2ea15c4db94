import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/piutang": layar(
    "pelanggan",
    "Barang yang sudah keluar dan belum lunas, menurut umur sejak jatuh tempo.",
    "Cetak, kirim email atau WhatsApp pernyataannya dari barisnya.",
    "Setiap pengingat tercatat: siapa, kapan dan bagaimana.",
  ),
};
