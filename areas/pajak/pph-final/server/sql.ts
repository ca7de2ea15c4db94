import { ketentuan } from "#company/pajak.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import type { Omzet, RingkasanPphFinal } from "../isiPphFinal.ts";

/** The accounts of turnover: what was sold, less discounts and what came back. */
const akunOmzet = (db: Db): Fragment => db`
  array(select id_akun from akun where golongan = 'Penjualan' and bawaan is not null)`;

const dalam = (db: Db, bulan: string): Fragment => db`
  id_akun = any(${akunOmzet(db)}) and tanggal between ${`${bulan}-01`}::date
    and (${`${bulan}-01`}::date + interval '1 month' - interval '1 day')::date`;

export async function pageOfOmzet(db: Db, dicari: { page: number; limit: number; bulan: string }) {
  const rows = db`
    select b.tanggal, j.peristiwa, j.dokumen, sum(b.kredit - b.debit)::bigint as nominal
    from (select id_jurnal, tanggal, debit, kredit from jurnal_baris where ${dalam(db, dicari.bulan)}) b join jurnal j using (id_jurnal)
    group by 1, 2, 3 having sum(b.kredit - b.debit) <> 0`;
  const [halaman, [jumlah]] = await Promise.all([
    db<Omzet[]>`${rows} order by 1 desc, 3 desc, 2 limit ${dicari.limit} offset ${offsetOf(dicari)}`,
    db<{ total: number }[]>`select count(*)::int as total from (${rows}) r`,
  ]);
  return { rows: halaman, total: jumlah?.total ?? 0 };
}

export async function summaryOfOmzet(db: Db, bulan: string): Promise<Omit<RingkasanPphFinal, "bulan" | "pph">> {
  const akhir = db`(${`${bulan}-01`}::date + interval '1 month' - interval '1 day')::date`;
  const [row] = await db<Omit<RingkasanPphFinal, "bulan" | "pph">[]>`
    select (select coalesce(sum(kredit - debit), 0)::bigint from jurnal_harian where ${dalam(db, bulan)}) as omzet, t.atas, t.bawah,
      (select coalesce(sum(kredit - debit), 0)::bigint from jurnal_harian where id_akun = any(${akunOmzet(db)})
        and tanggal between date_trunc('year', ${akhir}::timestamp)::date and ${akhir}) as setahun, b.atas as batas_pkp
    from (${ketentuan(db, "pph-final", akhir)}) t cross join (${ketentuan(db, "batas-pkp", akhir)}) b`;
  return row ?? { omzet: 0, atas: 0, bawah: 1, setahun: 0, batasPkp: 0 };
}
