import { jakartaToday, tanggal, waktu } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment, Sql, Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/http/context.ts";
import { type GuardState, guardStates } from "#platform/ops/backup/guards.ts";
import { jenisTerlihat, menuDokumen, yangMelihat } from "./kabar.ts";
import { sendAntrean, sweepEmailContent } from "./kirimAntrean.ts";
import { orderKolom, yangMelihatOrder } from "./orderMilik.ts";
import { yangMelihatPelanggan } from "./pelanggan.ts";
import { setelan } from "./perusahaan.ts";
import { enterRingkasan, type Ringkasan } from "./ringkasanKabar.ts";

/** News that nobody's action brings: deadlines, stock to buy, mails that failed, how the data is guarded. Answers how many are new. */
export async function notifyOfBerkala(sql: Sql, now: Date): Promise<number> {
  const today = jakartaToday(now);
  const sumber = [
    tenggatPo(sql, today),
    tenggatPl(sql, today),
    stokHabis(sql),
    emailGagal(sql, now),
    waGagal(sql, now),
  ];
  let baru = 0;
  for (const kabar of sumber) baru += await sisipkan(sql, now, kabar);
  return baru + (await penjagaanData(sql, now));
}

/** Tells what there is to tell, at once in every open browser, and sends the digests and the mails that are due. */
export async function sendDigests(services: Services, now: Date): Promise<void> {
  if ((await notifyOfBerkala(services.sql, now)) > 0) services.live.announce(["kabar"]);
  await sendRingkasan(services, now);
  await sweepEmailContent(services.sql, now);
  await sendAntrean(services, now);
}

/** Inserts news (idUser, jenis, kunci, pesan, jenisDokumen, idDokumen) for those who may see the document, once each. */
async function sisipkan(sql: Sql, now: Date, kabar: Fragment): Promise<number> {
  const { count } = await sql`
    insert into kabar (id_user, jenis, kunci, pesan, jenis_dokumen, id_dokumen, waktu)
    select n.id_user, n.jenis, n.kunci, n.pesan, n.jenis_dokumen, n.id_dokumen, ${now} from (${kabar}) n(id_user, jenis, kunci, pesan, jenis_dokumen, id_dokumen)
    where not exists (select from kabar s where s.id_user = n.id_user and s.kunci = n.kunci)
    on conflict do nothing`;
  return count;
}

/** Due tomorrow, or within the last week: what was late for longer when somebody began with this is no news. */
const tenggat = (db: Db, milik: string, today: Tanggal): Fragment => db`
  ${db(milik)}.tgl_deadline between ${today}::date - 7 and ${today}::date + 1`;

/** Purchase orders that are due, for whoever made them. */
const tenggatPo = (db: Db, today: Tanggal): Fragment => db`
  select k.id_user, 'tenggat' as jenis, 'tenggat po ' || p.id_po || ' ' || p.tgl_deadline as kunci,
    'PO ' || p.kloter || ' jatuh tempo ' || to_char(p.tgl_deadline, 'DD-MM-YYYY') as pesan,
    'po' as jenis_dokumen, p.id_po as id_dokumen
  from po p join karyawan k using (id_user) join role r using (id_role)
  where p.status_po = 'Proses' and p.dibatalkan is null and ${tenggat(db, "p", today)}
    and ${yangMelihat(db, menuDokumen("po"))}`;

/** The same of lines that are made to order, for whoever took the order. */
const tenggatPl = (db: Db, today: Tanggal): Fragment => db`
  select k.id_user, 'tenggat', 'tenggat pl ' || o.id_orderan || ' ' || o.tgl_deadline,
    o.nama_produk || ' untuk ' || o.id_so || ' jatuh tempo ' || to_char(o.tgl_deadline, 'DD-MM-YYYY'), 'order', o.id_so
  from orderan o join so s using (id_so) join karyawan k on k.id_user = s.id_user join role r using (id_role)
  where o.sumber_produk = 'PL' and o.status_produk = 'Progress' and o.dibatalkan is null
    and ${tenggat(db, "o", today)} and ${yangMelihat(db, menuDokumen("order"))}`;

