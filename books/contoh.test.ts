import { beforeAll, expect, test } from "vitest";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import { company } from "#test/company.ts";
import { openOffice } from "#test/support/office.ts";
import { releasesPerAsset } from "./asset/lepas.ts";
import { nilaiPerKategori } from "./asset/nilai.ts";
import { nilaiPerAsset } from "./asset/nilaiPerAsset.ts";
import { susutPerAsset } from "./asset/susut.ts";
import { ASSET_BERGERAK } from "./contoh/asset.testing.ts";
import { BERGERAK } from "./contoh/bergerak.testing.ts";
import { BERUBAH } from "./contoh/berubah.testing.ts";
import { BUKU } from "./contoh/buku.testing.ts";
import { KUNCI } from "./contoh/kunci.testing.ts";
import { LAPORAN } from "./contoh/laporan.testing.ts";
import { NILAI } from "./contoh/nilai.testing.ts";
import { PAJAK } from "./contoh/pajak.testing.ts";
import { PEKERJAAN } from "./contoh/pekerjaan.testing.ts";
import { PEMBELIAN } from "./contoh/pembelian.testing.ts";
import { PENGERJAAN } from "./contoh/pengerjaan.testing.ts";
import { bedaTurunan } from "./contoh/perjalanan.testing.ts";
import { PESANAN } from "./contoh/pesanan.testing.ts";
import { PIUTANG } from "./contoh/piutang.testing.ts";
import { RESEP } from "./contoh/resep.testing.ts";
import { SALDO_AWAL } from "./contoh/saldoAwal.testing.ts";
import { STOK } from "./contoh/stok.testing.ts";
import { TERTAUT } from "./contoh/tautan.testing.ts";
import { type Tindakan, tertulis } from "./contoh/tertulis.testing.ts";
import { UANG } from "./contoh/uang.testing.ts";
import {
  assetBerganti,
  batal,
  kembali,
  koreksiOrder,
  produksi,
  programLama,
  servis,
  ubahOrder,
} from "./contoh.testing.ts";
import { carryOut } from "./fixtures.ts";
import { posisiPada } from "./neraca/posisi.ts";
import { posisiFaktur } from "./pajak/posisi.ts";
import { hutangBertempo } from "./pembelian/hutang.ts";
import { allPiutangTerbuka, piutangTerbuka } from "./piutang/terbuka.ts";
import { angkaBulan } from "./tutup/angka.ts";

/**
 * One company to which nearly everything has happened, and what its books say of it in writing: the journal, the reports of its
 * months and what is owed. The books check makes its journal of the same SQL as the books, so that a fault of that SQL looks right
 * to it; here each amount stands in writing. `npm test -- --update-matrix` writes the files anew, for review: an amount that changes
 * is a change of the books. No test here writes anything.
 */
const office = openOffice();
const HARI = ["2026-02-28", "2026-06-17", "2026-07-02"] as Tanggal[];
const BULAN = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01", "2026-06-01"] as Tanggal[];

beforeAll(async () => {
  const boss = await office.person("Super Admin");
  await company(office, boss);
  const orang = { office, boss, rina: await office.person("Management") };
  for (const cerita of [koreksiOrder, ubahOrder, kembali, batal, assetBerganti, programLama, servis, produksi])
    await cerita(orang);
});

const berkas = (rows: readonly string[]) => `${rows.join("\n")}\n`;
const kalimat = (rows: readonly object[]) =>
  rows.map((row) =>
    Object.entries(row)
      .map(([nama, isi]) => `${nama} ${isi}`)
      .join(", "),
  );

test("what happened stands in the journal, on its day, with its accounts and amounts", async () => {
  const rows = await office.sql<{ baris: string }[]>`
    select format('%s %s %s%s: %s', j.tanggal, j.peristiwa, j.dokumen, nullif(' "' || j.keterangan || '"', ' ""'),
      string_agg(format('%s%s %s', coalesce(a.bawaan, a.nama), '/' || b.sub, b.debit - b.kredit), ', ' order by b.urutan)) as baris
    from jurnal j join jurnal_baris b using (id_jurnal) join bagan_akun a using (id_akun) group by j.id_jurnal order by j.id_jurnal`;
  await expect(berkas(rows.map(({ baris }) => baris))).toMatchFileSnapshot("contoh/jurnal.txt");
});

/** The documents of orders that were changed. */
const dariOrderDiubah = () => office.sql`
  select d.dokumen from koreksi k cross join lateral (
    select k.id_koreksi as dokumen union all select id_surat_jalan from surat_jalan n where n.id_so = k.id_so
    union all select id_invoice from invoice i where i.id_so = k.id_so) d
  where k.jenis = 'ubah' and k.status = 'Disetujui'`;

test("what is derived of the documents afterwards is what was booked at the time", async () => {
  const masa = { awal: "2025-01-01" as Tanggal, akhir: "2026-12-31" as Tanggal };
  const rows = await bedaTurunan(office.sql, masa, dariOrderDiubah());
  expect(rows).toEqual([]);
});

const KEMBALI = new Error("taken back");

