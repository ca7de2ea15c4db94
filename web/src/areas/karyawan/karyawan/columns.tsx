import { Group } from "@mantine/core";
import { diri, isiPekerjaan, mulaiKerja } from "#contract/karyawan/isiKaryawan.ts";
import type { Karyawan } from "#contract/karyawan/karyawan.ts";
import type { Baris } from "../../../ui/list/baris.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { Avatar } from "../../../ui/picture/Avatar.tsx";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { STATUS } from "./status.ts";

const columns = columnsOf<Karyawan>([
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
