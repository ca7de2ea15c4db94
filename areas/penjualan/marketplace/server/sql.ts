import { type Milik, orderSaja } from "#company/orderMilik.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { StatusApprove } from "../../order/label.ts";
import { PESANAN_TERAKHIR, type SkuDisebut } from "../contract.ts";
import type { PesananMarketplace, StatusPesanan, Toko } from "../isiMarketplace.ts";
import type { Cair } from "./readCair.ts";

export type TokoRow = { idPelanggan: Id<"pelanggan">; idRekening: Id<"rekening"> | null };

/** A marketplace, locked, with the customer after all merging whose orders they are. */
export async function lockToko(tx: Tx, toko: Toko): Promise<TokoRow | undefined> {
  const [row] = await tx<TokoRow[]>`
    select u.id_pelanggan, t.id_rekening from marketplace_toko t
    join pelanggan p using (id_pelanggan) join pelanggan u on u.id_pelanggan = p.id_utama
    where t.toko = ${toko} for update of t for share of p, u`;
  return row;
}

export const insertToko = (tx: Tx, toko: Toko, idPelanggan: Id<"pelanggan">) =>
  tx`insert into marketplace_toko (toko, id_pelanggan) values (${toko}, ${idPelanggan})`;

export const changeRekening = (tx: Tx, toko: Toko, idRekening: Id<"rekening">) =>
  tx`update marketplace_toko set id_rekening = ${idRekening} where toko = ${toko}`;

/** Which products these SKUs are: as somebody said, or by their own code. */
export async function knownSku(tx: Tx, toko: Toko, sku: readonly string[]): Promise<Map<string, Id<"produk">>> {
  const rows = await tx<{ sku: string; idProduk: Id<"produk"> }[]>`
    select s.sku, coalesce(m.id_produk, p.id_produk) as id_produk from unnest(${[...sku]}::text[]) s(sku)
    left join marketplace_sku m on m.toko = ${toko} and m.sku = s.sku
    left join produk p on lower(p.kode_produk) = lower(s.sku) and p.kategori_produk <> 'bahan'
    where num_nonnulls(m.id_produk, p.id_produk) > 0`;
  return new Map(rows.map(({ sku, idProduk }) => [sku, idProduk]));
}

export const rememberSku = ({ tx, user, now }: Deed, toko: Toko, sku: readonly SkuDisebut[]) => tx`
  insert into marketplace_sku (toko, sku, id_produk, waktu, id_user)
  select distinct on (s.sku) ${toko}, s.sku, s."idProduk", ${now}::timestamptz, ${user.idUser}::int
  from jsonb_to_recordset(${tx.json(sku)}) as s(sku text, "idProduk" int)
  on conflict (toko, sku) do update set id_produk = excluded.id_produk, waktu = excluded.waktu, id_user = excluded.id_user
  where marketplace_sku.id_produk <> excluded.id_produk`;

/** What a SKU can be. */
export const produkDijual = (tx: Tx) => tx<{ idProduk: Id<"produk">; kodeProduk: string; namaProduk: string }[]>`
  select id_produk, kode_produk, nama_produk from produk where kategori_produk <> 'bahan' and not soft_delete
  order by lower(nama_produk), id_produk limit 5000`;

export type Dikenal = {
  nomor: string;
  idSo: string | null;
  status: StatusPesanan;
  resi: string;
  qtyRetur: number;
};

export const knownPesanan = (tx: Tx, toko: Toko, nomor: readonly string[]) => tx<Dikenal[]>`
  select nomor, id_so, status, resi, qty_retur from marketplace_pesanan
  where toko = ${toko} and nomor = any(${[...nomor]}::text[]) order by nomor for update`;

export type Disimpan = Dikenal & { diskon: Rupiah };

/** Notes what is known of orders of a marketplace, new and known ones. */
export async function savePesanan({ tx, user, now }: Deed, toko: Toko, rows: readonly Disimpan[]): Promise<void> {
  if (rows.length === 0) return;
  await tx`
    insert into marketplace_pesanan (toko, nomor, id_so, status, resi, qty_retur, diskon, waktu, id_user)
    select ${toko}, r.nomor, r."idSo", r.status, r.resi, r."qtyRetur", r.diskon, ${now}::timestamptz, ${user.idUser}::int
    from jsonb_to_recordset(${tx.json(rows)}) as r(nomor text, "idSo" text, status text, resi text, "qtyRetur" int, diskon bigint)
    on conflict (toko, nomor) do update set status = excluded.status, resi = excluded.resi, qty_retur = excluded.qty_retur`;
}

