import { ribuan, tanggal } from "#kernel/format.ts";
import type { Perawatan } from "./contract.ts";

type Dirawat = Pick<Perawatan, "nomor" | "namaProduk" | "tempo" | "keadaan">;

/** What a customer is told of a machine's next maintenance, in a mail and in WhatsApp. */
export function kalimatPengingat({ nomor, namaProduk, tempo, keadaan }: Dirawat): string[] {
  const mesin = `${namaProduk} (nomor seri ${nomor})`;
  const kapan =
    tempo === null
      ? `Perawatan berkala ${mesin} dihitung dari jam mesinnya. Mohon kabari kami angka di penghitung jamnya.`
      : keadaan === "terlambat"
        ? `Perawatan berkala ${mesin} jatuh tempo pada ${tanggal(tempo)} dan belum dilakukan.`
        : `Perawatan berkala ${mesin} jatuh tempo pada ${tanggal(tempo)}.`;
  return [kapan, "Balas pesan ini agar kami menjadwalkan kunjungan teknisi."];
}

/** "6 bulan atau 500 jam mesin". */
export const sebutJarak = ({ bulan, jam }: Pick<Perawatan, "bulan" | "jam">): string =>
  [bulan && `${bulan} bulan`, jam && `${ribuan(jam)} jam mesin`].filter(Boolean).join(" atau ");
