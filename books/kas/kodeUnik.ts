import { audit } from "#company/audit/audit.ts";
import { kodeBerurutan } from "#company/kode.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { jurnalUangSemua } from "../jurnal/jurnal.ts";
import { lockRekening } from "./kas.ts";

/** What arrived of an invoice's payment beyond its amount, on the day of the line that shows it. */
export type SisaKode = { idInvoice: string; kode: Rupiah; tanggal: Tanggal };
export type SisaTerbuku = { idInvoice: string; idKas: number };

/**
 * Books the rest of payments with a code as money received for *Pembulatan*: a request and a row of kas each, with the proof that a
 * line of the bank is. The invoices are locked first, and each gets its rest once.
 */
export async function receiveKodeUnik(
  deed: Deed,
  idRekening: Id<"rekening">,
  diterima: readonly SisaKode[],
): Promise<SisaTerbuku[]> {
  const { tx, user, now, today } = deed;
  const terkunci = await tx<{ idInvoice: string }[]>`
    select id_invoice from invoice where id_invoice = any(${diterima.map((satu) => satu.idInvoice)}) and id_pengajuan_kode is null
    order by id_invoice for no key update`;
  const sisa = diterima.filter(({ idInvoice }) => terkunci.some((satu) => satu.idInvoice === idInvoice));
  if (sisa.length === 0) return [];
  await lockRekening(deed, [idRekening]);
  const kode = await kodeBerurutan(deed, "PB", sisa.length);
  const rows = sisa.map((satu, at) => ({ ...satu, id: kode[at] ?? "", deskripsi: deskripsi(satu) }));
  const masuk = tx`jsonb_to_recordset(${tx.json(rows)}) as s("idInvoice" text, kode bigint, tanggal date, id text, deskripsi text)`;
  await tx`
    insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_tujuan, nominal_pengajuan, deskripsi_pengajuan,
      tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve, tgl_approve, tgl_putusan, otomatis)
    select s.id, a.id_kebutuhan_pembulatan, 'masuk', ${idRekening}, s.kode, s.deskripsi, ${today}::date, ${now}, ${user.idUser},
      'Disetujui', ${user.idUser}, s.tanggal, case when s.tanggal < ${today}::date then ${today}::date end, true
    from ${masuk} cross join perusahaan a`;
  const terbuku = await tx<SisaTerbuku[]>`
    with buku as (
      insert into kas (id_rekening, tanggal, mundur, waktu, debit, kredit, id_pengajuan, id_kebutuhan)
      select ${idRekening}, s.tanggal, s.tanggal < ${today}::date, ${now}, s.kode, 0, s.id, a.id_kebutuhan_pembulatan
      from ${masuk} cross join perusahaan a order by s.tanggal, s.id
      returning id_kas, id_pengajuan),
    catat as (update invoice i set id_pengajuan_kode = s.id from ${masuk} where i.id_invoice = s."idInvoice")
    select s."idInvoice" as id_invoice, b.id_kas from buku b join ${masuk} on s.id = b.id_pengajuan`;
  await jurnalUangSemua(tx, kode);
  await audit(
    deed,
    ...rows.map(({ id, kode: nominal, deskripsi }) => ({
      jenis: "pengajuan" as const,
      id,
      sesudah: { tipe: "masuk" as const, nominal, deskripsi, status: "Disetujui" as const },
    })),
  );
  return [...terbuku];
}

const deskripsi = ({ idInvoice, kode }: SisaKode): string => `Kode unik ${kode} dari pembayaran invoice ${idInvoice}`;
