import { rupiah } from "#kernel/format.ts";
import { MAX_RUPIAH, type Rupiah } from "#kernel/types.ts";
import type { TipePembayaran, TipeSo } from "../order/label.ts";

/**
 * The amounts of an order's invoices. Forms use the same functions while typing as the server. What remains is always
 * what was due minus what is paid, so that nothing is lost.
 */

/** The amounts fixed by the invoices before this one. */
export type Rangkaian = {
  tipeSo: TipeSo;
  totalPembelian: Rupiah;
  /** Number of this invoice within its order. */
  ke: number;
  /** Fixed by the first invoice; 0 before it. */
  nominalAdmin: Rupiah;
  nominalDiskon: Rupiah;
  /** Fixed by the first invoice with more than 0; 0 before it. */
  nominalPeti: Rupiah;
  nominalOngkir: Rupiah;
  /** What is due after the previous invoice. */
  sisa: Rupiah;
  /** What was changed of the amount due since: the order's total after its first invoice, credit notes (-). */
  selisih: Rupiah;
};

export type IsianTagihan = {
  tipePembayaran: TipePembayaran;
  nominalAdmin: number;
  nominalPeti: number;
  nominalOngkir: number;
  nominalDiskon: number;
  nominalDp: number;
};

export type Tagihan = {
  nominalAdmin: Rupiah;
  nominalDiskon: Rupiah;
  /** What this invoice itself fixes; 0 if an earlier one did. */
  nominalPeti: Rupiah;
  nominalOngkir: Rupiah;
  nominalBayar: Rupiah;
  nominalDp: Rupiah;
  nominalLunas: Rupiah;
  nominalSisaBayar: Rupiah;
  dibayar: Rupiah;
};

export type MasalahTagihan = {
  field: keyof IsianTagihan;
  message: string;
  /** It contradicts an amount that an earlier invoice fixed. */
  bentrok?: true;
};

const uang = (whole: number) => whole as Rupiah;

export const NOL = uang(0);

/** The amounts before the first invoice. */
export const rangkaianBaru = (order: {
  tipeSo: TipeSo;
  totalPembelian: Rupiah;
  selisihTagihan: Rupiah;
}): Rangkaian => ({
  tipeSo: order.tipeSo,
  totalPembelian: order.totalPembelian,
  ke: 1,
  nominalAdmin: NOL,
  nominalDiskon: NOL,
  nominalPeti: NOL,
  nominalOngkir: NOL,
  sisa: order.totalPembelian,
  selisih: order.selisihTagihan,
});

/** The amounts after another invoice. */
export const sambung = (
  sebelum: Rangkaian,
  invoice: Pick<Tagihan, "nominalAdmin" | "nominalDiskon" | "nominalPeti" | "nominalOngkir" | "nominalSisaBayar">,
): Rangkaian => ({
  ...sebelum,
  ke: sebelum.ke + 1,
  nominalAdmin: invoice.nominalAdmin,
  nominalDiskon: invoice.nominalDiskon,
  nominalPeti: uang(sebelum.nominalPeti + invoice.nominalPeti),
  nominalOngkir: uang(sebelum.nominalOngkir + invoice.nominalOngkir),
  sisa: invoice.nominalSisaBayar,
});

export function computeTagihan(sebelum: Rangkaian, isian: IsianTagihan): Tagihan {
  const pertama = sebelum.ke === 1;
  const nominalAdmin = pertama ? isian.nominalAdmin : sebelum.nominalAdmin;
  const nominalDiskon = pertama ? isian.nominalDiskon : sebelum.nominalDiskon;
  const nominalPeti = sebelum.nominalPeti > 0 ? 0 : isian.nominalPeti;
  const nominalOngkir = sebelum.nominalOngkir > 0 ? 0 : isian.nominalOngkir;
  const dasar = pertama ? sebelum.totalPembelian + nominalAdmin - nominalDiskon : sebelum.sisa;
  const nominalBayar = dasar + sebelum.selisih + nominalPeti + nominalOngkir;
  const lunas = isian.tipePembayaran === "LN";
  const dibayar = lunas ? nominalBayar : isian.nominalDp + nominalPeti + nominalOngkir;
  return {
    nominalAdmin: uang(nominalAdmin),
    nominalDiskon: uang(nominalDiskon),
    nominalPeti: uang(nominalPeti),
    nominalOngkir: uang(nominalOngkir),
    nominalBayar: uang(nominalBayar),
    nominalDp: uang(lunas ? 0 : isian.nominalDp),
    nominalLunas: uang(lunas ? nominalBayar : 0),
    nominalSisaBayar: uang(nominalBayar - dibayar),
    dibayar: uang(dibayar),
  };
}

type Terhitung = Pick<Tagihan, "nominalPeti" | "nominalOngkir" | "nominalBayar" | "nominalSisaBayar">;

