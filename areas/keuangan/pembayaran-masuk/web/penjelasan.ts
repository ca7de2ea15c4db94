import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/sistem/pembayaran-online": layar(
    "menjual",
    "Pembayaran yang dikabarkan Midtrans dan Xendit, dengan invoicenya.",
    "Yang cocok menunggu persetujuan invoicenya; yang merah perlu dilihat: nominal beda, dibayar dua kali, invoice tidak dikenal.",
    "Kabar yang datang dua kali atau terlambat tidak mengubah apa pun.",
  ),
};
