import { layar, type Penjelasan } from "#web/ui/page/penjelasan.ts";

export const PENJELASAN: Penjelasan = {
  "/admin/userprofile": layar(
    "masuk",
    "Data diri, password dan foto Anda.",
    "Pasang faktor kedua agar password yang bocor tidak cukup.",
    "Sesi di perangkat lain dapat diakhiri dari sini.",
  ),
};
