import fc from "fast-check";
import { expect, test } from "vitest";
import type { Fragment } from "#platform/db/database.ts";
import { few } from "#test/support/cases.ts";
import { openOffice } from "#test/support/office.ts";
import { barisCatat, barisKondisi, barisSusut } from "./peristiwa/asset.ts";
import { barisBarang } from "./peristiwa/barang.ts";
import type { Berapa } from "./peristiwa/barisan.ts";
import { barisNilai } from "./peristiwa/barisNilai.ts";
import { barisUang } from "./peristiwa/uang.ts";

const office = openOffice();

type Fakta = Record<string, unknown>;
type Baris = { dokumen: string; idAkun: number; sub: string; nominal: bigint };
const SETIAP = "dokumen text, keterangan text, peristiwa text, tanggal date, waktu timestamptz";

/** The journal lines of made-up facts, grouped by their `dokumen`: the same for few facts and for all. */
async function barisDari(
  baris: (db: typeof office.sql, fakta: Fragment, berapa?: Berapa) => Fragment,
  kolom: string,
  fakta: readonly Fakta[],
): Promise<Baris[]> {
  const { sql } = office;
  const rows = fakta.map((row, at) => ({ dokumen: String(at), keterangan: "", peristiwa: "uji", ...row }));
  const satu = sql`select * from jsonb_to_recordset(${sql.json(rows as never)}) as f(${sql.unsafe(`${SETIAP}, ${kolom}`)})`;
  const dari = (berapa: Berapa) => sql<(Omit<Baris, "nominal"> & { nominal: string })[]>`
    select dokumen, id_akun, coalesce(sub, '') as sub, sum(nominal)::text as nominal
    from (${baris(sql, satu, berapa)}) b(waktu, tanggal, peristiwa, dokumen, keterangan, id_akun, sub, nominal)
    where nominal <> 0 group by 1, 2, 3 order by 1, 2, 3`;
  const lines = await dari("sedikit");
  expect(await dari("semua")).toEqual(lines);
  return lines.map((line) => ({ ...line, nominal: BigInt(line.nominal) }));
}

const total = (lines: readonly Baris[]) => lines.reduce((sum, line) => sum + line.nominal, 0n);
const perAkun = (lines: readonly Baris[]) => {
  const sums = new Map<string, bigint>();
  for (const { idAkun, sub, nominal } of lines) {
    const key = `${idAkun} ${sub}`;
    sums.set(key, (sums.get(key) ?? 0n) + nominal);
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0n).map(([key, sum]) => [key, String(sum)]));
};

/** Checks that the lines of each fact balance. */
function seimbang(lines: readonly Baris[], fakta: readonly Fakta[]): void {
  const perFakta = Map.groupBy(lines, (line) => line.dokumen);
  for (const [dokumen, own] of perFakta) expect(total(own), JSON.stringify(fakta[Number(dokumen)])).toBe(0n);
}

const rupiah = fc.integer({ min: 0, max: 900_000_000_000_000 });
const banyak = <T>(of: fc.Arbitrary<T>) => fc.array(of, { minLength: 150, maxLength: 150 });
const sekali = { ...few(4), endOnFailure: true };

test("money: whatever moved where, each entry balances", async () => {
  const fakta = fc.record({
    id_akun: fc.constant(1),
    id_akun_lawan: fc.constant(2),
    sub_lawan: fc.constant("SO-1"),
    nominal: fc.tuple(rupiah, fc.boolean()).map(([nominal, masuk]) => (masuk ? nominal : -nominal)),
    jasa: fc.integer({ min: 0, max: 5_000_000 }),
    pph: fc.integer({ min: -5_000_000, max: 5_000_000 }),
  });
  await fc.assert(
    fc.asyncProperty(banyak(fakta), async (rows) => {
      const lines = await barisDari(
        barisUang,
        "id_akun int, id_akun_lawan int, sub_lawan text, nominal bigint, jasa bigint, pph bigint",
        rows,
      );
      seimbang(lines, rows);
    }),
    sekali,
  );
});

const KOLOM_BARANG =
  "jenis text, sumber text, nilai bigint, perubahan_harga bigint, hutang bigint, selisih bigint, upah bigint, biaya bigint";

test("goods: each entry balances, and a way back cancels its way out to the rupiah", async () => {
  const fakta = fc
    .record({
      jenis: fc.constantFrom(
        "awal",
        "tambah",
        "po",
        "produksi",
        "kirim",
        "batal-kirim",
        "koreksi",
        "pakai",
        "batal-pakai",
      ),
      sumber: fc.constant("PO-1"),
      nilai: fc.tuple(rupiah, fc.boolean()).map(([nilai, masuk]) => (masuk ? nilai : -nilai)),
      perubahan_harga: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      hutang: rupiah,
      selisih: fc.constant(0),
      upah: fc.constantFrom(null, 0, 250_000),
      biaya: rupiah,
    })
    // Only what is made has a wage in it.
    .map((row) => (row.jenis === "produksi" ? row : { ...row, upah: null }));
  await fc.assert(
    fc.asyncProperty(banyak(fakta), async (rows) => {
      // What a bill adds goes to the stock, and the rest to what has left.
      const biaya = rows.map((row) => ({
        ...row,
        jenis: "biaya",
        upah: null,
        perubahan_harga: 0,
        selisih: row.hutang - row.nilai,
      }));
      for (const semua of [rows, biaya]) seimbang(await barisDari(barisBarang, KOLOM_BARANG, semua), semua);
      const keluar = rows.map((row) => ({ ...row, jenis: "kirim", perubahan_harga: 0, upah: null }));
      const kembali = keluar.map((row) => ({ ...row, jenis: "batal-kirim", nilai: -row.nilai }));
      expect(perAkun(await barisDari(barisBarang, KOLOM_BARANG, [...keluar, ...kembali]))).toEqual({});
    }),
    sekali,
  );
});

