import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { type Db, type Fragment, type Tx, translating } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import type { PokokPemasok } from "../../pemasok/server/sql.ts";
import type { DasarSebar } from "../isiTagihan.ts";
import type { PoDitagih } from "./rules.ts";

/** Locks purchase orders in the order of their codes, as every action does. */
export async function lockPoDitagih(tx: Tx, ids: readonly string[]): Promise<Map<string, PoDitagih>> {
  const rows = await tx<PoDitagih[]>`
    select p.id_po, p.id_produk, p.kloter, p.nama_produk, p.harga_satuan, p.qty_selesai, p.qty_ditagih, p.isi, p.status_pembayaran,
      (select m.pokok from pemasok m where m.id_pemasok = p.id_pemasok) as pemasok
    from po p where p.id_po = any(${[...new Set(ids)]}) and p.dibatalkan is null order by p.id_po for update of p`;
  return new Map(rows.map((row) => [row.idPo, row]));
}

export type TagihanTersimpan = {
  idTagihan: string;
  idPemasok: Id<"pemasok">;
  namaPemasok: string;
  nomor: string;
  total: Rupiah;
  ppn: Rupiah;
  sisa: Rupiah;
  batal: boolean;
  /** What of its PPN faktur of Coretax say. */
  ppnBerfaktur: Rupiah;
};

export async function lockTagihan(tx: Tx, idTagihan: string): Promise<TagihanTersimpan | undefined> {
  // A bill is paid and cancelled with the purchase orders that it may settle: they come first.
  await tx`select 1 from po where id_po in (select id_po from tagihan_baris where id_tagihan = ${idTagihan}) order by id_po for update`;
  const [row] = await tx<TagihanTersimpan[]>`
    select id_tagihan, id_pemasok, nama_pemasok, nomor, total, ppn, sisa, dibatalkan is not null as batal, ppn_berfaktur
    from tagihan where id_tagihan = ${idTagihan} for update`;
  return row;
}

export type UangMukaTersimpan = {
  idUangMuka: string;
  idPemasok: Id<"pemasok">;
  namaPemasok: string;
  sisa: Rupiah;
  pokok: number;
};

export async function lockUangMuka(tx: Tx, idUangMuka: string): Promise<UangMukaTersimpan | undefined> {
  const [row] = await tx<UangMukaTersimpan[]>`
    select u.id_uang_muka, u.id_pemasok, u.nama_pemasok, u.sisa, m.pokok
    from uang_muka_beli u join pemasok m using (id_pemasok) where u.id_uang_muka = ${idUangMuka} for update of u`;
  return row;
}

export type BarisBaru = {
  jenis: "barang" | "biaya";
  idPo: string | null;
  unit: number | null;
  harga: Rupiah | null;
  hargaPo: Rupiah | null;
  keterangan: string;
  dasar: DasarSebar | null;
  nominal: Rupiah;
  sebaran: readonly { idPo: string; unit: number; nominal: Rupiah }[];
};

type Baru = {
  idTagihan: string;
  pemasok: PokokPemasok;
  nomor: string;
  tglTagihan: Tanggal;
  /** Without it: the days in which the supplier is paid. */
  jatuhTempo: Tanggal | null;
  keterangan: string;
  ppn: Rupiah;
  nomorFaktur: string;
  tglFaktur: Tanggal | null;
  total: Rupiah;
  baris: readonly BarisBaru[];
};

