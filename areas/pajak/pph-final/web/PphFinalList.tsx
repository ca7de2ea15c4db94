import { Stack, Text } from "@mantine/core";
import { namaPeristiwa } from "#areas/buku-besar/buku/peristiwa.ts";
import { desimal, jakartaToday, rupiah } from "#kernel/format.ts";
import { BulanPicker } from "#web/documents/BulanPicker.tsx";
import { DokumenJurnal } from "#web/documents/DokumenJurnal.tsx";
import { columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Figures } from "#web/ui/value/Figures.tsx";
import { pphFinal } from "../contract.ts";
import { isiOmzet, type Omzet } from "../isiPphFinal.ts";

const columns = columnsOf<Omzet>([
  recordColumn(isiOmzet, "tanggal", { card: "third" }),
  recordColumn(isiOmzet, "peristiwa", { card: "title", wrap: 260, cell: ({ peristiwa }) => namaPeristiwa(peristiwa) }),
  recordColumn(isiOmzet, "dokumen", {
    card: "second",
    cell: ({ peristiwa, dokumen }) => <DokumenJurnal jurnal={{ peristiwa, dokumen, kunci: dokumen }} />,
  }),
  recordColumn(isiOmzet, "nominal", { card: "aside" }),
]);

/** The turnover of a month with its documents, and the tax of it. */
export function PphFinalList() {
  const list = useList(pphFinal.getPphFinal, {
    filters: { bulan: jakartaToday(new Date()).slice(0, 7) },
    prefix: "final",
  });
  const ringkasan = list.answer?.ringkasan;
  const persen = ringkasan ? desimal((ringkasan.atas * 100) / ringkasan.bawah) : "";
  return (
    <Stack gap="md">
      <Figures
        stale={list.stale}
        figures={[
          { label: `PPh final ${persen}%`, value: ringkasan?.pph },
          { label: "Omzet bulan ini", value: ringkasan?.omzet },
          { label: "Omzet tahun ini", value: ringkasan?.setahun },
        ]}
      />
      {ringkasan && ringkasan.setahun > ringkasan.batasPkp && (
        <Text c="var(--mantine-color-error)">
          Omzet tahun ini melewati {rupiah(ringkasan.batasPkp)}: perusahaan wajib menjadi PKP.
        </Text>
      )}
      <ListPage
        title="Omzet"
        columns={columns}
        list={list}
        rowKey={({ peristiwa, dokumen, tanggal }) => `${peristiwa} ${dokumen} ${tanggal}`}
        rowName={({ dokumen }) => dokumen}
        search={null}
        filters={<BulanPicker value={list.filters.bulan} onChange={(bulan) => list.setFilters({ bulan })} />}
        actions={[]}
        empty={{ title: "Tidak ada omzet di bulan ini", text: "Omzet dibukukan saat barangnya keluar." }}
      />
    </Stack>
  );
}
