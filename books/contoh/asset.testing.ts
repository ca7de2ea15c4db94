import type { Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { releasesPerAsset, releasesPerKategori } from "../asset/lepas.ts";
import { cancelAssets, changeKondisi, nilaiLepas, releaseAsset } from "../asset/lepaskan.ts";
import { nilaiAsset, nilaiPerKategori, susutPerKategori } from "../asset/nilai.ts";
import { nilaiPerAsset } from "../asset/nilaiPerAsset.ts";
import { susutPerAsset } from "../asset/susut.ts";
import { jurnalAsset } from "../jurnal/jurnalAsset.ts";
import { catchUp, depreciateWithin } from "../jurnal/susut.ts";
import { receiveMoney } from "../kas/kas.ts";
import { disiapkan } from "./baru.testing.ts";
import { hari, id, type Tindakan } from "./tertulis.testing.ts";

type AssetBaru = [nomor: number, harga: number, pembagi: number, masuk: string, buku?: string];

/**
 * Assets whose months are full on the last day of short months, that count later than they were bought, whose month is full today,
 * tomorrow or was yesterday, and one that was out of use from one such day until another.
 */
const ASSET: readonly AssetBaru[] = [
  [901, 1_000, 3, "2026-03-31"],
  [902, 100, 3, "2026-03-15", "2026-05-01"],
  [903, 50, 1, "2026-07-02"],
  [904, 51, 1, "2026-06-02"],
  [905, 52, 1, "2026-06-03"],
  [906, 53, 1, "2026-06-01"],
  [907, 1_201, 12, "2026-02-15"],
  [908, 10_001, 3, "2026-05-02"],
  [909, 77, 4, "2026-01-31"],
];
const NOMOR = ASSET.map(([nomor]) => id<"asset">(nomor));

const assetBaru = disiapkan(async ({ tx, now }) => {
  const rows = ASSET.map(([nomor, harga, pembagi, masuk, buku = masuk]) => ({ nomor, harga, pembagi, masuk, buku }));
  await tx`
    insert into asset (id_asset, kode_asset, nama_barang, id_kategori_asset, id_lokasi, harga, pembagi, tgl_asset_masuk, tgl_buku,
      dibuat, id_user)
    overriding system value
    select nomor, 'UJI/' || nomor, 'Asset ' || nomor, case when nomor = 909 then 2 else 3 end, 1, harga, pembagi, masuk, buku, ${now}, 1
    from jsonb_to_recordset(${tx.json(rows)}) as r(nomor int, harga bigint, pembagi int, masuk date, buku date)`;
  for (const [tanggal, digunakan] of [
    ["2026-05-15", false],
    ["2026-06-15", true],
  ] as const)
    await tx`
      insert into asset_kondisi (id_asset, tanggal, waktu, digunakan, menganggur, keterangan, id_user)
      values (907, ${tanggal}, ${now}, ${digunakan}, false, 'Istirahat', 1)`;
});

const susutSampai = ({ tx }: Deed, sampai: string) => tx`update jurnal_keadaan set susut_sampai = ${sampai}`;

/** A request by which an asset goes, and that it goes. */
const lepaskan = async (deed: Deed, nomor: number) => {
  const { tx, now, today } = deed;
  await tx`
    insert into pelepasan_asset (id_pelepasan_asset, id_asset, alasan, keterangan, tgl_pengajuan, dibuat, id_user, teks_cari)
    values (${`LA-U-${nomor}`}, ${nomor}, 'rusak', 'Rusak', ${today}, ${now}, 1, 'uji')`;
  return releaseAsset(deed, { id: `LA-U-${nomor}`, idAsset: id(nomor), keterangan: "Rusak", note: "Ya" });
};

const BERGANTI: Record<string, Tindakan> = {
  "assets come into the books": async (deed) => {
    await assetBaru(deed);
    await jurnalAsset(deed.tx, NOMOR);
  },
  "assets come late": async (deed) => {
    await assetBaru(deed);
    await catchUp(deed.tx, NOMOR, deed.now);
  },
  "assets come before anything was booked": async (deed) => {
    await assetBaru(deed);
    await susutSampai(deed, "-infinity");
    await catchUp(deed.tx, NOMOR, deed.now);
  },
  "depreciation day by day": async (deed) => {
    await assetBaru(deed);
    await susutSampai(deed, "2026-05-01");
    for (const sampai of [
      "2026-05-14",
      "2026-05-15",
      "2026-05-30",
      "2026-06-15",
      "2026-06-15",
      "2026-07-01",
      "2026-07-02",
    ])
      await depreciateWithin(deed.tx, hari(sampai), deed.now);
    return deed.tx`select susut_sampai from jurnal_keadaan`;
  },
  "depreciation of everything at once": async (deed) => {
    await assetBaru(deed);
    await susutSampai(deed, "-infinity");
    await depreciateWithin(deed.tx, hari("2026-07-02"), deed.now);
  },
  "an asset is used again": async (deed) => {
    for (const digunakan of [true, false, false, true])
      await changeKondisi(deed, { idAsset: id(3), keterangan: digunakan ? "Dipakai" : "Disimpan", digunakan });
    return [await dilepas(deed.tx, 2, "2026-04-01", "2026-07-02"), await pada(deed.tx, 2, "2026-07-02")];
  },
  "an asset goes on the day on which its month is full": async (deed) => {
    await assetBaru(deed);
    return lepaskan(deed, 908);
  },
  "an asset goes on such a day, which is not booked yet": async (deed) => {
    await assetBaru(deed);
    await susutSampai(deed, "2026-07-01");
    return lepaskan(deed, 908);
  },
  "an asset goes on the day on which it came": async (deed) => {
    await assetBaru(deed);
    return [await lepaskan(deed, 903), await lepaskan(deed, 906), await lepaskan(deed, 905)];
  },
  "an asset goes that was out of the books": async (deed) => [await lepaskan(deed, 3), await lepaskan(deed, 2)],
  "an import is taken back": async (deed) => {
    await assetBaru(deed);
    await cancelAssets(deed, [908, 902, 909], "Impor dibatalkan");
    return [await dilepas(deed.tx, 3, "2026-01-01", "2026-07-02"), await pada(deed.tx, 3, "2026-07-02")];
  },
  "two assets of an import are taken back": async (deed) => {
    await assetBaru(deed);
    await cancelAssets(deed, [908, 904], "Impor dibatalkan");
  },
  "an asset is sold for what it is worth": async (deed) => {
    await assetBaru(deed);
    await deed.tx`insert into pelepasan_asset (id_pelepasan_asset, id_asset, alasan, keterangan, tgl_pengajuan, dibuat, id_user, teks_cari,
        harga_jual, id_rekening) values ('LA-U-1', 908, 'dijual', '', ${deed.today}, ${deed.now}, 1, 'uji', 6668, 1)`;
    const nilai = await releaseAsset(deed, { id: "LA-U-1", idAsset: id(908), keterangan: "Dijual", note: "Ya" });
    const uang = {
      kebutuhan: "pelepasan-asset",
      idRekening: id<"rekening">(1),
      nominal: nilai,
      deskripsi: "Uji",
      bukti: [],
    } as const;
    await receiveMoney(deed, { ...uang, asal: { idPelepasanAsset: "LA-U-1" } });
  },
  "what would go with an asset": async (deed) => {
    await assetBaru(deed);
    const jawab: unknown[] = [];
    for (const nomor of [1, 3, 901, 902, 908])
      for (const satu of ["2026-05-31", "2026-06-01", "2026-06-02", "2026-06-03", "2026-07-01"])
        jawab.push(await nilaiLepas(deed.tx, id(nomor), hari(satu)));
    return jawab;
  },
};

const asked = (nomor: number) => ({ idKategoriAsset: id<"kategoriAsset">(nomor), limit: 3, offset: 0 });
const singkat = (rows: readonly object[]) => rows.map((row) => Object.values(row).join(" "));

async function dilepas(tx: Tx, nomor: number, awal: string, akhir: string): Promise<unknown[]> {
  const { rows, banyak, total } = await releasesPerAsset(tx, { ...asked(nomor), awal: hari(awal), akhir: hari(akhir) });
  const semua = await releasesPerKategori(tx, { awal: hari(awal), akhir: hari(akhir) });
  return [
    banyak,
    total,
    ...rows.map((row) => Object.values({ ...row, kunci: row.kunci.slice(0, 1) }).join(" ")),
    ...singkat(semua),
  ];
}

async function pada(tx: Tx, nomor: number, akhir: string): Promise<unknown[]> {
  const { rows, jumlah } = await nilaiPerAsset(tx, { ...asked(nomor), hari: hari(akhir) });
  const awal = hari(`${akhir.slice(0, 8)}01`);
  const susut = await susutPerAsset(tx, { ...asked(nomor), awal, akhir: hari(akhir) });
  return [akhir, ...singkat([jumlah, ...rows]), susut.banyak, susut.total, ...singkat(susut.rows)];
}

const HARI = [
  "03-15",
  "03-30",
  "03-31",
  "04-14",
  "04-15",
  "04-29",
  "04-30",
  "05-01",
  "05-14",
  "05-15",
  "05-30",
  "05-31",
  "06-01",
];
const LAGI = ["06-02", "06-03", "06-14", "06-15", "06-30", "07-01", "07-02"];

const LAPORAN: Record<string, Tindakan> = {
  "assets on days before, on and after their months are full": async (deed) => {
    await assetBaru(deed);
    const jawab: unknown[] = [];
    for (const satu of [...HARI, ...LAGI]) jawab.push(await pada(deed.tx, 3, `2026-${satu}`));
    return jawab;
  },
  "the second page of assets": async (deed) => {
    await assetBaru(deed);
    const halaman = { ...asked(3), offset: 3, hari: hari("2026-07-02") };
    const { rows, jumlah } = await nilaiPerAsset(deed.tx, halaman);
    const kosong = await nilaiPerAsset(deed.tx, { ...halaman, offset: 90 });
    const susut = await susutPerAsset(deed.tx, {
      ...asked(3),
      offset: 1,
      awal: hari("2026-06-01"),
      akhir: hari("2026-06-30"),
    });
    const tiada = await susutPerAsset(deed.tx, { ...asked(1), awal: hari("2024-06-01"), akhir: hari("2024-06-30") });
    return [singkat([jumlah, ...rows]), kosong.rows, singkat(susut.rows), tiada];
  },
  "categories on those days": async (deed) => {
    await assetBaru(deed);
    const hariHari = [...HARI, ...LAGI].map((satu) => `2026-${satu}` as Tanggal);
    const semua = await nilaiPerKategori(deed.tx, hariHari.toReversed());
    const jawab: unknown[] = [...singkat(semua.filter(({ idKategoriAsset }) => (idKategoriAsset as number) > 1))];
    for (const satu of ["2026-02-27", "2026-06-15", "2026-07-02"])
      jawab.push(
        Object.values(await nilaiAsset(deed.tx, hari(satu))).join(" "),
        ...singkat(await susutPerKategori(deed.tx, hari(satu))),
      );
    return jawab;
  },
  "a category that is new": async (deed) => {
    await deed.tx`
      insert into kategori_asset (id_kategori_asset, kode, nama_kategori, pembagi, jenis_batas, batas, mulai) overriding system value
      values (99, 'BRU', 'Baru', 5, 'atas', 0, '2026-07-02')`;
    const jawab: unknown[] = [];
    for (const satu of [["2026-07-01"], ["2026-07-02", "2026-06-01"]])
      jawab.push(singkat(await nilaiPerKategori(deed.tx, satu as Tanggal[])));
    return jawab;
  },
  "what went, between days": async (deed) => {
    const jawab: unknown[] = [];
    for (const [awal, akhir] of [
      ["2026-04-20", "2026-06-24"],
      ["2026-04-21", "2026-06-23"],
      ["2026-06-24", "2026-06-24"],
    ] as const)
      for (const nomor of [2, 4]) jawab.push(await dilepas(deed.tx, nomor, awal, akhir));
    return jawab;
  },
  "the same, of sales": async (deed) => {
    const jual = { ...asked(4), awal: hari("2026-06-01"), akhir: hari("2026-06-30") };
    const ditolak = deed.tx`
      insert into pelepasan_asset (id_pelepasan_asset, id_asset, alasan, keterangan, tgl_pengajuan, dibuat, id_user, teks_cari, harga_jual,
        id_rekening, status_pengajuan, tgl_approve, id_user_approve, note)
      values ('LA-U-1', 4, 'dijual', '', '2026-06-24', ${deed.now}, 1, 'uji', 5, 1, 'Ditolak', '2026-06-24', 1, 'Tidak')`;
    await ditolak;
    const { rows, banyak, total } = await releasesPerAsset(deed.tx, jual);
    return [banyak, total, ...singkat(rows.map(({ kunci: _, ...row }) => row))];
  },
};

export const ASSET_BERGERAK = { assetBerganti: BERGANTI, assetDilaporkan: LAPORAN };
