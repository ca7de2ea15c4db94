import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/sistem/batas": layar(
    "memutuskan",
    "Mulai nominal berapa seseorang memutuskan sendiri, harus berdua, atau tidak boleh.",
    "Satu batas berlaku untuk satu kebutuhan, atau untuk semuanya.",
    "Yang perlu orang kedua menunggu di Kotak Persetujuan.",
  ),
};
