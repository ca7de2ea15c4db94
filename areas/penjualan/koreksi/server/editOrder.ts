import { assertVersion } from "#company/audit/history.ts";
import { terlihat } from "#company/pelanggan.ts";
import { rupiah } from "#kernel/format.ts";
import type { Deed, ReadCtx } from "#platform/http/context.ts";
import { found, invalidField, must } from "#platform/http/refusal.ts";
import { beyondDiskon } from "../../order/server/batasDiskon.ts";
import type { DampakKoreksi } from "../isiKoreksi.ts";
import type { OrderDiubah } from "../orderDiubah.ts";
import { dampakUbah } from "./dampak.ts";
import type { HargaBaris } from "./harga.ts";
import { bedaIsian, changedData } from "./isian.ts";
import { batasKreditOrder, beyondKredit, holdOrder } from "./izin.ts";
import { lockForChange, type OrderKoreksi, orderUntukUbah } from "./order.ts";
import { diskonBaru, partsOf, type RencanaBaris } from "./rencana.ts";
import { refuseWaiting, requestKoreksi } from "./request.ts";
import { mayChange, mayChangeOrder, mustAsk } from "./rules.ts";
import { changeOrder, planChange } from "./ubah.ts";

/** The code of the request, or null where the change took effect; and why the order now waits for a decision, or null. */
type Hasil = { idPerubahan: string | null; menunggu: string | null };

/** Changes an order at once, or asks for the change where an invoice is approved or goods are on their way. */
export async function editOrder(deed: Deed, isi: OrderDiubah): Promise<Hasil> {
  const { tx, user } = deed;
  const { idSo, versi, idPelanggan } = isi;
  const order = await lockForChange(deed, idSo);
  must(mayChangeOrder(order));
  await assertVersion(tx, { jenis: "order", id: idSo, stored: order.versi, seen: versi });
  if (idPelanggan && !(await terlihat(tx, user, idPelanggan))) {
    throw invalidField("idPelanggan", "Pelanggan tidak dikenal");
  }
  const rencana = await planChange(deed, order, isi, { disepakati: false });
  const bagian = partsOf(order, isi, rencana);
  must(mayChange(user, order, bagian));
  const lebih = await beyondDiskon(deed, diskonBaru(rencana));
  if (mustAsk(order, bagian)) {
    return { idPerubahan: await requestUbah(deed, order, { isi, rencana, lebih }), menunggu: null };
  }
  if (!bagian.data && !bagian.kepala && !bagian.baris) return { idPerubahan: null, menunggu: null };
  if (bagian.kepala || bagian.baris) await refuseWaiting(deed, idSo);
  await changeOrder(deed, order, isi, { rencana, disetujui: null });
  const naik = rencana.total.totalPembelian > order.totalPembelian;
  const pemesan = naik || isi.idPelanggan ? await batasKreditOrder(deed, idSo) : undefined;
  const sebab = [lebih, pemesan ? await beyondKredit(deed, pemesan) : null];
  return { idPerubahan: null, menunggu: await holdOrder(deed, idSo, sebab) };
}

type Diminta = { isi: OrderDiubah; rencana: RencanaBaris; lebih: string | null };

async function requestUbah(deed: Deed, order: OrderKoreksi, { isi, rencana, lebih }: Diminta): Promise<string> {
  if (isi.alasan === "") throw invalidField("alasan", "Alasan tidak boleh kosong.");
  const { idSo } = isi;
  const alasan = lebih === null ? isi.alasan : `${isi.alasan}. ${lebih}`;
  const data = changedData(order, isi);
  // The request keeps the prices that it was made with: they hold although the product's price changes meanwhile.
  const minta: OrderDiubah = { ...data, idSo, alasan, versi: null, listProduk: linesAsAsked(order, isi, rencana) };
  return requestKoreksi(deed, {
    jenis: "ubah",
    order,
    alasan,
    isi: isi.idPelanggan ? { ...minta, idPelanggan: isi.idPelanggan } : minta,
    perubahan: sayChange(order, data, rencana),
  });
}

/** The lines as they would be sold: the price after the discount, and beside it what was given off. */
function linesAsAsked(order: OrderKoreksi, isi: OrderDiubah, { tetap, tambah }: RencanaBaris) {
  const lama = [...order.baris, ...tetap.map(({ lama: { idOrderan }, ...kini }) => ({ ...kini, idOrderan }))];
  const hargaLama = new Map<number, HargaBaris>(lama.map((baris) => [baris.idOrderan, baris]));
  const hargaBaru = [...tambah];
  return isi.listProduk?.map((baris) => {
    const harga = baris.idOrderan === null ? hargaBaru.shift() : hargaLama.get(baris.idOrderan);
    return harga ? { ...baris, hargaProduk: harga.hargaProduk, diskon: harga.diskon } : baris;
  });
}

/** The change in plain words, for the history. */
function sayChange(order: OrderKoreksi, data: Record<string, string>, rencana: RencanaBaris): string {
  const { tetap, hapus, tambah, total } = rencana;
  return [
    ...bedaIsian(order, data).map(
      ({ label, sebelum, sesudah }) => `${label}: ${sebelum || "-"} menjadi ${sesudah || "-"}`,
    ),
    ...tetap.map(({ lama, qty, hargaProduk, diskon }) =>
      lama.qty === qty
        ? `${lama.namaProduk}: harga ${rupiah(lama.hargaProduk)} menjadi ${rupiah(hargaProduk)}${diskon > 0 ? ` (diskon ${rupiah(diskon)})` : ""}`
        : `${lama.namaProduk}: ${lama.qty} menjadi ${qty}`,
    ),
    ...hapus.map(({ namaProduk, qty }) => `${namaProduk}: ${qty} dihapus`),
    ...tambah.map(({ produk, baris }) => `${produk.namaProduk}: ${baris.qty} ditambah`),
    ...(total.totalPembelian === order.totalPembelian
      ? []
      : [`Total ${rupiah(order.totalPembelian)} menjadi ${rupiah(total.totalPembelian)}`]),
  ].join("\n");
}

/** What a change would do, while it is typed. */
export async function getDampakUbah(context: ReadCtx, isi: OrderDiubah): Promise<DampakKoreksi> {
  const order = found(await orderUntukUbah(context.db, isi.idSo), "Order");
  return dampakUbah(context, order, isi, { disepakati: false });
}