/** Products that must be ordered and are not yet; told again only after goods have come in since. */
const stokHabis = (db: Db): Fragment => db`
  select k.id_user, 'stok',
    'stok ' || p.id_produk || ' ' || coalesce((select max(s.urut) from stok s where s.id_produk = p.id_produk and s.qty > 0), 0),
    p.nama_produk || ' harus dibeli: stock ' || p.jumlah_stock || ', minimal ' || p.minimal_stock, 'produk', p.kode_produk
  from produk p cross join karyawan k join role r using (id_role)
  where not p.soft_delete and p.must_po and p.jumlah_stock <= p.minimal_stock and not p.status_po
    and ${yangMelihat(db, ["Produk"])}`;

const SEMINGGU_MS = 7 * 24 * 3_600_000;

/** Mails that failed or may have, for whoever sent them: those of a document lead to it, a statement to nothing. */
const emailGagal = (db: Db, now: Date): Fragment => db`
  select k.id_user, 'email', 'email ' || e.id_email,
    'Email ke ' || e.alamat || case e.status when 'Gagal' then ' gagal: ' else ' belum pasti sampai: ' end || left(e.alasan, 200),
    case when e.id_so is not null then 'order' when e.id_po is not null then 'po' when e.id_retur is not null then 'retur' end,
    coalesce(e.id_so, e.id_po, e.id_retur)
  from email e join karyawan k using (id_user) join role r using (id_role)
  where e.status in ('Gagal', 'Tidak Pasti') and e.id_penerima is null and e.waktu > ${new Date(now.getTime() - SEMINGGU_MS)}
    and case when e.id_pemasok is not null then ${yangMelihat(db, ["Hutang"])}
      when e.id_po is not null then ${yangMelihat(db, menuDokumen("po"))}
      when e.id_retur is not null then ${yangMelihat(db, menuDokumen("retur"))}
      when e.id_so is null then ${yangMelihat(db, ["Piutang"])} else ${yangMelihat(db, menuDokumen("order"))} end`;

/** Papers that did not go out over WhatsApp, or may not have, for whoever sent them. */
const waGagal = (db: Db, now: Date): Fragment => db`
  select k.id_user, 'email', 'whatsapp ' || p.id_pesan,
    'WhatsApp ke ' || p.nomor || case p.status when 'Gagal' then ' gagal: ' else ' belum pasti sampai: ' end || left(p.alasan, 200),
    p.jenis, p.id_dokumen
  from pesan_wa p join karyawan k using (id_user) join role r using (id_role)
  where p.status in ('Gagal', 'Tidak Pasti') and p.waktu > ${new Date(now.getTime() - SEMINGGU_MS)}
    and not k.dihapus and not k.resign and p.jenis = any(${jenisTerlihat(db)})`;

const PENJAGAAN: Record<GuardState["jenis"], string> = {
  backup: "Backup",
  dasar: "Salinan dasar arsip",
  arsip: "Arsip perubahan",
  uji: "Uji pulih",
};

/**
 * What guards the data and failed, once for a row of failures; and each restore test that went well, because a test of
 * which nobody hears proves nothing. For every Super Admin.
 */