/** What an invoice pays, with the crate and shipping of a down payment. */
export const dibayarDari = ({ nominalBayar, nominalSisaBayar }: Terhitung): Rupiah =>
  uang(nominalBayar - nominalSisaBayar);

/** What the customer is asked to transfer: the code beside the amount tells this payment from all others; not the PPN that he keeps. */
export const harusDitransfer = (dibayar: Rupiah, kodeUnik: number | null, ppnDipungut = 0): Rupiah =>
  uang(dibayar - ppnDipungut + (kodeUnik ?? 0));

/**
 * How the amount due of an invoice follows from the order: total + administration + crate + shipping - discount -
 * earlier payments = due; due - this payment = remaining. Crate and shipping count from the invoice that fixed them.
 */
export type Rincian = { nominalPeti: Rupiah; nominalOngkir: Rupiah; sudahDibayar: Rupiah; dibayar: Rupiah };

export function rincianTagihan(sebelum: readonly Terhitung[], invoice: Terhitung): Rincian {
  const jumlah = (rows: readonly Terhitung[], each: (row: Terhitung) => number) =>
    uang(rows.reduce((sum, row) => sum + each(row), 0));
  const sampai = [...sebelum, invoice];
  return {
    nominalPeti: jumlah(sampai, (row) => row.nominalPeti),
    nominalOngkir: jumlah(sampai, (row) => row.nominalOngkir),
    sudahDibayar: jumlah(sebelum, dibayarDari),
    dibayar: dibayarDari(invoice),
  };
}

/** All problems of the amounts, at their fields. */
export function problemOfTagihan(sebelum: Rangkaian, isian: IsianTagihan): MasalahTagihan[] {
  const { nominalBayar, nominalSisaBayar } = computeTagihan(sebelum, isian);
  const dp = isian.tipePembayaran === "DP";
  const masalah: MasalahTagihan[] = [
    ...sudahDitetapkan("nominalPeti", "peti", sebelum.nominalPeti, isian.nominalPeti),
    ...sudahDitetapkan("nominalOngkir", "ongkir", sebelum.nominalOngkir, isian.nominalOngkir),
  ];
  if (dp && sebelum.tipeSo === "Online") {
    masalah.push({ field: "tipePembayaran", message: "Order Online hanya dapat dibayar Lunas" });
  }
  if (sebelum.ke === 1 && isian.nominalDiskon >= sebelum.totalPembelian + isian.nominalAdmin) {
    masalah.push({ field: "nominalDiskon", message: "Diskon harus lebih kecil dari total pembelian ditambah admin" });
  } else if (dp && isian.nominalDp < 1) {
    masalah.push({ field: "nominalDp", message: "*nominal DP tidak boleh kosong" });
  } else if (dp && nominalSisaBayar <= 0) {
    masalah.push({
      field: "nominalDp",
      message: "Nominal DP melebihi atau sama dengan sisa pembayaran, gunakan pembayaran Lunas",
    });
  }
  if (nominalBayar > MAX_RUPIAH) {
    masalah.push({ field: "nominalAdmin", message: `Tagihan tidak boleh lebih dari ${rupiah(MAX_RUPIAH)}` });
  }
  return masalah;
}

function sudahDitetapkan(
  field: "nominalPeti" | "nominalOngkir",
  label: string,
  tetap: number,
  isi: number,
): MasalahTagihan[] {
  if (tetap === 0 || isi === 0 || isi === tetap) return [];
  const message = `Nominal ${label} sudah ditetapkan ${rupiah(tetap)} oleh invoice sebelumnya`;
  return [{ field, message, bentrok: true }];
}

type Penerimaan = { tipeSo: TipeSo; totalTambahanOnline: number; jasaOnline: number };

/**
 * What the account receives at the approval: the customer's payment; for an Online order plus the surcharge, minus the
 * fee of the marketplace.
 */
export function uangDiterima(
  { nominalBayar, nominalSisaBayar }: { nominalBayar: number; nominalSisaBayar: number },
  { tipeSo, totalTambahanOnline, jasaOnline }: Penerimaan,
): Rupiah {
  const dibayar = nominalBayar - nominalSisaBayar;
  return uang(tipeSo === "Online" ? dibayar + totalTambahanOnline - jasaOnline : dibayar);
}

/** Why the marketplace cannot have kept that much, or null. */
export function problemOfJasaOnline(diterima: number): string | null {
  if (diterima >= 1 && diterima <= MAX_RUPIAH) return null;
  return diterima < 1
    ? "Jasa online harus lebih kecil dari pembayaran ditambah tambahan online"
    : `Uang yang diterima tidak boleh lebih dari ${rupiah(MAX_RUPIAH)}`;
}
