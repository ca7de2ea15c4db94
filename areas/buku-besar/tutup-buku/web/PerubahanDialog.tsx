import { Text } from "@mantine/core";
import { namaBulan } from "#areas/laporan/bulan.ts";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { type PerubahanTutup, tutupBuku } from "../contract.ts";

const columns: readonly LineColumn<PerubahanTutup>[] = [
  {
    header: "Laporan dan baris",
    cell: ({ laporan, nama }) => (
      <>
        {nama}
        <Text span display="block" size="xs" c="dimmed">
          {laporan}
        </Text>
      </>
    ),
    wrap: 260,
  },
  { header: "Ketika Ditutup", cell: ({ ditutup }) => <Money value={ditutup} />, align: "right" },
  { header: "Sekarang", cell: ({ sekarang }) => <Money value={sekarang} />, align: "right" },
  { header: "Beda", cell: ({ ditutup, sekarang }) => <Money value={sekarang - ditutup} />, align: "right" },
];

/** What a month that was opened again says now, against what it said when it was closed. */
export function PerubahanDialog({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(bulan) => `Yang Berubah di ${namaBulan(bulan)}`} size={1000}>
      {(bulan) => (
        <Answered call={tutupBuku.getPerubahanTutup} input={{ bulan }} height={240}>
          {({ data }) =>
            data.length === 0 ? (
              <Text>Semua angka masih sama seperti ketika ditutup.</Text>
            ) : (
              <LineTable
                label={`Perubahan ${namaBulan(bulan)}`}
                columns={columns}
                lines={data}
                lineKey={({ laporan, nama }) => `${laporan} ${nama}`}
                wide
                tall
              />
            )
          }
        </Answered>
      )}
    </DetailShell>
  );
}
