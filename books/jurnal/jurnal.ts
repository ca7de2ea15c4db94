import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { barisCatat, barisKondisi, faktaCatat, faktaKondisi } from "./peristiwa/asset.ts";
import { barisBarang, faktaBarang } from "./peristiwa/barang.ts";
import { barisNilai, barisReturBatal } from "./peristiwa/barisNilai.ts";
import { barisFaktur, faktaFaktur } from "./peristiwa/faktur.ts";
import {
  barisHangus,
  barisPotongan,
  faktaBatalInvoice,
  faktaDipotong,
  faktaHangus,
  faktaPotongan,
  faktaUangBatal,
  hariBatalInvoice,
} from "./peristiwa/koreksi.ts";
import { barisMasukan, faktaMasukan } from "./peristiwa/masukan.ts";
import {
  faktaGanti,
  faktaPengiriman,
  faktaReturBatal,
  faktaTambahan,
  faktaUbah,
  hariBatal,
  type Ubahan,
  ubahanDisetujui,
} from "./peristiwa/nilai.ts";
import { barisPiutangAwal, faktaPiutangAwal } from "./peristiwa/piutangAwal.ts";
import { barisReturDana, barisRusak, faktaReturDana, faktaRusak } from "./peristiwa/retur.ts";
import { barisTagihan, faktaTagihan } from "./peristiwa/tagihan.ts";
import { barisJasaBatal, barisUang, faktaJasaBatal, faktaUang } from "./peristiwa/uang.ts";
import { barisUlang, lockDue } from "./ulang.ts";

/**
 * The third book, *jurnal*: a balanced entry for everything that happened. No call writes it directly. Entries follow
 * from the rows of stok, kas and asset. For each kind of event `peristiwa/` has two pieces of SQL: `fakta…` selects
 * what happened, `baris…` makes the debit and credit lines of it. The same SQL books what happens now, derives the
 * journal of an older database (derive.ts) and tells the books check (periksa/peristiwa.ts) what the journal should
 * contain.
 */

/**
 * Writes entries. Lines with the same moment, kind, document and day form one entry; in it, amounts of the same account
 * are added up. Answers the number of lines written.
 */
export async function writeJurnal(db: Db, baris: Fragment): Promise<number> {
  const { count } = await db`
    with baris as materialized (
      select waktu, tanggal, peristiwa, dokumen, min(keterangan) as keterangan, id_akun, sub, sum(nominal) as nominal
      from (${baris}) b(waktu, tanggal, peristiwa, dokumen, keterangan, id_akun, sub, nominal)
      where nominal <> 0 group by 1, 2, 3, 4, 6, 7 having sum(nominal) <> 0),
    kepala as (
      insert into jurnal (tanggal, waktu, peristiwa, dokumen, keterangan)
      select tanggal, waktu, peristiwa, dokumen, min(keterangan) from baris group by 1, 2, 3, 4 order by 1, 2, 3, 4
      returning id_jurnal, tanggal, waktu, peristiwa, dokumen)
    insert into jurnal_baris (id_jurnal, urutan, tanggal, id_akun, sub, debit, kredit)
    select k.id_jurnal, row_number() over (partition by k.id_jurnal order by b.nominal < 0, b.id_akun, b.sub), k.tanggal,
      b.id_akun, b.sub, greatest(b.nominal, 0), greatest(-b.nominal, 0)
    from kepala k join baris b using (tanggal, waktu, peristiwa, dokumen)`;
  return count;
}

/**
 * Books the rows of kas that a pengajuan has just written. `tambahan`: it is of an invoice that may add to the value of
 * goods which have left; looking for that is most of the work.
 */
export async function jurnalUang(tx: Tx, idPengajuan: string, tambahan: boolean): Promise<void> {
  const uang = barisUang(tx, faktaUang(tx, tx`k.id_pengajuan = ${idPengajuan}`));
  const nilai = barisNilai(tx, faktaTambahan(tx, tx`p.id_pengajuan = ${idPengajuan}`, "kini"));
  await writeJurnal(tx, tambahan ? tx`${uang} union all ${nilai}` : uang);
}

/** Books the rows of kas of several requests that have nothing to do with goods. */
export async function jurnalUangSemua(tx: Tx, idPengajuan: readonly string[]): Promise<void> {
  await writeJurnal(tx, barisUang(tx, faktaUang(tx, tx`k.id_pengajuan = any(${[...idPengajuan]}::text[])`)));
}

/** Books rows that were just written to stok. `pengiriman`: the goods of an order left or came back. */
export async function jurnalBarang(tx: Tx, ids: readonly number[], pengiriman: boolean): Promise<void> {
  const yang = tx`t.id_stok = any(${[...ids]}::bigint[])`;
  const barang = barisBarang(tx, faktaBarang(tx, yang));
  const nilai = pengiriman ? tx`union all ${barisNilai(tx, faktaPengiriman(tx, yang, "kini"))}` : tx``;
  await writeJurnal(tx, tx`${barang} ${nilai}`);
}

