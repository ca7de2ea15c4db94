import type { DasarNeraca } from "#areas/sistem/perusahaan/contract.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { type AkunBawaan, akun } from "../jurnal/akun.ts";

/** The account of each computed component of Laba Rugi; gains on assets are shown with the losses. */
export const AKUN_OTOMATIS = { hpp: "hpp", susut: "penyusutan", lepas: "rugi-pelepasan" } as const satisfies Record<
  string,
  AkunBawaan
>;

type Masa = Record<"awal" | "akhir", Fragment | Tanggal>;

/**
 * What leads from the result by cash to the accrual result, by month and account of Buku Besar: `(awal, id_akun, nominal)`.
 * Of each account it is what Buku Besar has, less what Laba Rugi of all rekening has of it: the money of a need, and what
 * `otomatis` says of its computed components, `(awal, bawaan, nominal)`. Only for months whose reports are made of Buku Besar;
 * with `dasar` as if that were chosen now, for every open month.
 */
export const penyesuaian = (
  db: Db,
  { awal, akhir }: Masa,
  otomatis: Fragment,
  dasar: DasarNeraca | null = null,
): Fragment => db`
  select date_trunc('month', x.tanggal::timestamp)::date as awal, x.id_akun, sum(x.nominal)::bigint as nominal
  from (
    select h.tanggal, case l.bawaan when 'laba-pelepasan' then ${akun(db, AKUN_OTOMATIS.lepas)} else l.id_akun end as id_akun,
      -h.saldo as nominal
    from jurnal_harian h join bagan_masa m on m.id_akun = h.id_akun and m.mulai <= h.tanggal and h.tanggal < m.sampai
    join akun l on l.id_akun = m.id_akun_laporan
    where h.tanggal between ${awal} and ${akhir} and m.jenis in ('Pendapatan', 'Beban')
    union all
    select k.tanggal, n.id_akun, -k.nominal
    from laba_harian k join akun_masa n on n.id_kebutuhan = k.id_kebutuhan and n.mulai <= k.tanggal and k.tanggal < n.sampai
    where k.tanggal between ${awal} and ${akhir} and n.id_komponen_laba is not null
    union all
    select o.awal, a.id_akun, -o.nominal from (${otomatis}) o(awal, bawaan, nominal) join akun a using (bawaan)
  ) x
  join dasar_neraca_masa d on d.mulai <= x.tanggal and x.tanggal < d.sampai
  where ${berlaku(db, dasar)}
  group by 1, 2 having sum(x.nominal) <> 0`;

function berlaku(db: Db, dasar: DasarNeraca | null): Fragment {
  // The first condition is looked at once: where nobody has chosen Buku Besar, nothing is added up.
  if (dasar === null) {
    return db`(select exists (select from dasar_neraca where dasar = 'Buku Besar')) and d.dasar = 'Buku Besar'`;
  }
  return dasar === "Buku Besar"
    ? db`(x.tanggal > tutup_sampai() or d.dasar = 'Buku Besar')`
    : db`x.tanggal <= tutup_sampai() and d.dasar = 'Buku Besar'`;
}
