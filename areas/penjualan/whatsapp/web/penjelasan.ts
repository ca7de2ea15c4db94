import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/sistem/whatsapp-keluar": layar(
    "mengelola",
    "Dokumen yang dikirim dari nomor WhatsApp perusahaan, dan apa kata WhatsApp tentang setiap pesannya.",
    "Diterima WhatsApp belum berarti sampai: Sampai dan Dibaca dikabarkan WhatsApp kemudian.",
    "Yang gagal dikirim lagi dari dokumennya, lewat Bagikan.",
  ),
};
