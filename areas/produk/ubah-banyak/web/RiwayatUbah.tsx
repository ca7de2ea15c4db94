import { Button } from "@mantine/core";
import { ribuan, waktu } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { type UbahBanyak, ubahBanyak } from "../contract.ts";

/** What was changed before, and taking it back. */
export function RiwayatUbah() {
  const { data } = useCall(ubahBanyak.getRiwayatUbahBanyak, {});
  const kembalikan = useConfirmedCall({
    call: ubahBanyak.batalkanUbahBanyak,
    input: ({ idUbahBanyak }: UbahBanyak) => ({ idUbahBanyak }),
    ask: "Batalkan perubahan ini?",
    text: ({ isi, jumlah }) => `${isi}, ${ribuan(jumlah)} produk. Yang sudah diubah lagi sesudahnya tetap.`,
    busy: "Mengembalikan…",
    fallback: "Perubahan tidak dapat dibatalkan",
  });
  if (!data || data.data.length === 0) return null;
  const columns: readonly LineColumn<UbahBanyak>[] = [
    {
      header: "Perubahan",
      wrap: 160,
      cell: (row) => <TwoLines below={`${row.oleh}, ${waktu(row.waktu)}`}>{row.isi}</TwoLines>,
    },
    { header: "Produk", align: "right", cell: ({ jumlah }) => ribuan(jumlah) },
    {
      header: "Pembatalan",
      align: "right",
      cell: (row) =>
        row.dibatalkan === null ? (
          <Button
            size="compact-sm"
            variant="default"
            disabled={!row.aksi.batalkan.boleh}
            aria-label={`Batalkan ${row.isi}`}
            onClick={() => void kembalikan(row)}
          >
            Batalkan
          </Button>
        ) : (
          <TwoLines below={waktu(row.dibatalkan.waktu)}>Dibatalkan</TwoLines>
        ),
    },
  ];
  return (
    <Section title="Perubahan terakhir">
      <LineTable
        wide
        label="Perubahan terakhir"
        columns={columns}
        lines={data.data}
        lineKey={({ idUbahBanyak }) => idUbahBanyak}
      />
    </Section>
  );
}
