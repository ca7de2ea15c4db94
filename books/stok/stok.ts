import type { KartuStok } from "#areas/produk/produk/kartuStok.ts";
import { satuan as bersatuan } from "#kernel/satuan.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { together } from "#platform/db/together.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, notFound } from "#platform/http/refusal.ts";
import { jurnalBarang } from "../jurnal/jurnal.ts";
import { nilaiDokumen } from "./nilai.ts";

/**
 * The book of stock, *stok*: the only code that moves goods. Every movement is a row; a trigger keeps `jumlah_stock` of
 * the product. `moveGoods` also changes `ditahan`, the units that open orders hold.
 */
export type JenisStok = Exclude<KartuStok["jenis"], "biaya"> | "pakai" | "batal-pakai";

export type Gerak = {
  idProduk: Id<"produk">;
  jenis: JenisStok;
  /** Into the warehouse (+) or out of it (-). */
  qty: number;
  /** Change of the units that open orders hold. */
  tahan?: number;
  /** Code of the document that caused the movement. */
  sumber?: string;
  keterangan?: string;
  /** The line made to order that a finished machine is for. */
  idOrderan?: Id<"orderan">;
  /** The production that takes these materials, or that this machine comes from. */
  idProduksi?: number;
  /** How many packs of a purchase order these are, where a pack is not a unit. */
  unit?: number;
};

export type ProdukTerkunci = {
  idProduk: Id<"produk">;
  kodeProduk: string;
  namaProduk: string;
  kapasitas: string;
  tipe: string;
  kategoriProduk: string;
  hargaProduk: Rupiah;
  hargaBeli: Rupiah;
  jumlahStock: number;
  stockSales: number;
  softDelete: boolean;
  berseri: boolean;
  /** The unit of a material, whose quantities are in thousandths; "" of a machine. */
  satuan: string;
  satuanBeli: string;
  /** How much of the stock a bought pack brings; 1 of a machine. */
  isiBeli: number;
};

/** Loads goods, materials as well, and locks them in the order of their ids, as every action does. Refuses an unknown id. */
export async function lockBarang(deed: Deed, ids: readonly Id<"produk">[]): Promise<Map<number, ProdukTerkunci>> {
  const wanted = [...new Set(ids)];
  const produk = await produkTerkunci(deed.tx, deed.tx`select unnest(${wanted}::int[])`);
  if (produk.size < wanted.length) throw notFound("Produk");
  return produk;
}

/** The same of what can be sold: who sells knows of no materials. */
export async function lockProduk(deed: Deed, ids: readonly Id<"produk">[]): Promise<Map<number, ProdukTerkunci>> {
  const produk = await lockBarang(deed, ids);
  if ([...produk.values()].some(({ kategoriProduk }) => kategoriProduk === "bahan")) throw notFound("Produk");
  return produk;
}

/** Products as they are now, to look at. */
export async function readProduk(db: Db, ids: readonly Id<"produk">[]): Promise<Map<number, ProdukTerkunci>> {
  const rows = await db<ProdukTerkunci[]>`
    ${kolomProduk(db)} where id_produk = any(${[...new Set(ids)]}::int[]) and kategori_produk <> 'bahan'`;
  return new Map(rows.map((row) => [row.idProduk, row]));
}

const kolomProduk = (db: Db): Fragment => db`
  select id_produk, kode_produk, nama_produk, kapasitas, tipe, kategori_produk, harga_produk, harga_beli,
    jumlah_stock, stock_sales, soft_delete, berseri, satuan, satuan_beli, isi_beli
  from produk`;

/** The same for the products whose ids a statement selects. */
export async function produkTerkunci(tx: Tx, ids: Fragment): Promise<Map<number, ProdukTerkunci>> {
  const rows = await tx<ProdukTerkunci[]>`
    ${kolomProduk(tx)} where id_produk = any(array(${ids})) order by id_produk for update`;
  return new Map(rows.map((row) => [row.idProduk, row]));
}

const habis = ({ namaProduk, stockSales, satuan }: ProdukTerkunci) =>
  conflict(
    `Stock ${namaProduk} tidak mencukupi, tersisa ${satuan === "" ? stockSales : bersatuan(stockSales, satuan)}`,
  );

/**
 * Holds units for open orders, or releases them where `qty` is negative. Refuses where too few are free. `terkunci`: the
 * products, where the caller has just locked them and changed nothing.
 */
