import { advanceNumbering, lockPenomoran } from "#company/kode.ts";
import type { Id } from "#kernel/types.ts";
import { type Db, type Tx, translating } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { invalidField } from "#platform/http/refusal.ts";
import type { NomorUnit } from "../isiSeri.ts";
import type { NomorDikenal } from "./rules.ts";

/** Those of the numbers that are known, with the note that holds each of them. */
export async function nomorDikenal(db: Db, nomor: readonly string[]): Promise<NomorDikenal[]> {
  if (nomor.length === 0) return [];
  return db`
    select s.nomor, s.id_produk, p.nama_produk, n.id_surat_jalan as dipegang, n.id_retur as rusak,
      coalesce(n.akhir_rusak = 'buang', false) as dibuang
    from seri s join produk p using (id_produk)
    left join surat_jalan_seri n on n.nomor = s.nomor and n.kembali is null
    where s.nomor = any(${[...nomor]})`;
}

export async function releaseNomor(tx: Tx, idSuratJalan: string, nomor: readonly string[]): Promise<void> {
  if (nomor.length === 0) return;
  await tx`delete from surat_jalan_seri where id_surat_jalan = ${idSuratJalan} and nomor = any(${[...nomor]})`;
}

/** Puts numbers on a note: new ones, or ones of units that came back. */
export async function insertNomor(
  { tx, now }: Deed,
  idSuratJalan: string,
  unit: readonly (NomorUnit & { idProduk: Id<"produk"> })[],
): Promise<void> {
  if (unit.length === 0) return;
  const rows = tx.json(unit.map(({ idOrderan, idProduk, nomor }) => ({ nomor, baris: idOrderan, produk: idProduk })));
  const direbut = () => invalidField("seri", "Salah satu nomor seri baru saja dipakai orang lain, periksa kembali");
  await translating(
    async () => {
      // In the order of the numbers, so that two people who give the same ones wait and do not deadlock.
      await tx`
        insert into seri (nomor, id_produk, dibuat)
        select nomor, produk, ${now} from jsonb_to_recordset(${rows}) as r(nomor text, produk int)
        order by nomor collate "C" on conflict do nothing`;
      await tx`
        insert into surat_jalan_seri (id_surat_jalan, id_orderan, nomor)
        select ${idSuratJalan}, baris, nomor from jsonb_to_recordset(${rows}) as r(nomor text, baris bigint)
        order by nomor collate "C"`;
    },
    {
      surat_jalan_seri_dipakai: direbut,
      surat_jalan_seri_produk: direbut,
      surat_jalan_seri_nomor_fkey: direbut,
    },
  );
}

type Permintaan = { idProduk: Id<"produk">; awalan: string; banyak: number };
type Usulan = { nomor: string; idProduk: Id<"produk"> };

/** The next free numbers of products after those that the counters of this month have proposed. */
const nomorBebas = (db: Db, minta: readonly (Permintaan & { sesudah: number })[]) => db`
  select m.produk as id_produk, m.awalan || n as nomor, n as urutan
  from jsonb_to_recordset(${db.json(minta.map(({ idProduk, ...rest }) => ({ produk: idProduk, ...rest })))})
    as m(produk int, awalan text, banyak int, sesudah int)
  cross join lateral (
    select n from generate_series(m.sesudah + 1, m.sesudah + m.banyak + (
      -- Every character of a number comes before the small letters.
      select count(*)::int from seri s where s.nomor >= m.awalan collate "C" and s.nomor < (m.awalan || 'a') collate "C"
    )) n
    where not exists (select from seri s where s.nomor = m.awalan || n) order by n limit m.banyak
  ) bebas`;

/** Free numbers as a form proposes them; they are not taken. */
export async function usulanNomor(db: Db, minta: Permintaan, bulan: string): Promise<string[]> {
  const [row] = await db<{ nomor: number }[]>`
    select nomor from penomoran where jenis = ${jenisHitungan(minta.idProduk)} and bulan = ${bulan}`;
  const rows = await db<{ nomor: string }[]>`
    select nomor from (${nomorBebas(db, [{ ...minta, sesudah: row?.nomor ?? 0 }])}) b order by urutan`;
  return rows.map(({ nomor }) => nomor);
}

const jenisHitungan = (idProduk: Id<"produk">): string => `seri/${idProduk}`;

/** Takes new numbers for products: each once, whoever numbers units at the same time. */
export async function nomorBaru(deed: Deed, minta: readonly Permintaan[]): Promise<Usulan[]> {
  if (minta.length === 0) return [];
  const { tx, now } = deed;
  const counters = await lockPenomoran(
    deed,
    minta.map(({ idProduk }) => jenisHitungan(idProduk)),
  );
  const dari = minta.map((one) => ({ ...one, sesudah: counters.get(jenisHitungan(one.idProduk)) ?? 0 }));
  const taken = await tx<Usulan[]>`
    insert into seri (nomor, id_produk, dibuat)
    select nomor, id_produk, ${now} from (${nomorBebas(tx, dari)}) b order by nomor
    on conflict do nothing returning nomor, id_produk`;
  const milik = Map.groupBy(taken, ({ idProduk }) => idProduk);
  const terakhir = dari.map(({ idProduk, awalan, sesudah }) => ({
    jenis: jenisHitungan(idProduk),
    nomor: Math.max(sesudah, ...(milik.get(idProduk) ?? []).map(({ nomor }) => Number(nomor.slice(awalan.length)))),
  }));
  await advanceNumbering(deed, terakhir);
  // Somebody typed one of them just now: the next ones take their place.
  const kurang = minta.flatMap((one) => {
    const banyak = one.banyak - (milik.get(one.idProduk)?.length ?? 0);
    return banyak > 0 ? [{ ...one, banyak }] : [];
  });
  return [...taken, ...(await nomorBaru(deed, kurang))];
}
