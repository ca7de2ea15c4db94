import { mayCall, withMenu } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { User } from "#platform/http/context.ts";

/** What the rules need to know of an account. */
export type Sasaran = {
  namaRekening: string;
  lainnya: boolean;
  barisBuku: number;
  /** A request or an invoice has it. */
  disebut: boolean;
};

export function mayEdit({ lainnya, namaRekening }: Sasaran): Boleh {
  return lainnya
    ? tidak(`Rekening ${namaRekening} dipakai oleh aturan program, tidak dapat diubah atau dihapus`)
    : boleh;
}

export function mayRemove(rekening: Sasaran): Boleh {
  const { namaRekening, barisBuku, disebut } = rekening;
  if (rekening.lainnya) return mayEdit(rekening);
  if (barisBuku > 0) return tidak(`Rekening ${namaRekening} masih digunakan oleh ${barisBuku} baris buku kas`);
  if (disebut) return tidak(`Rekening ${namaRekening} masih digunakan oleh pengajuan atau invoice`);
  return boleh;
}

/** Balances are for those who may open Simpanan Rekening. */
export const melihatSaldo = (user: User): boolean => mayCall(withMenu("Simpanan"), user);