/** Books rows that were just written to tagihan_buku. */
export async function jurnalTagihan(tx: Tx, ids: readonly number[]): Promise<void> {
  await writeJurnal(tx, barisTagihan(tx, faktaTagihan(tx, tx`g.id_tagihan_buku = any(${[...ids]}::bigint[])`)));
}

/** Books what customers owed when the company began, or that it was taken back. */
export async function jurnalPiutangAwal(
  tx: Tx,
  ids: readonly string[],
  peristiwa: "piutang-awal" | "piutang-awal-batal",
): Promise<void> {
  const yang = tx`a.id_piutang_awal = any(${[...ids]}) and a.peristiwa = ${peristiwa}`;
  await writeJurnal(tx, barisPiutangAwal(tx, faktaPiutangAwal(tx, yang)));
}

/** Books tax documents that were just written. */
export async function jurnalFaktur(tx: Tx, ids: readonly string[]): Promise<void> {
  await writeJurnal(tx, barisFaktur(tx, faktaFaktur(tx, tx`f.id_faktur = any(${[...ids]})`)));
}

/** Books rows that were just written to faktur_masukan_buku. */
export async function jurnalMasukan(tx: Tx, ids: readonly number[]): Promise<void> {
  await writeJurnal(tx, barisMasukan(tx, faktaMasukan(tx, tx`m.id_faktur_masukan_buku = any(${[...ids]}::bigint[])`)));
}

/** Books rows that were just written to stok_rusak. */
export async function jurnalRusak(tx: Tx, ids: readonly number[]): Promise<void> {
  await writeJurnal(tx, barisRusak(tx, faktaRusak(tx, tx`r.id_stok_rusak = any(${[...ids]}::bigint[])`)));
}

/** Books that returned goods are to be delivered once more: until then the customer does not owe them. */
export async function jurnalReturGanti(tx: Tx, idRetur: string): Promise<void> {
  await writeJurnal(tx, barisNilai(tx, faktaGanti(tx, tx`x.id_retur = ${idRetur}`, "kini")));
}

/** Books what an approved change makes of the value of goods that have left. */
export async function jurnalUbah(tx: Tx, idKoreksi: string): Promise<void> {
  const ubahan = ubahanDisetujui(tx, tx`k.id_koreksi = ${idKoreksi}`);
  await writeJurnal(tx, barisNilai(tx, faktaUbah(tx, ubahan, "kini")));
}

export type BarisJurnal = { kode: string; nama: string; debit: Rupiah; kredit: Rupiah };

/** The lines that a change would book. */
export function linesOfUbah(db: Db, idSo: string, ubahan: Ubahan): Promise<BarisJurnal[]> {
  const { penjualanLama, penjualanBaru, tambahanLama, tambahanBaru, unitLama, unitBaru, unitKeluar } = ubahan;
  const satu = db`
    select ${idSo}::text as id_so, ''::text as id_koreksi, null::timestamptz as waktu_approve, null::date as tgl_approve,
      ${penjualanLama}::bigint as penjualan_lama, ${penjualanBaru}::bigint as penjualan_baru,
      ${tambahanLama}::bigint as tambahan_lama, ${tambahanBaru}::bigint as tambahan_baru, ${unitLama}::int as unit_lama,
      ${unitBaru}::int as unit_baru, ${unitKeluar}::int as unit_keluar`;
  return linesOf(db, barisNilai(db, faktaUbah(db, satu, "kini")));
}

/** Lines as an entry would have them, with the names of their accounts. */
export const linesOf = (db: Db, baris: Fragment): Promise<BarisJurnal[]> => db<BarisJurnal[]>`
  select a.kode, a.nama, greatest(b.nominal, 0)::bigint as debit, greatest(-b.nominal, 0)::bigint as kredit
  from (select id_akun, sum(nominal) as nominal
        from (${baris}) x(waktu, tanggal, peristiwa, dokumen, keterangan, id_akun, sub, nominal) group by 1) b
  join bagan_akun a using (id_akun) where b.nominal <> 0 order by b.nominal < 0, a.kode`;

/** Books that the price of returned goods is paid back. */
export async function jurnalReturDana(tx: Tx, idRetur: string): Promise<void> {
  await writeJurnal(tx, barisReturDana(tx, faktaReturDana(tx, tx`r.id_retur = ${idRetur}`)));
}

/** Books what an order was cancelled for: that all that had left came back, and that a marketplace returns its fee. */
export async function jurnalBatal(tx: Tx, idSo: string): Promise<void> {
  await writeJurnal(tx, barisBatal(tx, tx`s.id_so = ${idSo}`));
}

