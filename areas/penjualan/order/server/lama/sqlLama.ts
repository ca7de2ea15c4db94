import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { OrderDihitung } from "./priceLama.ts";

type Bernomor = OrderDihitung & { idSo: string };

/** Notes what the orders were in the old program; answers their numbers. */
export async function insertLama({ tx }: Deed, orders: readonly Bernomor[]): Promise<number[]> {
  const rows = orders.map(({ idSo, lama: { nomor, tanggal, catatan } }) => ({ idSo, nomor, tanggal, catatan }));
  await tx`
    insert into order_lama (id_so, nomor, tanggal, catatan)
    select "idSo", nomor, tanggal, catatan
    from jsonb_to_recordset(${tx.json(rows)}) as r("idSo" text, nomor text, tanggal date, catatan text)`;
  const urut = await tx<{ urut: number }[]>`
    select urut from so where id_so = any(${orders.map(({ idSo }) => idSo)}::text[]) order by urut`;
  return urut.map((row) => row.urut);
}

/** The deadlines of lines; what is made of a paid order is begun, and due when it would be had it begun here. */
export async function setTenggat(
  { tx }: Deed,
  orders: readonly Bernomor[],
  { tglBuku, hari }: { tglBuku: Tanggal; hari: number },
) {
  const rows = orders.flatMap(({ idSo, lama, deadline }) =>
    deadline.map((tgl, at) => ({ idSo, urutan: at + 1, tgl, dibayar: lama.dp > 0 })),
  );
  await tx`
    update orderan o set
      tgl_awal_pengerjaan = case when r.dibayar and o.sumber_produk = 'PL' then ${tglBuku}::date end,
      tgl_deadline = coalesce(r.tgl, case when r.dibayar and o.sumber_produk = 'PL' then ${tglBuku}::date + ${hari}::int end)
    from jsonb_to_recordset(${tx.json(rows)}) as r("idSo" text, urutan int, tgl date, dibayar boolean)
    where o.id_so = r."idSo" and o.urutan = r.urutan and (r.tgl is not null or r.dibayar)`;
}

/** Approves invoices of orders of which nothing has left, and that owe nothing else. */
export const acceptInvoices = ({ tx, user, today }: Deed, ids: readonly string[]) => tx`
  update invoice set status_approve = 'Disetujui', tgl_approve = ${today}, id_user_approve = ${user.idUser}, versi = versi + 1
  where id_invoice = any(${[...ids]}::text[])`;

export type DpLama = { idSo: string; idInvoice: string; idRekening: Id<"rekening">; nominal: Rupiah; hari: Tanggal };

/** The orders of an import, locked. */
export const lockImported = (tx: Tx, urut: readonly number[]) => tx<{ idSo: string }[]>`
  select id_so from so where urut = any(${[...urut]}::bigint[]) order by id_so for update`;

/** Their down payments and the day on which these were booked. */
export const dpOf = (tx: Tx, ids: readonly string[]) => tx<DpLama[]>`
  select i.id_so, i.id_invoice, i.id_rekening, p.nominal_pengajuan as nominal, p.tgl_approve as hari
  from invoice i join pengajuan p on p.id_invoice = i.id_invoice and p.tipe_pengajuan = 'masuk'
  where i.id_so = any(${[...ids]}::text[]) and i.dihapus is null order by i.id_invoice`;

/** The first order that something happened to since its import, and what. */
export async function findChanged(tx: Tx, ids: readonly string[]) {
  const milik = tx`any(${[...ids]}::text[])`;
  const [row] = await tx<{ idSo: string; alasan: string }[]>`
    select id_so, alasan from (
      select id_so, 'sudah dibatalkan' as alasan from so where id_so = ${milik} and dibatalkan is not null
      union all
      select id_so, 'sudah diubah sejak diimpor' from so where id_so = ${milik} and (versi > 1 or revisi > 1)
      union all
      select id_so, 'sudah punya pengajuan koreksi' from koreksi where id_so = ${milik}
      union all
      select id_so, 'sudah punya surat jalan' from surat_jalan where id_so = ${milik}
      union all
      select i.id_so, 'sudah punya invoice lain' from invoice i join so s using (id_so)
      where i.id_so = ${milik} and (i.dihapus is not null or i.ke > 1 or i.dibuat <> s.dibuat)
      union all
      select o.id_so, 'sudah dikerjakan' from orderan o
      where o.id_so = ${milik} and o.sumber_produk = 'PL'
        and (o.qty_selesai > 0 or exists (select from po_orderan p where p.id_orderan = o.id_orderan))
      union all
      select id_dokumen, 'sudah dikomentari sejak diimpor' from komentar where jenis = 'order' and id_dokumen = ${milik}) t
    order by id_so limit 1`;
  return row;
}

/** The invoices leave the chains of their orders. */
export const markCancelled = ({ tx, now }: Deed, ids: readonly string[]) => tx`
  update invoice set status_approve = 'Dibatalkan', dibatalkan = ${now}, dihapus = ${now}, versi = versi + 1
  where id_invoice = any(${[...ids]}::text[])`;

/** Their numbers are free for the next import. */
export const markLamaCancelled = ({ tx, now }: Deed, ids: readonly string[]) => tx`
  update order_lama set dibatalkan = ${now} where id_so = any(${[...ids]}::text[])`;
