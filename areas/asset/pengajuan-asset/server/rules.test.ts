import { expect, test } from "vitest";
import type { Rekening } from "#books/kas/kas.ts";
import { boleh, tidak } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import { mayAccept, maySignIn, problemOfRekening } from "./rules.ts";

test("an asset is bought from an account that exists and is one", () => {
  expect(problemOfRekening({ lainnya: false })).toEqual([]);
  expect(problemOfRekening(undefined)).toEqual([{ field: "idRekening", message: "Rekening tidak dikenal" }]);
  expect(problemOfRekening({ lainnya: true })).toEqual([
    { field: "idRekening", message: "Rekening tidak boleh kosong." },
  ]);
});

test("an asset is registered once, of an approved request", () => {
  const masuk = (statusPengajuan: "Menunggu" | "Revisi" | "Ditolak" | "Disetujui", kodeAsset?: string) =>
    maySignIn({ statusPengajuan, asset: (kodeAsset ? { kodeAsset } : null) as never, namaPemasuk: "Rina" }).alasan;
  expect(masuk("Disetujui")).toBeNull();
  expect([masuk("Menunggu"), masuk("Revisi")]).toEqual(["Pengajuan belum disetujui", "Pengajuan belum disetujui"]);
  expect(masuk("Ditolak")).toBe("Pengajuan ditolak");
  expect(masuk("Disetujui", "A-1")).toBe("Asset sudah dimasukkan oleh Rina dengan kode A-1");
});

test("an allowed approval needs the money, to the last rupiah", () => {
  const rekening = { namaRekening: "BCA", saldo: 100 as Rupiah } as Rekening;
  expect(mayAccept(boleh, rekening, 100 as Rupiah)).toEqual(boleh);
  expect(mayAccept(boleh, rekening, 101 as Rupiah)).toEqual(tidak("Saldo rekening BCA tidak mencukupi (saldo Rp 100)"));
  expect(mayAccept(tidak("bukan anda"), rekening, 101 as Rupiah)).toEqual(tidak("bukan anda"));
});
