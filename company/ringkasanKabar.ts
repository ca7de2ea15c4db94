import type { StatusEmail } from "#areas/penjualan/order/label.ts";
import type { Tx } from "#platform/db/database.ts";

export type Ringkasan = { idUser: number; alamat: string; perihal: string; teks: string };

/** Writes digests of news into the outbox, one for each employee. */
export async function enterRingkasan(tx: Tx, ringkasan: readonly Ringkasan[], now: Date): Promise<void> {
  await tx`
    with isi as (
      select * from jsonb_to_recordset(${tx.json(ringkasan)}) as s("idUser" integer, alamat text, perihal text, teks text)
    ), surat as (
      insert into email (id_penerima, id_user, alamat, perihal, waktu, status, coba_lagi)
      select "idUser", "idUser", alamat, perihal, ${now}, 'Antri', ${now} from isi returning id_email, id_penerima
    )
    insert into email_isi (id_email, teks) select id_email, teks from surat join isi on "idUser" = id_penerima`;
}

/**
 * What became of a digest. The news of one that failed wait for the next, which waits 2 minutes, then 4, 8 … at most half a
 * day; of one that may have arrived nothing is sent again.
 */
export async function noteRingkasan(
  tx: Tx,
  { idPenerima, waktu }: { idPenerima: number; waktu: string },
  status: StatusEmail,
  now: Date,
): Promise<void> {
  if (status === "Terkirim") {
    await tx`update karyawan set kabar_gagal = 0, kabar_tunda = null where id_user = ${idPenerima} and kabar_gagal > 0`;
  } else if (status === "Gagal") {
    await tx`update kabar set dikirim = null where id_user = ${idPenerima} and dikirim = ${waktu}`;
    await tx`
      update karyawan set kabar_gagal = least(kabar_gagal + 1, 10),
        kabar_tunda = ${now}::timestamptz + least(2 ^ (kabar_gagal + 1), 720) * interval '1 minute'
      where id_user = ${idPenerima}`;
  }
}
