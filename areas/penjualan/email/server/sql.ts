import { columns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/database.ts";
import { byNumber } from "#platform/list/bucket.ts";
import { type CountedList, countedPage } from "#platform/list/countedPage.ts";
import type { StatusEmail } from "../../order/label.ts";
import { type Email, hasilEmail, suratEmail } from "../isiEmail.ts";
import type { EmailRow } from "./rules.ts";

const { idSo: _, ...surat } = suratEmail;

/** The mails of an order, its invoices and returs, newest first. */
export function riwayatEmail(db: Db, idSo: string) {
  return db<Email[]>`
    select e.id_email, ${columns(db, "e", surat, hasilEmail)}, coalesce(e.id_so, r.id_so) as id_so, e.id_retur,
      jsonb_build_object('namaLengkap', k.nama_lengkap) as "user"
    from email e join karyawan k using (id_user) left join retur r using (id_retur)
    where e.id_email in (
      select id_email from email where id_so = ${idSo}
      union all select id_email from retur join email using (id_retur) where retur.id_so = ${idSo})
    order by e.id_email desc limit 200`;
}

const DAFTAR: CountedList = {
  name: "email",
  table: "email",
  id: "idEmail",
  bucketing: byNumber("idEmail"),
  text: "teksCari",
};

type Dicari = { page: number; limit: number; cari: string; status: StatusEmail | null };

export async function pageOfEmail(db: Db, { status, ...dicari }: Dicari) {
  const filter = status && { key: status, where: db`status = ${status}` };
  const { ids, total } = await countedPage<number>(db, DAFTAR, { ...dicari, filter });
  return { rows: await loadEmail(db, ids), total };
}

/** The mails with these ids, newest first. */
export function loadEmail(db: Db, ids: readonly number[]) {
  return db<EmailRow[]>`
    select e.id_email, ${columns(db, "e", suratEmail, hasilEmail)}, e.id_po, e.id_retur, e.id_penawaran, e.nomor_seri, e.jawaban, e.percobaan, e.coba_lagi,
      case when e.id_pelanggan is not null then
        jsonb_build_object('idPelanggan', p.id_pelanggan, 'nama', p.nama) end as pelanggan,
      case when e.id_pemasok is not null then
        jsonb_build_object('idPemasok', m.id_pemasok, 'nama', m.nama) end as pemasok,
      jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
      (select u.id_email from email u where u.ulang_dari = e.id_email) as diulang, i.id_email is not null as tersimpan
    from email e join karyawan k using (id_user) left join pelanggan p using (id_pelanggan)
    left join pemasok m using (id_pemasok) left join email_isi i using (id_email)
    where e.id_email = any(${[...ids]}::bigint[]) order by e.id_email desc`;
}

export async function lockEmail(tx: Tx, idEmail: number): Promise<EmailRow | null> {
  await tx`select from email where id_email = ${idEmail} for update`;
  const [row] = await loadEmail(tx, [idEmail]);
  return row ?? null;
}

/**
 * The same mail once more, to this address. One of which nobody knows whether it arrived keeps its number, so that mail
 * programs show both as one. A reminder says from now on what becomes of this one.
 */
export async function copyEmail(tx: Tx, idEmail: number, alamat: string, idUser: number, now: Date): Promise<number> {
  const [row] = await tx<{ idEmail: number }[]>`
    insert into email (id_so, id_invoice, id_pelanggan, id_pemasok, id_penerima, id_po, id_retur, id_penawaran, nomor_seri, alamat, perihal, status, coba_lagi, waktu, id_user,
      nomor_pesan, ulang_dari)
    select id_so, id_invoice, id_pelanggan, id_pemasok, id_penerima, id_po, id_retur, id_penawaran, nomor_seri, ${alamat}, perihal, 'Antri', ${now}, ${now}, ${idUser},
      case status when 'Tidak Pasti' then nomor_pesan else gen_random_uuid() end, id_email
    from email where id_email = ${idEmail} returning id_email`;
  if (!row) throw new Error("insert answered no row");
  await tx`
    insert into email_isi (id_email, teks, lampiran_nama, lampiran)
    select ${row.idEmail}, teks, lampiran_nama, lampiran from email_isi where id_email = ${idEmail}`;
  await tx`update pengingat set id_email = ${row.idEmail} where id_email = ${idEmail}`;
  await tx`update perawatan_pengingat set id_email = ${row.idEmail} where id_email = ${idEmail}`;
  return row.idEmail;
}

export const giveBackEmail = (tx: Tx, idEmail: number, alasan: string) =>
  tx`update email set status = 'Gagal', alasan = ${alasan} where id_email = ${idEmail}`;
