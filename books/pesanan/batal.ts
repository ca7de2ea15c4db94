import { audit } from "#company/audit/audit.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { jurnalBatal } from "../jurnal/jurnal.ts";
import { submitPengembalian } from "../kas/kas.ts";
import { lowerFaktur } from "../pajak/faktur.ts";
import { unlinkLines } from "../pembelian/tautan.ts";
import { holdUnits, lockProduk } from "../stok/stok.ts";
import { refreshStatus } from "./pesanan.ts";

/**
 * Cancels an order: releases the stock that its lines hold, deletes (marks) its waiting invoices, stops open lines made
 * to order, books what left and came back as a return and the fee of a marketplace as given back, and asks for a refund
 * of the money received. The caller has locked the order and checked the rule.
 */
export async function takeBackSo(deed: Deed, idSo: string): Promise<void> {
  const { tx, now, user } = deed;
  const lines = await kunciBaris(deed, tx`id_so = ${idSo}`);
  await tx`select 1 from invoice where id_so = ${idSo} order by id_invoice for update`;
  await kunciProdukDari(deed, lines);
  const open = lines.filter((line) => line.statusProduk === "Progress");
  await unlinkLines(
    deed,
    open.map((line) => line.idOrderan),
  );
  await tx`
    update orderan set ditahan = 0, dibatalkan = case status_produk when 'Progress' then ${now}::timestamptz end
    where id_so = ${idSo} and dibatalkan is null`;
  await hapusYangMenunggu(deed, idSo);
  // Its waiting notes will not leave: other orders may use their serial numbers.
  await tx`
    delete from surat_jalan_seri where id_surat_jalan in (
      select id_surat_jalan from surat_jalan where id_so = ${idSo} and status_barang not in ('Kirim', 'Diambil'))`;
  const [batal] = await tx<{ dipotong: Rupiah; berpotongan: boolean }[]>`
    update so set dibatalkan = ${now}, dibatalkan_oleh = ${user.nama}, status_so = 'Cancel', versi = versi + 1,
      jasa_batal = case tipe_so when 'Online' then (
        select coalesce(sum(i.jasa_online), 0) from invoice i
        where i.id_so = so.id_so and i.dihapus is null and i.status_approve = 'Disetujui') else 0 end,
      pph_batal = (
        select coalesce(sum(i.pph_dipotong), 0) from invoice i
        where i.id_so = so.id_so and i.dihapus is null and i.status_approve = 'Disetujui')
    where id_so = ${idSo} returning jasa_batal + pph_batal as dipotong, exists (
      select from koreksi k where k.id_so = so.id_so and k.jenis in ('nota-kredit', 'hapus-piutang') and k.status = 'Disetujui')
      as berpotongan`;
  await refreshStatus(deed, [idSo]);
  await kembalikan(deed, lines);
  const keluar = lines.some((line) => line.qtyTerkirim > 0);
  if (batal?.dipotong || batal?.berpotongan || keluar) await jurnalBatal(tx, idSo);
  await submitRefund(deed, idSo, null, `Pengembalian dana ${idSo}`);
  // After its requests, as with an approval: the counters of codes are taken in one order.
  await lowerFaktur(deed, idSo, "Order Batal");
}

/**
 * Cancels orders that nothing happened to: no note, no unit made for them, no invoice that waits. The caller has locked them, and
 * takes back what was paid for them before it computes their states anew.
 */
export async function takeBackUntouched(deed: Deed, ids: readonly string[]): Promise<void> {
  const { tx, now, user } = deed;
  const semua = tx`id_so = any(${[...ids]}::text[])`;
  const lines = await kunciBaris(deed, semua);
  await kunciProdukDari(deed, lines);
  await tx`
    update orderan set ditahan = 0, dibatalkan = case status_produk when 'Progress' then ${now}::timestamptz end
    where ${semua} and dibatalkan is null`;
  await tx`
    update so set dibatalkan = ${now}, dibatalkan_oleh = ${user.nama}, status_so = 'Cancel', versi = versi + 1 where ${semua}`;
  await kembalikan(deed, lines);
}

/** Each invoice gets an entry in its own history, so that whoever comes to approve it reads who cancelled the order. */
async function hapusYangMenunggu(deed: Deed, idSo: string): Promise<void> {
  const gone = await deed.tx<{ idInvoice: string }[]>`
    update invoice set dihapus = ${deed.now}, versi = versi + 1
    where id_so = ${idSo} and dihapus is null and status_approve = 'Menunggu' returning id_invoice`;
  const change = { jenis: "invoice", idSo, sebelum: { dihapus: false }, sesudah: { dihapus: true } } as const;
  await audit(deed, ...gone.map(({ idInvoice }) => ({ ...change, id: idInvoice })));
}

