import { jurnalUbah } from "#books/jurnal/jurnal.ts";
import { unlinkLines } from "#books/pembelian/tautan.ts";
import { stopLines, submitRefund, takeBackSo } from "#books/pesanan/batal.ts";
import { refreshStatus } from "#books/pesanan/pesanan.ts";
import { holdUnits, lockProduk } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { nanti } from "#company/hariIni.ts";
import { setelan } from "#company/perusahaan.ts";
import { tertutup } from "#company/tutupBuku.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, found, must, throwIfAny } from "#platform/http/refusal.ts";
import { recomputeWaiting } from "../../invoice/server/recompute.ts";
import { startProduction } from "../../invoice/server/sql.ts";
import { findOrder } from "../../order/server/load.ts";
import { mayCancel } from "../../order/server/rules.ts";
import { insertLines } from "../../order/server/sql.ts";
import type { OrderDiubah } from "../orderDiubah.ts";
import type { Apply } from "./apply.ts";
import { changedData, changedKepala } from "./isian.ts";
import { mayChangeOrder, type OrderKoreksi, orderUntukUbah } from "./order.ts";
import { isChanged, planLines, type RencanaBaris, tagihanBaru } from "./rencana.ts";
import { adjustTagihan, type HasilUbah } from "./sql.ts";

/** A correction that is being approved: the change is its document, and the order gets a new revision. */
type Disetujui = { idKoreksi: string; simpan: (hasil: HasilUbah) => Promise<void> };

/** Changes a locked order; without `disetujui` at once, as its own document. Answers what changed in the lines. */
export async function changeOrder(deed: Deed, isi: OrderDiubah, disetujui: Disetujui | null): Promise<RencanaBaris> {
  const { tx } = deed;
  const { idSo } = isi;
  await tx`select 1 from orderan where id_so = ${idSo} order by id_orderan for update`;
  const order = found(await orderUntukUbah(tx, idSo), "Order");
  must(mayChangeOrder(order));
  const kepala = changedKepala(order, isi);
  const rencana = await planChange(deed, order, isi, { disepakati: disetujui !== null });
  if (isChanged(rencana)) await changeLines(deed, order, rencana, kepala.tipeSo ?? order.tipeSo);
  await changeHead(deed, order, { ...kepala, ...changedData(order, isi), ...rencana.total }, disetujui !== null);
  if (isi.idPelanggan) await tx`update so_pelanggan set id_pelanggan = ${isi.idPelanggan} where id_so = ${idSo}`;
  if (disetujui) await settle(deed, order, rencana, disetujui);
  if (order.menunggu !== null && isChanged(rencana)) await recomputeWaiting(deed, idSo);
  await refreshStatus(deed, [idSo]);
  await noteChange(deed, order);
  return rencana;
}

/** The lines as they shall be, with the products locked; refuses what is impossible. */
export async function planChange(
  deed: Deed,
  order: OrderKoreksi,
  isi: OrderDiubah,
  { disepakati }: { disepakati: boolean },
): Promise<RencanaBaris> {
  const { tglOrder, tipeSo = order.tipeSo } = changedKepala(order, isi);
  if (tglOrder !== undefined) {
    throwIfAny([
      ...nanti("tglOrder", "Tanggal order", tglOrder, deed.today),
      ...(await tertutup(deed, "tglOrder", tglOrder)),
    ]);
  }
  const produk = await lockProduk(deed, [
    ...order.baris.map(({ idProduk }) => idProduk),
    ...(isi.listProduk ?? []).map(({ idProduk }) => idProduk),
  ]);
  const rencana = planLines(order, produk, { listProduk: isi.listProduk, tipeSo, disepakati });
  if ("masalah" in rencana) throw conflict(rencana.masalah, [{ field: "listProduk", message: rencana.masalah }]);
  return rencana;
}

async function changeLines(deed: Deed, order: OrderKoreksi, rencana: RencanaBaris, tipeSo: OrderKoreksi["tipeSo"]) {
  const { tx, today } = deed;
  const { tetap, hapus, tambah } = rencana;
  const { hariProduksiPl } = await setelan(tx);
  await stopLines(
    deed,
    hapus.map(({ idOrderan }) => idOrderan),
  );
  const rows = tetap.map(({ lama, qty, qtySelesai, ditahan, lepas, hargaProduk, tambahanHargaOnline }) => ({
    ...{ id: lama.idOrderan, qty, qtySelesai, ditahan, lepas, hargaProduk, tambahanHargaOnline },
  }));
  await tx`
    update orderan o set qty = r.qty, qty_selesai = r."qtySelesai", ditahan = r.ditahan, qty_lepas = o.qty_lepas + r.lepas,
      harga_produk = r."hargaProduk", tambahan_harga_online = r."tambahanHargaOnline",
      status_produk = case when r."qtySelesai" = r.qty then 'Selesai' else 'Progress' end,
      tgl_selesai = case when r."qtySelesai" < r.qty or o.sumber_produk = 'SG' then null
        else coalesce(o.tgl_selesai, ${today}::date) end,
      -- A finished line that grows is produced again from today.
      tgl_deadline = case when o.status_produk = 'Selesai' and r."qtySelesai" < r.qty and o.tgl_deadline is not null
        then ${today}::date + ${hariProduksiPl}::int else o.tgl_deadline end
    from jsonb_to_recordset(${tx.json(rows)}) as r(id bigint, qty int, "qtySelesai" int, ditahan int, lepas int,
      "hargaProduk" bigint, "tambahanHargaOnline" bigint)
    where o.id_orderan = r.id`;
  await unlinkLines(deed, await tooManyExpected(deed, order.idSo));
  const barisTahan = [
    ...tetap.map(({ lama, ditahan }) => ({ idProduk: lama.idProduk, qty: ditahan - lama.ditahan })),
    ...tambah.flatMap(({ baris }) => (baris.sumberProduk === "SG" ? [baris] : [])),
  ];
  await holdUnits(
    deed,
    barisTahan.filter(({ qty }) => qty !== 0),
  );
  const baru = tambah.map(({ baris, produk, hargaProduk }) => ({ baris, produk: { ...produk, hargaProduk } }));
  if (baru.length > 0) await insertLines(deed, order.idSo, tipeSo, baru);
  if (order.adaDisetujui) await startProduction(deed, order.idSo, hariProduksiPl);
}

