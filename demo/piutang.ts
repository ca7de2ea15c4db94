import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { piutang } from "#areas/penjualan/piutang/contract.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Story } from "./story.ts";

const CATATAN = ["Janji transfer minggu depan", "Minta dikirim ulang lewat email", "Tidak diangkat", ""];
const CARA = ["WhatsApp", "WhatsApp", "Telepon"] as const;

/** Once a month the overdue customers are reminded, and what they said is noted. */
export async function remind({ people, random }: Story): Promise<void> {
  const { data } = await people.keuangan.do(piutang.getPiutang, { milik: "semua", limit: 20 });
  for (const { idPelanggan, hariTerlama } of data.filter((row) => row.hariTerlama > 0)) {
    const catatan = random.pick(CATATAN);
    const cara = random.pick(CARA);
    try {
      await people.keuangan.do(piutang.catatPengingat, { idPelanggan, cara, catatan });
    } catch (error) {
      // The customer paid on the same day, while the others were reminded.
      if (error instanceof Refusal && error.status === 409) continue;
      throw error;
    }
    if (hariTerlama > 30 && catatan !== "") {
      const langkah = "Telepon pemiliknya";
      await people.direktur.do(pelanggan.addPercakapan, {
        idPelanggan,
        tanggal: null,
        isi: catatan,
        langkah,
        tglLangkah: null,
      });
    }
  }
}
