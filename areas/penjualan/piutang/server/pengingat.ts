import { audit } from "#company/audit/audit.ts";
import { denganIsian, type Isian, type Kiriman, kirimEmail } from "#company/kirimEmail.ts";
import type { Pengirim } from "#company/perusahaan.ts";
import { rupiah } from "#kernel/format.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed, OwnCtx, ReadCtx } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { offsetOf } from "#platform/list/paging.ts";
import type { CaraPengingat } from "../../pelanggan/isiPelanggan.ts";
import { anggota } from "../../pelanggan/server/sql.ts";
import type { Pengingat } from "../contract.ts";
import { isiEmail, rekeningKoran, suratPernyataan, terlambatDari } from "./pernyataan.ts";

type Baru = {
  idPelanggan: Id<"pelanggan">;
  cara: CaraPengingat;
  pada: Tanggal;
  nominal: number;
  terlambat: number;
  catatan: string;
  idEmail: number | null;
};

const simpanPengingat = ({ tx, user, now }: Pick<Deed, "tx" | "user" | "now">, row: Baru) =>
  tx`insert into pengingat ${tx({ ...row, waktu: now, idUser: user.idUser })}`;

/** Notes a reminder by telephone, letter or WhatsApp, with what was open then. */
export async function catatPengingat(
  context: Deed & Omit<ReadCtx, "db">,
  isian: { idPelanggan: Id<"pelanggan">; cara: CaraPengingat; catatan: string },
): Promise<string> {
  const { tx, today } = context;
  const isi = await rekeningKoran({ ...context, db: tx }, { idPelanggan: isian.idPelanggan, tanggal: null });
  const { nama, sisa: total } = isi.pelanggan;
  if (isi.order.length === 0) throw conflict(`${nama} tidak mempunyai piutang`);
  await simpanPengingat(context, {
    ...isian,
    pada: today,
    nominal: total,
    terlambat: terlambatDari(isi),
    idEmail: null,
  });
  const pengingat = [isian.cara, rupiah(total), isian.catatan].filter(Boolean).join(", ");
  await audit(context, { jenis: "pelanggan", id: isian.idPelanggan, sesudah: { pengingat } });
  return nama;
}

type Diminta = { idPelanggan: Id<"pelanggan">; tanggal: Tanggal | null };

/**
 * The mail with the statement. The reminder is noted with the mail, so that its row says whether it arrived at the mail
 * server.
 */
export async function emailPernyataan(context: ReadCtx, diminta: Diminta, kepala?: Pengirim): Promise<Kiriman> {
  const { isi, pengirim, kertas, total, nama } = await suratPernyataan(context, diminta, kepala);
  const { user, now } = context;
  const { idPelanggan } = diminta;
  return {
    pengirim,
    idSo: null,
    idInvoice: null,
    idPelanggan,
    alamat: isi.pelanggan.email,
    perihal: `Pernyataan piutang ${pengirim.nama}`,
    isi: isiEmail(pengirim, isi),
    lampiran: { nama, kertas },
    catat: (tx, idEmail) =>
      simpanPengingat(
        { tx, user, now },
        {
          idPelanggan,
          cara: "Email",
          pada: isi.tanggal,
          nominal: total,
          terlambat: terlambatDari(isi),
          catatan: "",
          idEmail,
        },
      ),
  };
}

/** Mails the statement. */
export async function kirimPernyataan(context: OwnCtx, { idPelanggan, tanggal, ...isian }: Diminta & Isian) {
  return kirimEmail(context, denganIsian(await emailPernyataan(context, { idPelanggan, tanggal }), isian));
}

/** The reminders of a customer, newest first. */
export async function pageOfPengingat(db: Db, asked: { idPelanggan: Id<"pelanggan">; page: number; limit: number }) {
  const milik = db`i.id_pelanggan in (${anggota(db, db`${asked.idPelanggan}::int`)})`;
  const [rows, [count]] = await Promise.all([
    db<Pengingat[]>`
      select i.id_pengingat, i.waktu, i.cara, i.nominal, i.terlambat, i.catatan,
        jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
        case when e.id_email is not null then
          jsonb_build_object('alamat', e.alamat, 'status', e.status, 'alasan', e.alasan) end as email
      from pengingat i join karyawan k using (id_user) left join email e using (id_email) where ${milik}
      order by i.id_pengingat desc limit ${asked.limit} offset ${offsetOf(asked)}`,
    db<{ total: number }[]>`select count(*) as total from pengingat i where ${milik}`,
  ]);
  return { rows: [...rows], total: count?.total ?? 0 };
}
