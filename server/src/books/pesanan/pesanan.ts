import type { Id } from "#contract/kernel/types.ts";
import { STATUS_BARANG } from "#contract/penjualan/label.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { Deed } from "#server/platform/http/context.ts";
import { lepaskanTautanBaris } from "../pembelian/tautan.ts";
import { gerakkan } from "../stok/stok.ts";
import { type Fakta, statusPembayaran, statusSo } from "./status.ts";

/**
 * The state of an order (`so.status_so`) depends on facts of several areas. Whoever changes one of them calls
 * `segarkanStatus`.
 */

type FaktaRow = Fakta & { idSo: string; status: string; pembayaran: string };

/** Locks orders in the order of their ids, as every action does, before reading them. */
export async function kunciSo(deed: Deed, ids: readonly string[]): Promise<void> {
  await deed.tx`select 1 from so where id_so = any(${[...new Set(ids)]}) order by id_so for update`;
}

/** Computes the state of these orders anew. */
export async function segarkanStatus(deed: Deed, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const rows = await deed.tx<FaktaRow[]>`
    select s.id_so, s.status_so as status, s.status_pembayaran as pembayaran, s.dibatalkan is not null as dibatalkan,
      j.barang, coalesce(i.semua, 0) > 0 as ada_invoice, coalesce(i.disetujui, 0) > 0 as ada_invoice_disetujui, i.sisa,
      exists (select 1 from orderan o where o.id_so = s.id_so and o.dibatalkan is null and o.status_produk = 'Progress')
        as ada_progress
    from so s
    -- The least advanced note, once all units of the order stand on notes.
    left join lateral (
      select n.status_barang as barang from surat_jalan n
      where n.id_so = s.id_so and not exists (select 1 from orderan o
        where o.id_so = s.id_so and o.dibatalkan is null and o.qty_bersurat < o.qty + o.qty_ganti)
      order by array_position(${[...STATUS_BARANG]}::text[], n.status_barang) limit 1
    ) j on true
    left join lateral (
      select count(*) as semua, count(*) filter (where status_approve = 'Disetujui') as disetujui,
             (array_agg(nominal_sisa_bayar order by ke desc) filter (where status_approve = 'Disetujui'))[1] as sisa
      from invoice where invoice.id_so = s.id_so and dihapus is null
    ) i on true
    where s.id_so = any(${wanted})`;
  const states = rows
    .map((fakta) => ({ lama: fakta, id: fakta.idSo, status: statusSo(fakta), pembayaran: statusPembayaran(fakta) }))
    .filter(({ lama, status, pembayaran }) => status !== lama.status || pembayaran !== lama.pembayaran)
    .map(({ lama: _, ...state }) => state);
  if (states.length === 0) return;
  await deed.tx`
    update so set status_so = b.status, status_pembayaran = b.pembayaran
    from jsonb_to_recordset(${deed.tx.json(states)}) as b(id text, status text, pembayaran text)
    where so.id_so = b.id`;
}

/** Finished units of a line made to order: made in the workshop (`produksi`) or received on a purchase order (`po`). */
export type UnitSelesai = { idOrderan: Id<"orderan">; qty: number };

type Barisan = {
  idOrderan: Id<"orderan">;
  idSo: string;
  idProduk: Id<"produk">;
  qtySelesai: number;
  statusProduk: string;
};

/**
 * Puts finished units into the warehouse and holds them for their orders. The caller has locked the orders and lines,
 * and has checked that no line gets more than it lacks.
 */
export async function selesaikanUnit(
  deed: Deed,
  units: readonly UnitSelesai[],
  buku: { jenis: "produksi" | "po"; sumber?: string },
): Promise<void> {
  if (units.length === 0) return;
  const lines = await deed.tx<Barisan[]>`
    update orderan o set
      qty_selesai = o.qty_selesai + u.qty,
      ditahan = o.ditahan + u.qty,
      status_produk = case when o.qty_selesai + u.qty = o.qty then 'Selesai' else 'Progress' end,
      tgl_selesai = case when o.qty_selesai + u.qty = o.qty then ${deed.today}::date end
    from jsonb_to_recordset(${deed.tx.json(units.map((unit) => ({ id: unit.idOrderan, qty: unit.qty })))})
      as u(id bigint, qty int)
    where o.id_orderan = u.id
    returning o.id_orderan, o.id_so, o.id_produk, o.qty_selesai, o.status_produk`;
  const lineOf = new Map(lines.map((line) => [line.idOrderan, line]));
  await lepaskanTautanBaris(
    deed,
    lines.filter((line) => line.statusProduk === "Selesai").map((line) => line.idOrderan),
  );
  await gerakkan(
    deed,
    units.map(({ idOrderan, qty }) => {
      const line = lineOf.get(idOrderan);
      if (!line) throw new Error(`Order line ${idOrderan} vanished`);
      const sumber = buku.sumber ?? line.idSo;
      return { idProduk: line.idProduk, jenis: buku.jenis, qty, tahan: qty, sumber, keterangan: line.idSo, idOrderan };
    }),
  );
  await segarkanStatus(
    deed,
    lines.map((line) => line.idSo),
  );
  await audit(
    deed,
    ...units.flatMap(({ idOrderan, qty }) => {
      const line = lineOf.get(idOrderan);
      if (!line) return [];
      const { idSo, qtySelesai, statusProduk } = line;
      const sebelum = { qtySelesai: qtySelesai - qty, statusProduk: "Progress" };
      return [{ jenis: "orderan" as const, id: idOrderan, idSo, sebelum, sesudah: { qtySelesai, statusProduk } }];
    }),
  );
}
