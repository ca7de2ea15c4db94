import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/marketplace": layar(
    "marketplace",
    "Ekspor pesanan dan penghasilan Shopee dan TikTok Shop/Tokopedia menjadi order Online, invoice, jasa online dan nomor resi.",
    "Urutan berkas tidak menentukan, dan berkas yang sama dua kali tidak menambah apa pun.",
    "Yang dibatalkan atau dikembalikan pembeli hanya ditunjukkan di Perlu dilihat: Anda yang memutuskan.",
  ),
};
