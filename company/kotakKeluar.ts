import { jakartaToday } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import type { Fragment, Sql, Tx } from "#platform/db/database.ts";
import type { MailFailure, MailOutcome } from "#platform/documents/mail/mail.ts";
import type { Deed, Services } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { JEDA_MENIT, MENIT_MS } from "./jeda.ts";
import { noteRingkasan } from "./ringkasanKabar.ts";
import { noteRiwayatEmail, type Tentang } from "./riwayatEmail.ts";

export type Surat = Tentang & {
  alamat: string;
  perihal: string;
  teks: string;
  lampiran: { nama: string; pdf: Buffer } | null;
  idUser: number;
  waktu: Date;
};

export const SEDANG_DIKIRIM = "Email ini sedang dikirim, lihat hasilnya di riwayat email";

/**
 * Writes a mail into the outbox, in the transaction of what it belongs to. One of the same document and address that still
 * waits is written anew instead, so that whoever asks twice sends once; `baru` tells which it was.
 */
export async function enterEmail(tx: Tx, surat: Surat): Promise<{ idEmail: number; baru: boolean }> {
  const { teks, lampiran, ...kepala } = surat;
  const [row] = await tx<{ idEmail: number; baru: boolean }[]>`
    insert into email ${tx({ ...kepala, status: "Antri", cobaLagi: surat.waktu })}
    on conflict (${terbuka(tx, surat)}, alamat) where status in ('Antri', 'Mengirim')
      do update set perihal = excluded.perihal, coba_lagi = excluded.waktu where email.status = 'Antri'
    returning id_email, xmax = 0 as baru`;
  if (!row) throw conflict(SEDANG_DIKIRIM);
  const isi = { teks, lampiranNama: lampiran?.nama ?? null, lampiran: lampiran?.pdf ?? null };
  await tx`
    insert into email_isi ${tx({ idEmail: row.idEmail, ...isi })}
    on conflict (id_email) do update set ${tx(isi)}`;
  return row;
}

/** By which a waiting mail of the same document is known: the indexes email_terbuka… in their own words. */
const terbuka = (tx: Tx, { idPo, idRetur, idPenawaran, nomorSeri }: Tentang): Fragment => {
  if (nomorSeri !== null) return tx`nomor_seri`;
  if (idPenawaran !== null) return tx`id_penawaran`;
  return idPo === null && idRetur === null
    ? tx`(coalesce('invoice ' || id_invoice, 'order ' || id_so, 'pelanggan ' || id_pelanggan::text, 'pemasok ' || id_pemasok::text,
      'kabar ' || id_penerima::text))`
    : tx`(coalesce('po ' || id_po, 'retur ' || id_retur))`;
};

type Diambil = Tentang & {
  idEmail: number;
  idPenerima: number | null;
  alamat: string;
  perihal: string;
  nomorPesan: string;
  percobaan: number;
  waktu: string;
  idUser: Id<"karyawan">;
  nama: string;
  teks: string | null;
  lampiranNama: string | null;
  lampiran: Buffer | null;
};

/** Takes a mail, so that this process alone has it. */
export async function ambil(sql: Sql, mana: Fragment, now: Date): Promise<Diambil | null> {
  const [row] = await sql<Diambil[]>`
    with diambil as (
      update email e set status = 'Mengirim', mulai = ${now}, isi_diserahkan = null, coba_lagi = null, percobaan = percobaan + 1
      where e.status = 'Antri' and e.id_email = (${mana}) returning e.*
    )
    select d.id_email, d.id_so, d.id_invoice, d.id_pelanggan, d.id_pemasok, d.id_po, d.id_retur, d.id_penawaran, d.nomor_seri, d.id_penerima,
      d.alamat, d.perihal, d.nomor_pesan, d.percobaan, d.waktu, d.id_user, k.nama_lengkap as nama, i.teks, i.lampiran_nama, i.lampiran
    from diambil d join karyawan k using (id_user) left join email_isi i using (id_email)`;
  return row ?? null;
}

/** What became of a try; `lagi` is when it is tried again. */
export type Hasil =
  | { status: "Terkirim"; alamat: string }
  | { status: "Gagal"; alamat: string; alasan: string }
  | { status: "Tidak Pasti"; alamat: string; alasan: string }
  | { status: "Antri"; alamat: string; alasan: string; lagi: Date };
type Percobaan = { hasil: Hasil; outcome: MailOutcome };

const JEDA_TERPANJANG = Math.max(...JEDA_MENIT);
const SEHARI_MS = 24 * 60 * MENIT_MS;

/** Hands one mail to the mail server; null where another process has it, or nothing is to be sent. */
export async function sendFromOutbox(services: Services, idEmail: number): Promise<Hasil | null> {
  const { sql } = services;
  const surat = await ambil(sql, sql`select ${idEmail}::bigint`, services.clock());
  return surat && (await sendWaiting(services, surat)).hasil;
}

/** What became of a mail; null while it waits or is being sent. */
export async function hasilEmail(sql: Sql, idEmail: number): Promise<Exclude<Hasil, { status: "Antri" }> | null> {
  const [row] = await sql<{ status: Hasil["status"] | "Mengirim"; alamat: string; alasan: string }[]>`
    select status, alamat, alasan from email where id_email = ${idEmail}`;
  if (!row || row.status === "Antri" || row.status === "Mengirim") return null;
  const { status, alamat, alasan } = row;
  return { status, alamat, alasan };
}

