import { ribuan, rupiah, tanggal } from "#kernel/format.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { rupiahSen } from "../../rekening-koran/server/baca/urutan.ts";

/** How an account stands at the end of a day. Balances of the bank are hundredths of a rupiah. */
export type Posisi = {
  sampai: Tanggal;
  today: Tanggal;
  /** Until when it is reconciled already. */
  direkonsiliasi: Tanggal | null;
  /** The first day of which the bank said something. */
  pertama: Tanggal | null;
  saldoBuku: Rupiah;
  saldoBank: number | null;
  /** Before the first line, where it is not reconciled yet and the lines say so. */
  awal: { buku: Rupiah; bank: number } | null;
  sisaBank: number;
  sisaKas: number;
};

/** Kas counts whole rupiah, the bank hundredths: what is left of an interest is less than one. */
export const sepakat = (buku: number, bank: number): boolean => Math.abs(bank - buku * 100) < 100;

/** Whether the account can be reconciled until that day: both balances agree, and every line and row of kas is explained. */
export function mayReconcile(posisi: Posisi): Boleh {
  const { sampai, today, direkonsiliasi, pertama, saldoBuku, saldoBank, sisaBank, sisaKas } = posisi;
  if (sampai >= today) return tidak("Rekonsiliasi paling jauh sampai kemarin, karena hari ini uang masih bergerak");
  if (direkonsiliasi !== null && sampai <= direkonsiliasi) {
    return tidak(`Rekening ini sudah direkonsiliasi sampai ${tanggal(direkonsiliasi)}`);
  }
  if (pertama === null || sampai < pertama)
    return tidak("Belum ada mutasi bank sampai hari itu, baca rekening korannya");
  if (saldoBank === null) return tidak("Mutasi bank tidak menyebut saldo hari itu, isi saldonya menurut bank");
  if (!sepakat(saldoBuku, saldoBank)) return tidak(beda(posisi, saldoBank));
  const sisa = [
    ...(sisaBank > 0 ? [`${ribuan(sisaBank)} mutasi bank`] : []),
    ...(sisaKas > 0 ? [`${ribuan(sisaKas)} mutasi kas`] : []),
  ];
  return sisa.length === 0 ? boleh : tidak(`${sisa.join(" dan ")} belum dicocokkan atau dijelaskan`);
}

function beda({ saldoBuku, awal, pertama }: Posisi, saldoBank: number): string {
  const selisih = rupiahSen(saldoBank - saldoBuku * 100);
  const kalimat = `Saldo bank ${rupiahSen(saldoBank)}, saldo buku ${rupiah(saldoBuku)}: beda ${selisih}`;
  if (awal === null || sepakat(awal.buku, awal.bank)) return kalimat;
  const dulu = `bank ${rupiahSen(awal.bank)}, buku ${rupiah(awal.buku)}`;
  return `${kalimat}. Sebelum mutasi bank pertama (${tanggal(pertama)}) saldonya sudah berbeda: ${dulu}`;
}

type Dibatalkan = { sampai: Tanggal; dibatalkan: unknown };

/** Only the latest one is undone: the days after it rest on it. */
export function mayUndoRekonsiliasi({ sampai, dibatalkan }: Dibatalkan, direkonsiliasi: Tanggal | null): Boleh {
  if (dibatalkan !== null) return tidak("Rekonsiliasi ini sudah dibatalkan");
  if (direkonsiliasi === sampai) return boleh;
  return tidak(`Batalkan dahulu rekonsiliasi terakhir, sampai ${tanggal(direkonsiliasi)}`);
}