/** The figures of the months after a change that is taken back. */
async function angka(ubah: (tx: Tx) => Promise<unknown>): Promise<string> {
  let rows: { baris: string }[] = [];
  const coba = office.sql.begin(async (tx) => {
    await tx`
      insert into neraca_manual (tanggal, waktu, id_user, nama_user, piutang_usaha, piutang_karyawan, pembangunan, asset_lain_lain,
        laba_ditahan, deviden, mengikuti)
      values ('2026-02-15', ${office.now()}, 1, 'Uji', 11, 12, 13, 14, 15, 16, '{}'),
        ('2026-02-15', ${office.now()}, 1, 'Uji', 21, 22, 23, 24, 25, 26, '{}'),
        ('2026-05-31', ${office.now()}, 1, 'Uji', 31, 32, 33, 34, 35, 36, '{piutangUsaha,labaDitahan}')`;
    await ubah(tx);
    rows = await tx<{ baris: string }[]>`
      select format('%s %s, %s (%s): %s', to_char(bulan, 'YYYY-MM'), laporan, nama, kunci, nominal) as baris
      from (${angkaBulan(tx, tx`select unnest(${BULAN}::date[])`, BULAN)}) a order by bulan, laporan, kunci`;
    expect(await tx`${angkaBulan(tx, tx`select unnest(${BULAN}::date[])`)}`).toHaveLength(rows.length);
    throw KEMBALI;
  });
  await expect(coba).rejects.toBe(KEMBALI);
  return berkas(rows.map(({ baris }) => baris));
}

test("the reports of each month, of cash and typed figures", async () => {
  await expect(await angka(async () => {})).toMatchFileSnapshot("contoh/laporan.txt");
});

test("the reports of each month, of Buku Besar", async () => {
  const pilih = (tx: Tx) =>
    tx`update dasar_neraca set dasar = 'Buku Besar', isian_setelah = (select max(id_neraca_manual) - 1 from neraca_manual)`;
  await expect(await angka(pilih)).toMatchFileSnapshot("contoh/laporanBukuBesar.txt");
});

test("what was owed, what assets were worth and what the tax documents say, at the end of some days", async () => {
  const { sql } = office;
  const lines: string[] = [];
  const tulis = (judul: string, rows: readonly object[]) => lines.push(`== ${judul}`, ...kalimat(rows));
  for (const hari of HARI) {
    const pada = { pada: hari, today: "2026-07-02" as Tanggal };
    tulis(`Hutang ${hari}`, await sql`select * from (${hutangBertempo(sql, hari)}) h order by id_po, id_tagihan`);
    tulis(`Piutang ${hari}`, await sql`select * from (${piutangTerbuka(sql, pada)}) p order by id_so`);
    const semua = await sql`select * from (${allPiutangTerbuka(sql, pada)}) p order by id_so`;
    expect(semua).toEqual(await sql`select * from (${piutangTerbuka(sql, pada)}) p order by id_so`);
    tulis(`Asset ${hari}`, await nilaiPerKategori(sql, [hari]));
    for (const idKategoriAsset of [1, 2, 4] as never[]) {
      const asked = { idKategoriAsset, limit: 10, offset: 0 };
      const { rows, jumlah } = await nilaiPerAsset(sql, { ...asked, hari });
      tulis(`Asset ${idKategoriAsset} ${hari}`, [...rows, jumlah]);
      const masa = { awal: `${hari.slice(0, 8)}01` as Tanggal, akhir: hari };
      tulis(`Susut ${idKategoriAsset} ${hari}`, (await susutPerAsset(sql, { ...asked, ...masa })).rows);
      const lepas = await releasesPerAsset(sql, { ...asked, awal: "2026-01-01" as Tanggal, akhir: hari });
      tulis(`Lepas ${idKategoriAsset} ${hari}: ${lepas.banyak}, ${lepas.total}`, lepas.rows);
    }
  }
  tulis(
    "Posisi",
    (await posisiPada(sql, HARI)).toSorted((a, b) => a.hari.localeCompare(b.hari)),
  );
  tulis("Faktur", await sql`select * from (${posisiFaktur(sql, sql`true`)}) f order by id_so`);
  await expect(berkas(lines)).toMatchFileSnapshot("contoh/pada.txt");
});

const TINDAKAN = {
  ...BERGERAK,
  ...BERUBAH,
  ...PESANAN,
  pengerjaan: PENGERJAAN,
  ...UANG,
  saldoAwal: SALDO_AWAL,
  ...PEMBELIAN,
  tertaut: TERTAUT,
  ...ASSET_BERGERAK,
  nilai: NILAI,
  ...BUKU,
  kunci: KUNCI,
  ...PAJAK,
  pajakPekerjaan: PEKERJAAN,
  ...STOK,
  resep: RESEP,
  ...LAPORAN,
  piutang: PIUTANG,
};

/** What an action writes, or why it is refused; it is taken back. */
async function coba(lakukan: Tindakan): Promise<string[]> {
  const boss = { idUser: 1 as Id<"karyawan">, nama: "Super Admin 1" };
  let lines: string[] = [];
  const diambil = carryOut(office, boss, async (deed) => {
    const jawab = await lakukan(deed);
    const berbaris = Array.isArray(jawab) && jawab.length > 0 && jawab.every((satu) => typeof satu === "string");
    lines = [...(berbaris ? jawab : [`answer ${JSON.stringify(jawab)}`]), ...(await tertulis(deed.tx))];
    throw KEMBALI;
  });
  await diambil.catch((failure: unknown) => {
    if (failure !== KEMBALI) lines = [`refused: ${failure instanceof Error ? failure.message : failure}`];
  });
  return lines;
}

test.each(Object.entries(TINDAKAN))("what is written of %s", async (nama, tindakan) => {
  const lines: string[] = [];
  for (const [satu, lakukan] of Object.entries(tindakan)) lines.push(`== ${satu}`, ...(await coba(lakukan)));
  await expect(berkas(lines)).toMatchFileSnapshot(`contoh/${nama}.txt`);
});
