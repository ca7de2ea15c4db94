import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import { mayAccept, mayForfeit, melihatNominal, problemOfInput, problemOfKebutuhan, sisiYangBerlaku } from "./rules.ts";

test("the amount of a payment for products or assets is for people with the menu Pengajuan; of others everybody sees it", () => {
  const melihat = (menu: User["menu"]) =>
    [
      { po: null, asset: null },
      { po: "PO-1", asset: null },
      { po: null, asset: 7 },
    ].map((asal) => melihatNominal({ role: "Kasir", menu } as User, asal));
  expect(melihat(["Simpanan"])).toEqual([true, false, false]);
  expect(melihat(["Simpanan", "Pengajuan"])).toEqual([true, true, true]);
});

test("choosing LAINNYA is choosing no account; no account is none, also where there is no LAINNYA", () => {
  const masalah = (asal: number | null, tujuan: number | null, lainnya: number | null, hari = "2026-11-20") => {
    const sisi = { idRekeningAsal: asal, idRekeningTujuan: tujuan } as Parameters<typeof problemOfInput>[0];
    const problems = problemOfInput(sisi, hari as Tanggal, "2026-11-20" as Tanggal, lainnya);
    return problems.map(({ field }) => field);
  };
  expect(masalah(1, 9, 9)).toEqual(["idRekeningTujuan"]);
  expect(masalah(9, 1, 9)).toEqual(["idRekeningAsal"]);
  expect(masalah(1, null, null)).toEqual([]);
  expect(masalah(1, 2, 9, "2026-11-21")).toEqual(["tglPengajuan"]);
});

test("an account that cannot take part keeps from approving, and who may not decide hears that", () => {
  const boleh = { boleh: true, alasan: null };
  const kosong = { alasan: "Saldo kurang" };
  expect(mayAccept(boleh, [{ alasan: null }, kosong]).alasan).toBe("Saldo kurang");
  expect(mayAccept(boleh, [{ alasan: null }]).boleh).toBe(true);
  expect(mayAccept({ boleh: false, alasan: "Hanya Management" }, [kosong]).alasan).toBe("Hanya Management");
});

test("a request uses the accounts of its type, whatever was sent", () => {
  const sisi = (tipePengajuan: "masuk" | "keluar" | "pindah") => {
    const isian = { tipePengajuan, idRekeningAsal: 1, idRekeningTujuan: 2 } as Parameters<typeof sisiYangBerlaku>[0];
    const { idRekeningAsal, idRekeningTujuan } = sisiYangBerlaku(isian);
    return [idRekeningAsal, idRekeningTujuan];
  };
  expect([sisi("masuk"), sisi("keluar"), sisi("pindah")]).toEqual([
    [null, 2],
    [1, null],
    [1, 2],
  ]);
  const kosong = { idRekeningAsal: 9, idRekeningTujuan: 9 } as Parameters<typeof problemOfInput>[0];
  const hari = "2026-11-20" as Tanggal;
  expect(problemOfInput(kosong, hari, hari, 9).map(({ message }) => message)).toEqual([
    "Rekening asal tidak boleh kosong.",
    "Rekening tujuan tidak boleh kosong.",
  ]);
  expect(problemOfInput(kosong, "2026-11-21" as Tanggal, hari, null)).toEqual([
    { field: "tglPengajuan", message: "Tanggal pengajuan tidak boleh setelah hari ini" },
  ]);
});

test("a need of the program is not asked for by hand; what does not exist is for the foreign key", () => {
  const masalah = (bawaan: string | null) =>
    problemOfKebutuhan({ namaKebutuhan: "Sewa", bawaan } as Parameters<typeof problemOfKebutuhan>[0]);
  expect([masalah(null), problemOfKebutuhan(undefined)]).toEqual([[], []]);
  expect(masalah("penjualan")).toEqual([
    { field: "idKebutuhan", message: "Kebutuhan Sewa hanya untuk dokumen otomatis, pilih kebutuhan lain" },
  ]);
});

test("the money of a cancelled order alone can be kept", () => {
  const putusan = { boleh: false, alasan: "bukan anda" };
  expect(mayForfeit({ kembaliBatal: true }, putusan)).toBe(putusan);
  expect(mayForfeit({ kembaliBatal: false }, { boleh: true, alasan: null })).toEqual({
    boleh: false,
    alasan: "Hanya pengembalian dana order yang dibatalkan yang dapat hangus",
  });
});
