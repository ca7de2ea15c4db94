import type { Ubahan } from "#books/jurnal/peristiwa/nilai.ts";
import { kolomPenyetuju, type Penyetuju } from "#company/batas.ts";
import { putusanKoreksi } from "#company/koreksi.ts";
import { orang } from "#company/orang.ts";
import { askedOfMilik, type Milik } from "#company/orderMilik.ts";
import type { Sasaran } from "#company/putusan.ts";
import type { Rentang } from "#kernel/range.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { attachImages } from "#platform/files/berkas.ts";
import type { Deed } from "#platform/http/context.ts";
import { byDay } from "#platform/list/bucket.ts";
import type { CountedList, Rows } from "#platform/list/countedPage.ts";
import { pageInOrder, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import type { Koreksi, UrutKoreksi } from "../contract.ts";
import { type JenisKoreksi, pokokKoreksi, type StatusKoreksi } from "../isiKoreksi.ts";
import type { OrderDiubah } from "../orderDiubah.ts";

/** A correction as stored, with the names behind the ids, and its pictures by their ids. */
export type KoreksiRow = Omit<Koreksi, "aksi" | "persetujuan"> & {
  /** How the order shall be; null unless it is a change. */
  isi: OrderDiubah | null;
  idUser: Id<"karyawan">;
  penyetuju: readonly Penyetuju[];
};

const select = (db: Db): Fragment => db`
  select ${columns(db, "k", pokokKoreksi)}, k.ditarik, k.isi, k.id_user, s.customer_instansi,
    ${kolomPenyetuju(db, putusanKoreksi(db, db`k.jenis`), db`k.id_koreksi`, db`1`)},
    ${orang(db, "u")} as user_pengajuan, ${orang(db, "a")} as user_approve,
    array(select b.id_berkas::text from koreksi_bukti b where b.id_koreksi = k.id_koreksi order by b.urutan) as bukti_foto
  from koreksi k
  join so s using (id_so)
  join karyawan u on u.id_user = k.id_user
  left join karyawan a on a.id_user = k.id_user_approve`;

const DAFTAR: CountedList = {
  name: "koreksi",
  table: "koreksi",
  id: "idKoreksi",
  bucketing: byDay("tglPengajuan", "urut"),
  text: "teksCari",
};

const URUTAN: Sorts<UrutKoreksi> = {
  by: { tglPengajuan: (db) => db`tgl_pengajuan` },
  last: "urut",
  newest: "tglPengajuan",
};

type Dicari = Rentang & {
  page: number;
  limit: number;
  cari: string;
  jenis: JenisKoreksi | null;
  status: StatusKoreksi | null;
  urut: Urut<UrutKoreksi>;
};

/** `milik`: the person whose orders alone may be seen. */
export function pageOfKoreksi(
  db: Db,
  { jenis, status, milik, ...dicari }: Dicari & { milik: Milik },
): Promise<Rows<KoreksiRow>> {
  const key = [jenis, status].filter((satu) => satu !== null).join(" ");
  const syarat = [
    ...(jenis === null ? [] : [db`jenis = ${jenis}`]),
    ...(status === null ? [] : [db`status = ${status}`]),
  ];
  const where = syarat.map((satu, at) => (at === 0 ? satu : db` and ${satu}`));
  const filter = key === "" ? null : { key, where: db`${where}` };
  const asked = askedOfMilik(db, DAFTAR, "idSo", { ...dicari, filter }, milik);
  return pageInOrder(
    db,
    DAFTAR,
    { ...asked, urut: dicari.urut },
    URUTAN,
    (id) => db`${select(db)} where k.id_koreksi = ${id}`,
  );
}

export async function findKoreksi(db: Db, idKoreksi: string): Promise<KoreksiRow | undefined> {
  const [row] = await db<KoreksiRow[]>`${select(db)} where k.id_koreksi = ${idKoreksi}`;
  return row;
}

export const sasaranOf = ({ jenis, status, userApprove, ...row }: KoreksiRow): Sasaran => ({
  statusPengajuan: status,
  penyetuju: row.penyetuju,
  ditarik: row.ditarik,
  kebutuhan: jenis === "batal-invoice" ? "penjualan" : null,
  nominal: row.nominal,
  otomatis: false,
  idUser: row.idUser,
  namaPemutus: userApprove[0]?.namaLengkap ?? null,
});

type Simpanan = {
  idKoreksi: string;
  jenis: JenisKoreksi;
  idSo: string;
  /** The version of the order that the author saw. */
  versiSo: number;
  idInvoice: string | null;
  idRetur: string | null;
  alasan: string;
  nominal: Rupiah;
  isi: OrderDiubah | null;
  teksCari: string;
};

export async function insertKoreksi(deed: Deed, { isi, ...row }: Simpanan, bukti: readonly string[]): Promise<void> {
  const { tx, user, now, today } = deed;
  const simpan = { ...row, dibuat: now, tglPengajuan: today, idUser: user.idUser };
  await tx`insert into koreksi ${tx({ ...simpan, isi: isi === null ? null : tx.json(isi as never) } as never)}`;
  await attachImages(tx, "koreksi_bukti", { idKoreksi: row.idKoreksi }, bukti);
}

/** What an approved change made of its order. */
export type HasilUbah = Ubahan & { revisi: number };

type Putusan = { status: "Disetujui" | "Ditolak"; note: string; ditarik?: boolean };

export async function decideKoreksi(
  { tx, user, now, today }: Deed,
  idKoreksi: string,
  { status, note, ditarik = false }: Putusan,
  hasil: HasilUbah | null = null,
): Promise<void> {
  const row = { status, note, ditarik, idUserApprove: user.idUser, tglApprove: today, waktuApprove: now, ...hasil };
  await tx`update koreksi set ${tx(row as never)} where id_koreksi = ${idKoreksi}`;
}

/** Raises or lowers the amount due of an order that has an approved invoice; its next invoice takes it up. */
export async function adjustTagihan(
  { tx }: Deed,
  rows: readonly {
    idSo: string;
    idKoreksi: string;
    jenis: "perubahan" | "kembali" | "nota-kredit" | "hapus-piutang";
    nominal: number;
  }[],
): Promise<void> {
  const wanted = rows.filter(({ nominal }) => nominal !== 0);
  if (wanted.length > 0) await tx`insert into so_tagihan ${tx(wanted)}`;
}

/** What would be due of an order without its last approved invoice; null if that is the first. */
export async function sisaTanpaInvoice(db: Db, idSo: string, idInvoice: string): Promise<Rupiah | null> {
  const [row] = await db<{ sisa: Rupiah }[]>`
    select i.nominal_sisa_bayar + coalesce((select sum(t.nominal) from so_tagihan t
      where t.id_so = i.id_so and (t.id_invoice is null or t.id_invoice = ${idInvoice})), 0)::bigint as sisa
    from invoice i where i.id_so = ${idSo} and i.dihapus is null and i.status_approve = 'Disetujui'
      and i.id_invoice <> ${idInvoice}
    order by i.ke desc limit 1`;
  return row?.sisa ?? null;
}

/**
 * What an order is worth after what returns, credit notes and write-offs took off; and what it owes by the journal, which
 * is what has left.
 */
export async function nilaiDikoreksi(db: Db, idSo: string): Promise<{ nilai: Rupiah; piutang: Rupiah }> {
  const [row] = await db<{ nilai: Rupiah; piutang: Rupiah }[]>`
    select s.total_pembelian + case s.tipe_so when 'Online' then s.total_tambahan_online else 0 end
        + coalesce((select sum(case i.ke when 1 then i.nominal_admin - i.nominal_diskon else 0 end + i.nominal_peti + i.nominal_ongkir)
          from invoice i where i.id_so = s.id_so and i.dihapus is null and i.status_approve = 'Disetujui'), 0)::bigint
        - coalesce((select sum(r.nominal) from retur r where r.id_so = s.id_so and r.keputusan = 'dana'), 0)::bigint
        - coalesce((select sum(k.nominal) from koreksi k where k.id_so = s.id_so and k.status = 'Disetujui'
          and k.jenis in ('nota-kredit', 'hapus-piutang')), 0)::bigint as nilai,
      coalesce((select j.saldo from jurnal_piutang j where j.id_so = s.id_so), 0) as piutang
    from so s where s.id_so = ${idSo}`;
  return row ?? { nilai: 0 as Rupiah, piutang: 0 as Rupiah };
}
