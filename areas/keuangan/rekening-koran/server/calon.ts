import { ppnDipungut } from "#books/pajak/dipungut.ts";
import { menungguPutusan, uangInvoice } from "#company/menunggu.ts";
import type { Aturan } from "#company/putusan.ts";
import { isPrivileged, mayCall, withMenu } from "#kernel/permission.ts";
import type { Id } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import { contains } from "#platform/list/search.ts";
import type { CalonKoran, DokumenKoran, KasKoran } from "../isiKoran.ts";
import { kasJson, type Mutasi } from "./sql.ts";

/** So many days around a line rows are offered; a search looks further. */
const HARI_SEKITAR = 45;
const HARI_DICARI = 400;
const PALING_BANYAK = 50;

type Dicari = { idRekening: Id<"rekening">; mutasi: Mutasi; cari: string };

/** What a person may put together with a line by hand: rows of kas, other lines, and documents that wait for a decision. */
export async function candidatesOf(db: Db, user: User, aturan: Aturan, dicari: Dicari): Promise<CalonKoran> {
  const [kas, mutasi, dokumen] = await Promise.all([
    freeKas(db, dicari),
    otherLines(db, dicari),
    waitingDocuments(db, user, aturan, dicari),
  ]);
  return { kas: kas.map((row) => row.kas), mutasi: [...mutasi], dokumen: [...dokumen] };
}

/** Nearly the amount first: a fee or PPh 23 is what it lacks. Then by day. */
const terdekat = (db: Db, sen: Fragment, hari: Fragment, { mutasi }: Dicari): Fragment => db`
  (abs(${sen} - ${mutasi.sen}::bigint) * 25 <= abs(${mutasi.sen}::bigint)) desc, abs(${hari} - ${mutasi.tanggal}::date)`;

const freeKas = (db: Db, dicari: Dicari) => {
  const hari = dicari.cari === "" ? HARI_SEKITAR : HARI_DICARI;
  const { tanggal } = dicari.mutasi;
  return db<{ kas: KasKoran }[]>`
    select ${kasJson(db)} as kas from kas s join pengajuan p using (id_pengajuan)
    where s.id_rekening = ${dicari.idRekening} and s.tanggal between ${tanggal}::date - ${hari}::integer and ${tanggal}::date + ${hari}::integer
      and not exists (select from koran_kas m where m.id_kas = s.id_kas) ${contains(db, "p.teksCari", dicari.cari)}
    order by ${terdekat(db, db`(s.debit - s.kredit) * 100`, db`s.tanggal`, dicari)}, s.id_kas limit ${PALING_BANYAK}`;
};

const otherLines = (db: Db, { idRekening, mutasi }: Dicari) => db<CalonKoran["mutasi"]>`
  select id_koran, tanggal, keterangan, sen from rekening_koran
  where id_rekening = ${idRekening} and status = 'sisa' and id_koran <> ${mutasi.idKoran}
    and tanggal between ${mutasi.tanggal}::date - ${HARI_SEKITAR}::integer and ${mutasi.tanggal}::date + ${HARI_SEKITAR}::integer
  order by abs(tanggal - ${mutasi.tanggal}::date), id_koran limit ${PALING_BANYAK}`;

/**
 * Requests that would move this account, and invoices that it would be paid for: those of nearly the amount of the line first,
 * then the newest, such as a fee that was just asked for. One whose code makes the amount of the line is before all.
 */
function waitingDocuments(db: Db, user: User, aturan: Aturan, { idRekening, mutasi }: Dicari) {
  const invoices = mayCall(withMenu("Invoice"), user) && isPrivileged(user);
  return db<DokumenKoran[]>`
    with w as materialized (${menungguPutusan(db, user, aturan)})
    select d.* from (
      select 'pengajuan' as jenis, p.id_pengajuan as id, p.versi,
        case when p.id_rekening_tujuan = ${idRekening} then p.nominal_pengajuan else -p.nominal_pengajuan end as nominal,
        p.tgl_pengajuan as tanggal, left(p.deskripsi_pengajuan, 200) as keterangan,
        case when p.tipe_pengajuan <> 'pindah' then null when p.id_rekening_tujuan = ${idRekening} then p.id_rekening_asal
          else p.id_rekening_tujuan end as lawan,
        ${isPrivileged(user)} and exists (select from w where w.jenis = 'pengajuan' and w.id = p.id_pengajuan) as putus,
        0 as kode_unik, 0::bigint as ppn_dipungut
      from pengajuan p where p.status_pengajuan = 'Menunggu' and ${idRekening} in (p.id_rekening_asal, p.id_rekening_tujuan)
      union all
      select 'invoice', p.id_invoice, p.versi, ${uangInvoice(db)} - coalesce(k.nominal, 0), p.tgl_invoice, left(s.nama_customer, 200), null,
        true, coalesce(p.kode_unik, 0), coalesce(k.nominal, 0)
      from w join invoice p on w.jenis = 'invoice' and p.id_invoice = w.id join so s using (id_so)
      left join lateral (${ppnDipungut(db, uangInvoice(db))}) k on true
      where ${invoices} and p.id_rekening = ${idRekening}) d
    order by (d.kode_unik > 0 and (d.nominal + d.kode_unik) * 100 = ${mutasi.sen}::bigint) desc,
      (abs(d.nominal * 100 - ${mutasi.sen}::bigint) * 25 <= abs(${mutasi.sen}::bigint)) desc, d.tanggal desc, d.id desc
    limit 20`;
}