export async function sendWaiting(services: Services, surat: Diambil): Promise<Percobaan> {
  const { sql, mailer, clock, live } = services;
  const { idEmail, alamat, perihal, teks, lampiranNama, lampiran, nomorPesan, percobaan } = surat;
  const milikKami = sql`id_email = ${idEmail} and percobaan = ${percobaan}`;
  const outcome: MailOutcome =
    teks === null
      ? ISI_HILANG
      : await mailer.send(
          {
            to: alamat,
            subject: perihal,
            text: teks,
            id: nomorPesan,
            attachments:
              lampiran && lampiranNama
                ? [{ filename: lampiranNama, content: lampiran, contentType: "application/pdf" }]
                : [],
          },
          async () => {
            const { count } = await sql`
              update email set isi_diserahkan = ${clock()} where ${milikKami} and status = 'Mengirim'`;
            if (count === 0) throw new Error("The mail was given to another process");
          },
        );
  const now = clock();
  const hasil = hasilDari(surat, outcome, now);
  await sql.begin((tx) => simpanHasil(tx, surat, hasil, outcome, now));
  live.announce(["email", "piutang", "pelanggan", "pemasok"]);
  return { hasil, outcome };
}

const ISI_HILANG: MailFailure = {
  ok: false,
  alasan: "Isi email tidak tersimpan. Kirim lagi dari dokumennya.",
  next: "never",
  address: false,
  server: false,
};

function hasilDari({ alamat, percobaan, waktu }: Diambil, outcome: MailOutcome, now: Date): Hasil {
  if (outcome.ok) return { status: "Terkirim", alamat };
  const { alasan, next } = outcome;
  if (next === "unknown") return { status: "Tidak Pasti", alamat, alasan };
  if (next === "never") return { status: "Gagal", alamat, alasan };
  // Not by the tries alone: whoever asks again and again while the mail server is away must not use them up.
  if (percobaan > JEDA_MENIT.length && now.getTime() - Date.parse(waktu) >= SEHARI_MS) {
    return { status: "Gagal", alamat, alasan: `${alasan} Sudah dicoba ${percobaan} kali.` };
  }
  const jeda = JEDA_MENIT[percobaan - 1] ?? JEDA_TERPANJANG;
  return { status: "Antri", alamat, alasan, lagi: new Date(now.getTime() + jeda * MENIT_MS) };
}

/** Notes what became of a try, in the history of the document too once it is final. */
async function simpanHasil(tx: Tx, surat: Diambil, hasil: Hasil, outcome: MailOutcome, now: Date): Promise<void> {
  const { idEmail, alamat, percobaan } = surat;
  const { status } = hasil;
  const alasan = status === "Terkirim" ? "" : hasil.alasan;
  const cobaLagi = status === "Antri" ? hasil.lagi : null;
  // One that was thought lost meanwhile gets its true result; one that another process took anew is left to it.
  const { count } = await tx`
    update email set ${tx({ status, alasan, cobaLagi, selesai: status === "Antri" ? null : now, jawaban: outcome.ok ? outcome.jawaban : "" })}
    where id_email = ${idEmail} and percobaan = ${percobaan} and status in ('Mengirim', 'Tidak Pasti')`;
  if (count === 0) return;
  if (outcome.ok) {
    await tx`delete from email_isi where id_email = ${idEmail}`;
    await tx`delete from alamat_ditolak where alamat = ${alamat.toLowerCase()}`;
  } else if (outcome.address) await noteDenied(tx, { idEmail, alamat, alasan }, now);
  if (surat.idPenerima !== null) await noteRingkasan(tx, { ...surat, idPenerima: surat.idPenerima }, status, now);
  else if (status !== "Antri") await noteRiwayatEmail(deedDari(tx, surat, now), surat, status, alasan);
}

/** The deed of whoever sent the mail, whenever it was taken. */
function deedDari(tx: Tx, surat: Diambil, now: Date): Deed {
  const { idUser, nama } = surat;
  const user = { idUser, nama, jabatan: "", role: "", menu: [] };
  return { tx, user, now, today: jakartaToday(now), call: panggilanDari(surat) };
}

function panggilanDari({ idSo, idInvoice, idPemasok, idPo, idRetur, idPenawaran, nomorSeri }: Tentang): string {
  if (nomorSeri) return "kirimPengingatPerawatan";
  if (idPo) return "kirimEmailPo";
  if (idRetur) return "kirimEmailRetur";
  if (idPenawaran) return "kirimEmailPenawaran";
  if (idSo) return idInvoice ? "kirimEmailInv" : "kirimEmail";
  return idPemasok ? "kirimHutangPdf" : "kirimPernyataan";
}

/** Notes that mails to an address come back. */
export async function noteDenied(
  tx: Tx,
  { idEmail, alamat, alasan }: { idEmail: number; alamat: string; alasan: string },
  now: Date,
): Promise<void> {
  await tx`
    insert into alamat_ditolak (alamat, alasan, sejak, id_email) values (${alamat.toLowerCase()}, ${alasan}, ${now}, ${idEmail})
    on conflict (alamat) do update set alasan = excluded.alasan, id_email = excluded.id_email`;
}
