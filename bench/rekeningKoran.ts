import { rekeningKoran } from "#areas/keuangan/rekening-koran/contract.ts";
import { readKoran } from "#areas/keuangan/rekening-koran/server/baca/bacaKoran.ts";
import { hasHeadings } from "#areas/keuangan/rekening-koran/server/baca/judul.ts";
import { type Gerak, TATA, teksKoran } from "#areas/keuangan/rekening-koran/server/baca/koran.testing.ts";
import { bacaRekeningKoran } from "#areas/keuangan/rekening-koran/server/bacaRekeningKoran.ts";
import { rekonsiliasi } from "#areas/keuangan/rekonsiliasi/contract.ts";
import { carryOut } from "#books/fixtures.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Sql } from "#platform/db/database.ts";
import { textRows } from "#platform/documents/grid/readRows.ts";
import { bench } from "./harness.ts";

/**
 * A statement that is read and matched, and its lists: `node bench/rekeningKoran.ts [lines to read] [lines stored]`. 20,000 lines of a
 * year take less than 20 s, and a list with a million lines opens as one with a hundred.
 */
const [DIBACA, TERSIMPAN] = [Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 1_000_000)];
const [BCA] = TATA;
const SATU = 3 as Id<"rekening">;
const PENUH = 4 as Id<"rekening">;
/** Where the ids of their matches begin. */
const AWAL = 10_000_000;
const PENGUKUR = { idUser: 1 as Id<"karyawan">, nama: "Pengukur" };

const hari = (n: number): Tanggal => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10) as Tanggal;

/** Nine of ten lines have a row of kas of their day or the next; a tenth of those have an amount that comes often. */
function setahun(banyak: number) {
  return Array.from({ length: banyak }, (_, n) => {
    const rupiah = n % 10 === 3 ? 250_000 : 50_000 + ((n * 7919) % 9_000_000);
    return { n, tanggal: hari(Math.floor((n * 365) / banyak)), rupiah, tercatat: n % 10 !== 7 };
  });
}

async function isiKas(sql: Sql, baris: ReturnType<typeof setahun>): Promise<void> {
  const rows = baris.filter(({ tercatat }) => tercatat).map(({ n, tanggal, rupiah }) => ({ n, tanggal, rupiah }));
  await sql`
    insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_tujuan, nominal_pengajuan, deskripsi_pengajuan,
      tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve, tgl_approve)
    select 'PB-' || n, 1, 'masuk', ${SATU}, rupiah, 'Setoran', tanggal, now(), 1, 'Disetujui', 1, tanggal
    from jsonb_to_recordset(${sql.json(rows)}) s(n int, tanggal date, rupiah bigint)`;
  await sql`
    insert into kas (id_rekening, tanggal, waktu, debit, kredit, id_pengajuan, id_kebutuhan)
    select ${SATU}, tanggal, now(), rupiah, 0, 'PB-' || n, 1
    from jsonb_to_recordset(${sql.json(rows)}) s(n int, tanggal date, rupiah bigint) order by tanggal, n`;
  await sql`analyze`;
}

/** Lines of ten years that are stored already; one of a hundred is left. */
async function isiKoran(sql: Sql): Promise<void> {
  await sql`
    with baca as (
      insert into koran_baca (id_rekening, berkas, sidik, baru, ada, tunda, waktu, id_user)
      values (${PENUH}, 'lama.csv', ${"0".repeat(64)}, ${TERSIMPAN}, 0, 0, now(), 1) returning id_baca),
    cocok as (
      insert into koran_cocok (id_cocok, id_rekening, jenis, alasan, waktu, id_user)
      select ${AWAL} + n, ${PENUH}, 'jelas', 'Lama', now(), 1 from generate_series(1, ${TERSIMPAN}::int) n)
    insert into rekening_koran (id_rekening, id_baca, tanggal, keterangan, sen, saldo, ke, status, id_cocok)
    select ${PENUH}, id_baca, date '2016-01-01' + (n * 3650::bigint / ${TERSIMPAN})::int, 'MUTASI ' || n, 100, n * 100, 1,
      case when n % 100 = 0 then 'sisa' else 'jelas' end, case when n % 100 > 0 then ${AWAL} + n end
    from baca cross join generate_series(1, ${TERSIMPAN}::int) n`;
  await sql`vacuum analyze rekening_koran`;
}

const detik = (mulai: number): string => `${((performance.now() - mulai) / 1000).toFixed(1)} s`;

await bench(async ({ sql, measure }) => {
  if (!BCA) throw new Error("No layout");
  const baris = setahun(DIBACA);
  await isiKas(sql, baris);
  const gerak: Gerak[] = baris.map(({ n, tanggal, rupiah }) => ({
    tanggal,
    sen: rupiah * 100,
    keterangan: `TRSF ${n}`,
  }));
  const teks = teksKoran(BCA, { gerak, saldoAwal: 0 });
  const mulai = performance.now();
  const koran = readKoran(textRows(teks, hasHeadings({})), { nomor: "", judul: {} });
  console.log(`${DIBACA} lines: read ${detik(mulai)}`);
  const bacaan = { ...koran, nama: "koran.csv", sidik: "0".repeat(64) };
  const disimpan = performance.now();
  const hasil = await carryOut({ sql, now: () => new Date() }, PENGUKUR, (deed) =>
    bacaRekeningKoran(deed, SATU, bacaan),
  );
  console.log(`stored and matched ${detik(disimpan)}: ${hasil.baru} new, ${hasil.cocok} matched\n`);
  await isiKoran(sql);
  const daftar = rekeningKoran.getRekeningKoran;
  const tengah = Math.floor(TERSIMPAN / 100 / 50 / 2);
  const lama = { idRekening: PENUH, sampai: "2025-06-30" };
  return [
    await measure(`left lines of ${DIBACA}, first page`, daftar, { idRekening: SATU, status: "sisa", limit: 50 }),
    await measure(`left lines of ${TERSIMPAN}, first page`, daftar, { idRekening: PENUH, status: "sisa", limit: 50 }),
    await measure("the same, middle page", daftar, {
      idRekening: PENUH,
      status: "sisa",
      limit: 50,
      page: Math.max(1, tengah),
    }),
    await measure("explained lines, first page", daftar, { idRekening: PENUH, status: "jelas", limit: 50 }),
    await measure("candidates of a line", rekeningKoran.getCalonKoran, { idRekening: SATU, idKoran: 8 }),
    await measure(`reconciliation of ${TERSIMPAN} lines`, rekonsiliasi.getRekonsiliasi, lama),
  ];
});
process.exit();
