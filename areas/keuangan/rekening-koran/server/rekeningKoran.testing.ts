import { isiRekening } from "#books/fixtures.ts";
import type { Id } from "#kernel/types.ts";
import type { Office, Person } from "#test/support/office.ts";
import { rekeningKoran } from "../contract.ts";
import type { StatusKoran } from "../isiKoran.ts";
import { type Gerak, TATA, type Tata, teksKoran } from "./baca/koran.testing.ts";

const [BCA] = TATA as [Tata, ...Tata[]];

/** A statement as the file that the bank gives. */
export const berkasKoran = (
  gerak: readonly Gerak[],
  saldoAwal = 0,
  tata: Tata = BCA,
  more: { nomor?: string } = {},
): File => new File([teksKoran(tata, { gerak, saldoAwal, ...more })], "mutasi.csv");

export const baca = async (person: Person, idRekening: Id<"rekening">, berkas: File) =>
  (await person.call(rekeningKoran.bacaRekeningKoran, { idRekening, berkas: [berkas] })).data;

export const daftarKoran = (person: Person, idRekening: Id<"rekening">, status: StatusKoran = "sisa") =>
  person.call(rekeningKoran.getRekeningKoran, { idRekening, status, limit: 100 });

/** Puts these amounts on an account, one row of kas each. */
export async function isiKas(
  office: Office,
  person: Person,
  nama: string,
  ...nominal: number[]
): Promise<Id<"rekening">> {
  let id: Id<"rekening"> | undefined;
  for (const satu of nominal) id = await isiRekening(office, person, nama, satu);
  if (id === undefined) throw new Error("No amount");
  return id;
}
