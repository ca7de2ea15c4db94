import { nilaiOf } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import { moveGoods } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { historyOfKolom, type Terbaca, writeKolom } from "#company/kolomSendiri.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Id } from "#kernel/types.ts";
import { recordset } from "#platform/db/columns.ts";
import { type Tx, translating } from "#platform/db/database.ts";
import { repeated } from "#platform/documents/xlsx/problems.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { at, type IsiBaris } from "./imporKolom.ts";
import type { ProdukRow } from "./load.ts";
import { readMark } from "./penanda.ts";
import { masihSama, mayCorrect } from "./rules.ts";
import { KOLOM, lockAllProduk } from "./sql.ts";

/** A product of an exported list with the changes made in the file. */

type Isi = { isi: IsiBaris; kolom: readonly Terbaca[] };
export type Perubahan = Isi & { before: ProdukRow; stock: number; dari: string };

/** Locks the products of an exported list's rows; rows whose product is unknown are problems. */
export async function yangSudahAda(
  tx: Tx,
  rows: readonly SheetRow[],
  problems: Problem[],
): Promise<Map<SheetRow, ProdukRow>> {
  const listed = rows.filter(({ values }) => values.penanda);
  const idOf = (row: SheetRow): Id<"produk"> | undefined => readMark(row.values.penanda ?? "")?.idProduk;
  const ids = listed.map(idOf).filter((id) => id !== undefined);
  const stored = new Map((await lockAllProduk(tx, ids)).map((row) => [row.idProduk, row]));
  const found = new Map<SheetRow, ProdukRow>();
  for (const row of listed) {
    const id = idOf(row);
    const product = id === undefined ? undefined : stored.get(id);
    if (product) found.set(row, product);
    else problems.push(at(row, "penanda", "Penanda tidak dikenal. Jangan diubah; kosongkan untuk produk baru"));
  }
  problems.push(
    ...repeated(
      [...found.keys()],
      (row) => String(idOf(row)),
      (row, earlier) => at(row, "penanda", `Penanda sama dengan ${earlier}. Kosongkan untuk produk baru`),
    ),
  );
  return found;
}

/** A product as a row of an exported list. */
export function tersimpan(row: ProdukRow): IsiBaris {
  const { idProduk: _, stockSales: __, statusPo: ___, createdAt, updatedAt, versi, foto, kolomSendiri, ...isi } = row;
  const { mustPo, berseri, softDelete, ...typed } = isi;
  return {
    ...typed,
    berseri: berseri ? "ya" : "tidak",
    reminder: mustPo ? "ya" : "tidak",
    status: softDelete ? "tidak aktif" : "aktif",
  };
}

/** The change of a row, if there is one. Products that were changed in the app since the export are not overwritten. */
export function nilaiPerubahan(
  row: SheetRow,
  before: ProdukRow,
  { isi, kolom: dibaca }: Isi,
  problems: Problem[],
): Perubahan[] {
  const penanda = readMark(row.values.penanda ?? "");
  if (!penanda) return [];
  // Goods moved in the app since the export: the stock in the file is outdated unless somebody typed another number.
  const counted = isi.jumlahStock !== penanda.jumlahStock;
  const stock = counted && "jumlahStock" in row.headings ? isi.jumlahStock : before.jumlahStock;
  const now = tersimpan(before);
  const changed = { ...isi, jumlahStock: stock };
  const kolom = dibaca.filter(({ idKolom, nilai }) => nilai !== nilaiOf(before.kolomSendiri, idKolom));
  if (kolom.length === 0 && SEMUA.every((key) => changed[key] === now[key])) return [];
  if (penanda.versi !== before.versi) {
    const message = `${before.namaProduk} sudah diubah sejak file ini diekspor, ekspor lagi lalu ubah file yang baru`;
    problems.push(at(row, "kodeProduk", message));
  }
  if (stock !== before.jumlahStock) {
    const boleh = [masihSama(before, penanda.jumlahStock), mayCorrect({ ...before, hargaBeli: isi.hargaBeli }, stock)];
    const alasan = boleh.find((answer) => !answer.boleh)?.alasan;
    if (alasan) problems.push(at(row, "jumlahStock", alasan));
  }
  return [{ before, isi: changed, kolom, stock, dari: `Impor ${row.file} baris ${row.baris}` }];
}

const SEMUA = [...KOLOM, "jumlahStock", "berseri", "reminder", "status"] as const;

export async function changeAll(deed: Deed, rows: readonly Perubahan[]): Promise<void> {
  const { tx, now } = deed;
  if (rows.length === 0) return;
  const kolom = [...KOLOM, ...TANDA];
  const isi = recordset(
    tx,
    rows.map(({ before, isi }) => ({ ...markChanged(isi), idProduk: before.idProduk })),
    ["idProduk", ...kolom],
  );
  await translating(
    () => tx`
      update produk p set (${tx(kolom)}) = row (${tx(kolom.map((name) => `r.${name}`))}), updated_at = ${now},
        versi = p.versi + 1
      from jsonb_populate_recordset(null::produk, ${isi}) r
      where p.id_produk = r.id_produk`,
    { produk_kode_unik: () => conflict("Salah satu kode mesin baru saja dipakai orang lain, impor kembali") },
  );
  await writeKolom(
    tx,
    "produk",
    rows.map(({ before, kolom }) => ({ id: before.idProduk, isi: kolom })),
  );
  await moveGoods(
    deed,
    rows.flatMap(({ before, stock, dari }) =>
      stock === before.jumlahStock
        ? []
        : [{ idProduk: before.idProduk, jenis: "koreksi" as const, qty: stock - before.jumlahStock, keterangan: dari }],
    ),
  );
  await audit(
    deed,
    ...rows.map(({ before, isi, kolom, dari }) => ({
      jenis: "produk" as const,
      id: before.idProduk,
      sebelum: { ...untukRiwayat(tersimpan(before)), ...historyOfKolom(dulu(before, kolom)) },
      sesudah: { ...untukRiwayat(isi), ...historyOfKolom(kolom), impor: dari },
    })),
  );
}

/** The same fields as they were. */
const dulu = ({ kolomSendiri }: ProdukRow, kolom: readonly Terbaca[]) =>
  kolom.map(({ idKolom, nama }) => ({ nama, nilai: nilaiOf(kolomSendiri, idKolom) }));

/** The words of the file as values of the columns. */
export const markChanged = ({ berseri, reminder, status, ...isi }: IsiBaris) => ({
  ...isi,
  berseri: berseri === "ya",
  mustPo: reminder === "ya",
  softDelete: status !== "aktif",
});
export const TANDA = ["berseri", "mustPo", "softDelete"] as const;

export const untukRiwayat = ({ berseri, reminder, status, ...isi }: IsiBaris) => ({
  ...isi,
  berseri: berseri === "ya",
  reminder: reminder === "ya",
  aktif: status === "aktif",
});
