import type { ProdukTerkunci } from "#books/stok/stok.ts";
import { tulisKemasan } from "#kernel/satuan.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { kolomPo, type PoTersimpan } from "./load.ts";

/** The purchase order, locked until the transaction ends. */
export async function lockPo(tx: Tx, idPo: string): Promise<PoTersimpan | undefined> {
  const [row] = await tx<PoTersimpan[]>`
    select ${kolomPo(tx)} from po p join karyawan k using (id_user) where p.id_po = ${idPo} for update of p`;
  return row;
}

type Baru = {
  idPo: string;
  qty: number;
  hargaSatuan: Rupiah;
  tglOrder: Tanggal;
  tglDeadline: Tanggal;
  idPemasok: Id<"pemasok"> | null;
  namaPemasok: string;
};

/** The caller has locked the product, because its batches are numbered one after the other. */
export async function insertPo({ tx, user, now }: Deed, produk: ProdukTerkunci, baru: Baru) {
  const { idProduk, kodeProduk, namaProduk, kapasitas, tipe, isiBeli: isi, satuanBeli: satuan } = produk;
  const [terakhir] = await tx<{ ke: number }[]>`
    select greatest((select max(ke) from po where id_produk = ${idProduk}),
                    (select max(ke) from po where kode_produk = ${kodeProduk}), 0) as ke`;
  const ke = (terakhir?.ke ?? 0) + 1;
  const batch = { ...baru, ke, kloter: `${kodeProduk}/${ke}` };
  // What a pack of a material is stands where a machine has its capacity, on every list and on paper.
  const ukuran = satuan === "" ? kapasitas : tulisKemasan(produk);
  const dari = {
    idProduk,
    kodeProduk,
    namaProduk,
    kapasitas: ukuran,
    tipe,
    isi,
    satuan,
    dibuat: now,
    idUser: user.idUser,
  };
  const [row] = await tx<{ kloter: string; totalHarga: Rupiah }[]>`
    insert into po ${tx({ ...batch, ...dari })} returning kloter, total_harga`;
  if (!row) throw new Error("insert answered no row");
  return row;
}

/** `selesai` is below zero where a count is taken back. */
export async function addSelesaiPo({ tx, today }: Deed, idPo: string, selesai: number): Promise<void> {
  await tx`
    update po set qty_selesai = qty_selesai + ${selesai},
      status_po = case when qty_selesai + ${selesai} = qty then 'Selesai' else 'Proses' end,
      tgl_selesai = case when qty_selesai + ${selesai} = qty then ${today}::date end
    where id_po = ${idPo}`;
}

/** Sets the quantity to what has arrived. */
export async function splitPo({ tx, today }: Deed, idPo: string): Promise<void> {
  await tx`
    update po set qty = qty_selesai, status_po = 'Selesai', tgl_selesai = ${today} where id_po = ${idPo}`;
}

export async function dropPo({ tx, now }: Deed, idPo: string): Promise<void> {
  await tx`update po set dibatalkan = ${now} where id_po = ${idPo}`;
}

export async function settlePo({ tx }: Deed, idPo: string, tglLunas: Tanggal): Promise<void> {
  await tx`update po set status_pembayaran = true, tgl_lunas = ${tglLunas} where id_po = ${idPo}`;
}

type Riwayat = { idPo: string; untukOrderan: number; untukStock: number; keterangan: string };

export async function noteRiwayatPo({ tx, now, user }: Deed, riwayat: Riwayat): Promise<void> {
  const selesai = riwayat.untukOrderan + riwayat.untukStock;
  await tx`insert into po_riwayat ${tx({ ...riwayat, selesai, tglUpdate: now, idUser: user.idUser })}`;
}

type Hitungan = {
  selesai: number;
  untukOrderan: number;
  keterangan: string;
  tanggal: Tanggal;
  /** What it wrote to the book of stock, in that order; without a line it was free to sell. */
  baris: { idOrderan: Id<"orderan"> | null; qty: number }[];
};

/** The last row of the history; one of 0 units or less is no count. */
export async function hitunganTerakhir(tx: Tx, idPo: string): Promise<Hitungan | undefined> {
  const [row] = await tx<Hitungan[]>`
    select r.selesai, r.untuk_orderan, r.keterangan, (r.tgl_update at time zone 'Asia/Jakarta')::date as tanggal,
      array(
        select json_build_object('idOrderan', t.id_orderan, 'qty', coalesce(t.unit, t.qty))
        from (select id_stok, id_orderan, qty, unit, sum(coalesce(unit, qty)) over (order by id_stok desc) - coalesce(unit, qty) as sesudahnya
              from stok where sumber = r.id_po and jenis = 'po') t
        where t.sesudahnya < r.selesai order by t.id_stok) as baris
    from po_riwayat r where r.id_po = ${idPo} order by r.id_po_riwayat desc limit 1`;
  return row && row.selesai > 0 ? row : undefined;
}

export type KepadaPemasok = { kontak: string; telepon: string; alamat: string; email: string };

/** To whom a purchase order goes: what is known of its supplier now. */
export async function kepadaPemasok(db: Db, idPemasok: Id<"pemasok"> | null): Promise<KepadaPemasok | null> {
  const [row] = await db<KepadaPemasok[]>`
    select kontak, telepon, alamat, email from pemasok where id_pemasok = ${idPemasok}`;
  return row ?? null;
}

/** What was paid before for a purchase order and is not used yet; null where there is none. */
export async function uangMukaPo(tx: Tx, idPo: string): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    select id_uang_muka as id from uang_muka_beli where id_po = ${idPo} and sisa > 0 order by urut limit 1`;
  return row?.id ?? null;
}
