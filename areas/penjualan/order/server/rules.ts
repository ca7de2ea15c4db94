import { setelahHariIni } from "#company/hariIni.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import { type Actor, HANYA_PRIVILEGED, isPrivileged } from "#kernel/permission.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { type ProdukBerharga, sebutDaftar } from "../../daftar-harga/server/berlaku.ts";
import type { BarisKeranjang } from "../../keranjang/keranjang.ts";
import { labelTerkirim } from "../../surat-jalan/kirim.ts";
import { TANPA_EMAIL } from "../contract.ts";
import { type Berdiskon, DISKON_ONLINE, problemOfDiskon } from "../diskon.ts";
import { labelStatusSo, type StatusSo, type TipeSo } from "../label.ts";

/** A line of the cart with its product from the database, whose price is the one before the discount. */
export type BarisDinilai = { baris: BarisKeranjang; produk: ProdukBerharga };

/** The price of the line before the discount, and the discount. */
export const diskonOf = ({ baris, produk }: BarisDinilai): Berdiskon & { namaProduk: string; diskon: Rupiah } => ({
  namaProduk: produk.namaProduk,
  harga: produk.hargaProduk,
  diskon: baris.diskon ?? (0 as Rupiah),
});

/** The problems with the discounts of a cart. */
export function problemsOfDiskon(tipeSo: TipeSo, lines: readonly BarisDinilai[]): Problem[] {
  const diberi = lines.map(diskonOf).filter(({ diskon }) => diskon > 0);
  const masalah =
    tipeSo === "Online" && diberi.length > 0
      ? [DISKON_ONLINE]
      : diberi.flatMap((line) => problemOfDiskon(line.namaProduk, line) ?? []);
  return masalah.map((message) => ({ field: "listProduk", message }));
}

/** A line as the history of its order says it. */
export const sayBaris = (baris: { kodeProduk: string; sumberProduk: string; qty: number; diskon: number }): string =>
  `${baris.kodeProduk} ${baris.sumberProduk} x ${baris.qty}${baris.diskon > 0 ? `, diskon ${rupiah(baris.diskon)} per unit` : ""}`;

/** The problem if products are no longer sold. */
export function produkTidakAktif(lines: readonly BarisDinilai[]): string | null {
  const names = [...new Set(lines.filter((line) => line.produk.softDelete).map((line) => line.produk.namaProduk))];
  return names.length === 0 ? null : `Produk ${names.join(", ")} sudah tidak aktif, hapus dari keranjang`;
}

/** The problem with all prices that differ from the cart's. */
export function hargaBerubah(lines: readonly BarisDinilai[]): Problem[] {
  const problems = lines
    .filter(({ baris, produk }) => baris.hargaProduk !== null && baris.hargaProduk !== produk.hargaProduk)
    .map(
      ({ baris, produk }) =>
        berubah(`Harga ${produk.namaProduk}`, baris.hargaProduk ?? 0, produk.hargaProduk) + sebutDaftar(produk),
    );
  return [...new Set(problems)].map((message) => ({ field: "listProduk", message }));
}

/** The problem if the total differs from the one on the person's screen. */
export function totalBerubah(dilihat: Rupiah, sekarang: Rupiah): Problem[] {
  if (dilihat === sekarang) return [];
  return [{ field: "totalPembelian", message: berubah("Total pembelian", dilihat, sekarang) }];
}

const berubah = (what: string, from: number, to: number) =>
  `${what} berubah dari ${rupiah(from)} menjadi ${rupiah(to)}`;

const TERKIRIM = new Set<StatusSo>(["Kirim", "Diambil", "Selesai"]);

type Batalan = {
  statusSo: StatusSo;
  dibatalkanOleh: string;
  semuaKembali: boolean;
  orders: Parameters<typeof labelTerkirim>[0];
};

/** What has left can no longer be cancelled, unless all of it came back. */
export const mayCancel = (actor: Pick<Actor, "role">, order: Batalan): Boleh =>
  isPrivileged(actor) ? mayBeCancelled(order) : tidak(HANYA_PRIVILEGED);

/** Whether somebody may ask for the cancellation; who cancelled it is told to the privileged alone. */
export const mayAskBatal = (order: Batalan): Boleh =>
  order.statusSo === "Cancel" ? tidak("Order sudah dibatalkan") : mayBeCancelled(order);

function mayBeCancelled(order: Batalan): Boleh {
  if (order.statusSo === "Cancel") return tidak(["Order sudah dibatalkan oleh", order.dibatalkanOleh].join(" "));
  if (order.semuaKembali) return boleh;
  if (TERKIRIM.has(order.statusSo))
    return tidak(`Order sudah ${labelStatusSo(order.statusSo)}, tidak dapat dibatalkan`);
  const terkirim = labelTerkirim(order.orders);
  if (terkirim !== null) return tidak(`Order sudah ${terkirim}, tidak dapat dibatalkan`);
  return boleh;
}

export function maySetor(actor: Pick<Actor, "role">, { statusSo }: { statusSo: StatusSo }): Boleh {
  if (!isPrivileged(actor)) return tidak(HANYA_PRIVILEGED);
  return statusSo === "Cancel" ? tidak("Order sudah dibatalkan, status setornya tidak dapat diubah") : boleh;
}

/** Why the day of the deposit is not possible, or null. */
export function problemOfTglSetor(tglSetor: Tanggal, tglOrder: Tanggal, today: Tanggal): string | null {
  if (tglSetor < tglOrder) return `Tanggal setor tidak boleh sebelum tanggal order (${tanggal(tglOrder)})`;
  return setelahHariIni("Tanggal setor", tglSetor, today);
}

export const maySendEmail = (email: string): Boleh => (email === "" ? tidak(TANPA_EMAIL) : boleh);