const barisBatal = (db: Db, yang: Fragment): Fragment => db`
  ${barisReturBatal(db, faktaReturBatal(db, yang))} union all ${barisJasaBatal(db, faktaJasaBatal(db, yang))}`;

/** Books what a cancelled invoice had added to the value of goods that have left. */
export async function jurnalBatalInvoice(tx: Tx, idInvoice: string): Promise<void> {
  await writeJurnal(tx, barisNilai(tx, faktaBatalInvoice(tx, tx`x.id_invoice = ${idInvoice}`, "kini")));
}

/** The lines that cancelling an invoice would book. */
export const linesOfBatalInvoice = (db: Db, idInvoice: string): Promise<BarisJurnal[]> =>
  linesOf(
    db,
    db`${barisUang(db, faktaUangBatal(db, db`i.id_invoice = ${idInvoice}`))}
      union all ${barisNilai(db, faktaBatalInvoice(db, db`x.id_invoice = ${idInvoice}`, "kini"))}`,
  );

/** The lines that a waiting credit note or write-off would book. */
export const linesOfPotongan = (db: Db, idKoreksi: string): Promise<BarisJurnal[]> =>
  linesOf(db, barisPotongan(db, faktaDipotong(db, db`r.id_koreksi = ${idKoreksi}`)));

/** Books an approved credit note, or a debt that is written off. */
export async function jurnalPotongan(tx: Tx, idKoreksi: string): Promise<void> {
  await writeJurnal(tx, barisPotongan(tx, faktaPotongan(tx, tx`r.id_koreksi = ${idKoreksi}`)));
}

/** Books that a refund is kept. */
export async function jurnalHangus(tx: Tx, idPengajuan: string): Promise<void> {
  await writeJurnal(tx, barisHangus(tx, faktaHangus(tx, tx`h.id_pengajuan = ${idPengajuan}`)));
}

/** Books an entry that people typed, as it was approved, and what follows it until the day that is booked already. */
export async function jurnalUmum(tx: Tx, idJurnalUmum: string, waktu: Date): Promise<void> {
  const sampai = await lockDue(tx);
  await writeJurnal(
    tx,
    tx`select ${waktu}::timestamptz, u.tanggal, 'jurnal-umum', u.id_jurnal_umum, u.keterangan, b.id_akun, null::text,
         b.debit - b.kredit
       from jurnal_umum u join jurnal_umum_baris b using (id_jurnal_umum) where u.id_jurnal_umum = ${idJurnalUmum}
       union all ${barisUlang(tx, tx`j.id_jurnal_umum = ${idJurnalUmum} and j.tanggal <= ${sampai}::date`, waktu)}`,
  );
}

/** What the journal should contain for all events in a range of days, except depreciation. */
export function barisMasa(db: Db, { awal, akhir }: { awal: Tanggal; akhir: Tanggal }): Fragment {
  const pada = (kolom: Fragment) => db`${kolom} between ${awal} and ${akhir}`;
  return db`
    ${barisUang(db, faktaUang(db, pada(db`k.tanggal`)))}
    union all ${barisBarang(db, faktaBarang(db, pada(db`t.tanggal`)))}
    union all ${barisTagihan(db, faktaTagihan(db, pada(db`g.tanggal`)))}
    union all ${barisPiutangAwal(db, faktaPiutangAwal(db, pada(db`a.hari`)))}
    union all ${barisFaktur(db, faktaFaktur(db, pada(db`f.tanggal`)))}
    union all ${barisMasukan(db, faktaMasukan(db, pada(db`m.tanggal`)))}
    union all ${barisRusak(db, faktaRusak(db, pada(db`r.tanggal`)))}
    union all ${barisReturDana(db, faktaReturDana(db, pada(db`r.tgl_putus`)))}
    union all ${barisNilai(db, faktaPengiriman(db, pada(db`t.tanggal`), "lalu"))}
    union all ${barisNilai(db, faktaGanti(db, pada(db`x.tgl_putus`), "lalu"))}
    union all ${barisNilai(db, faktaUbah(db, ubahanDisetujui(db, pada(db`k.tgl_approve`)), "lalu"))}
    union all ${barisBatal(db, pada(hariBatal(db)))}
    union all ${barisNilai(db, faktaTambahan(db, pada(db`k.tanggal`), "lalu"))}
    union all ${barisNilai(db, faktaBatalInvoice(db, pada(hariBatalInvoice(db)), "lalu"))}
    union all ${barisPotongan(db, faktaPotongan(db, pada(db`r.tgl_approve`)))}
    union all ${barisHangus(db, faktaHangus(db, pada(db`h.tanggal`)))}
    union all ${barisCatat(db, faktaCatat(db, pada(db`a.tgl_buku`)))}
    union all ${barisKondisi(db, faktaKondisi(db, pada(db`k.tanggal`)))}`;
}
