import { Button, Stack, Text } from "@mantine/core";
import { IconCash } from "@tabler/icons-react";
import { namaPeristiwa } from "#areas/buku-besar/buku/peristiwa.ts";
import { desimal, jakartaToday, rupiah, tanggal } from "#kernel/format.ts";
import { useMay } from "#web/api/session.ts";
import { BulanPicker } from "#web/documents/BulanPicker.tsx";
import { DokumenJurnal } from "#web/documents/DokumenJurnal.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Figures } from "#web/ui/value/Figures.tsx";
import { pphFinal } from "../contract.ts";
import { isiOmzet, type Omzet, type RingkasanPphFinal } from "../isiPphFinal.ts";

const SetorForm = onOpening(() => import("./SetorForm.tsx").then((file) => file.SetorForm));

/** The month that is over, of which the tax is to be paid. */
const bulanLalu = (today: string): string => {
  const hari = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  hari.setUTCMonth(hari.getUTCMonth() - 1);
  return hari.toISOString().slice(0, 7);
};

const setorOf = ({ pph, disetor, tglSetor, ntpn, tenggat }: RingkasanPphFinal) =>
  disetor > 0 && tglSetor !== null
    ? `${tanggal(tglSetor)}, NTPN ${ntpn}`
    : pph > 0 && tenggat !== null
      ? `Paling lambat ${tanggal(tenggat)}`
      : null;

/** Its receipt, or by when it is to be paid. */
const Keterangan = ({ ringkasan }: { ringkasan: RingkasanPphFinal }) => (
  <Text component="span" display="block" size="xs" c="dimmed" fw={400}>
    {setorOf(ringkasan)}
  </Text>
);

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
    filters: { bulan: bulanLalu(jakartaToday(new Date())) },
    prefix: "final",
  });
  const catat = useDialog<RingkasanPphFinal>();
  const may = useMay(pphFinal.catatSetorFinal);
  const ringkasan = list.answer?.ringkasan;
  const persen = ringkasan ? desimal((ringkasan.atas * 100) / ringkasan.bawah) : "";
  return (
    <Stack gap="md">
      <Figures
        stale={list.stale}
        figures={[
          { label: `PPh final ${persen}%`, value: ringkasan?.pph },
          {
            label: "Sudah disetor",
            value: ringkasan?.disetor,
            note: ringkasan && <Keterangan ringkasan={ringkasan} />,
          },
          { label: "Omzet sebulan", value: ringkasan?.omzet },
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
        toolbar={
          may && ringkasan ? (
            <Button leftSection={<IconCash size={16} aria-hidden />} onClick={() => catat.open(ringkasan)}>
              Catat setoran
            </Button>
          ) : undefined
        }
        actions={[]}
        empty={{ title: "Tidak ada omzet di bulan ini", text: "Omzet dibukukan saat barangnya keluar." }}
      />
      <SetorForm dialog={catat} />
    </Stack>
  );
}
