import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/rekeningKoran": layar(
    "uang",
    "Mutasi dari bank di samping buku kas: baca berkas atau tempel teksnya, berkas yang sama tidak menambah apa pun.",
    "Yang pasti cocok sendiri; sisanya dengan J, K, Enter (cocokkan), X (tanpa mutasi kas, dengan alasan) dan U (batalkan).",
    "Saldo yang tidak menyambung dan hari yang terlewat ditolak; sesudah Rekonsiliasi tidak ada lagi yang mengubah hari-harinya.",
  ),
};
