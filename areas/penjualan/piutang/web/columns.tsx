import { waktu } from "#kernel/format.ts";
import { isiUmur, UMUR } from "#kernel/umur.ts";
import type { Baris } from "#web/ui/list/baris.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Kosong } from "#web/ui/value/Kosong.tsx";
import { isiPiutang } from "../../pelanggan/isiPelanggan.ts";
import { AtauKosong, NamaInstansi } from "../../pelanggan/web/columns.tsx";
import type { Piutang } from "../contract.ts";

const COLUMNS: readonly Column<Piutang>[] = [
  {
    id: "nama",
    header: "Pelanggan",
    sort: "nama",
    card: "title",
    wrap: 340,
    cell: (row) => <NamaInstansi row={row} />,
  },
  recordColumn(isiPiutang, "sisa", { sort: "sisa", card: "third" }),
  recordColumn(isiPiutang, "hariTerlama", {
    header: "Hari Lewat",
    sort: "hariTerlama",
    card: "second",
    cell: (row) => <Lewat hari={row.hariTerlama} />,
  }),
  {
    id: "pengingat",
    header: "Diingatkan",
    card: "third",
    cell: ({ pengingatTerakhir: terakhir }) =>
      terakhir === null ? "Belum" : `${terakhir.cara}, ${waktu(terakhir.waktu).slice(0, 10)}`,
  },
  ...UMUR.map((umur) =>
    recordColumn<typeof isiUmur, typeof umur, Piutang>(isiUmur, umur, {
      cell: (row) => <AtauKosong value={row[umur]} />,
    }),
  ),
  recordColumn(isiPiutang, "tempoTerlama"),
  { id: "order", header: "Order", card: "second", align: "right", cell: (row) => row.jumlahOrder },
  { id: "sales", header: "Penanggung Jawab", cell: (row) => row.sales?.namaLengkap ?? "-" },
];
const columns = columnsOf(COLUMNS, [
  ["hariTerlama", "pengingat"],
  [UMUR[0], UMUR[1]],
  [UMUR[2], UMUR[3], UMUR[4]],
  ["tempoTerlama", "order"],
]);

function Lewat({ hari }: { hari: number }) {
  if (hari <= 0) return <Kosong />;
  return <span style={{ color: "var(--mantine-color-error)" }}>{hari}</span>;
}

export const kunci = ({ idPelanggan }: Piutang) => String(idPelanggan);

export const BARIS: Baris<Piutang> = {
  title: "Piutang",
  columns,
  rowKey: kunci,
  rowName: (row) => row.nama,
  sums: { of: ["sisa", ...UMUR] },
  search: "Nama/Instansi/No Telp",
};
