import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/sistem/batas": layar(
    "memutuskan",
    "Mulai nominal berapa seseorang memutuskan sendiri, harus berdua, atau tidak boleh.",
    "Batas satu kebutuhan mendahului batas semua kebutuhan.",
    "Yang sudah diputuskan tidak berubah.",
  ),
};
