import { Group } from "@mantine/core";
import { showing } from "#kernel/showing.ts";
import type { Baris } from "#web/ui/list/baris.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { Avatar } from "#web/ui/picture/Avatar.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import type { Karyawan } from "../contract.ts";
import { diri, hakKaryawan, isianKeluar, isiPekerjaan, mulaiKerja } from "../isiKaryawan.ts";
import { STATUS } from "./status.ts";

const COLUMNS: readonly Column<Karyawan>[] = showing(
  { ...diri, ...isiPekerjaan, ...mulaiKerja, ...isianKeluar, ...hakKaryawan },
  { others: ["namaPanggilan", "tempatLahir", "tanggalLahir", "atasan", "resign", "tglResign", "menu"] },
  [
    recordColumn(diri, "noKaryawan", { sort: "noKaryawan" }),
    recordColumn(diri, "namaLengkap", {
      header: "Nama",
      card: "title",
      sort: "namaLengkap",
      wrap: 320,
      cell: (row: Karyawan) => <Nama row={row} />,
    }),
    { id: "status", header: "Status", card: "aside", cell: (row) => <StatusBadge map={STATUS} state={row.resign} /> },
    recordColumn(isiPekerjaan, "divisi", { sort: "divisi", card: "second" }),
    recordColumn(isiPekerjaan, "jabatan", { card: "second" }),
    recordColumn(isiPekerjaan, "role"),
    recordColumn(diri, "noTelp", { card: "third" }),
    recordColumn(diri, "nik"),
    recordColumn(diri, "email"),
    recordColumn(mulaiKerja, "awalBekerja", { sort: "awalBekerja" }),
  ],
);
const columns = columnsOf(COLUMNS, [
  ["divisi", "jabatan"],
  ["noTelp", "nik"],
  ["email", "awalBekerja"],
]);

export const BARIS: Baris<Karyawan> = {
  title: "Karyawan",
  columns,
  rowKey: (row) => row.idUser,
  rowName: (row) => row.namaLengkap,
  search: "Nama/No Karyawan/NIK",
};

const Nama = ({ row }: { row: Karyawan }) => (
  <Group gap={8} wrap="nowrap">
    <Avatar src={row.fotoProfile} name={row.namaLengkap} size={26} />
    {row.namaLengkap}
  </Group>
);
