import * as z from "zod/mini";
import type { Id } from "#contract/kernel/types.ts";
import { KATEGORI, masalahNilai, ProdukBaru } from "#contract/produk/produk.ts";
import { gerakkan } from "#server/books/stok/stok.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { UploadedFile } from "#server/platform/files/upload.ts";
import type { Deed } from "#server/platform/http/context.ts";
import { conflict, type Problem } from "#server/platform/http/refusal.ts";
import { type Tx, translating } from "#server/platform/postgres/database.ts";
import { type Place, problemsOf, problemsOfRow, refuseAny, repeated } from "#server/platform/xlsx/problems.ts";
import { readSheets, type SheetRow } from "#server/platform/xlsx/sheets.ts";
import { templateXlsx } from "#server/platform/xlsx/template.ts";

const MAX_BARIS = 20_000;

type Column = { header: string; key: keyof ProdukBaru; required?: boolean; example: string | number; note?: string };
const COLUMNS: readonly Column[] = [
  { header: "Kode Produk", key: "kodeProduk", required: true, example: "OVN-100", note: "Kode yang belum dipakai" },
  { header: "Nama Produk", key: "namaProduk", required: true, example: "Oven Pengering 100 kg" },
  { header: "Kategori", key: "kategoriProduk", required: true, example: "utama" },
  { header: "Tipe", key: "tipe", example: "Gas" },
  { header: "Kapasitas", key: "kapasitas", example: "100 kg" },
  { header: "Harga Produk", key: "hargaProduk", required: true, example: 25_000_000, note: "Rupiah, tanpa desimal" },
  { header: "Harga Beli", key: "hargaBeli", example: 17_500_000, note: "Rupiah, tanpa desimal" },
  { header: "Jumlah Stock", key: "jumlahStock", example: 5 },
  { header: "Minimal Stock", key: "minimalStock", example: 2 },
];
const at = problemsOf(COLUMNS);

type Baris = ProdukBaru & Place;

type Terbaca = Awaited<ReturnType<typeof readSheets>>;

/** What takes time and needs no database: the sheets' rows. */
export const bacaImpor = (files: readonly UploadedFile[]): Promise<Terbaca> => readSheets(files, COLUMNS, MAX_BARIS);

/** Adds every row of every file, or refuses them all and says for each bad cell what is wrong with it. */
export async function impor(deed: Deed, { rows, problems: malformed }: Terbaca): Promise<number> {
  const problems = [...malformed];
  const machines = rows.flatMap((row) => judgeRow(row, problems));
  problems.push(...doubled(rows), ...(await taken(deed.tx, rows)));
  refuseAny(problems);
  await insertAll(deed, machines);
  return machines.length;
}

function judgeRow(row: SheetRow, problems: Problem[]): Baris[] {
  const values = { ...row.values, kategoriProduk: (row.values.kategoriProduk ?? "").trim().toLowerCase() };
  const parsed = z.safeParse(ProdukBaru, values);
  problems.push(...problemsOfRow(at, row, parsed.error));
  if (!parsed.success) return [];
  const masalah = masalahNilai(parsed.data.jumlahStock, parsed.data.hargaBeli);
  if (masalah !== null) problems.push(at(row, "jumlahStock", masalah));
  return [{ ...parsed.data, file: row.file, baris: row.baris }];
}

// A code is judged also where the rest of its row is wrong: nobody should have to try twice.
const kode = ({ values }: SheetRow) => (values.kodeProduk ?? "").trim();

const doubled = (rows: readonly SheetRow[]): Problem[] =>
  repeated(
    rows.filter((row) => kode(row) !== ""),
    (row) => kode(row).toLowerCase(),
    (row, earlier) => at(row, "kodeProduk", `Kode produk ${kode(row)} sudah ada di ${earlier}`),
  );

/** Two imports at once wait for each other, so that the second one names the rows that the first one took. */
async function taken(tx: Tx, rows: readonly SheetRow[]): Promise<Problem[]> {
  await tx`select pg_advisory_xact_lock(hashtext('impor produk'))`;
  const found = await tx<{ kode: string }[]>`
    select lower(kode_produk) as kode from produk
    where lower(kode_produk) in (select lower(kode) from unnest(${rows.map(kode)}::text[]) k(kode))`;
  const used = new Set(found.map((row) => row.kode));
  return rows
    .filter((row) => used.has(kode(row).toLowerCase()))
    .map((row) => at(row, "kodeProduk", `Kode produk ${kode(row)} sudah digunakan`));
}

async function insertAll(deed: Deed, rows: readonly Baris[]): Promise<void> {
  const { tx, now } = deed;
  const added = await translating(
    () => tx<{ idProduk: Id<"produk">; kodeProduk: string }[]>`
    insert into produk (kode_produk, nama_produk, kapasitas, tipe, kategori_produk, harga_produk, harga_beli,
      minimal_stock, created_at, updated_at)
    select "kodeProduk", "namaProduk", kapasitas, tipe, "kategoriProduk", "hargaProduk", "hargaBeli",
      "minimalStock", ${now}, ${now}
    from jsonb_to_recordset(${tx.json(rows)}) as r("kodeProduk" text, "namaProduk" text, kapasitas text, tipe text,
      "kategoriProduk" text, "hargaProduk" bigint, "hargaBeli" bigint, "minimalStock" int)
    returning id_produk, kode_produk`,
    { produk_kode_unik: () => conflict("Salah satu kode produk baru saja dipakai orang lain, impor kembali") },
  );
  const idOf = new Map(added.map((row) => [row.kodeProduk, row.idProduk]));
  const records = rows.map((row) => {
    const idProduk = idOf.get(row.kodeProduk);
    if (idProduk === undefined) throw new Error(`Row ${row.kodeProduk} was not inserted`);
    return { ...row, idProduk, dari: `Impor ${row.file} baris ${row.baris}` };
  });
  await gerakkan(
    deed,
    records
      .filter((row) => row.jumlahStock > 0)
      .map(({ idProduk, jumlahStock, dari }) => ({ idProduk, jenis: "awal", qty: jumlahStock, keterangan: dari })),
  );
  await audit(
    deed,
    ...records.map(({ idProduk, dari, file: _, baris: __, ...row }) => ({
      jenis: "produk" as const,
      id: idProduk,
      sesudah: { ...row, impor: dari },
    })),
  );
}

export function formatImpor(): Promise<Buffer> {
  return templateXlsx({
    sheet: "Produk",
    columns: COLUMNS.map(({ header, key, required, example, note }) => ({
      header: required ? `${header} *` : header,
      example,
      ...(note ? { note } : {}),
      ...(key === "kategoriProduk" ? { choices: KATEGORI } : {}),
    })),
  });
}
