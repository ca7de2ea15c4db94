import { setelah } from "#company/hariIni.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { chainLines } from "../../rekening-koran/server/baca/urutan.ts";
import { linesAround } from "../../rekening-koran/server/sql.ts";
import type { Posisi } from "./rules.ts";
import { direkonsiliasiSampai, hariBank, saldoBukuPada, sisaPada } from "./sql.ts";

type Rekening = Id<"rekening">;
type Diminta = { idRekening: Rekening; sampai: Tanggal; saldoBank: number | null };

/** How an account stands at the end of a day. What a person typed holds where the lines do not say the balance of the bank. */
export async function posisiPada(db: Db, today: Tanggal, { idRekening, sampai, saldoBank }: Diminta) {
  const [direkonsiliasi, { pertama, terakhir, hariIni }, saldoBuku] = await Promise.all([
    direkonsiliasiSampai(db, idRekening),
    hariBank(db, idRekening, sampai),
    saldoBukuPada(db, idRekening, sampai),
  ]);
  const sejak = direkonsiliasi === null ? (pertama ?? sampai) : setelah(direkonsiliasi, 1);
  const [{ kas, ...sisa }, bank, awal] = await Promise.all([
    sisaPada(db, idRekening, sejak, sampai),
    hariIni && saldoHari(db, idRekening, hariIni),
    direkonsiliasi === null && pertama ? saldoAwal(db, idRekening, pertama) : null,
  ]);
  const disebut = bank?.akhir ?? null;
  // Lines that end before that day do not show that none is missing.
  const perluDiketik = disebut === null || terakhir === null || terakhir < sampai;
  const dipakai = perluDiketik ? saldoBank && saldoBank * 100 : disebut;
  const posisi: Posisi = { sampai, today, direkonsiliasi, pertama, saldoBuku, saldoBank: dipakai, awal, ...sisa };
  return { posisi, disebut, perluDiketik, kas };
}

async function saldoAwal(db: Db, idRekening: Rekening, pertama: Tanggal): Promise<Posisi["awal"]> {
  const [bank, buku] = await Promise.all([
    saldoHari(db, idRekening, pertama),
    saldoBukuPada(db, idRekening, setelah(pertama, -1)),
  ]);
  return bank && { buku, bank: bank.awal };
}

/**
 * The balance of the bank before and after the lines of a day; null where its lines say none. Files list the lines of a day in
 * any order: the days beside it say which is the first and which the last.
 */
async function saldoHari(db: Db, idRekening: Rekening, hari: Tanggal): Promise<{ awal: number; akhir: number } | null> {
  const stored = await linesAround(db, idRekening, hari, hari);
  if (stored.some(({ saldo }) => saldo === null)) return null;
  const lines = chainLines(
    stored.map((line) => ({ ...line, baris: null })),
    null,
  ).filter(({ tanggal }) => tanggal === hari);
  const [pertama, terakhir] = [lines[0], lines.at(-1)];
  if (pertama?.saldo == null || terakhir?.saldo == null) return null;
  return { awal: pertama.saldo - pertama.sen, akhir: terakhir.saldo };
}
