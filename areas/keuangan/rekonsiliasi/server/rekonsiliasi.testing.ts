import type { Id, Tanggal } from "#kernel/types.ts";
import type { Office, Person } from "#test/support/office.ts";
import { rekeningKoran } from "../../rekening-koran/contract.ts";
import { baca, berkasKoran } from "../../rekening-koran/server/rekeningKoran.testing.ts";
import { rekonsiliasi } from "../contract.ts";

type Rekening = Id<"rekening">;
type Baris = { id: number; tanggal: Tanggal; nominal: number };

/** The bank says what the book of the account says, and every line is matched with its row. */
export async function koranSepertiKas(office: Office, person: Person, idRekening: Rekening): Promise<void> {
  const kas = await office.sql<Baris[]>`
    select id_kas as id, tanggal, debit - kredit as nominal from kas where id_rekening = ${idRekening} order by tanggal, urut`;
  const gerak = kas.map(({ tanggal, nominal }, at) => ({ tanggal, sen: nominal * 100, keterangan: `MUTASI ${at}` }));
  await baca(person, idRekening, berkasKoran(gerak));
  const lines = await office.sql<Baris[]>`
    select id_koran as id, tanggal, sen / 100 as nominal from rekening_koran
    where id_rekening = ${idRekening} and status = 'sisa' order by id_koran`;
  const terpakai = await office.sql<{ id: number }[]>`select id_kas as id from koran_kas`;
  const sisa = kas.filter(({ id }) => !terpakai.some((row) => row.id === id));
  for (const line of lines) {
    const at = sisa.findIndex(({ tanggal, nominal }) => tanggal === line.tanggal && nominal === line.nominal);
    const [satu] = sisa.splice(at, 1);
    await person.call(rekeningKoran.cocokkanKoran, { idRekening, idKoran: [line.id], idKas: [satu?.id ?? 0] });
  }
}

export async function samakan(office: Office, person: Person, idRekening: Rekening, sampai: string): Promise<number> {
  const [buku] = await office.sql<{ saldo: number }[]>`select saldo from kas_pada(${idRekening}::int, ${sampai}::date)`;
  const isian = { idRekening, sampai, saldoBank: buku?.saldo ?? 0 };
  return (await person.call(rekonsiliasi.addRekonsiliasi, isian)).data.idRekonsiliasi;
}

export const keadaanPada = async (person: Person, idRekening: Rekening, sampai: string, saldoBank?: number) =>
  (await person.call(rekonsiliasi.getRekonsiliasi, { idRekening, sampai, ...(saldoBank && { saldoBank }) })).data;
