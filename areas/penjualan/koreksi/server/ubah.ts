import { jurnalUbah } from "#books/jurnal/jurnal.ts";
import { lowerFaktur } from "#books/pajak/faktur.ts";
import { unlinkLines } from "#books/pembelian/tautan.ts";
import { stopLines, submitRefund } from "#books/pesanan/batal.ts";
import { refreshStatus } from "#books/pesanan/pesanan.ts";
import { holdUnits, lockProduk } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { nanti } from "#company/hariIni.ts";
import { setelan } from "#company/perusahaan.ts";
import { tertutup } from "#company/tutupBuku.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, found, must, throwIfAny } from "#platform/http/refusal.ts";
import { untukPemesan } from "../../daftar-harga/server/berlaku.ts";
import { recomputeWaiting } from "../../invoice/server/recompute.ts";
import { startProduction } from "../../invoice/server/sql.ts";
import { sebelumDiskon } from "../../order/diskon.ts";
import { cancelSo } from "../../order/server/cancelSo.ts";
import { sayBaris } from "../../order/server/rules.ts";
import { insertLines } from "../../order/server/sql.ts";
import type { OrderDiubah } from "../orderDiubah.ts";
import type { Apply } from "./apply.ts";
import { changedData, changedKepala } from "./isian.ts";
import { lockForChange, type OrderKoreksi, orderUntukUbah } from "./order.ts";
import { isChanged, partsOf, planLines, type RencanaBaris, tagihanBaru, ubahanOf } from "./rencana.ts";
import { mayTakeChange } from "./rules.ts";
import { adjustTagihan, type HasilUbah } from "./sql.ts";

/** A correction that is being approved: the change is its document, and the order gets a new revision. */
type Disetujui = { idKoreksi: string; simpan: (hasil: HasilUbah) => Promise<void> };

/** Changes a locked order as planned; without `disetujui` at once, as its own document. */
export async function changeOrder(
  deed: Deed,
  order: OrderKoreksi,
  isi: OrderDiubah,
  { rencana, disetujui }: { rencana: RencanaBaris; disetujui: Disetujui | null },
): Promise<void> {
  const { idSo } = order;
  const kepala = changedKepala(order, isi);
  const berubah = isChanged(rencana);
  if (berubah) await changeLines(deed, order, rencana, kepala.tipeSo ?? order.tipeSo);
  await changeHead(deed, order, { ...kepala, ...changedData(order, isi), ...rencana.total }, disetujui !== null);
  if (isi.idPelanggan) await deed.tx`update so_pelanggan set id_pelanggan = ${isi.idPelanggan} where id_so = ${idSo}`;
  if (disetujui) await settle(deed, order, rencana, disetujui);
  if (order.menunggu !== null && berubah) await recomputeWaiting(deed, idSo);
  await refreshStatus(deed, [idSo]);
  await noteChange(deed, order);
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
  const ids = [...order.baris, ...(isi.listProduk ?? [])].map(({ idProduk }) => idProduk);
  const produk = await lockProduk(deed, ids);
  const rencana = planLines(order, await untukPemesan(deed.tx, { ...order, ...isi }, deed.today, produk), {
    listProduk: isi.listProduk,
    tipeSo,
    disepakati,
  });
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
  const rows = tetap.map(({ lama: { idOrderan: id }, ...baris }) => ({ id, ...baris }));
  await tx`
    update orderan o set qty = r.qty, qty_selesai = r."qtySelesai", ditahan = r.ditahan, qty_lepas = o.qty_lepas + r.lepas,
      harga_produk = r."hargaProduk", diskon = r.diskon, tambahan_harga_online = r."tambahanHargaOnline",
      status_produk = case when r."qtySelesai" = r.qty then 'Selesai' else 'Progress' end,
      tgl_selesai = case when r."qtySelesai" < r.qty or o.sumber_produk = 'SG' then null
        else coalesce(o.tgl_selesai, ${today}::date) end,
      -- A finished line that grows is produced again from today.
      tgl_deadline = case when o.status_produk = 'Selesai' and r."qtySelesai" < r.qty and o.tgl_deadline is not null
        then ${today}::date + ${hariProduksiPl}::int else o.tgl_deadline end
    from jsonb_to_recordset(${tx.json(rows)}) as r(id bigint, qty int, "qtySelesai" int, ditahan int, lepas int,
      "hargaProduk" bigint, diskon bigint, "tambahanHargaOnline" bigint)
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
  const baru = tambah.map(({ baris, produk, ...harga }) => ({
    baris: { ...baris, diskon: harga.diskon },
    produk: { ...produk, hargaProduk: sebelumDiskon(harga) },
  }));
  if (baru.length > 0) await insertLines(deed, order.idSo, tipeSo, baru, order.urutanTerakhir);
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
  const { idSo } = order;
  await simpan({ revisi: order.revisi + 1, ...ubahanOf(order, rencana) });
  if (order.sisa !== null) {
    const { kembali } = tagihanBaru(order, rencana.total);
    await adjustTagihan(deed, [
      { idSo, idKoreksi, jenis: "perubahan", nominal: rencana.total.totalPembelian - order.totalPembelian },
      { idSo, idKoreksi, jenis: "kembali", nominal: kembali },
    ]);
    if (kembali > 0) await submitRefund(deed, idSo, kembali, `Pengembalian dana perubahan ${idKoreksi} (${idSo})`);
  }
  await jurnalUbah(deed.tx, idKoreksi);
  await lowerFaktur(deed, idSo, "Perubahan Order");
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
  barang: baris.map(sayBaris),
});

/** Carries out an approved change; refuses what is not possible any more. */
export const applyUbah: Apply = async (deed, { idSo, idKoreksi, isi }, simpan) => {
  const order = await lockForChange(deed, idSo);
  const diminta = { ...(isi as OrderDiubah), idSo };
  const rencana = await planChange(deed, order, diminta, { disepakati: true });
  must(mayTakeChange(order, partsOf(order, diminta, rencana)));
  await changeOrder(deed, order, diminta, { rencana, disetujui: { idKoreksi, simpan } });
};

/** Carries out an approved cancellation. */
export const applyBatalOrder: Apply = async (deed, { idSo, alasan }, simpan) => {
  await simpan();
  await cancelSo(deed, { idSo, alasan });
};