/**
 * Cancels open lines made to order. Their rows stay for the history. The caller has locked their orders, checked the
 * rule, and updates the totals of the orders.
 */
export async function stopLines(deed: Deed, ids: readonly Id<"orderan">[]): Promise<void> {
  if (ids.length === 0) return;
  const lines = await kunciBaris(deed, deed.tx`id_orderan = any(${[...ids]})`);
  await kunciProdukDari(deed, lines);
  await unlinkLines(deed, ids);
  await deed.tx`update orderan set ditahan = 0, dibatalkan = ${deed.now}
                where id_orderan = any(${[...ids]}) and dibatalkan is null`;
  await kembalikan(deed, lines);
}

type Baris = {
  idOrderan: Id<"orderan">;
  idProduk: Id<"produk">;
  ditahan: number;
  qtyTerkirim: number;
  statusProduk: string;
};

const kunciBaris = ({ tx }: Deed, which: Fragment) => tx<Baris[]>`
  select id_orderan, id_produk, ditahan, qty_terkirim, status_produk from orderan
  where ${which} and dibatalkan is null order by id_orderan for update`;

/**
 * Locks the products before any line is updated. PostgreSQL checks the foreign keys of a row that is updated twice and
 * then locks its product too, but more weakly; two cancellations with that weak lock would deadlock.
 */
const kunciProdukDari = (deed: Deed, lines: readonly Baris[]) =>
  lockProduk(
    deed,
    lines.map((line) => line.idProduk),
  );

const kembalikan = (deed: Deed, lines: readonly Baris[]) =>
  holdUnits(
    deed,
    lines.filter((line) => line.ditahan > 0).map(({ idProduk, ditahan }) => ({ idProduk, qty: -ditahan })),
  );

type Diterima = { idRekening: Id<"rekening">; nominal: Rupiah; dijanjikan: Rupiah; bukti: string[] };

/**
 * Asks for a refund, or for all that was received (`nominal` null): one pengajuan for each account that received money.
 * A person decides it.
 */
export async function submitRefund(deed: Deed, idSo: string, nominal: number | null, deskripsi: string): Promise<void> {
  let sisa = nominal ?? Number.POSITIVE_INFINITY;
  for (const { idRekening, nominal: milik, bukti } of belumDijanjikan(await uangOrder(deed.tx, idSo))) {
    const kembali = Math.min(sisa, milik) as Rupiah;
    if (kembali <= 0) return;
    sisa -= kembali;
    await submitPengembalian(deed, { idRekening, nominal: kembali, deskripsi, asal: { idSo }, bukti });
  }
}

/** How much of the money for an order could still be paid back. */
export async function bisaKembali(db: Db, idSo: string): Promise<Rupiah> {
  const belum = belumDijanjikan(await uangOrder(db, idSo));
  return belum.reduce((sum, { nominal }) => sum + nominal, 0) as Rupiah;
}

/** The money of an order by account: what it received, and what is paid back or asked to be. */
const uangOrder = (db: Db, idSo: string): Promise<Diterima[]> => db<Diterima[]>`
    select r.id_rekening, r.nominal, r.dijanjikan,
      array(select b.id_berkas from invoice_bukti b join invoice i using (id_invoice)
            where i.id_so = ${idSo} and i.status_approve = 'Disetujui' and i.id_rekening = r.id_rekening
            order by i.ke, b.urutan) as bukti
    from (
      select coalesce(id_rekening_tujuan, id_rekening_asal) as id_rekening,
        coalesce(sum(nominal_pengajuan) filter (where tipe_pengajuan = 'masuk'), 0)::bigint as nominal,
        coalesce(sum(nominal_pengajuan) filter (where tipe_pengajuan = 'keluar'), 0)::bigint as dijanjikan
      from pengajuan
      where id_so = ${idSo} and case tipe_pengajuan when 'masuk' then status_pengajuan = 'Disetujui'
        when 'keluar' then status_pengajuan <> 'Ditolak' else false end
      group by 1) r
    order by 1`;

/**
 * What of the money is not promised back for returned goods already. That was promised from an account that a person chose:
 * what one account paid beyond what it received is paid less by the others.
 */
export function belumDijanjikan<T extends Pick<Diterima, "nominal" | "dijanjikan">>(received: readonly T[]): T[] {
  let sisa = received.reduce((sum, { nominal, dijanjikan }) => sum + nominal - dijanjikan, 0);
  return received.flatMap((satu) => {
    const kembali = Math.min(sisa, satu.nominal - satu.dijanjikan);
    if (kembali <= 0) return [];
    sisa -= kembali;
    return [{ ...satu, nominal: kembali as Rupiah }];
  });
}
