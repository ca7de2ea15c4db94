import { ribuan } from "#kernel/format.ts";
import { GoodsLine } from "#web/ui/value/GoodsLine.tsx";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import type { BarisRetur } from "../contract.ts";

const COLUMNS: readonly LineColumn<BarisRetur>[] = [
  { header: "Produk", cell: (line) => line.namaProduk, wrap: 165 },
  { header: "Kode", cell: (line) => <KeepTogether>{line.kodeProduk}</KeepTogether> },
  { header: "Baik", align: "right", cell: (line) => <Jumlah value={line.qtyBaik} /> },
  { header: "Rusak", align: "right", cell: (line) => <Jumlah value={line.qtyRusak} /> },
  { header: "Nomor Seri", cell: (line) => line.seri.join(", ") || "-" },
];

type BarangReturProps = { idRetur: string; barang: readonly BarisRetur[] };

/** What came back in one line, with how much of it is damaged. */
export function ReturSingkat(props: BarangReturProps) {
  const rusak = props.barang.reduce((sum, { qtyRusak }) => sum + qtyRusak, 0);
  return (
    <GoodsLine
      lines={props.barang.map(({ qtyBaik, qtyRusak, namaProduk }) => ({ qty: qtyBaik + qtyRusak, nama: namaProduk }))}
      note={rusak > 0 ? `${ribuan(rusak)} rusak` : undefined}
      lost
    >
      <BarangRetur {...props} />
    </GoodsLine>
  );
}

/** What came back, by its condition. */
export function BarangRetur({ idRetur, barang, wide }: BarangReturProps & { wide?: boolean }) {
  return (
    <LineTable
      label={`Barang ${idRetur}`}
      wide={wide}
      columns={COLUMNS}
      lines={barang}
      lineKey={({ idOrderan }) => idOrderan}
    />
  );
}
