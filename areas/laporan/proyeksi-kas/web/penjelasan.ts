import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/proyeksi-kas": layar(
    "laporan",
    "Perkiraan saldo 13 minggu ke depan, dengan hari saldo terendah.",
    "Klik angka sebuah minggu untuk melihat dokumennya, lalu klik dokumennya untuk membukanya.",
    "Yang dihitung: invoice, sisa order, hutang pemasok, pengajuan yang menunggu dan pengajuan rutin.",
  ),
};
