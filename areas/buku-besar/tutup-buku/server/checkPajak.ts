import { PEKERJAAN_PAJAK, type PekerjaanPajak } from "#books/pajak/pekerjaan.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { PeriksaTutup } from "../contract.ts";
import { CONTOH } from "./sql.ts";

type Kelompok = "faktur" | PekerjaanPajak;

/** What becomes of it after the month is closed. */
const ARTI: Readonly<Record<Kelompok, string>> = {
  faktur: "Jumlahnya tidak berubah lagi; nomor dan keadaannya di Coretax masih dapat dicatat setelah bulan ditutup.",
  masukan: "PPN-nya belum dikreditkan. Yang dihubungkan setelah bulan ditutup dibukukan di bulan pertama yang terbuka.",
  tanpaFaktur:
    "PPN-nya belum dikreditkan. Fakturnya yang dibaca setelah bulan ditutup dibukukan di bulan pertama yang terbuka.",
  buktiDitunggu:
    "Pajaknya sudah dibayar di muka; bukti potongnya diperlukan untuk SPT. Masih dapat dicatat setelah bulan ditutup.",
  buktiDibuat: "Potongannya dibukukan dengan pembayarannya; bukti potongnya masih dapat dicatat setelah bulan ditutup.",
  pphFinal:
    "Pajak dari omzet bulan itu belum disetor seluruhnya. Setorannya masih dapat dicatat setelah bulan ditutup.",
};

/** Output faktur that the tax office has not approved yet, with their PPN. */
const faktur = {
  berlaku: (db: Db, pada: Tanggal): Fragment => db`
    (exists (select from pajak_perusahaan where pkp_sejak <= ${pada}) or exists (select from faktur))`,
  isi: (db: Db, pada: Tanggal): Fragment => db`
    select id_faktur as id, id_faktur as kunci, nama_customer as keterangan, tanggal as hari, ppn as nominal, urut
    from faktur where status in ('Belum', 'Dikirim', 'Ditolak') and tanggal <= ${pada}`,
};
const KELOMPOK: Readonly<Record<Kelompok, { berlaku: typeof faktur.berlaku; isi: typeof faktur.isi }>> = {
  faktur,
  ...PEKERJAAN_PAJAK,
};

/** What the tax office waits for until a day, of the kinds that concern the company; nothing of it keeps a month from being closed. */
export async function checkPajak(db: Db, sampai: Tanggal): Promise<PeriksaTutup[]> {
  const jenis = Object.keys(KELOMPOK) as Kelompok[];
  const rows = await Promise.all(jenis.map((satu) => jumlahOf(db, satu, sampai)));
  return rows.flatMap((row, at) => {
    const satu = jenis[at];
    return row && satu ? [{ jenis: satu, ...row, menghalangi: false, keterangan: ARTI[satu] }] : [];
  });
}

async function jumlahOf(db: Db, jenis: Kelompok, sampai: Tanggal) {
  const { berlaku, isi } = KELOMPOK[jenis];
  const [row] = await db<(Pick<PeriksaTutup, "jumlah" | "daftar"> & { nilai: Rupiah })[]>`
    select count(kunci)::int as jumlah, coalesce(sum(nominal), 0)::bigint as nilai,
      coalesce(jsonb_agg(jsonb_build_object('kunci', kunci, 'nama', left(id || ': ' || keterangan, 120)) order by ke)
        filter (where ke <= ${CONTOH}), '[]') as daftar
    from (select *, row_number() over (order by hari, urut) as ke from (${isi(db, sampai)}) p) p having ${berlaku(db, sampai)}`;
  return row;
}
