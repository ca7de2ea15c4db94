import { expect, test } from "vitest";
import type { Rekening } from "#books/kas/kas.ts";
import { boleh, tidak } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import { mayAccept, problemOfPelepasan } from "./rules.ts";

const bank = { namaRekening: "BCA", saldo: 0, lainnya: false } as Rekening;

test("a sale needs an account that holds money, and a proof", () => {
  const masalah = (bukti: number, rekening: Rekening | undefined, alasan: "dijual" | "rusak" = "dijual") =>
    problemOfPelepasan({ alasan, bukti }, rekening);
  expect(masalah(1, bank)).toEqual([]);
  expect(masalah(1, { ...bank, lainnya: true })).toEqual([
    { field: "idRekening", message: "Rekening tidak boleh kosong." },
  ]);
  expect(masalah(0, undefined)).toEqual([
    { field: "idRekening", message: "Rekening tidak dikenal" },
    { field: "dokumen", message: "Dokumen tidak boleh kosong." },
  ]);
  expect(masalah(0, undefined, "rusak")).toEqual([]);
});

test("a decision that is allowed can still be one that the account can not take", () => {
  const lainnya = { ...bank, lainnya: true };
  expect(mayAccept(boleh, bank, 5 as Rupiah)).toEqual(boleh);
  expect(mayAccept(boleh, undefined, 5 as Rupiah)).toEqual(boleh);
  expect(mayAccept(boleh, lainnya, 5 as Rupiah).alasan).toContain("LAINNYA tidak menyimpan uang");
  expect(mayAccept(tidak("bukan anda"), lainnya, 5 as Rupiah)).toEqual(tidak("bukan anda"));
});
