import { moveGoods } from "#books/stok/stok.ts";
import { withdrawImport } from "#books/stok/tarikImpor.ts";
import { audit } from "#company/audit/audit.ts";
import type { Pengimpor } from "#company/impor.ts";
import type { Problem } from "#kernel/problem.ts";
import { blankable, orElse } from "#kernel/record.ts";
import { SERIBU } from "#kernel/satuan.ts";
import type { Id } from "#kernel/types.ts";
import { recordset } from "#platform/db/columns.ts";
import type { Tx } from "#platform/db/database.ts";
import { refuseAny, repeated } from "#platform/documents/xlsx/problems.ts";
import { recordRows } from "#platform/documents/xlsx/recordRows.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";
import type { Deed } from "#platform/http/context.ts";
import { dataBahan, stockBahan } from "../isiBahan.ts";
import { type Isian, KOLOM } from "./sql.ts";
import { flat } from "./wire.ts";

/** Bought by the unit, where the file does not say in which packs. */
const { columns, read, at } = recordRows({
  ...dataBahan,
  satuanBeli: blankable(dataBahan.satuanBeli),
  isiBeli: orElse(dataBahan.isiBeli, SERIBU),
  minimalStock: orElse(dataBahan.minimalStock, 0),
  jumlahStock: orElse(stockBahan.jumlahStock, 0),
});
type Baris = { row: SheetRow; isi: Isian & { jumlahStock: number } };

function readAll(rows: readonly SheetRow[], problems: Problem[]): Baris[] {
  return rows.flatMap((row) => {
    const isi = read(row, problems);
    return isi ? [{ row, isi: { ...isi, satuanBeli: isi.satuanBeli || isi.satuan } }] : [];
  });
}

const kode = (row: SheetRow): string => (row.values.kodeProduk ?? "").trim().toLowerCase();

/** Codes that stand twice, or that a product has. */
async function taken(tx: Tx, rows: readonly SheetRow[]): Promise<Problem[]> {
  const found = await tx<{ kode: string }[]>`
    select lower(kode_produk) as kode from produk where lower(kode_produk) = any(${rows.map(kode)}::text[])`;
  const ada = new Set(found.map((row) => row.kode));
  return [
    ...repeated(rows, kode, (row, earlier) =>
      at(row, "kodeProduk", `Kode ${row.values.kodeProduk} sudah ada di ${earlier}`),
    ),
    ...rows
      .filter((row) => ada.has(kode(row)))
      .map((row) => at(row, "kodeProduk", `Kode ${row.values.kodeProduk} sudah digunakan`)),
  ];
}

async function addAll(deed: Deed, baris: readonly Baris[]): Promise<Id<"produk">[]> {
  const { tx, now } = deed;
  const added = await tx<{ idProduk: Id<"produk"> }[]>`
    insert into produk (${tx(KOLOM)}, kategori_produk, harga_produk, must_po, created_at, updated_at)
    select ${tx(KOLOM)}, 'bahan', 0, false, ${now}, ${now}
    from jsonb_populate_recordset(null::produk, ${recordset(
      tx,
      baris.map(({ isi }) => isi),
      KOLOM,
    )}) with ordinality order by ordinality
    returning id_produk`;
  const ids = added.map(({ idProduk }) => idProduk);
  const semua = baris.map(({ row, isi }, ke) => ({
    ...{ isi, idProduk: ids[ke] as Id<"produk">, keterangan: `Impor ${row.file} baris ${row.baris}` },
  }));
  await moveGoods(
    deed,
    semua
      .filter(({ isi }) => isi.jumlahStock > 0)
      .map(({ idProduk, isi, keterangan }) => ({ idProduk, jenis: "awal", qty: isi.jumlahStock, keterangan })),
  );
  await audit(
    deed,
    ...semua.map(({ idProduk, isi }) => ({ jenis: "bahan" as const, id: idProduk, sesudah: flat(isi) })),
  );
  return ids;
}

export const imporBahan: Pengimpor = {
  columns,
  words: {
    kodeProduk: "Kode Barang | Kode | No Barang | No. Barang | SKU | Item Code | Internal Reference | Code",
    namaProduk: "Nama Barang | Item Name | Product Name | Nama Item | Name | Nama | Deskripsi Barang",
    satuan: "Unit | UoM | Unit of Measure | Stock UOM | Satuan Stok | Satuan Dasar | Units",
    satuanBeli: "Satuan Pembelian | Purchase UOM | Purchase Unit | Kemasan",
    isiBeli: "Isi | Rasio | Konversi | Conversion Factor | Isi Kemasan",
    hargaBeli: "Harga Pokok | Harga Beli Satuan | Cost | Purchase Price | Valuation Rate | Standard Cost",
    minimalStock: "Stok Minimal | Minimum Stok | Stok Minimum | Safety Stock | Min Stock",
    jumlahStock: "Stok | Saldo Awal | Kuantitas | Qty | Jumlah | On Hand | Quantity On Hand | Opening Stock | Quantity",
  },
  rounded: ["hargaBeli"],
  async add(deed, { rows, problems }) {
    const baris = readAll(rows, problems);
    problems.push(...(await taken(deed.tx, rows)));
    refuseAny(problems);
    return { ids: await addAll(deed, baris) };
  },
  remove: (deed, ids) => withdrawImport(deed, "bahan", ids),
};
