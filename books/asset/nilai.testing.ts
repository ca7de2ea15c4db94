import fc from "fast-check";
import { setelahBulan } from "#areas/asset/list-asset/penyusutan.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Office } from "#test/support/office.ts";
import { enterAsset } from "../fixturesJurnal.ts";

/** Assets for tests, with their times out of use and their journal. */
export const tanggalKe = (n: number) => new Date(Date.UTC(2016, 0, 1 + n)).toISOString().slice(0, 10) as Tanggal;
/** The price of the dearest asset: the sum of all assets of a test is still a Rupiah. */
const TERMAHAL = 1_000_000_000_000;
export const HARI_TERAKHIR = 3_975; // 19 November 2026

export type Istirahat = [dari: Tanggal, sampai: Tanggal];
export type Uji = {
  harga: Rupiah;
  pembagi: number;
  tglAssetMasuk: Tanggal;
  /** Since when it counts in the books: its first day, or the first of a later month. */
  tglBuku: Tanggal;
  istirahat: Istirahat | null;
};
export type Tercatat = Uji & { idKategoriAsset: Id<"kategoriAsset"> };

export const hariApaPun = fc.integer({ min: 0, max: HARI_TERAKHIR }).map(tanggalKe);
const uji: fc.Arbitrary<Uji> = fc
  .record({
    harga: fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: TERMAHAL })),
    pembagi: fc.integer({ min: 1, max: 120 }),
    masuk: fc.integer({ min: 0, max: HARI_TERAKHIR }),
    tutup: fc.option(fc.nat(40), { nil: null, freq: 3 }),
    lama: fc.option(fc.tuple(fc.nat(900), fc.nat(400)), { nil: null }),
  })
  .map(({ harga, pembagi, ...hari }) => ({ harga: harga as Rupiah, pembagi, ...hariAsset(hari) }));

type Hari = { masuk: number; tutup: number | null; lama: [number, number] | null };

/** The days of an asset that was registered when the books were closed so many months after its first day. */
export function hariAsset({ masuk, tutup, lama }: Hari): Pick<Uji, "tglAssetMasuk" | "tglBuku" | "istirahat"> {
  const tglAssetMasuk = tanggalKe(masuk);
  const awalBulan = `${tglAssetMasuk.slice(0, 8)}01` as Tanggal;
  const tglBuku = tutup === null ? tglAssetMasuk : setelahBulan(awalBulan, tutup + 1);
  const dibukukan = Math.round((Date.parse(tglBuku) - Date.parse(tanggalKe(0))) / 86_400_000);
  const istirahat: Istirahat | null = lama && [
    tanggalKe(dibukukan + lama[0]),
    tanggalKe(dibukukan + lama[0] + lama[1]),
  ];
  return { tglAssetMasuk, tglBuku, istirahat };
}

export const gerombolan = fc.array(uji, { minLength: 60, maxLength: 60 });

let ke = 0;

/**
 * Registers each asset in a category of its own, so that the figures of a category are those of one asset; with
 * `sekategori` all of them are in one category, where `padaHari` merges groups that are alike.
 */
export async function noteAssets(
  office: Office,
  daftar: readonly Uji[],
  { sekategori = false } = {},
): Promise<Tercatat[]> {
  const { idUser } = await office.person("Super Admin");
  const now = office.now();
  const pertama = ke + 1;
  const baris = daftar.map((row) => {
    ke += 1;
    const kategori = `UJI-${sekategori ? pertama : ke}`;
    return {
      ...row,
      kode: `UJI-${ke}`,
      kategori,
      dari: row.istirahat?.[0] ?? null,
      sampai: row.istirahat?.[1] ?? null,
    };
  });
  const ids = await office.sql<{ idKategoriAsset: Id<"kategoriAsset"> }[]>`
    with b as (
      select * from jsonb_to_recordset(${office.sql.json(baris)})
        as b(kode text, kategori text, harga bigint, pembagi int, "tglAssetMasuk" date, "tglBuku" date, dari date, sampai date)),
    k as (insert into kategori_asset (nama_kategori, kode, pembagi, jenis_batas, batas)
          select kategori, kategori, 1, 'atas', 0 from b group by kategori returning id_kategori_asset, kode as kategori),
    l as (insert into lokasi_asset (nama_lokasi, singkatan) select kode, kode from b limit 1 returning id_lokasi),
    a as (insert into asset (kode_asset, nama_barang, id_kategori_asset, id_lokasi, harga, pembagi, tgl_asset_masuk, tgl_buku,
            dibuat, id_user)
          select kode, kode, id_kategori_asset, id_lokasi, harga, pembagi, "tglAssetMasuk", "tglBuku", ${now}, ${idUser}
          from b join k using (kategori) cross join l returning id_asset, kode_asset),
    r as (insert into asset_kondisi (id_asset, tanggal, waktu, digunakan, keterangan, id_user)
          select id_asset, case when kembali then sampai else dari end, ${now}, kembali, 'Rusak', ${idUser}
          from a join b on b.kode = a.kode_asset cross join (values (false), (true)) v(kembali)
          where dari is not null order by id_asset, kembali)
    select id_kategori_asset from k join b using (kategori) order by substr(b.kode, 5)::int`;
  await enterAsset(office.sql, tanggalKe(HARI_TERAKHIR));
  return daftar.map((row, at) => ({ ...row, idKategoriAsset: ids[at]?.idKategoriAsset ?? (0 as never) }));
}
