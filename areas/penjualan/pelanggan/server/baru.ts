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
  await catatKunci(tx, added.idPelanggan);
  await catatRagu(tx, added.idPelanggan, now);
  return added.idPelanggan;
}

export async function changePelanggan(tx: Tx, id: Id<"pelanggan">, isian: Isian, idSales: number | null, now: Date) {
  const row = { ...isian, idSales };
  await translating(
    () => tx`update pelanggan set ${tx(row, ...KOLOM, "idSales")}, versi = versi + 1 where id_pelanggan = ${id}`,
    tidakDikenal,
  );
  await catatKunci(tx, id);
  await catatRagu(tx, id, now);
}

const catatKunci = (tx: Tx, id: Id<"pelanggan">) => tx`
  insert into pelanggan_kunci (angka, nama, id_pelanggan)
  select angka, kunci_pelanggan(angka, nama, instansi), id_pelanggan from pelanggan where id_pelanggan = ${id}
  on conflict do nothing`;

/** Notes those that may be the same: with the number of the customer, or with its name and company. */
const catatRagu = (tx: Tx, id: Id<"pelanggan">, now: Date) => tx`
  insert into pelanggan_ragu (alasan, id_pelanggan, id_lain, dibuat)
  select alasan, least(id_lain, ${id}), greatest(id_lain, ${id}), ${now} from (
    (select 'nomor' as alasan, l.id_pelanggan as id_lain from pelanggan p join pelanggan l using (angka)
     where p.id_pelanggan = ${id} and length(p.angka) >= 8 and l.id_utama <> p.id_utama and l.digabung_ke is null
     order by l.id_pelanggan limit 5)
    union all
    (select 'nama', l.id_pelanggan from pelanggan p join pelanggan l on lower(l.nama) = lower(p.nama)
     where p.id_pelanggan = ${id} and l.digabung_ke is null and l.id_utama <> p.id_utama and l.angka <> p.angka
       and kunci_nama(l.instansi) = kunci_nama(p.instansi)
     order by l.id_pelanggan limit 5)) x
  on conflict do nothing`;
