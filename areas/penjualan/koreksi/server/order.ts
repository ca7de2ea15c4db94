import { lockSo } from "#books/pesanan/pesanan.ts";
import { selisihTagihan } from "#books/pesanan/selisih.ts";
import type { PecahanPpn } from "#kernel/pajak.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import type { StatusSo, SumberProduk, TipeSo } from "../../order/label.ts";

/** An order as its corrections need it: what it says, what was billed and paid, and what left. */
export type OrderKoreksi = {
  idSo: string;
  tipeSo: TipeSo;
  statusSo: StatusSo;
  tglOrder: Tanggal;
  versi: number;
  revisi: number;
  idUser: Id<"karyawan">;
  idPelanggan: Id<"pelanggan"> | null;
  customerInstansi: string;
  namaCustomer: string;
  alamatCustomer: string;
  noTelp: string;
  email: string;
  namaPenerima: string;
  noTelpPenerima: string;
  alamatPenerima: string;
  totalPembelian: Rupiah;
  totalTambahanOnline: Rupiah;
  /** An invoice of it exists, and one is approved. */
  adaInvoice: boolean;
  adaDisetujui: boolean;
  /** The invoice that waits for approval. */
  menunggu: string | null;
  /** What is due after the last approved invoice and what was changed since; null before the first. */
  sisa: Rupiah | null;
  /** Units that the customer has: those that left, without those that are delivered once more. */
  unitKeluar: number;
  /** The number of its last line, also of one that was cancelled. */
  urutanTerakhir: number;
  /** The prices of its lines are without this PPN, and its total has it on top. */
  ppnDiAtas: PecahanPpn | null;
  baris: readonly BarisKoreksi[];
};

export type BarisKoreksi = {
  idOrderan: Id<"orderan">;
  idProduk: Id<"produk">;
  namaProduk: string;
  kodeProduk: string;
  sumberProduk: SumberProduk;
  qty: number;
  qtySelesai: number;
  qtyGanti: number;
  qtyBersurat: number;
  qtyTerkirim: number;
  ditahan: number;
  hargaProduk: Rupiah;
  diskon: Rupiah;
  tambahanHargaOnline: Rupiah;
  statusProduk: "Progress" | "Selesai";
};

/** The order with its living lines, to look at. */
export async function orderUntukUbah(db: Db, idSo: string): Promise<OrderKoreksi | undefined> {
  const [row] = await db<OrderKoreksi[]>`
    select s.id_so, s.tipe_so, s.status_so, s.tgl_order, s.versi, s.revisi, s.id_user, l.id_pelanggan, s.customer_instansi,
      s.nama_customer, s.alamat_customer, s.no_telp, s.email, s.nama_penerima, s.no_telp_penerima, s.alamat_penerima,
      s.total_pembelian, s.total_tambahan_online,
      case when s.harga_tanpa_ppn then json_build_object('atas', s.ppn_atas, 'bawah', s.ppn_bawah) end as ppn_di_atas, coalesce(i.ada, false) as ada_invoice,
      i.sisa is not null as ada_disetujui, i.menunggu,
      i.sisa + ${selisihTagihan(db, db`s.id_so`)} as sisa, coalesce(b.keluar, 0)::int as unit_keluar,
      (select max(o.urutan) from orderan o where o.id_so = s.id_so) as urutan_terakhir, coalesce(b.baris, '[]') as baris
    from so s left join so_pelanggan l using (id_so)
    cross join lateral (
      select bool_or(true) as ada, max(id_invoice) filter (where status_approve = 'Menunggu') as menunggu,
        (array_agg(nominal_sisa_bayar order by ke desc) filter (where status_approve = 'Disetujui'))[1] as sisa
      from invoice where invoice.id_so = s.id_so and dihapus is null) i
    cross join lateral (
      select sum(o.qty_terkirim - o.qty_ganti) as keluar, json_agg(json_build_object('idOrderan', o.id_orderan, 'idProduk', o.id_produk,
        'namaProduk', o.nama_produk, 'kodeProduk', o.kode_produk, 'sumberProduk', o.sumber_produk, 'qty', o.qty,
        'qtySelesai', o.qty_selesai, 'qtyGanti', o.qty_ganti, 'qtyBersurat', o.qty_bersurat,
        'qtyTerkirim', o.qty_terkirim, 'ditahan', o.ditahan, 'hargaProduk', o.harga_produk, 'diskon', o.diskon,
        'tambahanHargaOnline', o.tambahan_harga_online, 'statusProduk', o.status_produk) order by o.urutan) as baris
      from orderan o where o.id_so = s.id_so and o.dibatalkan is null) b
    where s.id_so = ${idSo}`;
  return row;
}

/** The same for whoever changes it: locked, with its lines. */
export async function lockForChange(deed: Deed, idSo: string): Promise<OrderKoreksi> {
  await lockSo(deed, [idSo]);
  await deed.tx`select 1 from orderan where id_so = ${idSo} order by id_orderan for update`;
  return found(await orderUntukUbah(deed.tx, idSo), "Order");
}