/** Keeps the rows of a settlement that are new, and answers how many. */
export async function insertCair({ tx, user, now }: Deed, toko: Toko, rows: readonly Cair[]): Promise<number> {
  const baru = await tx`
    insert into marketplace_cair (toko, nomor, tanggal, nominal, pengembalian, ke, waktu, id_user)
    select ${toko}, r.nomor, r.tanggal, r.nominal, r.pengembalian, r.ke, ${now}::timestamptz, ${user.idUser}::int
    from jsonb_to_recordset(${tx.json(rows)}) as r(nomor text, tanggal date, nominal bigint, pengembalian bigint, ke int)
    on conflict do nothing returning 1`;
  return baru.length;
}

/** Of these numbers those that are an order of ours, with it. */
export const orderDari = (tx: Tx, toko: Toko, nomor: readonly string[]) => tx<{ nomor: string; idSo: string }[]>`
  select nomor, id_so from marketplace_pesanan
  where toko = ${toko} and nomor = any(${[...nomor]}::text[]) and id_so is not null order by id_so`;

/** What was paid out for an order of a marketplace `p`, and how much of it went back to the buyer; no rows say null. */
const dicairkan = (db: Db): Fragment => db`
  select sum(c.nominal)::bigint as cair, coalesce(sum(c.pengembalian), 0)::bigint as pengembalian
  from marketplace_cair c where c.toko = p.toko and c.nomor = p.nomor`;

/** The last invoice of an order that stands. */
const invoiceTerakhir = (db: Db): Fragment => db`
  select i.id_invoice, i.status_approve, i.jasa_online, i.nominal_bayar from invoice i
  where i.id_so = p.id_so and i.dihapus is null order by i.ke desc limit 1`;

export type Fakta = {
  idSo: string;
  toko: Toko;
  nomor: string;
  status: StatusPesanan;
  resi: string;
  qtyRetur: number;
  diskon: Rupiah;
  perlu: string;
  dilihat: string;
  cair: Rupiah | null;
  pengembalian: Rupiah;
  /** Whether it has had an invoice, and the last one that stands. One that was cancelled does not count once it is paid out. */
  pernah: boolean;
  idInvoice: string | null;
  statusApprove: StatusApprove | null;
  jasaOnline: Rupiah | null;
  nominalBayar: Rupiah | null;
};

/** What is known of the orders of a marketplace that these orders of ours are. */
export const loadFakta = (tx: Tx, idSo: readonly string[]) => tx<Fakta[]>`
  select p.id_so, p.toko, p.nomor, p.status, p.resi, p.qty_retur, p.diskon, p.perlu, p.dilihat, c.cair, c.pengembalian,
    exists (select from invoice i where i.id_so = p.id_so and (i.status_approve <> 'Dibatalkan' or c.cair is null)) as pernah, i.id_invoice, i.status_approve, i.jasa_online, i.nominal_bayar
  from marketplace_pesanan p cross join lateral (${dicairkan(tx)}) c left join lateral (${invoiceTerakhir(tx)}) i on true
  where p.id_so = any(${[...idSo]}::text[]) order by p.id_so`;

/** Notes what a person should look at, of the orders where that changed. */
export const notePerlu = (tx: Tx, rows: readonly { idSo: string; perlu: string }[]) => tx`
  update marketplace_pesanan p set perlu = r.perlu
  from jsonb_to_recordset(${tx.json(rows)}) as r("idSo" text, perlu text)
  where p.id_so = r."idSo" and p.perlu <> r.perlu`;

/** Notes that somebody looked at it; answers whether it still was what they looked at. */
export async function noteDilihat(tx: Tx, idSo: string, perlu: string): Promise<boolean> {
  const rows = await tx`
    update marketplace_pesanan set perlu = '', dilihat = perlu where id_so = ${idSo} and perlu = ${perlu} returning 1`;
  return rows.length > 0;
}

type BuyerRow = { idSo: string; namaPenerima: string; noTelp: string; alamatCustomer: string };
export type PembeliTertutup = BuyerRow & { alamatPenerima: string; noTelpPenerima: string };

