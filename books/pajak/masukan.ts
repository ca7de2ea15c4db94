import type { Deed } from "#platform/http/context.ts";
import { jurnalMasukan } from "../jurnal/jurnal.ts";

/**
 * Credits input faktur and takes back what is not credited any more, so that their book says what they say. A row lies in the
 * month in which its faktur is credited, or in the first open one after it. The caller has locked the faktur and their bills.
 */
export async function settleMasukan({ tx, user, now, today }: Deed, ids: readonly number[]): Promise<void> {
  const written = await tx<{ id: number }[]>`
    with kini as (
      select id_faktur_masukan, id_tagihan, masa_kredit as masa, ppn from faktur_masukan
      where id_faktur_masukan = any(${[...ids]}) and id_tagihan is not null and berlaku and masa_kredit is not null),
    tercatat as (
      select id_faktur_masukan, id_tagihan, masa, sum(ppn) as ppn from faktur_masukan_buku
      where id_faktur_masukan = any(${[...ids]}) group by 1, 2, 3)
    insert into faktur_masukan_buku (id_faktur_masukan, id_tagihan, masa, tanggal, waktu, ppn, id_user)
    select id_faktur_masukan, id_tagihan, masa,
      greatest(least((masa + interval '1 month' - interval '1 day')::date, ${today}::date), bulan_buka_terkunci()), ${now},
      coalesce(k.ppn, 0) - coalesce(t.ppn, 0), ${user.idUser}
    from kini k full join tercatat t using (id_faktur_masukan, id_tagihan, masa)
    where coalesce(k.ppn, 0) <> coalesce(t.ppn, 0) order by id_faktur_masukan
    returning id_faktur_masukan_buku as id`;
  await jurnalMasukan(
    tx,
    written.map(({ id }) => id),
  );
}
