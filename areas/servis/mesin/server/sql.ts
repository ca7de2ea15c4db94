import { biayaTerkirim, nilaiServis } from "#books/stok/nilai.ts";
import { upahKunjungan } from "#company/biayaKunjungan.ts";
import type { Db } from "#platform/db/database.ts";
import type { MesinServis } from "../contract.ts";

type IsiMesin = Pick<MesinServis, "kodeProduk" | "keluhan" | "kunjungan" | "hpp">;

/** What was complained about a unit and what was done for it, newest first. */
export async function isiMesin(db: Db, nomor: string): Promise<IsiMesin | undefined> {
  const [row] = await db<IsiMesin[]>`
    select p.kode_produk,
      (select ${biayaTerkirim(db)} from surat_jalan_seri r join orderan o using (id_orderan)
        where r.nomor = s.nomor order by r.id_surat_jalan desc limit 1) as hpp,
      coalesce((select jsonb_agg(jsonb_build_object('idKeluhan', k.id_keluhan, 'tglKeluhan', k.tgl_keluhan, 'status', k.status,
          'keluhan', k.keluhan, 'perawatan', k.perawatan, 'tanggungan', case when k.garansi then 'garansi' else 'bayar' end) order by k.urut desc)
        from keluhan k where k.nomor = s.nomor), '[]') as keluhan,
      coalesce((select jsonb_agg(jsonb_build_object('idKunjungan', j.id_kunjungan, 'idKeluhan', j.id_keluhan, 'tglKerja', j.tgl_kerja,
          'teknisi', t.nama_lengkap, 'pekerjaan', j.pekerjaan, 'jam', j.jam, 'nilai', ${nilaiServis(db, db`j.id_kunjungan`)}, 'upah', ${upahKunjungan(db, db`j.id_kunjungan`)},
          'part', coalesce((select string_agg(format('%s %s', b.qty, q.kode_produk), ', ' order by q.kode_produk)
            from kunjungan_part b join produk q using (id_produk) where b.id_kunjungan = j.id_kunjungan), '')) order by j.urut desc)
        from keluhan k join kunjungan j using (id_keluhan) join karyawan t on t.id_user = j.id_teknisi
        where k.nomor = s.nomor and j.tgl_kerja is not null and j.diurungkan is null), '[]') as kunjungan
    from seri s join produk p using (id_produk) where s.nomor = ${nomor}`;
  return row;
}
