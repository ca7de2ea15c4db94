import type { Id, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { BandingNeraca } from "../contract.ts";

/**
 * Kantor's accounts at the end of a day with those of the old program that are the same: as somebody said, else by name or code.
 * What no account of Kantor is stands alone. Accounts have what Neraca Saldo has: what customers paid beforehand is an advance, and
 * a need that is mapped to an account counts there.
 */
export const compareNeraca = (db: Db, hari: Tanggal) => db<BandingNeraca[]>`
  with kami as (
    select a.id_akun, a.kode, a.nama, coalesce(j.saldo, 0)::bigint as saldo
    from bagan_pada(${hari}) a
    left join (
      select m.id_akun_laporan as id_akun, sum(h.saldo) as saldo
      from jurnal_harian h join bagan_masa m on m.id_akun = h.id_akun and m.mulai <= h.tanggal and h.tanggal < m.sampai
      where h.tanggal <= ${hari} group by 1) j using (id_akun)),
  mereka as (
    select n.saldo, jsonb_build_object('id', n.id_neraca_lama, 'kode', n.kode, 'nama', n.nama, 'saldo', n.saldo) as lama,
      (select b.id_akun_laporan from bagan_akun b where b.id_akun = coalesce(n.id_akun, (
        select k.id_akun from kami k where lower(k.nama) = lower(n.nama) or n.kode <> '' and k.kode = n.kode
        order by lower(k.nama) = lower(n.nama) desc, k.id_akun limit 1))) as id_akun
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