/** The orders among these whose buyer is masked and may still be changed: nothing of them has left. */
export const maskedBuyers = (tx: Tx, idSo: readonly string[]) => tx<PembeliTertutup[]>`
  select s.id_so, s.nama_penerima, s.no_telp, s.alamat_customer, s.alamat_penerima, s.no_telp_penerima from so s
  where s.id_so = any(${[...idSo]}::text[]) and s.status_so not in ('Cancel', 'Tolak')
    and concat(s.nama_penerima, s.no_telp, s.alamat_customer) like '%*%'
    and not exists (select from orderan o where o.id_so = s.id_so and o.qty_terkirim > 0)
  order by s.id_so for update of s`;

export const changeBuyers = (tx: Tx, rows: readonly PembeliTertutup[]) => tx`
  update so s set nama_penerima = r."namaPenerima", no_telp = r."noTelp", alamat_customer = r."alamatCustomer",
    alamat_penerima = r."alamatPenerima", no_telp_penerima = r."noTelpPenerima", versi = versi + 1
  from jsonb_to_recordset(${tx.json(rows)}) as r("idSo" text, "namaPenerima" text, "noTelp" text, "alamatCustomer" text,
    "alamatPenerima" text, "noTelpPenerima" text)
  where s.id_so = r."idSo"`;

/** Writes the tracking number into the only delivery note of an order that has none; answers the notes. */
export const fillResi = (tx: Tx, idSo: readonly string[]) => tx<{ idSuratJalan: string; idSo: string; resi: string }[]>`
  update surat_jalan j set nomor_resi = p.resi, versi = j.versi + 1
  from marketplace_pesanan p join so s using (id_so)
  where p.id_so = any(${[...idSo]}::text[]) and p.resi <> '' and s.status_so <> 'Cancel' and j.id_so = p.id_so and j.nomor_resi = ''
    and not exists (select from surat_jalan l where l.id_so = p.id_so and l.id_surat_jalan <> j.id_surat_jalan)
  returning j.id_surat_jalan, j.id_so, p.resi`;

type Dicari = { cari: string; perlu: boolean; milik: Milik };

/** The last orders of marketplaces, or those that somebody should look at. */
export const lastPesanan = (db: Db, { cari, perlu, milik }: Dicari) => db<Omit<PesananMarketplace, "aksi">[]>`
  select p.toko, p.nomor, p.status, p.resi, p.perlu, p.id_so, s.tgl_order, s.nama_customer,
    s.total_pembelian - p.diskon + s.total_tambahan_online as total, c.cair,
    case when i.id_invoice is not null then jsonb_build_object('idInvoice', i.id_invoice, 'statusApprove', i.status_approve,
      'jasaOnline', i.jasa_online) end as invoice
  from (select * from marketplace_pesanan p where p.id_so is not null ${perlu ? db`and p.perlu <> ''` : db``}
      ${cari === "" ? db`` : db`and (lower(p.nomor) like ${`${likePrefix(cari)}%`} or p.id_so = upper(${cari}))`}
      ${orderSaja(db, "p.idSo", milik)} order by p.urut desc limit ${PESANAN_TERAKHIR}) p
  join so s using (id_so) cross join lateral (${dicairkan(db)}) c left join lateral (${invoiceTerakhir(db)}) i on true
  order by p.urut desc`;

const likePrefix = (cari: string): string => cari.toLowerCase().replace(/[\\%_]/g, "\\$&");

export async function countPerlu(db: Db, milik: Milik): Promise<number> {
  const [row] = await db<{ perlu: number }[]>`
    select count(*)::int as perlu from marketplace_pesanan p where p.perlu <> '' ${orderSaja(db, "p.idSo", milik)}`;
  return row?.perlu ?? 0;
}

/** What the marketplace has paid out for an order of which nothing went back; null where nothing is known. */
export async function dicairkanUtuh(tx: Tx, idSo: string): Promise<Rupiah | null> {
  const [row] = await tx<{ cair: Rupiah | null }[]>`
    select c.cair from marketplace_pesanan p cross join lateral (${dicairkan(tx)}) c
    where p.id_so = ${idSo} and p.qty_retur = 0 and c.pengembalian = 0`;
  return row?.cair ?? null;
}

/** The tracking number that the marketplace gave the parcel of an order; '' where none. */
export async function resiMarketplace(tx: Tx, idSo: string): Promise<string> {
  const [row] = await tx<{ resi: string }[]>`select resi from marketplace_pesanan where id_so = ${idSo}`;
  return row?.resi ?? "";
}
