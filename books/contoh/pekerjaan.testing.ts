import type { Tanggal } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { PEKERJAAN_PAJAK, pphFinalBulan } from "../pajak/pekerjaan.ts";
import { masukanBaru } from "./pajak.testing.ts";
import type { Tindakan } from "./tertulis.testing.ts";

const pekerjaan = async ({ tx }: Deed, hari: readonly string[]) => {
  const jawab: unknown[] = [];
  for (const pada of hari as Tanggal[])
    for (const [nama, { berlaku, isi }] of Object.entries(PEKERJAAN_PAJAK)) {
      const [ada] = await tx<{ ada: boolean }[]>`select ${berlaku(tx, pada)} as ada`;
      const rows = await tx`select * from (${isi(tx, pada)}) i order by hari, id`;
      jawab.push(`${pada} ${nama} ${ada?.ada}: ${rows.map((row) => Object.values(row).join(" ")).join("; ")}`);
    }
  return jawab;
};

export const PEKERJAAN: Record<string, Tindakan> = {
  "what the tax office waits for": async (deed) => {
    await masukanBaru(deed);
    await deed.tx`update faktur_masukan set tanpa_tagihan = 'Pribadi' where id_faktur_masukan = 2`;
    return pekerjaan(deed, ["2025-12-31", "2026-01-01", "2026-06-14", "2026-06-15", "2026-07-02"]);
  },
  "nobody waits for proofs that came or are not needed": async (deed) => {
    await deed.tx`update potong_pemasok set batal = true`;
    await deed.tx`update bukti_potong set nomor = 'B-1', tgl_bukti = '2026-06-20'`;
    await deed.tx`update faktur_masukan set berlaku = false where id_faktur_masukan = 2`;
    return pekerjaan(deed, ["2026-07-02"]);
  },
  "PPh final of the months": async (deed) => {
    const { tx } = deed;
    await tx`update pajak_perusahaan set pph_final = true`;
    await tx`
      insert into pph_final_setor (bulan, nominal, tgl_setor, ntpn)
      values ('2026-02-01', 50, '2026-03-10', 'AAAAAAAAAAAAAAAA'), ('2026-05-01', 142500, '2026-06-10', 'BBBBBBBBBBBBBBBB')`;
    const bulan = tx`select generate_series(date '2026-01-01', date '2026-06-01', '1 month')::date as bulan`;
    const rows = await tx`select * from (${pphFinalBulan(tx, bulan)}) f order by bulan`;
    return [
      rows.map((row) => Object.values(row).join(" ")),
      await pekerjaan(deed, ["2026-06-29", "2026-06-30", "2026-07-02"]),
    ];
  },
};
