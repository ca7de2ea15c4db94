import type { KetentuanPpn } from "#company/pajak.ts";
import { namesOf } from "#kernel/record.ts";
import type { Id } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { TotalOrder } from "../../keranjang/keranjang.ts";
import { hargaBersih } from "../diskon.ts";
import { customer, kepalaOrder, penerima } from "../isiOrder.ts";
import type { TipeSo } from "../label.ts";
import type { OrderBaru } from "../orderBaru.ts";
import { type BarisDinilai, diskonOf } from "./rules.ts";

type Simpanan = Omit<OrderBaru, "listProduk" | "totalPembelian" | "idPelanggan" | "idKunjungan"> &
  TotalOrder & { idSo: string; idPelanggan: Id<"pelanggan">; ketentuan: KetentuanPpn };

const KETENTUAN = ["ppnAtas", "ppnBawah", "hargaTanpaPpn"] as const;
const KOLOM = namesOf({ ...kepalaOrder, ...customer, ...penerima });

/** The order, and whose it is. */
export async function insertOrder({ tx, user, now }: Deed, order: Simpanan): Promise<void> {
  const row = { ...order, ...order.ketentuan, dibuat: now, idUser: user.idUser };
  await tx`
    with baru as (insert into so ${tx(row, ...KOLOM, ...KETENTUAN, "dibuat", "idUser")} returning id_so)
    insert into so_pelanggan (id_so, id_pelanggan) select id_so, ${order.idPelanggan}::int from baru`;
}

/**
 * Lines from stock are finished and held at once; lines made to order start with nothing finished. They come after line
 * number `sesudah` of the order.
 */
export async function insertLines(
  { tx }: Deed,
  idSo: string,
  tipeSo: TipeSo,
  lines: readonly BarisDinilai[],
  sesudah = 0,
): Promise<void> {
  const rows = lines.map((line, at) => {
    const { baris, produk } = line;
    const berdiskon = diskonOf(line);
    const dariGudang = baris.sumberProduk === "SG";
    return {
      idSo,
      urutan: sesudah + at + 1,
      idProduk: produk.idProduk,
      kodeProduk: produk.kodeProduk,
      namaProduk: produk.namaProduk,
      kapasitas: produk.kapasitas,
      tipe: produk.tipe,
      kategoriProduk: produk.kategoriProduk,
      sumberProduk: baris.sumberProduk,
      qty: baris.qty,
      qtySelesai: dariGudang ? baris.qty : 0,
      ditahan: dariGudang ? baris.qty : 0,
      statusProduk: dariGudang ? "Selesai" : "Progress",
      hargaProduk: hargaBersih(berdiskon),
      diskon: berdiskon.diskon,
      tambahanHargaOnline: tipeSo === "Online" ? baris.tambahanHargaOnline : 0,
    };
  });
  await tx`insert into orderan ${tx(rows)}`;
}

export async function changeSetor(tx: Tx, idSo: string, setor: { statusSetor: boolean; tglSetor: string | null }) {
  await tx`update so set ${tx(setor, "statusSetor", "tglSetor")}, versi = versi + 1 where id_so = ${idSo}`;
}

export async function changeEmail(tx: Tx, idSo: string, email: string): Promise<void> {
  await tx`update so set email = ${email}, versi = versi + 1 where id_so = ${idSo}`;
}
