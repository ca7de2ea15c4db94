import { nilaiPerAsset } from "#books/asset/nilaiPerAsset.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { offsetOf, pageAnswer } from "#platform/list/paging.ts";
import { hariYangSudahTiba } from "../../neraca/server/load.ts";
import { assetNeraca } from "../contract.ts";
import { kategoriAsset } from "./sql.ts";

export const assetNeracaCalls: Handlers<typeof assetNeraca> = implement(assetNeraca, {
  getAssetNeraca: {
    async read({ db, today }, { tglToday, idKategori, ...page }) {
      const hari = hariYangSudahTiba("tglToday", tglToday ?? today, today);
      found(await kategoriAsset(db, idKategori), "Kategori asset");
      const asked = { hari, idKategoriAsset: idKategori, limit: page.limit, offset: offsetOf(page) };
      const { rows, jumlah } = await nilaiPerAsset(db, asked);
      const { banyak, ...semua } = jumlah;
      const data = rows.map((row) => ({ kunci: row.kodeAsset ?? row.idPengajuanAsset ?? "", ...row }));
      return { ...pageAnswer(page, banyak, data), jumlah: semua };
    },
  },
});
