import type { KetentuanPpn } from "#company/pajak.ts";
import { namesOf } from "#kernel/record.ts";
import type { Id } from "#kernel/types.ts";
import { rowsFor } from "#platform/db/columns.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { TotalOrder } from "../../keranjang/keranjang.ts";
import { hargaBersih } from "../diskon.ts";
import { customer, kepalaOrder, penerima } from "../isiOrder.ts";
import type { TipeSo } from "../label.ts";
import type { OrderBaru } from "../orderBaru.ts";
import { type BarisDinilai, diskonOf } from "./rules.ts";

export type Simpanan = Omit<OrderBaru, "listProduk" | "totalPembelian" | "idPelanggan" | "idKunjungan"> &
  TotalOrder & {
    idSo: string;
    idPelanggan: Id<"pelanggan">;
    ketentuan: KetentuanPpn;
    /** Who sold it; who writes it where nobody is named. */
    idSales?: Id<"karyawan">;
  };

const KETENTUAN = ["ppnAtas", "ppnBawah", "hargaTanpaPpn"] as const;
const KOLOM = [...namesOf({ ...kepalaOrder, ...customer, ...penerima }), ...KETENTUAN, "dibuat", "idUser"];
const KOLOM_BARIS = [
  ...(["idSo", "urutan", "idProduk", "kodeProduk", "namaProduk", "kapasitas", "tipe", "kategoriProduk"] as const),
  ...(["sumberProduk", "qty", "qtySelesai", "ditahan", "statusProduk", "hargaProduk", "diskon"] as const),
  "tambahanHargaOnline" as const,
];

/** The orders, and whose they are. */
export async function insertOrders({ tx, user, now }: Deed, orders: readonly Simpanan[]): Promise<void> {
  const rows = orders.map((order) => ({
    ...order,
    ...order.ketentuan,
    dibuat: now,
    idUser: order.idSales ?? user.idUser,
  }));
  const milik = orders.map(({ idSo, idPelanggan }) => ({ idSo, idPelanggan }));
  await tx`
    with baru as (
      insert into so (${tx(KOLOM)}) ${rowsFor(tx, "so", rows, KOLOM)} returning id_so)
    insert into so_pelanggan (id_so, id_pelanggan)
    select id_so, m."idPelanggan" from baru
    join jsonb_to_recordset(${tx.json(milik)}) as m("idSo" text, "idPelanggan" int) on m."idSo" = baru.id_so`;
}

export const insertOrder = (deed: Deed, order: Simpanan): Promise<void> => insertOrders(deed, [order]);

/** The lines of an order, which come after line number `sesudah` of it. */
export type BarisSo = { idSo: string; tipeSo: TipeSo; lines: readonly BarisDinilai[]; sesudah?: number };

/** Lines from stock are finished and held at once; lines made to order start with nothing finished. */
export async function insertLinesOf({ tx }: Deed, orders: readonly BarisSo[]): Promise<void> {
  const rows = orders.flatMap(({ idSo, tipeSo, lines, sesudah = 0 }) =>
    lines.map((line, at) => {
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
    }),
  );
  await tx`insert into orderan (${tx(KOLOM_BARIS)}) ${rowsFor(tx, "orderan", rows, KOLOM_BARIS)}`;
}

/** The same of one order. */
export const insertLines = (
  deed: Deed,
  idSo: string,
  tipeSo: TipeSo,
  lines: readonly BarisDinilai[],
  sesudah = 0,
): Promise<void> => insertLinesOf(deed, [{ idSo, tipeSo, lines, sesudah }]);

export async function changeSetor(tx: Tx, idSo: string, setor: { statusSetor: boolean; tglSetor: string | null }) {
  await tx`update so set ${tx(setor, "statusSetor", "tglSetor")}, versi = versi + 1 where id_so = ${idSo}`;
}

export async function changeEmail(tx: Tx, idSo: string, email: string): Promise<void> {
  await tx`update so set email = ${email}, versi = versi + 1 where id_so = ${idSo}`;
}
