import { Button, Stack, Title } from "@mantine/core";
import { ribuan, waktu } from "#kernel/format.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { impor } from "../contract.ts";
import type { Impor } from "../isiImpor.ts";

/** What was read in before, and taking it back. */
export function RiwayatImpor() {
  const undo = useConfirmedCall({
    call: impor.batalImpor,
    input: ({ idImpor }: Impor) => ({ idImpor }),
    ask: "Batalkan impor ini?",
    text: ({ berkas, baris }) => `${ribuan(baris)} baris dari ${berkas} diambil kembali.`,
    busy: "Membatalkan…",
    fallback: "Impor tidak dapat dibatalkan",
  });
  const columns: LineColumn<Impor>[] = [
    { header: "Data", cell: ({ jenis }) => jenis },
    { header: "Berkas", cell: ({ berkas }) => berkas, wrap: 200 },
    { header: "Baris", cell: ({ baris }) => ribuan(baris), align: "right" },
    { header: "Oleh", cell: (row) => `${row.oleh}, ${waktu(row.waktu)}` },
    {
      header: "Pembatalan",
      cell: (row) =>
        row.dibatalkan !== null ? (
          `Dibatalkan ${waktu(row.dibatalkan)}`
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            disabled={!row.aksi.batal.boleh}
            title={row.aksi.batal.alasan ?? undefined}
            aria-label={`Batalkan impor ${row.berkas}`}
            onClick={() => void undo(row)}
          >
            Batalkan
          </Button>
        ),
    },
  ];
  return (
    <Answered call={impor.getImpor} input={{}} height={80}>
      {({ data }) =>
        data.length === 0 ? null : (
          <Stack gap="xs">
            <Title order={2} size="h5">
              Impor terakhir
            </Title>
            <LineTable wide label="Impor terakhir" columns={columns} lines={data} lineKey={({ idImpor }) => idImpor} />
          </Stack>
        )
      }
    </Answered>
  );
}
