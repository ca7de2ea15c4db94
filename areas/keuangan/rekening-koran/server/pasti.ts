import type { Id, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";

/** Within so many days a line and a row of kas can be the same money. */
export const HARI_DEKAT = 10;
/** Within so many days they are the same without a word that says so, if nothing else could be. */
const HARI_PASTI = 3;

/** The days of the lines that are matched; what could be the same as one of them lies within twice as many days around. */
export type Hari = { awal: Tanggal; akhir: Tanggal };

/** A text without spaces and marks, as banks shorten what was typed. */
export const ringkas = (db: Db, text: Fragment): Fragment => db`regexp_replace(lower(${text}), '[^a-z0-9]', '', 'g')`;

/** Whether the text of a line names a document of the request `p`. */
export const disebut = (db: Db, teks: Fragment): Fragment => db`
  exists (select from unnest(array[p.id_pengajuan, p.id_so, p.id_invoice, p.id_po]) dokumen
    where dokumen is not null and strpos(${teks}, ${ringkas(db, db`dokumen`)}) > 0)`;

/** The codes of this program's documents. */
export const KODE = String.raw`\m(so|inv|po|pb|pa|la)[- ]?[0-9]{4}[- ]?[0-9]{5}`;

/**
 * Matches the lines of which there is no doubt: the same amount, and either the text names the document of one row of kas alone,
 * or line and row are within three days and nothing else within ten has that amount on either side. A row of kas outside of the
 * days that were read is left: its own line has not come yet. Answers how many.
 */
export async function matchSure(
  { tx, user, now }: Deed,
  idRekening: Id<"rekening">,
  hari: Hari | null = null,
): Promise<number> {
  const antara = (lebih: number) =>
    hari === null
      ? tx``
      : tx`and tanggal between ${hari.awal}::date - ${lebih}::integer and ${hari.akhir}::date + ${lebih}::integer`;
  const matched = await tx<{ idKoran: number }[]>`
    with batas as materialized (
      select min(tanggal) as awal, max(tanggal) as akhir from rekening_koran where id_rekening = ${idRekening}
    ), sisa as materialized (
      select id_koran, tanggal, sen / 100 as nominal, dilepas, ${ringkas(tx, tx`keterangan`)} as teks,
        keterangan ~* ${KODE} as berkode
      from rekening_koran where id_rekening = ${idRekening} and status = 'sisa' and sen % 100 = 0 ${antara(2 * HARI_DEKAT)}
    ), pasangan as materialized (
      select b.id_koran, b.tanggal, b.dilepas, b.berkode, s.id_kas, abs(s.tanggal - b.tanggal) as hari, s.tanggal as tgl_kas,
        ${disebut(tx, tx`b.teks`)} as disebut
      from sisa b join kas s on s.id_rekening = ${idRekening} and s.debit - s.kredit = b.nominal
        and s.tanggal between b.tanggal - ${HARI_DEKAT}::integer and b.tanggal + ${HARI_DEKAT}::integer
      join pengajuan p using (id_pengajuan)
      where not exists (select from koran_kas m where m.id_kas = s.id_kas)
    ), dihitung as (
      select *, count(*) over (partition by id_koran) as per_baris, count(*) over (partition by id_kas) as per_kas,
        count(*) filter (where disebut) over (partition by id_koran) as sebut_baris,
        count(*) filter (where disebut) over (partition by id_kas) as sebut_kas
      from pasangan
    ), pasti as materialized (
      select nextval('koran_cocok_id_cocok_seq') as id_cocok, id_koran, id_kas,
        case when disebut then 'Nominal sama dan menyebut dokumennya' else 'Nominal sama, satu-satunya di sekitar hari itu' end as alasan
      from dihitung cross join batas
      where not dilepas ${antara(0)} and (
        (disebut and sebut_baris = 1 and sebut_kas = 1)
        or (per_baris = 1 and per_kas = 1 and not berkode and hari <= ${HARI_PASTI} and tgl_kas between awal and akhir))
    ), cocok as (
      insert into koran_cocok (id_cocok, id_rekening, jenis, alasan, waktu, id_user)
      select id_cocok, ${idRekening}, 'sendiri', alasan, ${now}, ${user.idUser} from pasti
    ), terpakai as (
      insert into koran_kas (id_kas, id_cocok) select id_kas, id_cocok from pasti
    )
    update rekening_koran k set status = 'cocok', id_cocok = p.id_cocok from pasti p
    where k.id_koran = p.id_koran returning k.id_koran`;
  return matched.length;
}
