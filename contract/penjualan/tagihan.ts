import { rupiah } from "../format.ts";
import { MAX_RUPIAH, type Rupiah } from "../kernel/types.ts";
import type { TipePembayaran, TipeSo } from "./label.ts";

/**
 * The amounts of an order's chain of invoices: pure, the same functions while a person types and when the server
 * writes. What is left over is always what was due minus what is paid, so nothing can get lost on the way.
 */

/** What the invoices before the one in question have fixed. */
export type Rangkaian = {
  tipeSo: TipeSo;
  totalPembelian: Rupiah;
  /** The invoice in question is the n-th of its order. */
  ke: number;
  /** Fixed by the first invoice; 0 before it. */
  nominalAdmin: Rupiah;
  nominalDiskon: Rupiah;
  /** Fixed by the first invoice that gave more than 0; 0 until then. */
  nominalPeti: Rupiah;
  nominalOngkir: Rupiah;
  /** Still due after the invoice before. */
  sisa: Rupiah;
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
  /** What this invoice itself fixes; 0 where an earlier one did. */
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
  /** It contradicts what an earlier invoice fixed. */
  bentrok?: true;
};

const uang = (whole: number) => whole as Rupiah;

export const NOL = uang(0);

/** The chain before the first invoice. */
export const rangkaianBaru = (order: { tipeSo: TipeSo; totalPembelian: Rupiah }): Rangkaian => ({
  tipeSo: order.tipeSo,
  totalPembelian: order.totalPembelian,
  ke: 1,
  nominalAdmin: NOL,
  nominalDiskon: NOL,
  nominalPeti: NOL,
  nominalOngkir: NOL,
  sisa: order.totalPembelian,
});

/** The chain after one more invoice. */
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

export function hitungTagihan(sebelum: Rangkaian, isian: IsianTagihan): Tagihan {
  const pertama = sebelum.ke === 1;
  const nominalAdmin = pertama ? isian.nominalAdmin : sebelum.nominalAdmin;
  const nominalDiskon = pertama ? isian.nominalDiskon : sebelum.nominalDiskon;
  const nominalPeti = sebelum.nominalPeti > 0 ? 0 : isian.nominalPeti;
  const nominalOngkir = sebelum.nominalOngkir > 0 ? 0 : isian.nominalOngkir;
  const dasar = pertama ? sebelum.totalPembelian + nominalAdmin - nominalDiskon : sebelum.sisa;
  const nominalBayar = dasar + nominalPeti + nominalOngkir;
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

/** What an invoice pays, crate and shipping that come with a down payment included. */
export const dibayarDari = ({ nominalBayar, nominalSisaBayar }: Terhitung): Rupiah =>
  uang(nominalBayar - nominalSisaBayar);

/**
 * How an invoice's amount due follows from the order, so that its figures can be added up on one sheet: purchase +
 * admin + crate + shipping - discount - what was paid before = due; due - what this one pays = left. Crate and shipping
 * count here once some invoice up to this one has fixed them.
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

/** What keeps these amounts from becoming an invoice, each at its field. */
export function masalahTagihan(sebelum: Rangkaian, isian: IsianTagihan): MasalahTagihan[] {
  const { nominalBayar, nominalSisaBayar } = hitungTagihan(sebelum, isian);
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
 * What reaches the account when an invoice is approved: what the customer pays; for an Online order also the surcharge,
 * less what the marketplace kept.
 */
export function uangDiterima(
  { nominalBayar, nominalSisaBayar }: { nominalBayar: number; nominalSisaBayar: number },
  { tipeSo, totalTambahanOnline, jasaOnline }: Penerimaan,
): Rupiah {
  const dibayar = nominalBayar - nominalSisaBayar;
  return uang(tipeSo === "Online" ? dibayar + totalTambahanOnline - jasaOnline : dibayar);
}

/** Why the marketplace can not have kept that much, or null. */
export function masalahJasaOnline(diterima: number): string | null {
  if (diterima >= 1 && diterima <= MAX_RUPIAH) return null;
  return diterima < 1
    ? "Jasa online harus lebih kecil dari pembayaran ditambah tambahan online"
    : `Uang yang diterima tidak boleh lebih dari ${rupiah(MAX_RUPIAH)}`;
}