const NILAI = ["penjualan", "tambahan", "admin", "ongkir", "diskon"] as const;
const KOLOM_NILAI = `ppn_atas int, ppn_bawah int, id_so text, unit0 int, unit1 int, semua int, ${NILAI.map((nama) => `${nama}0 bigint, ${nama}1 bigint`).join(", ")}`;
type Keadaan = { unit: number; isi: Record<(typeof NILAI)[number], number> };

/** A fact for `barisNilai`: an order before and after one event. */
const langkah = (semua: number, sebelum: Keadaan, sesudah: Keadaan, ppn: Fakta): Fakta => ({
  ...ppn,
  id_so: "SO-1",
  semua,
  unit0: sebelum.unit,
  unit1: sesudah.unit,
  ...Object.fromEntries(
    NILAI.flatMap((nama) => [
      [`${nama}0`, sebelum.isi[nama]],
      [`${nama}1`, sesudah.isi[nama]],
    ]),
  ),
});

test("an order's value: in whatever parts it leaves and whatever is fixed meanwhile, it adds up to the whole; back is back", async () => {
  const isi = fc.record({ penjualan: rupiah, tambahan: rupiah, admin: rupiah, ongkir: rupiah, diskon: rupiah });
  const perjalanan = fc.integer({ min: 1, max: 1_000_000 }).chain((semua) =>
    fc.record({
      semua: fc.constant(semua),
      singgah: fc.array(fc.record({ unit: fc.integer({ min: 0, max: semua }), isi }), { maxLength: 6 }),
      akhir: isi,
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(perjalanan, { minLength: 12, maxLength: 12 }), async (daftar) => {
      for (const [ke, { semua, singgah, akhir }] of daftar.entries()) {
        const ppn = ke % 2 === 0 ? { ppn_atas: null, ppn_bawah: null } : { ppn_atas: 132, ppn_bawah: 1200 };
        const nol: Keadaan = { unit: 0, isi: akhir };
        const semuanya: Keadaan = { unit: semua, isi: akhir };
        const tempat = [nol, ...singgah, semuanya];
        const rows = tempat.slice(1).map((sesudah, at) => langkah(semua, tempat[at] ?? nol, sesudah, ppn));
        const lines = await barisDari(barisNilai, KOLOM_NILAI, rows);
        seimbang(lines, rows);
        const sekaligus = await barisDari(barisNilai, KOLOM_NILAI, [langkah(semua, nol, semuanya, ppn)]);
        expect(perAkun(lines)).toEqual(perAkun(sekaligus));
        const pulang = await barisDari(barisNilai, KOLOM_NILAI, [...rows, langkah(semua, semuanya, nol, ppn)]);
        expect(perAkun(pulang)).toEqual({});
      }
    }),
    { ...few(4), endOnFailure: true },
  );
});

test("assets: entered, worn, gone and back, each entry balances; gone and back on one day is nothing, or taken back with its import", async () => {
  const { sql } = office;
  await sql`insert into kategori_asset (nama_kategori, kode, pembagi, jenis_batas, batas) values ('Uji', 'UJI', 12, 'atas', 0)`;
  const fakta = fc
    .tuple(rupiah, fc.float({ min: 0, max: 1, noNaN: true }), fc.boolean())
    .map(([harga, bagian, untung]) => {
      const akumulasi = Math.floor(harga * bagian);
      return { id_kategori_asset: 1, harga, akumulasi, susut: harga, untung };
    });
  const kolom =
    "id_kategori_asset int, harga bigint, akumulasi bigint, susut bigint, lepas boolean, untung boolean, batal boolean";
  await fc.assert(
    fc.asyncProperty(banyak(fakta), async (rows) => {
      const dicatat = await barisDari(barisCatat, kolom, rows);
      seimbang(dicatat, rows);
      seimbang(await barisDari(barisSusut, kolom, rows), rows);
      const lepas = rows.map((row, at) => ({ ...row, dokumen: String(at), lepas: true }));
      const kembali = lepas.map((row) => ({ ...row, lepas: false }));
      seimbang(await barisDari(barisKondisi, kolom, lepas), rows);
      expect(perAkun(await barisDari(barisKondisi, kolom, [...lepas, ...kembali]))).toEqual({});
      const batal = rows.map((row) => ({ ...row, lepas: true, batal: true }));
      expect(perAkun([...dicatat, ...(await barisDari(barisKondisi, kolom, batal))])).toEqual({});
    }),
    sekali,
  );
});