async function penjagaanData(sql: Sql, now: Date): Promise<number> {
  const kabar = (await guardStates(sql)).flatMap(({ jenis, terakhir, gagalSejak, alasan, keterangan }) => {
    if (gagalSejak !== null)
      return {
        kunci: `${jenis} ${gagalSejak}`,
        pesan: `${PENJAGAAN[jenis]} gagal sejak ${waktu(gagalSejak)}: ${alasan}`,
      };
    if (jenis !== "uji" || terakhir === null) return [];
    return { kunci: `uji berhasil ${terakhir}`, pesan: `Uji pulih berhasil ${waktu(terakhir)}: ${keterangan}` };
  });
  if (kabar.length === 0) return 0;
  const { count } = await sql`
    insert into kabar (id_user, jenis, kunci, pesan, waktu)
    select k.id_user, 'backup', b.kunci, b.pesan, ${now}
    from karyawan k join role r using (id_role), jsonb_to_recordset(${sql.json(kabar)}) as b(kunci text, pesan text)
    where r.nama_role = 'Super Admin' and not k.dihapus and not k.resign
    on conflict do nothing`;
  return count;
}

type Surat = { idUser: number; email: string; nama: string; kabar: { pesan: string }[] };
const SEJAM_MS = 3_600_000;

/** `and` the document of the news `b` is one that its receiver may see, where the setting hides those of others. */
function dokumenPenerima(tx: Tx, pelangganSendiri: boolean): Fragment {
  if (!pelangganSendiri) return tx``;
  const idSo = orderKolom(tx, tx`b.jenis_dokumen`, tx`b.id_dokumen`);
  return tx`and exists (
    select from karyawan k join role r using (id_role) where k.id_user = b.id_user
      and (${idSo} is null or ${yangMelihatOrder(tx, idSo)})
      and (b.jenis_dokumen is distinct from 'pelanggan' or ${yangMelihatPelanggan(tx, tx`b.id_dokumen`)}))`;
}

/**
 * Writes a digest of what was not read into the outbox for those who chose so, one an hour: as on the screen, none of
 * documents whose menu the person has no more. What leaves is noted in the same transaction, so that nothing is sent twice;
 * while one digest waits for the mail server no other is written, and after one that failed there is a pause.
 */
export async function sendRingkasan({ sql, mailer }: Services, now: Date): Promise<number> {
  if (!mailer.configured) return 0;
  return sql.begin(async (tx) => {
    const { pelangganSendiri } = await setelan(tx);
    const surat = await tx<Surat[]>`
      with penerima as (
        select k.id_user, k.email, k.nama_lengkap, ${jenisTerlihat(tx)} as terlihat
        from karyawan k join role r using (id_role)
        where k.kabar_email and k.email <> '' and not k.dihapus and not k.resign
          and (k.kabar_tunda is null or k.kabar_tunda <= ${now}) and not exists (
          select from kabar b where b.id_user = k.id_user and b.dikirim > ${new Date(now.getTime() - SEJAM_MS)})
          and not exists (select from email e where e.id_penerima = k.id_user and e.status in ('Antri', 'Mengirim'))
      ), keluar as (
        update kabar b set dikirim = ${now} from penerima p
        where b.id_user = p.id_user and b.dibaca is null and b.dikirim is null
          and (b.jenis_dokumen is null or b.jenis_dokumen = any(p.terlihat))
          ${dokumenPenerima(tx, pelangganSendiri)}
        returning b.id_user, b.id_kabar, b.pesan
      )
      select p.id_user, p.email, p.nama_lengkap as nama,
        jsonb_agg(jsonb_build_object('pesan', o.pesan) order by o.id_kabar) as kabar
      from penerima p join keluar o using (id_user) group by p.id_user, p.email, p.nama_lengkap`;
    await enterRingkasan(
      tx,
      surat.map((satu) => ringkasan(satu, now)),
      now,
    );
    return surat.length;
  });
}

function ringkasan({ idUser, email, nama, kabar }: Surat, now: Date): Ringkasan {
  const butir = kabar.map(({ pesan }) => `- ${pesan}`);
  return {
    idUser,
    alamat: email,
    perihal: `${kabar.length} kabar dari Kantor, ${tanggal(jakartaToday(now))}`,
    teks: [`Yth. ${nama},`, "", ...butir, "", "Buka Kantor untuk selengkapnya."].join("\n"),
  };
}
