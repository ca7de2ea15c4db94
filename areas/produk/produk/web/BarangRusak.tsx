import { Button } from "@mantine/core";
import { IconTool } from "@tabler/icons-react";
import { ribuan } from "#kernel/format.ts";
import { seesHargaBeli } from "#kernel/permission.ts";
import { useCall } from "#web/api/hooks.ts";
import { useMay, useSession } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { Waktu } from "#web/ui/value/Tanggal.tsx";
import { type Produk, produk } from "../contract.ts";
import type { StokRusak } from "../stokRusak.ts";

const JENIS: Readonly<Record<StokRusak["jenis"], string>> = {
  retur: "Retur",
  nilai: "Dinilai",
  perbaikan: "Selesai diperbaiki",
  buang: "Dibuang",
};
/** As many rows as anybody reads. */
const BARIS = 50;

const NILAI: LineColumn<StokRusak> = moneyColumn("Nilai", (row) => row.nilai);
const COLUMNS: readonly LineColumn<StokRusak>[] = [
  { header: "Waktu", cell: (row) => <Waktu value={row.waktu} /> },
  { header: "Jenis", cell: (row) => JENIS[row.jenis] },
  { header: "Qty", align: "right", cell: ({ qty }) => (qty > 0 ? `+${ribuan(qty)}` : ribuan(qty)) },
  { header: "Saldo", align: "right", cell: (row) => <Jumlah value={row.saldo} /> },
  NILAI,
  {
    header: "Dokumen",
    cell: ({ sumber }) => (sumber === "" ? "-" : <DocumentLink kind="retur" kunci={sumber} />),
  },
  { header: "Keterangan", cell: (row) => row.keterangan || "-" },
  { header: "Oleh", cell: (row) => row.nama },
];
const COLUMNS_UMUM = COLUMNS.filter((column) => column !== NILAI);

type BarangRusakProps = { row: Produk; onKeluar: (row: Produk) => void };

/** The book of damaged units of a product; nothing for a product that never had one. */
export function BarangRusak({ row, onKeluar }: BarangRusakProps) {
  const { idProduk, jumlahRusak } = row;
  const may = useMay(produk.keluarkanRusak);
  const columns = seesHargaBeli(useSession()) ? COLUMNS : COLUMNS_UMUM;
  const { data } = useCall(produk.getStokRusak, { idProduk, page: 1, limit: BARIS });
  if (data === undefined || data.totalDocs === 0) return null;
  return (
    <Section title="Barang Rusak">
      {may && jumlahRusak > 0 && (
        <Button
          mb="sm"
          size="xs"
          variant="default"
          leftSection={<IconTool size={15} aria-hidden />}
          onClick={() => onKeluar(row)}
        >
          Perbaiki atau Buang
        </Button>
      )}
      <LineTable label="Barang Rusak" columns={columns} lines={data.data} lineKey={(line) => line.idStokRusak} />
    </Section>
  );
}
