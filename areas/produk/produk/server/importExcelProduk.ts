import * as z from "zod/mini";
import { moveGoods } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import {
  historyOfKolom,
  type Kolom,
  kolomAktif,
  type Terbaca as NilaiTerbaca,
  writeKolom,
} from "#company/kolomSendiri.ts";
import { importColumnsOf, kolomReader } from "#company/lembarKolom.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Id } from "#kernel/types.ts";
import { recordset } from "#platform/db/columns.ts";
import { type Tx, translating } from "#platform/db/database.ts";
import { type Place, problemsOfRow, refuseAny, repeated } from "#platform/documents/xlsx/problems.ts";
import { readSheets, type SheetRow } from "#platform/documents/xlsx/sheets.ts";
import type { UploadedFile } from "#platform/files/upload.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { problemOfNilai } from "../contract.ts";
import { at, COLUMNS, IsiBaris } from "./imporKolom.ts";
import {
  changeAll,
  markChanged,
  nilaiPerubahan,
  type Perubahan,
  TANDA,
  tersimpan,
  untukRiwayat,
  yangSudahAda,
} from "./imporUbah.ts";
import type { ProdukRow } from "./load.ts";
import { KOLOM } from "./sql.ts";

const MAX_BARIS = 20_000;

type Baru = IsiBaris & Place & { kolom: readonly NilaiTerbaca[] };
export type Hasil = { baru: number; diubah: number };
type Ditambah = { ids: Id<"produk">[]; diubah: number };

type Terbaca = Awaited<ReturnType<typeof readSheets>>;

/** The slow part without the database: reads the sheets. */
export const readImporProduk = (files: readonly UploadedFile[], kolom: readonly Kolom[]): Promise<Terbaca> =>
  readSheets(files, [...COLUMNS, ...importColumnsOf(kolom)], MAX_BARIS);

/**
 * Adds the rows of all files and changes the products of an exported list; or refuses all of it with a problem for each
 * wrong cell.
 */
export async function importExcelProduk(deed: Deed, sheets: Terbaca): Promise<Hasil> {
  const { ids, diubah } = await insertImporProduk(deed, sheets);
  return { baru: ids.length, diubah };
}

/** The same; answers the ids of the new products. */
export async function insertImporProduk(deed: Deed, sheets: Terbaca): Promise<Ditambah> {
  const rows = sheets.rows.filter((row) => !barisTotal(row));
  const problems = [...sheets.problems];
  await kunciImpor(deed.tx);
  const lama = await yangSudahAda(deed.tx, rows, problems);
  problems.push(...doubled(rows), ...(await taken(deed.tx, rows, lama)));
  const baru: Baru[] = [];
  const diubah: Perubahan[] = [];
  const readKolom = kolomReader(await kolomAktif(deed.tx, "produk"));
  for (const row of rows) {
    const before = lama.get(row);
    const kolom = readKolom(row, problems);
    const isi = judgeRow(row, before, problems);
    if (isi && before) diubah.push(...nilaiPerubahan(row, before, { isi, kolom }, problems));
    else if (isi) baru.push({ ...isi, kolom, file: row.file, baris: row.baris });
  }
  refuseAny(problems);
  const ids = await insertAll(deed, baru);
  await changeAll(deed, diubah);
  return { ids, diubah: diubah.length };
}

/** The totals below an exported list. */
const barisTotal = ({ values }: SheetRow): boolean =>
  values.kodeProduk === "Total" && values.namaProduk === "" && values.penanda === "";

