import { type Rekening, saldoKurang } from "#books/kas/kas.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { PengajuanAsset } from "../contract.ts";

/** LAINNYA is shown as a dash, so choosing it means choosing no account. */
export function problemOfRekening(rekening: Pick<Rekening, "lainnya"> | undefined): Problem[] {
  if (!rekening) return [{ field: "idRekening", message: "Rekening tidak dikenal" }];
  return rekening.lainnya ? [{ field: "idRekening", message: "Rekening tidak boleh kosong." }] : [];
}

type Keadaan = Pick<PengajuanAsset, "statusPengajuan" | "asset"> & { namaPemasuk: string | null };

/** Whether the bought asset can be registered now. */
export function maySignIn({ statusPengajuan, asset, namaPemasuk }: Keadaan): Boleh {
  if (asset) return tidak(`Asset sudah dimasukkan oleh ${namaPemasuk} dengan kode ${asset.kodeAsset}`);
  if (statusPengajuan === "Menunggu" || statusPengajuan === "Revisi") return tidak("Pengajuan belum disetujui");
  return statusPengajuan === "Ditolak" ? tidak("Pengajuan ditolak") : boleh;
}

/** Whether this person may approve: allowed to decide, and the account has enough money. */
export function mayAccept(putusan: Boleh, rekening: Rekening, harga: Rupiah): Boleh {
  const kurang = saldoKurang(rekening, harga);
  return putusan.boleh && kurang ? tidak(kurang) : putusan;
}
