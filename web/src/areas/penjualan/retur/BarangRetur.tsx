import type { BarisRetur } from "#contract/penjualan/retur.ts";
import { type LineColumn, LineTable } from "../../../ui/value/LineTable.tsx";
import { Jumlah } from "../../../ui/value/Money.tsx";

const COLUMNS: readonly LineColumn<BarisRetur>[] = [
  { header: "Produk", cell: (line) => line.namaProduk, wrap: 165 },
  { header: "Kode", cell: (line) => <span style={{ whiteSpace: "nowrap" }}>{line.kodeProduk}</span> },
  { header: "Baik", align: "right", cell: (line) => <Jumlah value={line.qtyBaik} /> },
  { header: "Rusak", align: "right", cell: (line) => <Jumlah value={line.qtyRusak} /> },
  { header: "Nomor Seri", cell: (line) => line.seri.join(", ") || "-" },
];

/** What came back, by its condition. */
export function BarangRetur({ idRetur, barang }: { idRetur: string; barang: readonly BarisRetur[] }) {
  return (
    <LineTable label={`Barang ${idRetur}`} columns={COLUMNS} lines={barang} lineKey={({ idOrderan }) => idOrderan} />
  );
}