/** Lines that got smaller and for which purchase orders would bring more than they lack. */
async function tooManyExpected({ tx }: Deed, idSo: string): Promise<Id<"orderan">[]> {
  const rows = await tx<{ idOrderan: Id<"orderan"> }[]>`
    select o.id_orderan from orderan o join po_orderan l using (id_orderan)
    where o.id_so = ${idSo} and o.dibatalkan is null and not l.dilepas
    group by o.id_orderan having sum(l.qty - l.qty_dilayani) > o.qty - o.qty_selesai`;
  return rows.map(({ idOrderan }) => idOrderan);
}

async function changeHead(deed: Deed, { idSo }: OrderKoreksi, isi: object, revisi: boolean): Promise<void> {
  await deed.tx`
    update so set ${deed.tx(isi as never)}, versi = versi + 1, revisi = revisi + ${revisi ? 1 : 0} where id_so = ${idSo}`;
}

/** What an approved change makes of invoices, debt and journal. */
async function settle(deed: Deed, order: OrderKoreksi, rencana: RencanaBaris, { idKoreksi, simpan }: Disetujui) {
  const { tx } = deed;
  const { idSo, baris } = order;
  const [units] = await tx<{ unitBaru: number }[]>`
    select sum(qty)::int as unit_baru from orderan where id_so = ${idSo} and dibatalkan is null`;
  await simpan({
    revisi: order.revisi + 1,
    penjualanLama: order.totalPembelian,
    penjualanBaru: rencana.total.totalPembelian,
    tambahanLama: order.totalTambahanOnline,
    tambahanBaru: rencana.total.totalTambahanOnline,
    unitLama: baris.reduce((sum, { qty }) => sum + qty, 0),
    unitBaru: units?.unitBaru ?? 0,
    unitKeluar: baris.reduce((sum, { qtyTerkirim, qtyGanti }) => sum + qtyTerkirim - qtyGanti, 0),
  });
  if (order.sisa !== null) {
    const { kembali } = tagihanBaru(order, rencana.total);
    await adjustTagihan(deed, [
      { idSo, idKoreksi, jenis: "perubahan", nominal: rencana.total.totalPembelian - order.totalPembelian },
      { idSo, idKoreksi, jenis: "kembali", nominal: kembali },
    ]);
    if (kembali > 0) await submitRefund(deed, idSo, kembali, `Pengembalian dana perubahan ${idKoreksi} (${idSo})`);
  }
  await jurnalUbah(tx, idKoreksi);
}

/** Notes in the history of the order what changed, with its goods in plain words. */
async function noteChange(deed: Deed, sebelum: OrderKoreksi): Promise<void> {
  const sesudah = found(await orderUntukUbah(deed.tx, sebelum.idSo), "Order");
  await audit(deed, { jenis: "order", id: sebelum.idSo, sebelum: isiRiwayat(sebelum), sesudah: isiRiwayat(sesudah) });
}

const isiRiwayat = ({ baris, ...order }: OrderKoreksi) => ({
  tglOrder: order.tglOrder,
  tipeSo: order.tipeSo,
  customerInstansi: order.customerInstansi,
  namaCustomer: order.namaCustomer,
  alamatCustomer: order.alamatCustomer,
  noTelp: order.noTelp,
  email: order.email,
  namaPenerima: order.namaPenerima,
  noTelpPenerima: order.noTelpPenerima,
  alamatPenerima: order.alamatPenerima,
  totalPembelian: order.totalPembelian,
  totalTambahanOnline: order.totalTambahanOnline,
  revisi: order.revisi,
  barang: baris.map(({ kodeProduk, sumberProduk, qty }) => `${kodeProduk} ${sumberProduk} x ${qty}`),
});

/** Carries out an approved change. */
export const applyUbah: Apply = async (deed, row, simpan) => {
  const isi = { ...(row.isi as OrderDiubah), idSo: row.idSo };
  await changeOrder(deed, isi, { idKoreksi: row.idKoreksi, simpan });
};

/** Carries out an approved cancellation. */
export const applyBatalOrder: Apply = async (deed, { idSo }, simpan) => {
  const order = await findOrder(deed.tx, idSo);
  must(mayCancel(deed.user, order));
  await simpan();
  await takeBackSo(deed, idSo);
  await audit(deed, {
    jenis: "order",
    id: idSo,
    sebelum: { statusSo: order.statusSo },
    sesudah: { statusSo: "Cancel" },
  });
};
