import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import { mayAccept, melihatNominal, problemOfInput } from "./rules.ts";

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