/** Writes a bill with its lines, and answers its due date. */
export async function insertTagihan({ tx, user, now, today }: Deed, baru: Baru): Promise<Tanggal> {
  const { idTagihan, pemasok, nomor, tglTagihan, jatuhTempo, keterangan, ppn, total, baris } = baru;
  const [row] = await translating(
    () => tx<{ jatuhTempo: Tanggal }[]>`
      insert into tagihan (id_tagihan, id_pemasok, nama_pemasok, nomor, tgl_tagihan, jatuh_tempo, keterangan, ppn, nomor_faktur,
        tgl_faktur, total, tgl_buku, dibuat, id_user)
      values (${idTagihan}, ${pemasok.idPemasok}, ${pemasok.nama}, ${nomor}, ${tglTagihan},
        coalesce(${jatuhTempo}::date, ${tglTagihan}::date + ${pemasok.termin}::int), ${keterangan}, ${ppn},
        ${baru.nomorFaktur}, ${baru.tglFaktur}, ${total}, ${today}, ${now}, ${user.idUser}) returning jatuh_tempo`,
    { tagihan_nomor: () => conflict(`Tagihan ${nomor} dari ${pemasok.nama} sudah dicatat`) },
  );
  const rows = baris.map(({ sebaran: _, ...satu }, at) => ({ ...satu, urutan: at + 1 }));
  await tx`
    insert into tagihan_baris (id_tagihan, urutan, jenis, id_po, unit, harga, harga_po, keterangan, dasar, nominal)
    select ${idTagihan}, r.urutan, r.jenis, r."idPo", r.unit, r.harga, r."hargaPo", r.keterangan, r.dasar, r.nominal
    from jsonb_to_recordset(${tx.json(rows)}) as r(urutan int, jenis text, "idPo" text, unit int, harga bigint, "hargaPo" bigint,
      keterangan text, dasar text, nominal bigint)`;
  const sebaran = baris.flatMap((satu, at) => satu.sebaran.map((bagian) => ({ ...bagian, urutan: at + 1 })));
  await tx`
    insert into tagihan_sebaran (id_tagihan, urutan, id_po, unit, nominal)
    select ${idTagihan}, r.urutan, r."idPo", r.unit, r.nominal
    from jsonb_to_recordset(${tx.json(sebaran)}) as r(urutan int, "idPo" text, unit int, nominal bigint)`;
  if (!row) throw new Error("insert answered no row");
  return row.jatuhTempo;
}

export async function markCancelled({ tx, user, now }: Deed, idTagihan: string, alasan: string): Promise<void> {
  await tx`
    update tagihan set dibatalkan = ${now}, id_user_batal = ${user.idUser}, alasan_batal = ${alasan}
    where id_tagihan = ${idTagihan}`;
}

/** The money that was paid for a bill and has not come back. */
export const dibayarUntuk = (db: Db, idTagihan: Fragment): Fragment => db`
  (select coalesce(-sum(b.hutang), 0)::bigint from tagihan_buku b where b.id_tagihan = ${idTagihan} and b.jenis = 'bayar')`;

/** The same of a bill that is locked: what was paid while this waited for the lock counts. */
export async function dibayar(tx: Tx, idTagihan: string): Promise<Rupiah> {
  const [row] = await tx<{ dibayar: Rupiah }[]>`select ${dibayarUntuk(tx, tx`${idTagihan}`)} as dibayar`;
  return row?.dibayar ?? (0 as Rupiah);
}

/** A payment of a bill: its money, and the PPh that was kept of it; `kembali`: it was taken back. */
export type Pembayaran = {
  idPengajuan: string;
  idRekening: Id<"rekening">;
  nominal: Rupiah;
  pph: Rupiah;
  kembali: boolean;
};

export async function findPembayaran(db: Db, idTagihan: string, idPengajuan: string): Promise<Pembayaran | undefined> {
  const [row] = await db<Pembayaran[]>`
    select p.id_pengajuan, p.id_rekening_asal as id_rekening, p.nominal_pengajuan as nominal,
      (select b.pph from tagihan_buku b where b.id_tagihan = p.id_tagihan and b.id_pengajuan = p.id_pengajuan) as pph,
      exists (select from pengajuan m where m.id_tagihan = p.id_tagihan and m.tipe_pengajuan = 'masuk'
        and m.membatalkan = p.id_pengajuan) as kembali
    from pengajuan p where p.id_tagihan = ${idTagihan} and p.id_pengajuan = ${idPengajuan} and p.tipe_pengajuan = 'keluar'`;
  return row;
}

type UangMukaBaru = {
  idUangMuka: string;
  pemasok: PokokPemasok;
  idPo: string | null;
  nominal: Rupiah;
  keterangan: string;
  tanggal: Tanggal;
};

export async function insertUangMuka({ tx, user, now }: Deed, baru: UangMukaBaru): Promise<void> {
  const { idUangMuka, pemasok, idPo, nominal, keterangan, tanggal } = baru;
  await tx`
    insert into uang_muka_beli (id_uang_muka, id_pemasok, nama_pemasok, id_po, nominal, sisa, keterangan, tanggal, dibuat, id_user)
    values (${idUangMuka}, ${pemasok.idPemasok}, ${pemasok.nama}, ${idPo}, ${nominal}, ${nominal}, ${keterangan}, ${tanggal}, ${now},
      ${user.idUser})`;
}

export async function lowerUangMuka({ tx }: Deed, idUangMuka: string, nominal: Rupiah): Promise<void> {
  await tx`update uang_muka_beli set sisa = sisa - ${nominal} where id_uang_muka = ${idUangMuka}`;
}
