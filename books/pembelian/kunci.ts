import type { Id, Tanggal } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { lockSo } from "../pesanan/pesanan.ts";
import type { Menunggu } from "./tautan.ts";

/**
 * Locks the lines made to order of a product and answers those with units that no open purchase order covers, oldest
 * first.
 */
export async function lockPlMenunggu({ tx }: Deed, idProduk: Id<"produk">): Promise<Menunggu[]> {
  const locked = await tx<{ idOrderan: Id<"orderan"> }[]>`
    select id_orderan from orderan
    where id_produk = ${idProduk} and sumber_produk = 'PL' and status_produk = 'Progress' and dibatalkan is null
    order by id_orderan for update`;
  // Read after the lock: the transaction that held these lines before may have linked them to a purchase order.
  return tx<Menunggu[]>`
    select o.id_orderan, o.qty - o.qty_selesai - coalesce(l.dinanti, 0) as kurang
    from orderan o left join (
      select id_orderan, sum(qty - qty_dilayani)::int as dinanti from po_orderan
      where id_orderan = any(${locked.map((line) => line.idOrderan)}) and not dilepas group by 1
    ) l using (id_orderan)
    where o.id_orderan = any(${locked.map((line) => line.idOrderan)}) order by o.id_orderan`;
}

export type Tertaut = Menunggu & { idSo: string; namaCustomer: string; tglAwalPengerjaan: Tanggal | null };

/** Locks the purchase orders that a line is or was linked to. The caller has locked the line. */
export async function lockPoDariBaris({ tx }: Deed, idOrderan: Id<"orderan">): Promise<void> {
  await tx`
    select 1 from po where id_po in (select id_po from po_orderan where id_orderan = ${idOrderan})
    order by id_po for update`;
}

/**
 * Locks a purchase order and the orders and lines linked to it, in the order that all actions keep (orders, lines,
 * purchase order); `semua`: also those whose link is released. Answers the lines that still wait for it, oldest first.
 */
export async function lockPoDanPl(
  deed: Deed,
  idPo: string,
  yang: "menunggu" | "semua" = "menunggu",
): Promise<Tertaut[]> {
  const { tx } = deed;
  // Read before the lock: links are made together with the purchase order and later only released, so none can appear.
  const links = await tx<{ idSo: string; idOrderan: Id<"orderan"> }[]>`
    select o.id_so, o.id_orderan from po_orderan l join orderan o using (id_orderan)
    where l.id_po = ${idPo} ${yang === "semua" ? tx`` : tx`and not l.dilepas`}`;
  if (links.length > 0) {
    await lockSo(
      deed,
      links.map((link) => link.idSo),
    );
    await tx`
      select 1 from orderan where id_orderan = any(${links.map((link) => link.idOrderan)})
      order by id_orderan for update`;
  }
  await tx`select 1 from po where id_po = ${idPo} for update`;
  return tx<Tertaut[]>`
    select o.id_orderan, o.id_so, s.nama_customer, o.tgl_awal_pengerjaan,
      least(l.qty - l.qty_dilayani, o.qty - o.qty_selesai) as kurang
    from po_orderan l join orderan o using (id_orderan) join so s using (id_so)
    where l.id_po = ${idPo} and not l.dilepas order by o.id_orderan`;
}
