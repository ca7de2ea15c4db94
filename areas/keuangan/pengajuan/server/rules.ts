import { nanti } from "#company/hariIni.ts";
import { mayCall, withMenu } from "#kernel/permission.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, tidak } from "#kernel/row.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import { maySubmit } from "../../kebutuhan/server/rules.ts";
import type { PilihanRow } from "../../kebutuhan/server/sql.ts";
import type { DampakApprove } from "../contract.ts";
import { berasal, bertujuan } from "../isiPengajuan.ts";
import type { PengajuanBaru } from "../pengajuanBaru.ts";

type Sisinya = Pick<PengajuanBaru, "tipePengajuan" | "idRekeningAsal" | "idRekeningTujuan">;

/** The accounts that the type of a request uses; the other side is none, whatever was sent. */
export function sisiYangBerlaku({ tipePengajuan, idRekeningAsal, idRekeningTujuan }: Sisinya) {
  return {
    idRekeningAsal: berasal(tipePengajuan) ? idRekeningAsal : null,
    idRekeningTujuan: bertujuan(tipePengajuan) ? idRekeningTujuan : null,
  };
}

type Sisi = ReturnType<typeof sisiYangBerlaku>;

/** LAINNYA is shown as a dash, so choosing it means choosing no account. */
export function problemOfInput(sisi: Sisi, tglPengajuan: Tanggal, today: Tanggal, idLainnya: number | null): Problem[] {
  const problems: Problem[] = [];
  for (const [field, label] of [
    ["idRekeningAsal", "Rekening asal"],
    ["idRekeningTujuan", "Rekening tujuan"],
  ] as const) {
    if (sisi[field] !== null && sisi[field] === idLainnya) {
      problems.push({ field, message: `${label} tidak boleh kosong.` });
    }
  }
  return [...problems, ...nanti("tglPengajuan", "Tanggal pengajuan", tglPengajuan, today)];
}

/** A need that does not exist is refused by the foreign key. */
export function problemOfKebutuhan(kebutuhan: PilihanRow | undefined): Problem[] {
  const alasan = kebutuhan && maySubmit(kebutuhan).alasan;
  return alasan ? [{ field: "idKebutuhan", message: alasan }] : [];
}

/** Payments for products and assets tell purchase prices: their amounts are only for people with the menu Pengajuan. */
export function melihatNominal(user: User, { po, asset }: { po: unknown; asset: unknown }): boolean {
  return (po === null && asset === null) || mayCall(withMenu("Pengajuan"), user);
}

/** Whether a refund can be decided as kept, where `putusan` says whether it can be decided at all. */
export const mayForfeit = ({ kembaliBatal }: { kembaliBatal: boolean }, putusan: Boleh): Boleh =>
  kembaliBatal ? putusan : tidak("Hanya pengembalian dana order yang dibatalkan yang dapat hangus");

/** Whether this person may approve: allowed to decide, and every account can take part. */
export function mayAccept(putusan: Boleh, rekening: readonly Pick<DampakApprove["rekening"][number], "alasan">[]) {
  const masalah = rekening.find(({ alasan }) => alasan !== null)?.alasan;
  return putusan.boleh && masalah ? tidak(masalah) : putusan;
}
