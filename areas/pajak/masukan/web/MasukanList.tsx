import { Button, Stack } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { ribuan } from "#kernel/format.ts";
import { useMay } from "#web/api/session.ts";
import { BulanPicker } from "#web/documents/BulanPicker.tsx";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Figures } from "#web/ui/value/Figures.tsx";
import { StatusBadge, statusMap } from "#web/ui/value/StatusBadge.tsx";
import { masukan } from "../contract.ts";
import { isiMasukan, KEADAAN_MASUKAN, type KeadaanMasukan, type Masukan } from "../isiMasukan.ts";

const BacaMasukan = onOpening(() => import("./BacaMasukan.tsx").then((file) => file.BacaMasukan));
const HubungkanForm = onOpening(() => import("./MasukanForms.tsx").then((file) => file.HubungkanForm));
const KesampingkanForm = onOpening(() => import("./MasukanForms.tsx").then((file) => file.KesampingkanForm));

const RUPA = statusMap<KeadaanMasukan>({
  "Tanpa Tagihan": "bad",
  "Belum Dikreditkan": "waiting",
  Dikreditkan: "good",
  Dikesampingkan: "neutral",
  Batal: "neutral",
});
const KEADAAN = KEADAAN_MASUKAN.map((value) => ({ value, label: value }));

const columns = columnsOf<Masukan>([
  recordColumn(isiMasukan, "tanggal", { card: "third" }),
  recordColumn(isiMasukan, "nama", { card: "title", wrap: 220 }),
  recordColumn(isiMasukan, "nomor", { card: "second" }),
  recordColumn(isiMasukan, "keadaan", {
    card: "aside",
    cell: ({ keadaan }) => <StatusBadge map={RUPA} state={keadaan} />,
  }),
  recordColumn(isiMasukan, "dpp", { card: "third" }),
  recordColumn(isiMasukan, "ppn", { card: "third" }),
  recordColumn(isiMasukan, "masaKredit", { card: "third" }),
  recordColumn(isiMasukan, "idTagihan", {
    card: "third",
    wrap: 200,
    cell: ({ idTagihan, tanpaTagihan }) =>
      idTagihan === null ? tanpaTagihan || "-" : <DocumentLink kind="tagihan" kunci={idTagihan} />,
  }),
]);

/** The dialogs of the list and the row actions that open them. */
function useBukaan() {
  const hubungkan = useDialog<Masukan>();
  const kesampingkan = useDialog<Masukan>();
  const lepas = useConfirmedCall({
    call: masukan.lepasMasukan,
    input: ({ idFakturMasukan, versi }: Masukan) => ({ idFakturMasukan, versi }),
    ask: ({ nomor, idTagihan }) => `Lepas faktur ${nomor} dari ${idTagihan}?`,
    text: "Yang sudah dikreditkan dibukukan balik sampai faktur ini dihubungkan lagi.",
    busy: "Melepas…",
    fallback: "Gagal melepas faktur masukan",
  });
  const actions: RowAction<Masukan>[] = [
    {
      ...{ kind: "assign", label: "Hubungkan", call: masukan.hubungkanMasukan },
      boleh: ({ aksi }) => aksi.hubungkan,
      run: (row) => hubungkan.open(row),
    },
    { kind: "lepas", call: masukan.lepasMasukan, boleh: ({ aksi }) => aksi.lepas, run: (row) => void lepas(row) },
    {
      ...{ kind: "edit", label: "Kesampingkan", call: masukan.kesampingkanMasukan },
      boleh: ({ aksi }) => aksi.kesampingkan,
      run: (row) => kesampingkan.open(row),
    },
  ];
  return { hubungkan, kesampingkan, actions };
}

/** Input faktur as Coretax lists them, each with its bill; pressed, a figure shows what it counts. */
export function MasukanList() {
  const list = useList(masukan.getMasukan, { filters: { bulan: "", keadaan: "" }, prefix: "masukan" });
  const { hubungkan, kesampingkan, actions } = useBukaan();
  const baca = useDialog();
  const may = useMay(masukan.bacaMasukan);
  const ringkasan = list.answer?.ringkasan;
  return (
    <Stack gap="md">
      <Figures
        stale={list.stale}
        figures={[
          { label: "PPN dikreditkan bulan ini", value: ringkasan?.dikreditkan },
          { label: "PPN tagihan belum dikreditkan", value: ringkasan?.belumDikreditkan },
        ]}
      />
      <ListPage
        title="Faktur Masukan"
        columns={columns}
        list={list}
        rowKey={({ idFakturMasukan }) => String(idFakturMasukan)}
        rowName={({ nomor }) => `faktur ${nomor}`}
        search="Nomor/Penjual/NPWP/Tagihan"
        filters={
          <>
            <BulanPicker semua value={list.filters.bulan} onChange={(bulan) => list.setFilters({ bulan })} />
            <SelectFilter list={list} name="keadaan" label="Keadaan" all="Semua keadaan" options={KEADAAN} />
            {ringkasan && ringkasan.tanpaTagihan > 0 && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => list.setFilters({ keadaan: "Tanpa Tagihan", bulan: "" })}
              >
                Tanpa tagihan {ribuan(ringkasan.tanpaTagihan)}
              </Button>
            )}
          </>
        }
        toolbar={
          may ? (
            <Button leftSection={<IconUpload size={16} aria-hidden />} onClick={() => baca.open()}>
              Baca faktur masukan
            </Button>
          ) : undefined
        }
        actions={actions}
        empty={{
          title: "Belum ada faktur masukan",
          text: "Unduh daftar Pajak Masukan dari Coretax, lalu tekan Baca faktur masukan.",
        }}
      />
      <BacaMasukan dialog={baca} />
      <HubungkanForm dialog={hubungkan} />
      <KesampingkanForm dialog={kesampingkan} />
    </Stack>
  );
}
