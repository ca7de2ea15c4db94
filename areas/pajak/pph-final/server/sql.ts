import { akunOmzet, pphFinalBulan } from "#books/pajak/pekerjaan.ts";
import { ketentuan, tenggatBulan } from "#company/pajak.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import type { Omzet, RingkasanPphFinal } from "../isiPphFinal.ts";

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

export async function summaryOfOmzet(db: Db, bulan: string): Promise<RingkasanPphFinal> {
  const [row] = await db<Omit<RingkasanPphFinal, "bulan">[]>`
    select f.omzet, f.atas, f.bawah, f.pph, f.disetor, s.tgl_setor, coalesce(s.ntpn, '') as ntpn, coalesce(s.versi, 0) as versi,
      ${tenggatBulan(db, "hari-setor", db`f.akhir`)} as tenggat,
      (select coalesce(sum(kredit - debit), 0)::bigint from jurnal_harian where id_akun = any(${akunOmzet(db)})
        and tanggal between date_trunc('year', f.akhir::timestamp)::date and f.akhir) as setahun, b.atas as batas_pkp
    from (${pphFinalBulan(db, db`select ${`${bulan}-01`}::date as bulan`)}) f
    cross join lateral (${ketentuan(db, "batas-pkp", db`f.akhir`)}) b left join pph_final_setor s using (bulan)`;
  return row ? { bulan, ...row } : { ...KOSONG, bulan };
}

/** Of a month before the first terms. */
const KOSONG = {
  ...{ omzet: 0, atas: 0, bawah: 1, pph: 0, disetor: 0 as Rupiah, tglSetor: null, ntpn: "", versi: 0, tenggat: null },
  ...{ setahun: 0, batasPkp: 0 },
};

/** What was paid of a month, locked. */
export async function lockSetor(tx: Tx, bulan: string) {
  await tx`select pg_advisory_xact_lock(hashtext('pph_final_setor'), ${Number(bulan.replace("-", ""))})`;
  const [row] = await tx<{ nominal: Rupiah; tglSetor: Tanggal; ntpn: string; versi: number }[]>`
    select nominal, tgl_setor, ntpn, versi from pph_final_setor where bulan = ${`${bulan}-01`}`;
  return row ?? null;
}

export const saveSetor = (tx: Tx, bulan: string, isian: { nominal: number; tglSetor: string; ntpn: string }) => tx`
  insert into pph_final_setor ${tx({ bulan: `${bulan}-01`, ...isian })}
  on conflict (bulan) do update set nominal = excluded.nominal, tgl_setor = excluded.tgl_setor, ntpn = excluded.ntpn,
    versi = pph_final_setor.versi + 1`;
