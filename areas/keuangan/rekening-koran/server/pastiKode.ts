import { receiveKodeUnik } from "#books/kas/kodeUnik.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { HARI_DEKAT, KODE, ringkas } from "./pasti.ts";
import { insertCocokBanyak } from "./sql.ts";

type Pasangan = { idKoran: number; idKas: number; idInvoice: string; kode: Rupiah; tanggal: Tanggal };

/**
 * Matches the lines that are the payment of one invoice with its code: no text is needed. Its amount stands in kas since the
 * approval; the code is booked now, because the line shows that it arrived. Answers how many.
 */
export async function matchKodeUnik(deed: Deed, idRekening: Id<"rekening">): Promise<number> {
  const pasangan = await pairsOf(deed.tx, idRekening);
  if (pasangan.length === 0) return 0;
  const terbuku = new Map(
    (await receiveKodeUnik(deed, idRekening, pasangan)).map(({ idInvoice, idKas }) => [idInvoice, idKas]),
  );
  const cocok = pasangan.flatMap(({ idKoran, idKas, idInvoice, kode }) => {
    const sisa = terbuku.get(idInvoice);
    if (sisa === undefined) return [];
    return [{ alasan: `Nominal sama dengan kode unik ${kode} dari ${idInvoice}`, idKoran, idKas: [idKas, sisa] }];
  });
  await insertCocokBanyak(deed, idRekening, cocok);
  return cocok.length;
}

/**
 * Nothing else could be the line: no row of kas has its amount, no open invoice asks for it, and its text names no other document.
 * A line of a closed month is left to a person, because nothing is booked there any more.
 */
const pairsOf = (tx: Tx, idRekening: Id<"rekening">) => tx<Pasangan[]>`
  with sisa as materialized (
    select id_koran, tanggal, sen / 100 as nominal, keterangan from rekening_koran
    where id_rekening = ${idRekening} and status = 'sisa' and sen > 0 and sen % 100 = 0 and not dilepas and tanggal >= bulan_buka()
  ), berkode as materialized (
    select s.id_kas, s.tanggal, s.debit, i.id_invoice, i.kode_unik, p.id_so, p.id_pengajuan from invoice i
    join pengajuan p on p.id_invoice = i.id_invoice and p.tipe_pengajuan = 'masuk'
    join kas s on s.id_pengajuan = p.id_pengajuan and s.id_rekening = ${idRekening}
    where i.id_rekening = ${idRekening} and i.kode_unik is not null and i.id_pengajuan_kode is null
      and i.status_approve = 'Disetujui' and s.tanggal >= (select min(tanggal) from sisa) - ${HARI_DEKAT}::integer
      and not exists (select from koran_kas m where m.id_kas = s.id_kas)
  ), pasangan as materialized (
    select b.id_koran, b.tanggal, b.nominal, b.keterangan, k.id_kas, k.id_invoice, k.kode_unik, k.id_so, k.id_pengajuan,
      count(*) over (partition by b.id_koran) as per_baris, count(*) over (partition by k.id_kas) as per_kas
    from sisa b join berkode k on k.debit + k.kode_unik = b.nominal
      and k.tanggal between b.tanggal - ${HARI_DEKAT}::integer and b.tanggal + ${HARI_DEKAT}::integer
  )
  select id_koran, id_kas, id_invoice, kode_unik as kode, tanggal from pasangan n
  where per_baris = 1 and per_kas = 1 and (keterangan !~* ${KODE} or ${menyebut(tx)})
    and not exists (
      select from kas s where s.id_rekening = ${idRekening} and s.debit - s.kredit = n.nominal
        and s.tanggal between n.tanggal - ${HARI_DEKAT}::integer and n.tanggal + ${HARI_DEKAT}::integer
        and not exists (select from koran_kas m where m.id_kas = s.id_kas))
    and not exists (
      select from invoice o where o.id_rekening = ${idRekening} and o.kode_unik is not null and o.dihapus is null
        and o.status_approve = 'Menunggu' and o.nominal_bayar - o.nominal_sisa_bayar + o.kode_unik = n.nominal)
  order by tanggal, id_koran`;

const menyebut = (tx: Tx): Fragment => tx`
  exists (select from unnest(array[n.id_invoice, n.id_so, n.id_pengajuan]) dokumen
    where strpos(${ringkas(tx, tx`n.keterangan`)}, ${ringkas(tx, tx`dokumen`)}) > 0)`;
