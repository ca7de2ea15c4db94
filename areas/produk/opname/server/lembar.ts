import { readFile } from "node:fs/promises";
import { parseCsv } from "hucre/csv";
import * as z from "zod/mini";
import { integer } from "#kernel/fields.ts";
import type { Problem } from "#kernel/problem.ts";
import { jumlahBahan, SERIBU } from "#kernel/satuan.ts";
import type { Id } from "#kernel/types.ts";
import { refusingAt } from "#platform/documents/grid/refusingAt.ts";
import { type Place, problemsOf, refuseAny, repeated } from "#platform/documents/xlsx/problems.ts";
import { type GridRow, readGrid } from "#platform/documents/xlsx/read.ts";
import type { UploadedFile } from "#platform/files/upload.ts";
import type { Deed } from "#platform/http/context.ts";
import { invalidField } from "#platform/http/refusal.ts";
import { MAX_STOCK } from "../../produk/isiProduk.ts";
import { barisOpname, type Dihitung } from "../isiOpname.ts";
import type { OpnameRow } from "./sql.ts";

/** Sheets that were filled in: .xlsx as it was downloaded, or .csv from anything else. */

const JUDUL = { kode: barisOpname.kodeProduk.label, jumlah: barisOpname.jumlah.label };
/** Other headings for the same column, in small letters. */
const DIKENAL = {
  kode: [JUDUL.kode.toLowerCase(), "kode produk", "kode bahan", "kode"],
  jumlah: [JUDUL.jumlah.toLowerCase(), "hitung", "jumlah"],
};
const MAX_BARIS = 10_000;
/** The headings stand in one of the first rows. */
const AWAL = 10;
const at = problemsOf([
  { key: "kode", header: JUDUL.kode },
  { key: "jumlah", header: JUDUL.jumlah },
]);
const HASIL = "Hasil hitung";
const jumlahUnit = integer(HASIL, { max: MAX_STOCK });
/** Machines are read as whole units; both become thousandths, as counts are sent. */
const bacaJumlah = {
  mesin: z.pipe(
    jumlahUnit,
    z.transform((jumlah: number) => jumlah * SERIBU),
  ),
  bahan: jumlahBahan(HASIL),
};

type Baris = Place & { kode: string; jumlah: string };

/** The filled rows of all files. */
export async function readLembar(files: readonly UploadedFile[]): Promise<Baris[]> {
  const baris: Baris[] = [];
  for (const file of files) baris.push(...rowsOf(file.name, await gridOf(file)));
  if (baris.length > 0) return baris;
  throw invalidField("excelFile", `Tidak ada yang diisi di kolom ${JUDUL.jumlah}`);
}

async function gridOf({ path, name }: UploadedFile): Promise<GridRow[]> {
  const bytes = await readFile(path);
  // A spreadsheet is a zip archive; text has no such bytes.
  if (!bytes.subarray(0, 512).some((byte) => byte < 9)) return csvGrid(new TextDecoder().decode(bytes));
  return refusingAt("excelFile", name, () => readGrid(path, MAX_BARIS));
}

/** Excel writes semicolons where a comma is the decimal sign. */
function csvGrid(text: string): GridRow[] {
  const [pertama = ""] = text.split("\n", 1);
  const delimiter = [";", "\t"].find((one) => pertama.includes(one)) ?? ",";
  return parseCsv(text, { delimiter, maxRows: MAX_BARIS })
    .map((cells, row) => ({ baris: row + 1, sel: cells.map((cell) => String(cell ?? "")) }))
    .filter(({ sel }) => sel.some((cell) => cell.trim() !== ""));
}

const bersih = (sel: string): string => sel.replace("*", "").trim().toLowerCase();

function rowsOf(file: string, grid: readonly GridRow[]): Baris[] {
  const kolom = (sel: readonly string[], yang: keyof typeof DIKENAL) =>
    sel.findIndex((one) => DIKENAL[yang].includes(bersih(one)));
  const judul = grid.slice(0, AWAL).findIndex(({ sel }) => kolom(sel, "kode") >= 0 && kolom(sel, "jumlah") >= 0);
  const kepala = grid[judul];
  if (!kepala) {
    throw invalidField("excelFile", `${file}: tidak ada kolom ${JUDUL.kode} dan ${JUDUL.jumlah}, pakai Lembar Hitung`);
  }
  const [kode, jumlah] = [kolom(kepala.sel, "kode"), kolom(kepala.sel, "jumlah")];
  return grid
    .slice(judul + 1)
    .map(({ baris, sel }) => ({ file, baris, kode: (sel[kode] ?? "").trim(), jumlah: (sel[jumlah] ?? "").trim() }))
    .filter((row) => row.jumlah !== "");
}

/** The counts that the rows say; refuses all of them with a problem for each wrong cell. */
export async function countsOf(
  deed: Deed,
  { idOpname, kategori }: Pick<OpnameRow, "idOpname" | "kategori">,
  baris: readonly Baris[],
  waktu: string | null,
): Promise<Dihitung[]> {
  const apa = kategori === "bahan" ? "bahan" : "mesin";
  const known = await deed.tx<{ kode: string; idProduk: Id<"produk"> }[]>`
    select lower(p.kode_produk) as kode, id_produk from opname_baris b join produk p using (id_produk)
    where b.id_opname = ${idOpname}`;
  const idOf = new Map(known.map((row) => [row.kode, row.idProduk]));
  const problems: Problem[] = repeated(
    baris,
    ({ kode }) => kode.toLowerCase(),
    (row, earlier) => at(row, "kode", `Kode ${apa} ${row.kode} sudah ada di ${earlier}`),
  );
  const dihitung: Dihitung[] = [];
  for (const row of baris) {
    const idProduk = idOf.get(row.kode.toLowerCase());
    const jumlah = z.safeParse(bacaJumlah[apa], row.jumlah);
    if (idProduk === undefined) problems.push(at(row, "kode", `Kode ${apa} ${row.kode} tidak termasuk ${idOpname}`));
    if (!jumlah.success) problems.push(at(row, "jumlah", jumlah.error.issues[0]?.message ?? ""));
    else if (idProduk !== undefined) dihitung.push({ idProduk, jumlah: jumlah.data, waktu });
  }
  refuseAny(problems);
  return dihitung;
}
