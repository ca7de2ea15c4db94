import { rekeningBernama } from "#books/fixtures.ts";
import type { ClientInput } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import type { Office, Person } from "#test/support/office.ts";
import { invoice } from "../contract.ts";
import { computeTagihan } from "../tagihan.ts";

type Isian = ClientInput<typeof invoice.addInvoice>;
type Ketikan = Partial<
  Omit<Isian, "nominalAdmin" | "nominalPeti" | "nominalOngkir" | "nominalDiskon" | "nominalDp">
> & {
  nominalAdmin?: number;
  nominalPeti?: number;
  nominalOngkir?: number;
  nominalDiskon?: number;
  nominalDp?: number;
};

/** The input of addInvoice with the totals that the screen shows. */
export async function isianInvoice(office: Office, person: Person, idSo: string, lain: Ketikan = {}): Promise<Isian> {
  const { rangkaian } = await daftarInvoice(person, idSo);
  const nominal = {
    tipePembayaran: lain.tipePembayaran ?? "LN",
    nominalAdmin: lain.nominalAdmin ?? 0,
    nominalPeti: lain.nominalPeti ?? 0,
    nominalOngkir: lain.nominalOngkir ?? 0,
    nominalDiskon: lain.nominalDiskon ?? 0,
    nominalDp: lain.nominalDp ?? 0,
  };
  const { nominalBayar, nominalLunas } = computeTagihan(rangkaian, nominal);
  return {
    idSo,
    idRekening: await rekeningBernama(office, "BCA RJP"),
    totalPembelian: rangkaian.totalPembelian,
    nominalBayar,
    nominalLunas,
    tglInvoice: "2026-11-20",
    dokumen: [await picture()],
    ...nominal,
    ...lain,
  };
}

export async function makeInvoice(office: Office, person: Person, idSo: string, lain: Ketikan = {}) {
  const { data } = await person.call(invoice.addInvoice, await isianInvoice(office, person, idSo, lain));
  return data.idInvoice;
}

/** The order's invoices, newest first, as getInvoice answers them. */
export const daftarInvoice = (person: Person, idSo: string) => person.call(invoice.getInvoice, { idSo, limit: 100 });

export async function saldo(office: Office, idRekening: Id<"rekening">): Promise<number> {
  const [row] = await office.sql<{ saldo: number }[]>`select saldo from rekening where id_rekening = ${idRekening}`;
  return row?.saldo ?? Number.NaN;
}
