import { spawnSync } from "node:child_process";
import { expect } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import type { Sql } from "#platform/db/database.ts";
import type { LembarBuku } from "../../laporan-buku/lembar.ts";
import { neracaSaldo } from "../../laporan-buku/server/load.ts";
import { jurnalTeks } from "./jurnalTeks.ts";

export type Saldo = Readonly<Record<string, number>>;
export type Menyaldokan = (teks: string, hari: string) => Saldo;
export const tanpaNol = (saldo: Saldo): Saldo =>
  Object.fromEntries(Object.entries(saldo).filter(([kode, nilai]) => nilai !== 0 && !kode.startsWith("Total")));
export const kodeDari = (akun: string) => akun.replace(/^[A-Za-z]+:/, "").split(" ")[0] ?? "";

/** Runs hledger over a journal; null where it is not installed. */
export const hledger = (isi: string, ...perintah: string[]) => {
  const { error, status, stdout, stderr } = spawnSync("hledger", ["-f", "-", ...perintah], {
    input: isi,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  return error ? null : { status, stdout, stderr };
};
/** The balances of all accounts by code at the end of a day, debit positive. */
export const menurutHledger: Menyaldokan = (isi, hari) => {
  const sampai = new Date(new Date(`${hari}T00:00:00Z`).getTime() + 86_400_000).toISOString().slice(0, 10);
  const jawab = hledger(isi, "balance", "--flat", "-N", "-O", "csv", "-e", sampai);
  const baris = (jawab?.stdout ?? "").trim().split("\n").slice(1);
  return tanpaNol(
    Object.fromEntries(
      baris.map((satu) => {
        const [, akun = "", nilai = "0"] = /^"(.*)","(.*)"$/.exec(satu) ?? [];
        return [kodeDari(akun), Number(nilai.replace(/[^0-9-]/g, ""))];
      }),
    ),
  );
};

const LABA_LALU = "laba-lalu";
/** Income and expenses of the years before stand in one row of the trial balance. */
export function tahunIni(pada: Saldo, tahunLalu: Saldo): Saldo {
  const hasil = Object.keys(tahunLalu).filter((kode) => kode >= "4");
  const saldo: Record<string, number> = { ...pada };
  for (const kode of hasil) saldo[kode] = (saldo[kode] ?? 0) - (tahunLalu[kode] ?? 0);
  saldo[LABA_LALU] = hasil.reduce((sum, kode) => sum + (tahunLalu[kode] ?? 0), 0);
  return tanpaNol(saldo);
}

/** The balances of the trial balance by code, debit positive. Customers stand on both sides there, in one account here. */
export function saldoLembar({ tabel }: LembarBuku): Saldo {
  const saldo: Record<string, number> = {};
  for (const { kunci, kode, nilai } of tabel.flatMap(({ baris }) => baris)) {
    if (kunci === LABA_LALU) saldo[LABA_LALU] = (nilai[3] ?? 0) - (nilai[4] ?? 0);
    if (kode === null || kode === undefined || kode === "") continue;
    const satu = kode === "2-1002" ? "1-2001" : kode;
    saldo[satu] = (saldo[satu] ?? 0) + (nilai[3] ?? 0) - (nilai[4] ?? 0);
  }
  return tanpaNol(saldo);
}

/** The journal says to hledger what our trial balance says at the end of each of these days; nothing where it is not installed. */
export async function expectHledger(sql: Sql, hari: readonly Tanggal[]): Promise<void> {
  const { content } = jurnalTeks(sql, "hledger", { dari: null, sampai: hari.at(-1) as Tanggal });
  const potong: Buffer[] = [];
  for await (const satu of content as AsyncIterable<Uint8Array>) potong.push(Buffer.from(satu));
  const isi = Buffer.concat(potong).toString("utf8");
  const diperiksa = hledger(isi, "check", "--strict");
  if (diperiksa === null) return;
  expect(diperiksa).toMatchObject({ status: 0, stderr: "" });
  for (const satu of hari) {
    const tahunLalu = `${Number(satu.slice(0, 4)) - 1}-12-31`;
    const menurut = tahunIni(menurutHledger(isi, satu), menurutHledger(isi, tahunLalu));
    expect(menurut, satu).toEqual(saldoLembar(await neracaSaldo(sql, satu)));
  }
}
