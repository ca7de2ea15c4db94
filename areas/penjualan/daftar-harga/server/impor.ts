import * as z from "zod/mini";
import { optional, rupiah } from "#kernel/fields.ts";
import { persen } from "#kernel/persen.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Id } from "#kernel/types.ts";
import { problemsOf, problemsOfRow, refuseAny, repeated } from "#platform/documents/xlsx/problems.ts";
import { readSheets, type SheetRow } from "#platform/documents/xlsx/sheets.ts";
import type { UploadedFile } from "#platform/files/upload.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import type { BarisDiisi, daftarHarga } from "../contract.ts";
import { barisHarga } from "../isiDaftarHarga.ts";
import { problemOfHarga } from "./rules.ts";
import { setHarga } from "./simpan.ts";

/** Sheets of prices: the exported list as it was filled in. */

const MAKS_BARIS = 20_000;
const KOLOM = [
  { key: "kodeProduk", header: barisHarga.kodeProduk.label, also: ["Kode Produk"], required: true },
  { key: "harga", header: barisHarga.harga.label, kind: "number" },
  { key: "persen", header: barisHarga.persen.label, also: ["Potongan"], kind: "number" },
] as const;
const at = problemsOf(KOLOM);
const Isi = z.object({ harga: optional(rupiah("Harga daftar")), persen: optional(persen("Potongan")) });

type Terbaca = Awaited<ReturnType<typeof readSheets>>;
export const readImporHarga = (files: readonly UploadedFile[]): Promise<Terbaca> =>
  readSheets(files, KOLOM, MAKS_BARIS);

const kode = ({ values }: SheetRow): string => (values.kodeProduk ?? "").trim();

/** Sets the prices that the sheets say, or refuses all of them with a problem for each wrong cell. Answers how many. */
export async function importHarga(
  deed: Deed,
  { idDaftarHarga, mulai }: Pick<Input<typeof daftarHarga.importDaftarHarga>, "idDaftarHarga" | "mulai">,
  { rows, problems: salah }: Terbaca,
): Promise<number> {
  const dikenal = await deed.tx<{ kode: string; idProduk: Id<"produk"> }[]>`
    select lower(kode_produk) as kode, id_produk from produk
    where kategori_produk <> 'bahan' and lower(kode_produk) in (select lower(k) from unnest(${rows.map(kode)}::text[]) k)`;
  const idOf = new Map(dikenal.map((satu) => [satu.kode, satu.idProduk]));
  const problems: Problem[] = [
    ...salah,
    ...repeated(
      rows,
      (row) => kode(row).toLowerCase(),
      (row, earlier) => at(row, "kodeProduk", `Kode mesin ${kode(row)} sudah ada di ${earlier}`),
    ),
  ];
  const baris: BarisDiisi[] = [];
  for (const row of rows) {
    const idProduk = idOf.get(kode(row).toLowerCase());
    const { data, error } = z.safeParse(Isi, row.values);
    problems.push(...problemsOfRow(at, row, error));
    if (idProduk === undefined) problems.push(at(row, "kodeProduk", `Kode mesin ${kode(row)} tidak dikenal`));
    const masalah = data ? problemOfHarga(data) : null;
    if (masalah !== null) problems.push(at(row, "persen", masalah));
    if (data && idProduk !== undefined) baris.push({ ...data, idProduk });
  }
  refuseAny(problems);
  await setHarga(deed, idDaftarHarga, { mulai, versi: null }, baris, "dari file");
  return baris.length;
}
