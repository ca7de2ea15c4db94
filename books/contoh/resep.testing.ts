import { moveCleared } from "../produksi/pembebanan.ts";
import { bahanBernama, resepTerurai, resepUntuk } from "../produksi/resep.ts";
import { disiapkan } from "./baru.testing.ts";
import { bahanBaru } from "./pengerjaan.testing.ts";
import { hari, id, type Tindakan } from "./tertulis.testing.ts";

const singkat = (rows: readonly object[]) => rows.map((row) => Object.values(row).join(" "));

/** Recipes of days and versions, of which one is part of another. */
const resepBaru = disiapkan(async (deed) => {
  await bahanBaru(deed);
  const resep = [
    [801, 901, 1, "2026-06-01", 1_000, true, [[9, 2_000]]],
    [
      802,
      14,
      1,
      "2026-06-01",
      10_000,
      true,
      [
        [901, 3_000],
        [9, 500],
        [902, 1],
      ],
    ],
    [
      803,
      14,
      2,
      "2026-06-10",
      20_000,
      true,
      [
        [901, 1_500],
        [902, 250],
      ],
    ],
    [
      804,
      14,
      3,
      "2026-06-10",
      30_001,
      true,
      [
        [901, 1_501],
        [902, 250],
      ],
    ],
    [805, 14, 4, "2026-06-20", 0, false, []],
    [806, 11, 1, "2026-06-01", 7, true, [[902, 100]]],
  ] as const;
  for (const [nomor, produk, versi, mulai, upah, berlaku, bahan] of resep) {
    await deed.tx`
      insert into resep (id_resep, id_produk, versi, mulai, upah, berlaku, catatan, dibuat, id_user)
      overriding system value values (${nomor}, ${produk}, ${versi}, ${mulai}, ${upah}, ${berlaku}, '', ${deed.now}, 1)`;
    for (const [idBahan, qty] of bahan) await deed.tx`insert into resep_bahan values (${nomor}, ${idBahan}, ${qty})`;
  }
});

export const RESEP: Record<string, Tindakan> = {
  "what machines take by their recipes": async (deed) => {
    await resepBaru(deed);
    const jawab: unknown[] = [];
    for (const [produk, unit, pada] of [
      [14, 1, "2026-05-31"],
      [14, 3, "2026-06-01"],
      [14, 2, "2026-06-09"],
      [14, 7, "2026-06-10"],
      [14, 1, "2026-06-20"],
      [11, 1, "2026-06-20"],
      [10, 3, "2026-06-15"],
    ] as const)
      jawab.push(
        (await resepUntuk(deed.tx, { idProduk: id(produk), unit, hari: hari(pada) })) ?? `${produk} ${pada}: none`,
      );
    const urai = resepTerurai(deed.tx, deed.tx`select unnest(array[14, 11])`, deed.tx`date '2026-06-05'`);
    jawab.push(
      singkat(await deed.tx`select akar, id_produk, kali::text, id_resep, upah from (${urai}) u order by 1, 2, 3`),
    );
    // The rows come in any order.
    const bernama = await bahanBernama(deed.tx, [id(1), id(901), id(9)]);
    return [...jawab, bernama.map(({ idProduk }) => idProduk).toSorted((a, b) => a - b)];
  },
  "production costs are cleared once more": (deed) =>
    moveCleared(deed, { idJurnalUmum: "JU-2607-00001", membalik: null }),
  "they go back": (deed) => moveCleared(deed, { idJurnalUmum: "JU-2607-00002", membalik: "JU-2607-00001" }),
  "another entry moves no goods": (deed) => moveCleared(deed, { idJurnalUmum: "JU-2606-00001", membalik: null }),
};
