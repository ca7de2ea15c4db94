import { kodeBerurutan } from "#company/kode.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { jurnalPiutangAwal } from "../jurnal/jurnal.ts";

/** Invoices of the old program that customers still owe: the only code that writes them. */
export type PiutangAwalBaru = {
  idPelanggan: Id<"pelanggan">;
  nomor: string;
  tanggal: Tanggal;
  /** Without it: the days in which the customer pays. */
  jatuhTempo: Tanggal | null;
  termin: number;
  total: Rupiah;
};

/** Books what is owed on the last day of the old program; answers the numbers of the rows. */
export async function addPiutangAwal(
  deed: Deed,
  rows: readonly PiutangAwalBaru[],
  tglBuku: Tanggal,
): Promise<number[]> {
  const { tx, user, now } = deed;
  const kode = await kodeBerurutan(deed, "PT", rows.length);
  const isi = rows.map((row, at) => ({ ...row, id: kode[at] ?? "" }));
  const added = await tx<{ urut: number }[]>`
    insert into piutang_awal (id_piutang_awal, id_pelanggan, nomor, tanggal, jatuh_tempo, total, tgl_buku, dibuat, id_user)
    select r.id, r."idPelanggan", r.nomor, r.tanggal, coalesce(r."jatuhTempo", r.tanggal + r.termin), r.total, ${tglBuku}, ${now}, ${user.idUser}
    from jsonb_to_recordset(${tx.json(isi)}) as r(id text, "idPelanggan" int, nomor text, tanggal date, "jatuhTempo" date,
      termin int, total bigint)
    order by r.id returning urut`;
  await jurnalPiutangAwal(tx, kode, "piutang-awal");
  return added.map(({ urut }) => urut);
}

/** Takes them back on the day of the deed; the database refuses where something was paid. */
export async function undoPiutangAwal(deed: Deed, urut: readonly number[]): Promise<void> {
  const { tx, user, now, today } = deed;
  const rows = await tx<{ id: string }[]>`
    update piutang_awal set dibatalkan = ${now}, tgl_batal = ${today}, id_user_batal = ${user.idUser}
    where urut = any(${[...urut]}::bigint[]) returning id_piutang_awal as id`;
  await jurnalPiutangAwal(
    tx,
    rows.map(({ id }) => id),
    "piutang-awal-batal",
  );
}

export type PiutangAwal = { idPiutangAwal: string; nomor: string; nama: string; tglBuku: Tanggal; sisa: Rupiah };

/** An opening document and what is left of it. */
export async function findPiutangAwal(db: Db, idPiutangAwal: string): Promise<PiutangAwal | undefined> {
  const [row] = await db<PiutangAwal[]>`
    select a.id_piutang_awal, a.nomor, u.nama, a.tgl_buku, greatest(coalesce(j.saldo, 0), 0) as sisa
    from piutang_awal a join pelanggan p using (id_pelanggan) join pelanggan u on u.id_pelanggan = p.id_utama
    left join jurnal_piutang j on j.id_so = a.id_piutang_awal
    where a.id_piutang_awal = ${idPiutangAwal} and a.dibatalkan is null`;
  return row;
}
