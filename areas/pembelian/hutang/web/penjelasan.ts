import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/hutang": layar(
    "produksi",
    "Apa yang belum dibayar per pemasok dan per PO, pada tanggal mana pun.",
    "Jatuh tempo adalah tanggal PO selesai ditambah termin pemasoknya.",
    "Pernyataannya dicetak atau dikirim dari detail pemasok.",
  ),
};
