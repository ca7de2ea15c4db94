import { type Actor, hasMenu, isPrivileged } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
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
  /** Units that stand on notes which have left, without those that are delivered once more. */
  unitKeluar: number;
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
  tambahanHargaOnline: Rupiah;
  statusProduk: "Progress" | "Selesai";
};

/** The order with its living lines. Whoever changes it has locked it before. */
export async function orderUntukUbah(db: Db, idSo: string): Promise<OrderKoreksi | undefined> {
  const [row] = await db<OrderKoreksi[]>`
    select s.id_so, s.tipe_so, s.status_so, s.tgl_order, s.versi, s.revisi, s.id_user, l.id_pelanggan, s.customer_instansi,
      s.nama_customer, s.alamat_customer, s.no_telp, s.email, s.nama_penerima, s.no_telp_penerima, s.alamat_penerima,
      s.total_pembelian, s.total_tambahan_online, coalesce(i.ada, false) as ada_invoice,
      i.sisa is not null as ada_disetujui, i.menunggu,
      i.sisa + coalesce((select sum(t.nominal) from so_tagihan t where t.id_so = s.id_so and t.id_invoice is null), 0)::bigint
        as sisa,
      coalesce(b.keluar, 0)::int as unit_keluar, coalesce(b.baris, '[]') as baris
    from so s left join so_pelanggan l using (id_so)
    cross join lateral (
      select bool_or(true) as ada, max(id_invoice) filter (where status_approve = 'Menunggu') as menunggu,
        (array_agg(nominal_sisa_bayar order by ke desc) filter (where status_approve = 'Disetujui'))[1] as sisa
      from invoice where invoice.id_so = s.id_so and dihapus is null) i
    cross join lateral (
      select sum(o.qty_terkirim) as keluar, json_agg(json_build_object('idOrderan', o.id_orderan, 'idProduk', o.id_produk,
        'namaProduk', o.nama_produk, 'kodeProduk', o.kode_produk, 'sumberProduk', o.sumber_produk, 'qty', o.qty,
        'qtySelesai', o.qty_selesai, 'qtyGanti', o.qty_ganti, 'qtyBersurat', o.qty_bersurat,
        'qtyTerkirim', o.qty_terkirim, 'ditahan', o.ditahan, 'hargaProduk', o.harga_produk,
        'tambahanHargaOnline', o.tambahan_harga_online, 'statusProduk', o.status_produk) order by o.urutan) as baris
      from orderan o where o.id_so = s.id_so and o.dibatalkan is null) b
    where s.id_so = ${idSo}`;
  return row;
}

/** Whether this person may change the lines of the order, or ask for it: its own Sales, Admin and the privileged roles. */
export function mayChangeLines(user: Actor & { readonly idUser: number }, order: OrderKoreksi): Boleh {
  if (isPrivileged(user) || user.role === "Admin" || order.idUser === user.idUser) return boleh;
  return tidak("Barang dan harga order hanya diubah oleh Sales order ini, Admin, Super Admin dan Management");
}

/** Whether the customer's and recipient's data may change: by everyone who may make orders, until the goods have left. */
export function mayChangeData(user: Actor, order: OrderKoreksi): Boleh {
  if (!isPrivileged(user) && !hasMenu(user, "Produk Card")) return tidak("Hanya yang dapat membuat order");
  return order.baris.some(({ qtyTerkirim }) => qtyTerkirim > 0)
    ? tidak("Barang order ini sudah keluar, data customer dan penerima tidak dapat diubah")
    : boleh;
}

export const mayChangeOrder = ({ statusSo }: Pick<OrderKoreksi, "statusSo">): Boleh =>
  statusSo === "Cancel" || statusSo === "Tolak"
    ? tidak(`Order sudah ${statusSo === "Cancel" ? "dibatalkan" : "ditolak"}, tidak dapat diubah`)
    : boleh;
