import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";

/** What can be done to the company of `contoh.testing.ts`, with the functions of the books themselves. */
export type Tindakan = (deed: Deed) => Promise<unknown>;
export const rp = (nominal: number) => nominal as Rupiah;
export const hari = (tanggal: string) => tanggal as Tanggal;
export const id = <T extends string>(nomor: number) => nomor as Id<T>;

const TABEL =
  "pengajuan kas rekening stok stok_rusak produk so orderan invoice faktur po po_orderan tagihan tagihan_buku uang_muka_beli piutang_awal produksi produksi_bahan koreksi asset asset_kondisi pelepasan_asset kebutuhan potong_pemasok faktur_masukan_buku";
/** What is of the moment, or a number that a sequence gives, and not of the books. */
const SESAAT = [
  "waktu",
  "dibuat",
  "created_at",
  "updated_at",
  "teks_cari",
  "sidik",
  "buku_sidik",
  "dibatalkan",
  "tersedia_sejak",
  "id_produksi",
];

/** The rows that this transaction has written, and the lines that it has booked. */
export async function tertulis(tx: Tx): Promise<string[]> {
  const satu = TABEL.split(" ").map(
    (tabel) => `
    select '${tabel} ' || (jsonb_strip_nulls(to_jsonb(t)) - '{${SESAAT.join(",")}}'::text[]
      - array(select attname::text from pg_attribute where attrelid = '${tabel}'::regclass and attidentity <> ''))::text as baris from ${tabel} t
    where t.xmin = pg_current_xact_id()::xid`,
  );
  const rows = await tx.unsafe<{ baris: string }[]>(satu.join(" union all "));
  const riwayat = await tx<{ baris: string }[]>`
    select format('riwayat %s %s%s: %s -> %s', jenis, id_dokumen, ' (' || id_so || ')', sebelum, sesudah) as baris
    from riwayat where xmin = pg_current_xact_id()::xid`;
  const jurnal = await tx<{ baris: string }[]>`
    select format('jurnal %s %s %s%s: %s', j.tanggal, j.peristiwa, j.dokumen, nullif(' "' || j.keterangan || '"', ' ""'),
      string_agg(format('%s%s %s', coalesce(a.bawaan, a.nama), '/' || b.sub, b.debit - b.kredit), ', ' order by b.urutan)) as baris
    from jurnal j join jurnal_baris b using (id_jurnal) join bagan_akun a using (id_akun)
    where j.xmin = pg_current_xact_id()::xid group by j.id_jurnal order by j.id_jurnal`;
  return [...[...rows, ...riwayat].map(({ baris }) => baris).sort(), ...jurnal.map(({ baris }) => baris)];
}
