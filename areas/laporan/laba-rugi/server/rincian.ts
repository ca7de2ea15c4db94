import { releasesPerAsset } from "#books/asset/lepas.ts";
import { susutPerAsset } from "#books/asset/susut.ts";
import { melihatPembelian, pengajuanPembelian } from "#company/pembelian.ts";
import { seesHargaBeli } from "#kernel/permission.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { type AsalLaba, PENYUSUTAN, type RincianLaba } from "../contract.ts";
import { labaHarian, type Masa, nominalPengajuan, pengajuanDisetujui, type Rekening } from "./sql.ts";

/** The documents of one cell, newest first. */
export type Rincian = { rows: RincianLaba[]; banyak: number; total: Rupiah };
type Ditanya = { asal: AsalLaba; id: number; masa: Masa; rekening: Rekening; page: number; limit: number };

const KOSONG = { idPengajuan: null, idSo: null, idInvoice: null, idPo: null, kloter: null, kodeAsset: null };

export async function rincian(db: Db, user: User, asked: Ditanya): Promise<Rincian> {
  if (asked.asal === "HPP") return barangKeluar(db, user, asked);
  if (asked.asal === "kebutuhan") {
    const [row] = await db`select 1 from kebutuhan where id_kebutuhan = ${asked.id}`;
    found(row, "Kebutuhan");
    return pengajuanKebutuhan(db, user, asked);
  }
  const [row] = await db`select 1 from kategori_asset where id_kategori_asset = ${asked.id}`;
  found(row, "Kategori asset");
  return asked.asal === PENYUSUTAN ? penyusutan(db, asked) : pelepasan(db, asked);
}

type Baris = Omit<RincianLaba, "kunci" | "kodeAsset">;
type Jumlah = { banyak: number; total: Rupiah };

async function pengajuanKebutuhan(db: Db, user: User, asked: Ditanya): Promise<Rincian> {
  const { id, masa, rekening } = asked;
  const terlihat = melihatPembelian(user) ? db`true` : db`not ${pengajuanPembelian(db)}`;
  const milik = db`p.id_kebutuhan = ${id} and ${pengajuanDisetujui(db, masa, rekening)}`;
  const [rows, [jumlah]] = await Promise.all([
    db<Baris[]>`
      select p.tgl_approve as tanggal, p.deskripsi_pengajuan, p.id_pengajuan,
        case when ${terlihat} then ${nominalPengajuan(db)} end as nominal_pengajuan, p.id_so, p.id_invoice, p.id_po, p.kloter
      from pengajuan p where ${milik} order by p.tgl_approve desc, p.urut desc
      limit ${asked.limit} offset ${offsetOf(asked)}`,
    db<Jumlah[]>`
      select coalesce(sum(jumlah), 0)::int as banyak, coalesce(sum(nominal), 0)::bigint as total
      from laba_harian where id_kebutuhan = ${id} and ${labaHarian(db, masa, rekening)}`,
  ]);
  return hasil(
    rows.map((row) => ({ ...row, kodeAsset: null, kunci: row.idPengajuan ?? "" })),
    jumlah,
  );
}

type Keluar = { kunci: string; tanggal: Baris["tanggal"]; nominal: Rupiah; keterangan: string; idSo: string | null };

