import type { Id } from "#kernel/types.ts";
import { momentText, recordset } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { terpilih } from "../../produk/server/sql.ts";
import { type BarisUbah, type Keadaan, MAX_UBAH, type Permintaan, type UbahBanyak } from "../contract.ts";

/** A product that is meant, as it is now. */
export type Sasaran = Omit<BarisUbah, "sesudah"> & { versi: number };
export type Diminta = Pick<Permintaan, "idProduk" | "cari" | "kategori" | "stok" | "kolom">;

const KEADAAN = ["hargaProduk", "minimalStock", "aktif"] as const;
const keadaan = (db: Db): Fragment =>
  db`jsonb_build_object('hargaProduk', p.harga_produk, 'minimalStock', p.minimal_stock, 'aktif', not p.soft_delete)`;

/** One more than may be changed, so that it can be told. */
export function listSasaran(db: Db, { idProduk, ...terlihat }: Diminta): Promise<Sasaran[]> {
  const cocok = idProduk
    ? db`kategori_produk <> 'bahan' and id_produk = any(${[...idProduk]})`
    : terpilih(db, terlihat);
  return db<Sasaran[]>`
    select p.id_produk, p.kode_produk, p.nama_produk, p.versi, ${keadaan(db)} as sebelum
    from (select * from produk where ${cocok} order by id_produk limit ${MAX_UBAH + 1}) p order by p.id_produk`;
}

/** The same, locked in the order of their ids as every action does. */
export async function lockSasaran(tx: Tx, diminta: Diminta): Promise<Sasaran[]> {
  const ids = (await listSasaran(tx, diminta)).map(({ idProduk }) => idProduk);
  await tx`select 1 from produk where id_produk = any(${ids}) order by id_produk for no key update`;
  return listSasaran(tx, { ...diminta, idProduk: ids });
}

/** Writes these states. */
export async function changeKeadaan(
  { tx, now }: Deed,
  rows: readonly { idProduk: Id<"produk">; sesudah: Keadaan }[],
): Promise<void> {
  const isi = recordset(
    tx,
    rows.map(({ idProduk, sesudah }) => ({ idProduk, ...sesudah })),
    ["idProduk", ...KEADAAN],
  );
  await tx`
    update produk p set harga_produk = r.harga_produk, minimal_stock = r.minimal_stock, soft_delete = not r.aktif, updated_at = ${now},
      versi = p.versi + 1
    from jsonb_to_recordset(${isi}) r(id_produk integer, harga_produk bigint, minimal_stock integer, aktif boolean)
    where p.id_produk = r.id_produk`;
}

export async function insertUbah({ tx, now, user }: Deed, isi: string, baris: readonly BarisUbah[]) {
  const [added] = await tx<{ idUbahBanyak: Id<"ubahBanyak"> }[]>`
    insert into ubah_banyak (waktu, id_user, isi) values (${now}, ${user.idUser}, ${isi}) returning id_ubah_banyak`;
  if (!added) throw new Error("insert answered no row");
  const pasangan = baris.map(({ idProduk, sebelum, sesudah }) => {
    const [harga, minimal, henti] = KEADAAN.map((name) => sebelum[name] !== sesudah[name]);
    return {
      ...{ idUbahBanyak: added.idUbahBanyak, idProduk },
      ...(harga && { hargaLama: sebelum.hargaProduk, hargaBaru: sesudah.hargaProduk }),
      ...(minimal && { minimalLama: sebelum.minimalStock, minimalBaru: sesudah.minimalStock }),
      ...(henti && { hentiLama: !sebelum.aktif, hentiBaru: !sesudah.aktif }),
    };
  });
  const rows = recordset(tx, pasangan, [
    ...["idUbahBanyak", "idProduk", "hargaLama", "hargaBaru", "minimalLama", "minimalBaru", "hentiLama", "hentiBaru"],
  ]);
  await tx`insert into ubah_banyak_produk select * from jsonb_populate_recordset(null::ubah_banyak_produk, ${rows})`;
  return added.idUbahBanyak;
}

export type RiwayatRow = Omit<UbahBanyak, "aksi">;

const select = (db: Db): Fragment => db`
  select b.id_ubah_banyak, b.waktu, u.nama_lengkap as oleh, b.isi,
    (select count(*)::int from ubah_banyak_produk r where r.id_ubah_banyak = b.id_ubah_banyak) as jumlah,
    case when b.dibatalkan is not null
      then jsonb_build_object('waktu', ${momentText(db, db`b.dibatalkan`)}, 'oleh', k.nama_lengkap) end as dibatalkan
  from ubah_banyak b join karyawan u on u.id_user = b.id_user left join karyawan k on k.id_user = b.dibatalkan_oleh`;

const TERAKHIR = 10;

/** The last changes, newest first. */
export const lastUbah = (db: Db): Promise<RiwayatRow[]> =>
  db<RiwayatRow[]>`${select(db)} order by b.id_ubah_banyak desc limit ${TERAKHIR}`;

export async function lockUbah(tx: Tx, idUbahBanyak: Id<"ubahBanyak">): Promise<RiwayatRow | undefined> {
  await tx`select 1 from ubah_banyak where id_ubah_banyak = ${idUbahBanyak} for no key update`;
  const [row] = await tx<RiwayatRow[]>`${select(tx)} where b.id_ubah_banyak = ${idUbahBanyak}`;
  return row;
}

type Pasangan = { readonly [Name in keyof Keadaan]: Keadaan[Name] | null };
/** A product of a change: what it had, what it got, and what it has now. */
export type SatuUbah = Pick<BarisUbah, "idProduk" | "kodeProduk" | "namaProduk"> & {
  kini: Keadaan;
  lama: Pasangan;
  baru: Pasangan;
};

/** The products of a change, locked in the order of their ids. */
export async function lockProdukUbah(tx: Tx, idUbahBanyak: Id<"ubahBanyak">): Promise<SatuUbah[]> {
  await tx`
    select 1 from produk where id_produk in (select id_produk from ubah_banyak_produk where id_ubah_banyak = ${idUbahBanyak})
    order by id_produk for no key update`;
  return tx<SatuUbah[]>`
    select p.id_produk, p.kode_produk, p.nama_produk, ${keadaan(tx)} as kini,
      jsonb_build_object('hargaProduk', b.harga_lama, 'minimalStock', b.minimal_lama, 'aktif', not b.henti_lama) as lama,
      jsonb_build_object('hargaProduk', b.harga_baru, 'minimalStock', b.minimal_baru, 'aktif', not b.henti_baru) as baru
    from ubah_banyak_produk b join produk p using (id_produk) where b.id_ubah_banyak = ${idUbahBanyak} order by p.id_produk`;
}

export async function noteUndo({ tx, now, user }: Deed, idUbahBanyak: Id<"ubahBanyak">): Promise<void> {
  await tx`
    update ubah_banyak set dibatalkan = ${now}, dibatalkan_oleh = ${user.idUser} where id_ubah_banyak = ${idUbahBanyak}`;
}
