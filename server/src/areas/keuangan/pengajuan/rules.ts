import { mayCall, withMenu } from "#contract/kernel/permission.ts";
import type { Problem } from "#contract/kernel/problem.ts";
import { type Boleh, tidak } from "#contract/kernel/row.ts";
import type { Tanggal } from "#contract/kernel/types.ts";
import { berasal, bertujuan } from "#contract/keuangan/isiPengajuan.ts";
import type { DampakApprove, PengajuanBaru } from "#contract/keuangan/pengajuan.ts";
import { nanti } from "#server/company/hariIni.ts";
import type { User } from "#server/platform/http/context.ts";
import { bolehAjukan } from "../kebutuhan/rules.ts";
import type { PilihanRow } from "../kebutuhan/sql.ts";

/** The sides that count for the request's type; the other one is none, whatever was sent for it. */
export function sisiYangBerlaku({ tipePengajuan, idRekeningAsal, idRekeningTujuan }: PengajuanBaru) {
  return {
    idRekeningAsal: berasal(tipePengajuan) ? idRekeningAsal : null,
    idRekeningTujuan: bertujuan(tipePengajuan) ? idRekeningTujuan : null,
  };
}

type Sisi = ReturnType<typeof sisiYangBerlaku>;

/** LAINNYA stands for the world outside and is shown as a dash: to choose it is to choose no account. */
export function masalahIsian(sisi: Sisi, tglPengajuan: Tanggal, today: Tanggal, idLainnya: number | null): Problem[] {
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

/** One that nobody knows is left to the database. */
export function masalahKebutuhan(kebutuhan: PilihanRow | undefined): Problem[] {
  const alasan = kebutuhan && bolehAjukan(kebutuhan).alasan;
  return alasan ? [{ field: "idKebutuhan", message: alasan }] : [];
}

/** What was paid for products and assets tells a purchase price: amounts of those are for the menu Pengajuan alone. */
export function melihatNominal(user: User, { po, asset }: { po: unknown; asset: unknown }): boolean {
  return (po === null && asset === null) || mayCall(withMenu("Pengajuan"), user);
}

/** A decision that is allowed can still be one that an account can not pay. */
export function bolehSetujui(putusan: Boleh, rekening: readonly Pick<DampakApprove["rekening"][number], "alasan">[]) {
  const masalah = rekening.find(({ alasan }) => alasan !== null)?.alasan;
  return putusan.boleh && masalah ? tidak(masalah) : putusan;
}