export async function holdUnits(
  deed: Deed,
  lines: readonly { idProduk: Id<"produk">; qty: number }[],
  terkunci?: ReadonlyMap<number, ProdukTerkunci>,
): Promise<void> {
  const perProduk = sumPerProduk(lines);
  if (perProduk.size === 0) return;
  const produk = terkunci ?? (await lockProduk(deed, [...perProduk.keys()]));
  for (const [idProduk, qty] of perProduk) {
    const row = produk.get(idProduk);
    if (row && qty > row.stockSales) throw habis(row);
  }
  await deed.tx`
    update produk p set ditahan = ditahan + t.qty
    from unnest(${[...perProduk.keys()]}::int[], ${[...perProduk.values()]}::int[]) t(id_produk, qty)
    where p.id_produk = t.id_produk`;
}

/** Writes movements in the given order and updates `ditahan`. `terkunci` as for `tahan`. */
export async function moveGoods(
  deed: Deed,
  gerakan: readonly Gerak[],
  terkunci?: ReadonlyMap<number, ProdukTerkunci>,
): Promise<void> {
  if (gerakan.length === 0) return;
  const ids = gerakan.map((gerak) => gerak.idProduk);
  refuseShortage(terkunci ?? (await lockBarang(deed, ids)), gerakan);
  const { tx, user, now, today } = deed;
  const rows = gerakan.map((gerak, urut) => ({
    urut,
    id: gerak.idProduk,
    jenis: gerak.jenis,
    qty: gerak.qty,
    sumber: gerak.sumber ?? "",
    keterangan: gerak.keterangan ?? "",
    idOrderan: gerak.idOrderan ?? null,
    idProduksi: gerak.idProduksi ?? null,
    unit: gerak.unit ?? null,
  }));
  // Releases come first and new holds last, so that neither the stock nor its free part is below zero in between.
  const [, written] = await together(
    () => moveHeld(deed, gerakan, (tahan) => tahan < 0),
    () => tx<{ idStok: number }[]>`
      insert into stok (id_produk, tanggal, waktu, jenis, qty, nilai, sumber, keterangan, id_user, nama_user, id_orderan,
        id_produksi, unit)
      select r.id, ${today}, ${now}, r.jenis, r.qty, ${nilaiDokumen(tx)}, r.sumber, r.keterangan, ${user.idUser},
        ${user.nama}, r."idOrderan", r."idProduksi", r.unit
      from (
        select *, sum(qty) over (partition by id, jenis, sumber order by urut) as sampai
        from jsonb_to_recordset(${tx.json(rows)})
          as x(urut int, id int, jenis text, qty int, sumber text, keterangan text, "idOrderan" bigint, "idProduksi" bigint,
            unit int)) r
      order by r.urut returning id_stok`,
    () => moveHeld(deed, gerakan, (tahan) => tahan > 0),
  );
  const pengiriman = gerakan.some(({ jenis }) => jenis === "kirim" || jenis === "batal-kirim");
  await jurnalBarang(
    tx,
    written.map((row) => row.idStok),
    pengiriman,
  );
}

function refuseShortage(produk: ReadonlyMap<number, ProdukTerkunci>, gerakan: readonly Gerak[]): void {
  const masuk = sumPerProduk(gerakan);
  const ditahan = sumPerProduk(gerakan.map(({ idProduk, tahan = 0 }) => ({ idProduk, qty: tahan })));
  for (const [id, row] of produk) {
    const bebas = row.stockSales + (masuk.get(row.idProduk) ?? 0) - (ditahan.get(row.idProduk) ?? 0);
    if (bebas < 0 || row.jumlahStock + (masuk.get(id as Id<"produk">) ?? 0) < 0) {
      throw habis(row);
    }
  }
}

async function moveHeld(deed: Deed, gerakan: readonly Gerak[], which: (tahan: number) => boolean): Promise<void> {
  const perProduk = sumPerProduk(
    gerakan.filter(({ tahan = 0 }) => which(tahan)).map(({ idProduk, tahan = 0 }) => ({ idProduk, qty: tahan })),
  );
  if (perProduk.size === 0) return;
  await deed.tx`
    update produk p set ditahan = ditahan + t.qty
    from unnest(${[...perProduk.keys()]}::int[], ${[...perProduk.values()]}::int[]) t(id_produk, qty)
    where p.id_produk = t.id_produk`;
}

function sumPerProduk(lines: readonly { idProduk: Id<"produk">; qty: number }[]): Map<Id<"produk">, number> {
  const sums = new Map<Id<"produk">, number>();
  for (const { idProduk, qty } of lines) sums.set(idProduk, (sums.get(idProduk) ?? 0) + qty);
  return sums;
}
