import { kodeBerurutan } from "#company/kode.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { jurnalTagihan } from "../jurnal/jurnal.ts";

/** Bills of suppliers that the old program had: they add to what is owed, and to no goods. */
export type TagihanAwalBaru = {
  pemasok: { idPemasok: Id<"pemasok">; nama: string; termin: number };
  nomor: string;
  tanggal: Tanggal;
  /** Without it: the days in which the supplier is paid. */
  jatuhTempo: Tanggal | null;
  total: Rupiah;
  keterangan: string;
};
type Ditambah = { idTagihan: string; urut: number; jatuhTempo: Tanggal };

export async function addTagihanAwal(
  deed: Deed,
  rows: readonly TagihanAwalBaru[],
  tglBuku: Tanggal,
): Promise<Ditambah[]> {
  const { tx, user, now } = deed;
  const kode = await kodeBerurutan(deed, "TG", rows.length);
  const isi = rows.map(({ pemasok, ...row }, at) => ({ ...row, ...pemasok, id: kode[at] ?? "" }));
  const added = await tx<Ditambah[]>`
    insert into tagihan (id_tagihan, id_pemasok, nama_pemasok, nomor, tgl_tagihan, jatuh_tempo, keterangan, total, tgl_buku, dibuat,
      id_user)
    select r.id, r."idPemasok", r.nama, r.nomor, r.tanggal, coalesce(r."jatuhTempo", r.tanggal + r.termin), r.keterangan, r.total,
      ${tglBuku}, ${now}, ${user.idUser}
    from jsonb_to_recordset(${tx.json(isi)}) as r(id text, "idPemasok" int, nama text, nomor text, tanggal date, "jatuhTempo" date,
      termin int, keterangan text, total bigint)
    order by r.id returning id_tagihan, urut, jatuh_tempo`;
  await tx`
    insert into tagihan_baris (id_tagihan, urutan, jenis, keterangan, dasar, nominal)
    select id_tagihan, 1, 'biaya', 'Saldo awal', 'nilai', total from tagihan where id_tagihan = any(${kode})`;
  await book(deed, kode, tglBuku, 1);
  return [...added];
}

/** Takes them back on the day of the deed, while nothing was paid of them. */
export async function undoTagihanAwal(deed: Deed, urut: readonly number[]): Promise<void> {
  const { tx, user, now, today } = deed;
  const rows = await tx<{ idTagihan: string; nomor: string; utuh: boolean }[]>`
    select id_tagihan, nomor, sisa = total and dibatalkan is null as utuh from tagihan
    where urut = any(${[...urut]}::bigint[]) order by id_tagihan for update`;
  const berubah = rows.find(({ utuh }) => !utuh);
  if (berubah)
    throw conflict(`Tagihan ${berubah.nomor} sudah dibayar atau dibatalkan, impor ini tidak dapat dibatalkan lagi`);
  const ids = rows.map(({ idTagihan }) => idTagihan);
  await book(deed, ids, today, -1);
  await tx`
    update tagihan set dibatalkan = ${now}, id_user_batal = ${user.idUser}, alasan_batal = 'Impor dibatalkan'
    where id_tagihan = any(${ids})`;
}

async function book({ tx, user, now }: Deed, ids: readonly string[], tanggal: Tanggal, arah: 1 | -1): Promise<void> {
  const written = await tx<{ id: number }[]>`
    insert into tagihan_buku (id_tagihan, tanggal, waktu, jenis, hutang, id_user)
    select id_tagihan, ${tanggal}, ${now}, 'awal', ${arah}::bigint * total, ${user.idUser}
    from tagihan where id_tagihan = any(${[...ids]}) order by id_tagihan returning id_tagihan_buku as id`;
  await jurnalTagihan(
    tx,
    written.map(({ id }) => id),
  );
}
