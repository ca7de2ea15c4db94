import { kepalaPo, MAX_QTY_PO, pemasokPo } from "#areas/pembelian/po/isiPo.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import { NumberField } from "#web/ui/field/NumberField.tsx";
import { columnsOf } from "#web/ui/list/columns.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { keteranganMesin, type ProdukHarusPo } from "../contract.ts";
import { dataProduk } from "../isiProduk.ts";
import classes from "./harusPo.module.css";
import { usePesanan } from "./usePesanBanyak.ts";

export const COLUMNS_HARUS_PO = columnsOf<ProdukHarusPo>([
  recordColumn(dataProduk, "namaProduk", {
    header: "Mesin",
    card: "title",
    wrap: 340,
    cell: (row: ProdukHarusPo) => <Mesin row={row} />,
  }),
  {
    id: "bebas",
    header: "Bebas",
    align: "right",
    card: "second",
    cell: ({ stockSales }) => <Jumlah value={stockSales} />,
  },
  {
    id: "ditahan",
    header: "Ditahan order",
    align: "right",
    card: "second",
    cell: ({ jumlahStock, stockSales }) => <Jumlah value={jumlahStock - stockSales} />,
  },
  { id: "datang", header: "Datang", align: "right", card: "second", cell: (row) => <Datang row={row} /> },
  {
    id: "menunggu",
    header: "Kurang untuk order",
    align: "right",
    card: "second",
    cell: ({ menunggu }) => <Jumlah value={menunggu} />,
  },
  recordColumn(dataProduk, "minimalStock", { card: "second" }),
  { id: "qty", header: kepalaPo.qty.label, align: "right", card: "third", cell: (row) => <Dipesan row={row} /> },
  {
    id: "pemasok",
    header: pemasokPo.namaPemasok.label,
    wrap: 240,
    card: "third",
    cell: (row) => <Pemasok row={row} />,
  },
]);

export const Mesin = ({ row }: { row: ProdukHarusPo }) => (
  <TwoLines below={keteranganMesin(row)}>{row.namaProduk}</TwoLines>
);

function Datang({ row: { datang } }: { row: ProdukHarusPo }) {
  if (datang.tglDeadline === null) return <Jumlah value={0} />;
  const kapan = datang.po === 1 ? tanggal(datang.tglDeadline) : `${datang.po} PO, mulai ${tanggal(datang.tglDeadline)}`;
  return (
    <TwoLines below={kapan}>
      <Jumlah value={datang.unit} />
    </TwoLines>
  );
}

type JumlahPoProps = { row: ProdukHarusPo; qty: number | ""; disabled?: boolean; write: (qty: number | "") => void };

/** How many of a product its purchase order is for. */
export const JumlahPo = ({ row, qty, disabled = false, write }: JumlahPoProps) => (
  <NumberField
    aria-label={`Jumlah PO ${row.namaProduk}`}
    className={classes.qty}
    size="xs"
    min={1}
    max={MAX_QTY_PO}
    disabled={disabled}
    value={qty}
    onChange={write}
  />
);

/** Typing chooses the product. */
function Dipesan({ row }: { row: ProdukHarusPo }) {
  const { qtyOf, write } = usePesanan();
  return <JumlahPo row={row} qty={qtyOf(row)} disabled={!row.aksi.po.boleh} write={(qty) => write(row, qty)} />;
}

export function Pemasok({ row: { pemasok } }: { row: ProdukHarusPo }) {
  if (!pemasok) return "-";
  const { nama, hargaTerakhir, hariKirim } = pemasok;
  const pernah = [hargaTerakhir !== null && rupiah(hargaTerakhir), hariKirim !== null && `${hariKirim} hari`];
  return <TwoLines below={<KeepTogether>{pernah.filter(Boolean).join(" · ")}</KeepTogether>}>{nama}</TwoLines>;
}
