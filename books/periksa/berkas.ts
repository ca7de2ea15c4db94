import type { Db } from "#platform/db/database.ts";
import { berkasHilang } from "#platform/files/berkas.ts";
import type { Storage } from "#platform/files/storage.ts";
import { type HasilAturan, hasilDari, MAX_TEMUAN } from "./aturan.ts";

export const ATURAN_BERKAS = "Setiap gambar yang tercatat ada filenya";

/** The rule about files: every row of berkas has its stored picture, large and small. */
export async function checkBerkas(db: Db, storage: Storage): Promise<HasilAturan> {
  const [count] = await db<{ jumlah: number }[]>`select count(*) as jumlah from berkas`;
  const temuan: string[] = [];
  for await (const { id, kunci } of berkasHilang(db, storage)) {
    temuan.push(`${id}: file ${kunci} tidak ada di penyimpanan`);
    if (temuan.length === MAX_TEMUAN) break;
  }
  return hasilDari(ATURAN_BERKAS, count?.jumlah ?? 0, temuan);
}
