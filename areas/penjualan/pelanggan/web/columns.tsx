import { showing } from "#kernel/showing.ts";
import type { Baris } from "#web/ui/list/baris.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Kosong } from "#web/ui/value/Kosong.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { StatusBadge, statusMap } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import type { Pelanggan } from "../barisPelanggan.ts";
import { isianPelanggan, kepalaPelanggan, summarisePelanggan } from "../isiPelanggan.ts";

const COLUMNS: readonly Column<Pelanggan>[] = showing(
  { ...isianPelanggan, ...summarisePelanggan, ...kepalaPelanggan },
  { others: ["instansi", "alamat", "npwp", "termin", "catatan", "idPelanggan", "arsip"] },
  [
    recordColumn(isianPelanggan, "nama", {
      sort: "nama",
      card: "title",
      wrap: 500,
      cell: (row: Pelanggan) => <NamaInstansi row={row} />,
    }),
    recordColumn(isianPelanggan, "telepon", { card: "second" }),
    recordColumn(summarisePelanggan, "piutang", {
      sort: "sisa",
      card: "third",
      cell: (row) => <AtauKosong value={row.piutang} />,
    }),
    recordColumn(summarisePelanggan, "terlambat", {
      header: "Lewat Tempo",
      sort: "terlambat",
      card: "third",
      cell: (row) => <Terlambat value={row.terlambat} />,
    }),
    recordColumn(summarisePelanggan, "jumlahOrder", { header: "Order", card: "second" }),
    recordColumn(summarisePelanggan, "orderTerakhir", { card: "second" }),
    recordColumn(summarisePelanggan, "totalPembelian"),
    { id: "sales", header: "Penanggung Jawab", cell: (row) => row.sales?.namaLengkap ?? "-" },
    recordColumn(isianPelanggan, "email", { wrap: 220, cell: (row: Pelanggan) => <AlamatEmail row={row} /> }),
    recordColumn(kepalaPelanggan, "orderLama", { card: "none" }),
  ],
);
const columns = columnsOf(COLUMNS, [
  ["piutang", "terlambat"],
  ["jumlahOrder", "orderTerakhir"],
  ["sales", "email"],
]);

export const kunci = ({ idPelanggan }: Pelanggan) => String(idPelanggan);

export const BARIS: Baris<Pelanggan> = {
  title: "Pelanggan",
  columns,
  rowKey: kunci,
  rowName: (row) => row.nama,
  search: "Nama/Instansi/No Telp",
};

/** Who it is, with the company. */
export const NamaInstansi = ({ row: { nama, instansi } }: { row: { nama: string; instansi: string } }) =>
  instansi === "" ? nama : <TwoLines below={instansi}>{nama}</TwoLines>;

/** The address, with a sign where mails to it do not arrive. */
function AlamatEmail({ row: { email, emailDitolak } }: { row: Pelanggan }) {
  if (emailDitolak === null) return <>{email || "-"}</>;
  return (
    <span title={emailDitolak.alasan}>
      {email} <StatusBadge map={TIDAK_SAMPAI} state="ditolak" />
    </span>
  );
}

const TIDAK_SAMPAI = statusMap({ ditolak: "bad" }, () => "Tidak sampai");

/** An amount; a dash for nothing. */
export const AtauKosong = ({ value }: { value: number }) => (value === 0 ? <Kosong /> : <Money value={value} />);

/** What is overdue, in red. */
export function Terlambat({ value }: { value: number }) {
  if (value === 0) return <Kosong />;
  return (
    <span style={{ color: "var(--mantine-color-error)" }}>
      <Money value={value} />
    </span>
  );
}
