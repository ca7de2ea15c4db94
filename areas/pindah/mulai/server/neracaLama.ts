import type { Id, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { BandingNeraca } from "../contract.ts";

/**
 * Kantor's accounts at the end of a day with those of the old program that are the same: as somebody said, else by name or code.
 * An account that counts in another one is part of it, as in Neraca Saldo. What no account of Kantor is stands alone.
 */
export const compareNeraca = (db: Db, hari: Tanggal) => db<BandingNeraca[]>`
  with semua as (
    select a.id_akun, a.kode, a.nama, b.id_akun_laporan from bagan_pada(${hari}) a join bagan_akun b using (id_akun)),
  kami as (
    select l.id_akun, l.kode, l.nama, coalesce(sum(j.saldo), 0)::bigint as saldo
    from semua a join semua l on l.id_akun = a.id_akun_laporan
    left join (select id_akun, sum(debit - kredit) as saldo from jurnal_harian where tanggal <= ${hari} group by 1) j
      on j.id_akun = a.id_akun
    group by 1, 2, 3),
  mereka as (
    select n.saldo, jsonb_build_object('id', n.id_neraca_lama, 'kode', n.kode, 'nama', n.nama, 'saldo', n.saldo) as lama, (
        select k.id_akun_laporan from semua k
        where case when n.id_akun is null then lower(k.nama) = lower(n.nama) or n.kode <> '' and k.kode = n.kode
          else k.id_akun = n.id_akun end
        order by lower(k.nama) = lower(n.nama) desc, k.id_akun limit 1) as id_akun
    from neraca_lama n)
  select k.id_akun, k.kode, k.nama, k.saldo, coalesce(l.lama, '[]') as lama, (k.saldo - coalesce(l.jumlah, 0))::bigint as selisih
  from kami k left join (
    select id_akun, sum(saldo) as jumlah, jsonb_agg(lama) as lama from mereka where id_akun is not null group by 1) l using (id_akun)
  where k.saldo <> 0 or l.lama is not null
  union all
  select null, '', '', 0, jsonb_build_array(lama), -saldo from mereka where id_akun is null
  order by kode, lama`;

/** Says which account of Kantor one of the old program is; answers its name, or nothing where it is gone. */
export async function setAkun({ tx }: Deed, id: number, idAkun: Id<"akun"> | null): Promise<string | undefined> {
  const [row] = await tx<{ nama: string }[]>`
    update neraca_lama set id_akun = ${idAkun} where id_neraca_lama = ${id} returning nama`;
  return row?.nama;
}