/** The values of a row; a column that the file does not have keeps the stored value. */
function judgeRow(row: SheetRow, before: ProdukRow | undefined, problems: Problem[]): IsiBaris | null {
  const stored = before ? tersimpan(before) : {};
  const given = Object.fromEntries(Object.entries(row.values).filter(([key]) => !before || key in row.headings));
  for (const key of ["kategoriProduk", "berseri", "reminder", "status"]) {
    if (given[key] !== undefined) given[key] = given[key].toLowerCase();
  }
  const parsed = z.safeParse(IsiBaris, { ...stored, ...given });
  problems.push(...problemsOfRow(at, row, parsed.error));
  if (!parsed.success) return null;
  const masalah = problemOfNilai(parsed.data.jumlahStock, parsed.data.hargaBeli);
  if (masalah !== null) problems.push(at(row, "jumlahStock", masalah));
  return parsed.data;
}

// Codes are checked also in rows with other errors, so that all errors are reported at once.
const kode = ({ values }: SheetRow) => (values.kodeProduk ?? "").trim();

const doubled = (rows: readonly SheetRow[]): Problem[] =>
  repeated(
    rows.filter((row) => kode(row) !== ""),
    (row) => kode(row).toLowerCase(),
    (row, earlier) => at(row, "kodeProduk", `Kode mesin ${kode(row)} sudah ada di ${earlier}`),
  );

/** Imports run one after the other, so that the second one can name the rows that the first one took. */
const kunciImpor = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtext('impor produk'))`;

/** Problems of rows whose code belongs to another product. */
async function taken(tx: Tx, rows: readonly SheetRow[], lama: ReadonlyMap<SheetRow, ProdukRow>): Promise<Problem[]> {
  const found = await tx<{ kode: string; idProduk: Id<"produk"> }[]>`
    select lower(kode_produk) as kode, id_produk from produk
    where lower(kode_produk) in (select lower(kode) from unnest(${rows.map(kode)}::text[]) k(kode))`;
  const owner = new Map(found.map((row) => [row.kode, row.idProduk]));
  return rows
    .filter((row) => {
      const idProduk = owner.get(kode(row).toLowerCase());
      return idProduk !== undefined && idProduk !== lama.get(row)?.idProduk;
    })
    .map((row) => at(row, "kodeProduk", `Kode mesin ${kode(row)} sudah digunakan`));
}

async function insertAll(deed: Deed, rows: readonly Baru[]): Promise<Id<"produk">[]> {
  const { tx, now } = deed;
  if (rows.length === 0) return [];
  const isi = recordset(tx, rows.map(markChanged), [...KOLOM, ...TANDA]);
  const added = await translating(
    () => tx<{ idProduk: Id<"produk">; kodeProduk: string }[]>`
    insert into produk (${tx(KOLOM)}, berseri, must_po, soft_delete, created_at, updated_at)
    select ${tx(KOLOM)}, berseri, must_po, soft_delete, ${now}, ${now} from jsonb_populate_recordset(null::produk, ${isi})
    returning id_produk, kode_produk`,
    { produk_kode_unik: () => conflict("Salah satu kode mesin baru saja dipakai orang lain, impor kembali") },
  );
  const idOf = new Map(added.map((row) => [row.kodeProduk, row.idProduk]));
  const records = rows.map((row) => {
    const idProduk = idOf.get(row.kodeProduk);
    if (idProduk === undefined) throw new Error(`Row ${row.kodeProduk} was not inserted`);
    return { ...row, idProduk, dari: `Impor ${row.file} baris ${row.baris}` };
  });
  await moveGoods(
    deed,
    records
      .filter((row) => row.jumlahStock > 0)
      .map(({ idProduk, jumlahStock, dari }) => ({ idProduk, jenis: "awal", qty: jumlahStock, keterangan: dari })),
  );
  await writeKolom(
    tx,
    "produk",
    records.map(({ idProduk, kolom }) => ({ id: idProduk, isi: kolom })),
  );
  await audit(
    deed,
    ...records.map(({ idProduk, dari, kolom, file: _, baris: __, ...row }) => ({
      jenis: "produk" as const,
      id: idProduk,
      sesudah: { ...untukRiwayat(row), ...historyOfKolom(kolom), impor: dari },
    })),
  );
  return records.map(({ idProduk }) => idProduk);
}