/** Goods that left and came back, and what damaged ones are worth. */
async function barangKeluar(db: Db, user: User, { masa, ...asked }: Ditanya): Promise<Rincian> {
  const dalam = (alias: string) => db`${db(`${alias}.tanggal`)} between ${masa.awal} and ${masa.akhir}`;
  const [rows, [jumlah]] = await Promise.all([
    db<Keluar[]>`
      select k.buku || '-' || k.id as kunci, k.tanggal, case when s.jenis = 'biaya' then -s.selisih else coalesce(s.nilai, s.qty * s.harga_beli, r.nilai) end as nominal,
        coalesce(j.id_so, t.id_so) as id_so,
        format(case s.jenis when 'kirim' then 'Kirim %s unit %s (%s)' when 'batal-kirim' then 'Batal kirim %s unit %s (%s)'
            when 'retur' then 'Retur %s unit %s (%s)' when 'biaya' then s.keterangan || ' untuk %s unit %s (%s)'
            else 'Nilai barang rusak %s%s (%s)' end,
          coalesce(s.unit, abs(s.qty)), p.nama_produk, coalesce(s.sumber, r.sumber)) as keterangan
      from (
        select * from (
          (select 'stok' as buku, s.id_stok as id, s.tanggal from stok s
           where s.jenis in ('kirim', 'batal-kirim', 'retur') and ${dalam("s")}
           order by s.tanggal desc, s.id_stok desc limit ${asked.limit + offsetOf(asked)})
          union all
          (select 'stok', s.id_stok, s.tanggal from stok s where s.jenis = 'biaya' and s.selisih <> 0 and ${dalam("s")}
           order by s.tanggal desc, s.id_stok desc limit ${asked.limit + offsetOf(asked)})
          union all
          select 'rusak', r.id_stok_rusak, r.tanggal from stok_rusak r where r.jenis = 'nilai' and ${dalam("r")}) x
        order by tanggal desc, buku desc, id desc limit ${asked.limit} offset ${offsetOf(asked)}) k
      left join stok s on k.buku = 'stok' and s.id_stok = k.id
      left join stok_rusak r on k.buku = 'rusak' and r.id_stok_rusak = k.id
      join produk_pada(k.tanggal) p on p.id_produk = coalesce(s.id_produk, r.id_produk)
      left join surat_jalan j on j.id_surat_jalan = s.sumber
      left join retur t on t.id_retur = coalesce(s.sumber, r.sumber)
      order by k.tanggal desc, k.buku desc, k.id desc`,
    db<Jumlah[]>`
      select coalesce(sum(keluar), 0)::int as banyak, coalesce(sum(hpp), 0)::bigint as total
      from stok_harian where tanggal between ${masa.awal} and ${masa.akhir}`,
  ]);
  return hasil(
    rows.map(({ kunci, tanggal, nominal, keterangan, idSo }) => ({
      ...KOSONG,
      kunci,
      tanggal,
      nominalPengajuan: seesHargaBeli(user) ? nominal : null,
      deskripsiPengajuan: keterangan,
      idSo,
    })),
    jumlah,
  );
}

async function penyusutan(db: Db, { id, masa, ...asked }: Ditanya): Promise<Rincian> {
  const { rows, banyak, total } = await susutPerAsset(db, {
    ...masa,
    idKategoriAsset: id as Id<"kategoriAsset">,
    limit: asked.limit,
    offset: offsetOf(asked),
  });
  return {
    banyak,
    total: -total as Rupiah,
    rows: rows.map(({ idAsset, kodeAsset, namaBarang, jatuh, nilaiSusut }) => ({
      ...KOSONG,
      kunci: String(idAsset),
      tanggal: jatuh,
      deskripsiPengajuan: namaBarang,
      nominalPengajuan: -nilaiSusut as Rupiah,
      kodeAsset,
    })),
  };
}

async function pelepasan(db: Db, { id, masa, ...asked }: Ditanya): Promise<Rincian> {
  const halaman = { limit: asked.limit, offset: offsetOf(asked) };
  const { rows, ...jumlah } = await releasesPerAsset(db, {
    ...masa,
    ...halaman,
    idKategoriAsset: id as Id<"kategoriAsset">,
  });
  const isi = rows.map(({ kunci, tanggal, kodeAsset, namaBarang, kejadian, keterangan, nominal }) => ({
    ...KOSONG,
    kunci,
    tanggal,
    deskripsiPengajuan: [`${namaBarang} ${kejadian}`, keterangan].filter(Boolean).join(": "),
    nominalPengajuan: nominal,
    kodeAsset,
  }));
  return { ...jumlah, rows: isi };
}

const hasil = (rows: RincianLaba[], jumlah: Jumlah | undefined): Rincian => ({
  rows,
  banyak: jumlah?.banyak ?? 0,
  total: jumlah?.total ?? (0 as Rupiah),
});
