import { Anchor, Button, Text } from "@mantine/core";
import type { Answer } from "#kernel/call.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import type { Tanggal as Hari } from "#kernel/types.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { JENIS_PROYEKSI, type MingguProyeksi as Minggu, NAMA_JENIS, type proyeksiKas } from "../contract.ts";

type Choose = (filters: Partial<Record<"awal" | "akhir" | "jenis" | "kapan" | "idRekening", string>>) => void;

/** The lowest balance, and its day. */
const terendah = <Row extends { terendah: { saldo: number; hari: Hari } }>(): LineColumn<Row> => ({
  ...{ header: "Terendah", align: "right", unit: "Rp" },
  cell: (row) => (
    <>
      <Money value={row.terendah.saldo} />
      <Text size="xs" c="dimmed">
        {tanggal(row.terendah.hari)}
      </Text>
    </>
  ),
});

/** The thirteen weeks; each figure shows its documents below. */
export function MingguProyeksi({ minggu, choose }: { minggu: readonly Minggu[]; choose: Choose }) {
  const columns: readonly LineColumn<Minggu>[] = [
    { header: "Minggu", cell: (row) => <Tanggal value={row.awal} /> },
    ...JENIS_PROYEKSI.map(
      (jenis): LineColumn<Minggu> => ({
        ...{ header: NAMA_JENIS[jenis], align: "right", unit: "Rp" },
        cell: ({ awal, akhir, [jenis]: nilai }) =>
          nilai === 0 ? (
            "-"
          ) : (
            <Angka
              nilai={nilai}
              label={`${NAMA_JENIS[jenis]} minggu ${tanggal(awal)}`}
              buka={() => choose({ awal, akhir, jenis, kapan: "" })}
            />
          ),
      }),
    ),
    {
      ...{ header: "Saldo akhir", align: "right", unit: "Rp" },
      cell: ({ awal, akhir, saldo }) => (
        <Angka
          nilai={saldo}
          label={`Semua dokumen minggu ${tanggal(awal)}`}
          buka={() => choose({ awal, akhir, jenis: "", kapan: "" })}
        />
      ),
    },
    terendah(),
  ];
  return <LineTable label="Proyeksi per minggu" wide columns={columns} lines={minggu} lineKey={({ awal }) => awal} />;
}

type AngkaProps = { nilai: number; label: string; buka: () => void };

const Angka = ({ nilai, label, buka }: AngkaProps) => (
  <Anchor component="button" type="button" inherit aria-label={`${rupiah(nilai)}, ${label}`} onClick={buka}>
    <Money value={nilai} />
  </Anchor>
);

type Rekening = Answer<typeof proyeksiKas.getProyeksiKas>["data"]["rekening"];

/** Each account with its lowest day. */
export function RekeningProyeksi({ rows, choose }: { rows: Rekening; choose: Choose }) {
  const columns: readonly LineColumn<Rekening[number]>[] = [
    {
      header: "Rekening",
      cell: ({ idRekening, namaRekening }) =>
        idRekening === null ? (
          namaRekening
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            px={0}
            onClick={() => choose({ idRekening: String(idRekening), awal: "", akhir: "", jenis: "", kapan: "" })}
          >
            {namaRekening}
          </Button>
        ),
    },
    moneyColumn("Hari ini", ({ saldo }) => saldo),
    moneyColumn("Setelah 13 minggu", ({ akhir }) => akhir),
    terendah(),
  ];
  return (
    <LineTable
      label="Proyeksi per rekening"
      wide
      columns={columns}
      lines={rows}
      lineKey={({ idRekening }) => idRekening ?? 0}
    />
  );
}
