import type { Name } from "#kernel/record.ts";
import type { Baris } from "#web/ui/list/baris.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Value } from "#web/ui/record/Value.tsx";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { hariTerlambat, Terlambat } from "#web/ui/value/Terlambat.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { STATUS_PRODUKSI } from "../../order/web/status.ts";
import type { PesanLangsung } from "../contract.ts";
import { barisPl, mesinPl, pemesanPl } from "../isiPesanLangsung.ts";

/** How many days an unfinished machine is late. */
const terlambat = ({ statusProduk, tglDeadline }: PesanLangsung): number =>
  statusProduk === "Progress" ? hariTerlambat(tglDeadline) : 0;

/** That it is late stands before its state. */
function Keadaan({ row }: { row: PesanLangsung }) {
  const hari = terlambat(row);
  const { label } = STATUS_PRODUKSI[row.statusProduk];
  if (hari === 0) return <StatusBadge map={STATUS_PRODUKSI} state={row.statusProduk} />;
  return (
    <TwoLines below={label}>
      <Terlambat hari={hari} />
    </TwoLines>
  );
}

/** A column of the machine or the customer, which are records inside the row. */
const mesin = (name: Name<typeof mesinPl>, more: Partial<Column<PesanLangsung>> = {}): Column<PesanLangsung> => ({
  id: name,
  header: mesinPl[name].short,
  cell: ({ produk }) => <Value of={mesinPl[name]} value={produk[name]} />,
  ...more,
});
const pemesan = (name: Name<typeof pemesanPl>, more: Partial<Column<PesanLangsung>>): Column<PesanLangsung> => ({
  id: name,
  header: pemesanPl[name].short,
  cell: ({ order }) => <Value of={pemesanPl[name]} value={order[name]} />,
  ...more,
});

const COLUMNS: readonly Column<PesanLangsung>[] = [
  recordColumn(barisPl, "idSo", {
    card: "title",
    wrap: 240,
    cell: (row: PesanLangsung) => <KeepTogether>{row.idSo}</KeepTogether>,
    onCard: ({ idSo }) => idSo,
  }),
  mesin("namaProduk", { header: "Mesin", sort: "namaProduk", card: "title", wrap: 320 }),
  mesin("kodeProduk"),
  recordColumn(barisPl, "qty", { card: "third" }),
  recordColumn(barisPl, "qtySelesai", { card: "third" }),
  recordColumn(barisPl, "statusProduk", {
    header: "Status",
    card: "aside",
    cell: (row: PesanLangsung) => <Keadaan row={row} />,
  }),
  recordColumn(barisPl, "tglDeadline", {
    sort: "tglDeadline",
    card: "third",
    // What is finished has no deadline any more; its card says when that was.
    onCard: (row) => <Tanggal value={row.tglSelesai ?? row.tglDeadline} />,
  }),
  pemesan("customerInstansi", { card: "second", wrap: 280 }),
  pemesan("namaCustomer", { header: "Customer", wrap: 240 }),
  recordColumn(barisPl, "tglOrder", { sort: "tglOrder" }),
  recordColumn(barisPl, "tglAwalPengerjaan"),
  recordColumn(barisPl, "tglSelesai"),
  mesin("kapasitas"),
  mesin("tipe"),
];
const columns = columnsOf(COLUMNS, [
  ["namaProduk", "kodeProduk"],
  ["qty", "qtySelesai"],
  ["statusProduk", "tglDeadline"],
  ["customerInstansi", "namaCustomer"],
  ["tglOrder", "tglAwalPengerjaan", "tglSelesai"],
  ["kapasitas", "tipe"],
]);

export const BARIS: Baris<PesanLangsung> = {
  title: "Pesan Langsung",
  columns,
  rowKey: (row) => row.idOrderan,
  rowName: (row) => `${row.produk.namaProduk} ${row.idSo}`,
  rowTone: (row) => (row.qty === row.qtySelesai ? undefined : "red"),
  search: "Kode Order/Instansi/Customer/Mesin",
};
