import { rupiah } from "#kernel/format.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { SoRow } from "../../invoice/server/sql.ts";
import { isVoid } from "../../order/label.ts";
import { namaToko } from "../isiMarketplace.ts";
import type { Fakta } from "./sql.ts";

type Order = Pick<SoRow, "statusSo" | "totalPembelian" | "totalTambahanOnline" | "selisihTagihan" | "izin">;

/** What follows for an order: an invoice with that fee, that fee of its waiting invoice, or something for a person. */
export type Putusan = {
  invoiceBaru: { jasaOnline: Rupiah } | null;
  jasaBaru: Rupiah | null;
  perlu: string;
};

/** What the marketplace kept of what the buyer pays in all; null where no fee can have come to that. */
export function jasaOf(total: number, cair: number): Rupiah | null {
  const jasa = total - cair;
  return jasa >= 0 && jasa < total ? (jasa as Rupiah) : null;
}

/** Whether there is something that a person should look at. */
export const mayLihat = ({ perlu }: Pick<Fakta, "perlu">): Boleh =>
  perlu === "" ? tidak("Tidak ada yang perlu dilihat") : boleh;

const TIDAK: Putusan = { invoiceBaru: null, jasaBaru: null, perlu: "" };
const dilihat = (perlu: string): Putusan => ({ ...TIDAK, perlu });

/**
 * What the marketplace kept is what the buyer pays for the goods less what was paid out. What the program cannot know it leaves to a
 * person: goods or money that went back, an order that was cancelled on one side alone, a fee that differs from an approved invoice.
 */
export function judgePesanan(fakta: Fakta, order: Order, mayInvoice: boolean): Putusan {
  const { cair, toko, status, pernah, idInvoice } = fakta;
  const nama = namaToko(toko);
  if (isVoid(order)) {
    const masuk = cair !== null && cair > 0 && status !== "Batal";
    return masuk ? dilihat(`Order sudah dibatalkan di sini, ${nama} mencairkan ${rupiah(cair)}`) : TIDAK;
  }
  if (status === "Batal")
    return dilihat(`Dibatalkan di ${nama}: batalkan ordernya, atau buat retur bila barangnya kembali`);
  const membuat = mayInvoice && !pernah && order.izin === null && order.selisihTagihan === 0;
  const bawaan = order.totalTambahanOnline;
  // Before a person looks, the invoice says what it says without a settlement, whichever of them came first.
  const menunggu = (perlu: string): Putusan => {
    const muncul = perlu !== fakta.perlu && perlu !== fakta.dilihat && fakta.statusApprove === "Menunggu";
    const kembalikan = mayInvoice && muncul && fakta.jasaOnline !== bawaan;
    return { perlu, invoiceBaru: membuat ? { jasaOnline: bawaan } : null, jasaBaru: kembalikan ? bawaan : null };
  };
  const kembali = sayKembali(fakta);
  if (kembali !== null) return menunggu(kembali);
  const bayar = fakta.nominalBayar ?? order.totalPembelian - fakta.diskon;
  const total = bayar + order.totalTambahanOnline;
  const jasa = cair === null ? null : jasaOf(total, cair);
  if (cair !== null && jasa === null) {
    return menunggu(`Total ${rupiah(total)}, dicairkan ${rupiah(cair)}: jasa online tidak dapat diisi sendiri`);
  }
  if (membuat) return { ...TIDAK, invoiceBaru: { jasaOnline: jasa ?? bawaan } };
  if (jasa === null) return TIDAK;
  if (idInvoice === null) return pernah ? dilihat(sayTanpa(jasa)) : TIDAK;
  if (fakta.jasaOnline === jasa) return TIDAK;
  if (fakta.statusApprove === "Menunggu") return mayInvoice ? { ...TIDAK, jasaBaru: jasa } : TIDAK;
  return dilihat(
    `Invoice ${idInvoice} disetujui dengan jasa online ${rupiah(fakta.jasaOnline ?? 0)}, menurut pencairan ${rupiah(jasa)}: minta pembatalan invoicenya, lalu impor penghasilan ini lagi`,
  );
}

const sayTanpa = (jasa: Rupiah): string =>
  `Sudah dicairkan tetapi belum ada invoice: buat invoicenya, jasa online ${rupiah(jasa)} terisi sendiri`;

function sayKembali({ qtyRetur, pengembalian }: Fakta): string | null {
  const apa = [
    ...(qtyRetur > 0 ? [`${qtyRetur} unit dikembalikan pembeli`] : []),
    ...(pengembalian > 0 ? [`${rupiah(pengembalian)} dikembalikan kepada pembeli`] : []),
  ];
  return apa.length === 0 ? null : `${apa.join(", ")}: periksa barangnya, buat retur atau isi jasa online`;
}
