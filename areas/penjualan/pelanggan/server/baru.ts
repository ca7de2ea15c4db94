import type { Id } from "#kernel/types.ts";
import { type Tx, translating } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { invalidField } from "#platform/http/refusal.ts";
import { KOLOM } from "./sql.ts";

export type Isian = {
  instansi: string;
  nama: string;
  telepon: string;
  email: string;
  alamat: string;
  npwp: string;
  catatan: string;
  termin: number | null;
};

const tidakDikenal = {
  pelanggan_id_sales_fkey: () => invalidField("idSales", "Penanggung jawab tidak dikenal"),
};

/** Adds a customer. Its number and name lead to it from now on, unless they lead to another one already. */
export async function insertPelanggan({ tx, now }: Deed, isian: Isian, idSales: number | null) {
  const row = { ...isian, idSales, dibuat: now };
  const [added] = await translating(
    () => tx<{ idPelanggan: Id<"pelanggan"> }[]>`
      insert into pelanggan ${tx(row, ...KOLOM, "idSales", "dibuat")} returning id_pelanggan`,
    tidakDikenal,
  );
  if (!added) throw new Error("insert answered no row");
  await noteKunci(tx, [added.idPelanggan]);
  await noteRagu(tx, [added.idPelanggan], now);
  return added.idPelanggan;
}

export async function changePelanggan(tx: Tx, id: Id<"pelanggan">, isian: Isian, idSales: number | null, now: Date) {
  const row = { ...isian, idSales };
  await translating(
    () => tx`update pelanggan set ${tx(row, ...KOLOM, "idSales")}, versi = versi + 1 where id_pelanggan = ${id}`,
    tidakDikenal,
  );
  await noteKunci(tx, [id]);
  await noteRagu(tx, [id], now);
}

export const noteKunci = (tx: Tx, ids: readonly Id<"pelanggan">[]) => tx`
  insert into pelanggan_kunci (angka, nama, id_pelanggan)
  select angka, kunci_pelanggan(angka, nama, instansi), id_pelanggan from pelanggan
  where id_pelanggan = any(${[...ids]}::int[]) order by id_pelanggan
  on conflict do nothing`;

/** Notes those that may be the same: with the number of a customer, or with its name and company; the first five of each. */
export const noteRagu = (tx: Tx, ids: readonly Id<"pelanggan">[], now: Date) => tx`
  insert into pelanggan_ragu (alasan, id_pelanggan, id_lain, dibuat)
  select distinct alasan, least(id_lain, id_pelanggan), greatest(id_lain, id_pelanggan), ${now}::timestamptz
  from (
    select *, row_number() over (partition by alasan, id_pelanggan order by id_lain) as ke from (
      select 'nomor' as alasan, p.id_pelanggan, l.id_pelanggan as id_lain from pelanggan p join pelanggan l on l.angka = p.angka
      where p.id_pelanggan = any(${[...ids]}::int[]) and length(p.angka) >= 8 and l.id_utama <> p.id_utama and l.digabung_ke is null
      union all
      select 'nama', p.id_pelanggan, l.id_pelanggan from pelanggan p join pelanggan l on lower(l.nama) = lower(p.nama)
      where p.id_pelanggan = any(${[...ids]}::int[]) and l.digabung_ke is null and l.id_utama <> p.id_utama and l.angka <> p.angka
        and kunci_nama(l.instansi) = kunci_nama(p.instansi)) x) x
  where ke <= 5
  on conflict do nothing`;
