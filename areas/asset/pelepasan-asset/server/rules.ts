import { DOKUMEN_KOSONG } from "#areas/keuangan/pengajuan/contract.ts";
import { problemOfShift, type Rekening } from "#books/kas/kas.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, tidak } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { AlasanLepas } from "../contract.ts";

type Ajuan = { alasan: AlasanLepas; bukti: number };

/** What is wrong with a request: a sale needs an account that holds money, and a proof of what was paid. */
export function problemOfPelepasan(
  { alasan, bukti }: Ajuan,
  rekening: Pick<Rekening, "lainnya"> | undefined,
): Problem[] {
  if (alasan !== "dijual") return [];
  const tanpaRekening = !rekening ? "Rekening tidak dikenal" : rekening.lainnya ? "Rekening tidak boleh kosong." : null;
  return [
    ...(tanpaRekening ? [{ field: "idRekening", message: tanpaRekening }] : []),
    ...(bukti === 0 ? [{ field: "dokumen", message: DOKUMEN_KOSONG }] : []),
  ];
}

/** A decision that is allowed can still be one that the account can not take. */
export function mayAccept(putusan: Boleh, rekening: Rekening | undefined, hargaJual: Rupiah): Boleh {
  const masalah = rekening ? problemOfShift(rekening, hargaJual) : null;
  return putusan.boleh && masalah ? tidak(masalah) : putusan;
}
