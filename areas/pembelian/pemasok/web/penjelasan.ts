import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/pemasok": layar(
    "produksi",
    "Dari siapa mesin dibeli, dengan kontak, PO dan hutangnya.",
    "Detailnya memuat riwayat harga dan catatan pembicaraan.",
    "Pemasok tidak dihapus melainkan diarsipkan.",
  ),
};
