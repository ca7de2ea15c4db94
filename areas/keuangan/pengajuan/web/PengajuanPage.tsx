import { Text } from "@mantine/core";
import { rupiah } from "#kernel/format.ts";
import { showing } from "#kernel/showing.ts";
import { send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import type { Kembalian } from "#web/documents/PengajuanHangus.tsx";
import { StatusPermintaan } from "#web/documents/StatusPermintaan.tsx";
import { sebutUangLain } from "#web/documents/uangLain.ts";
import { useTarik } from "#web/documents/useTarik.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { asChart } from "#web/ui/list/chart.tsx";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { ListState } from "#web/ui/list/listState.ts";
import { exportsMany, type ManyAction } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Value } from "#web/ui/record/Value.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { kebutuhan } from "../../kebutuhan/contract.ts";
import { grafikPengajuan, type Pengajuan, pengajuan } from "../contract.ts";
import { isiPengajuan, STATUS_PENGAJUAN } from "../isiPengajuan.ts";
import { bolehDisalin, readFirst, salinanDari } from "./bacaAwal.ts";
import { DAFTAR_PENGAJUAN } from "./daftar.ts";
import type { Awal } from "./PengajuanForm.tsx";
import { RujukanInvoice, RujukanPembelian } from "./Rujukan.tsx";

const PengajuanForm = onOpening(() => import("./PengajuanForm.tsx").then((file) => file.PengajuanForm));
const PengajuanUbah = onOpening(() => import("./PengajuanForm.tsx").then((file) => file.PengajuanUbah));
const PengajuanApprove = onOpening(() => import("./PengajuanApprove.tsx").then((file) => file.PengajuanApprove));
const PengajuanHangus = onOpening(() =>
  import("#web/documents/PengajuanHangus.tsx").then((file) => file.PengajuanHangus),
);
const PengajuanDetail = onOpening(() => import("./PengajuanDetail.tsx").then((file) => file.PengajuanDetail));

const COLUMNS: readonly Column<Pengajuan>[] = showing(
  isiPengajuan,
  { others: ["idKebutuhan", "deskripsiPengajuan", "tglApprove", "tanggalUang", "note", "userApprove"] },
  [
    recordColumn(isiPengajuan, "idPengajuan", { card: "second" }),
    recordColumn(isiPengajuan, "kebutuhan", {
      card: "title",
      wrap: 440,
      cell: ({ kebutuhan, deskripsiPengajuan }: Pengajuan) => (
        <>
          <Value of={isiPengajuan.kebutuhan} value={kebutuhan} />
          <Text component="div" size="sm" c="dimmed" fw={400} lineClamp={1}>
            {deskripsiPengajuan}
          </Text>
        </>
      ),
    }),
    recordColumn(isiPengajuan, "statusPengajuan", {
      card: "aside",
      cell: (row: Pengajuan) => (
        <TwoLines below={sebutUangLain(row)}>
          <StatusPermintaan status={row.statusPengajuan} ditarik={row.ditarik} />
        </TwoLines>
      ),
    }),
    recordColumn(isiPengajuan, "tipePengajuan", { header: "Tipe" }),
    recordColumn(isiPengajuan, "nominalPengajuan", { sort: "nominalPengajuan", card: "third" }),
    recordColumn(isiPengajuan, "rekeningAsal", { header: "Asal" }),
    recordColumn(isiPengajuan, "rekeningTujuan", { header: "Tujuan" }),
    { id: "inv", header: "Invoice", cell: (row) => <RujukanInvoice inv={row.inv} /> },
    {
      id: "po",
      header: "Kloter",
      cell: (row) => <RujukanPembelian po={row.po} asset={row.asset} pelepasan={row.pelepasan} />,
    },
    recordColumn(isiPengajuan, "tglPengajuan", { sort: "tglPengajuan", card: "third", header: "Tanggal" }),
    recordColumn(isiPengajuan, "userPengajuan", { card: "second" }),
  ],
);
const columns = columnsOf(COLUMNS, [
  ["statusPengajuan", "tipePengajuan"],
  ["rekeningAsal", "rekeningTujuan"],
  ["inv", "po"],
  ["tglPengajuan", "userPengajuan"],
]);

const idOf = ({ idPengajuan }: Pengajuan) => idPengajuan;

const SEKALIGUS: readonly ManyAction<Pengajuan>[] = [
  exportsMany({
    call: pengajuan.exportMutasi,
    input: (rows: readonly Pengajuan[]) => ({ idPengajuan: rows.map(idOf) }),
  }),
];

/** The dialogs of the page and the row actions that open them. */
function useBukaan() {
  const detail = useAddress();
  const approve = useFormAddress<Pengajuan>("ubah", {
    call: pengajuan.approvePengajuan,
    key: idOf,
    load: async (idPengajuan) => (await send(pengajuan.getDetailPengajuan, { idPengajuan })).data,
    boleh: ({ aksi }) => aksi.approve,
  });
  const hangus = useFormAddress<Kembalian>("hangus", {
    call: pengajuan.hanguskanPengembalian,
    key: ({ idPengajuan }) => idPengajuan,
    load: async (idPengajuan) => (await send(pengajuan.getDetailPengajuan, { idPengajuan })).data,
    boleh: ({ aksi }) => aksi.hangus,
  });
  const buat = useFormAddress<Awal>("baru", {
    call: pengajuan.addPengajuan,
    key: ({ salinan }) => salinan ?? "1",
    load: readFirst,
  });
  const revisi = useFormAddress<Pengajuan>("revisi", {
    call: pengajuan.updatePengajuan,
    key: idOf,
    load: async (idPengajuan) => (await send(pengajuan.getDetailPengajuan, { idPengajuan })).data,
    boleh: ({ aksi }) => aksi.ubah,
  });

  const tarik = useTarik({
    call: pengajuan.withdrawPengajuan,
    input: ({ idPengajuan, versi }: Pengajuan) => ({ idPengajuan, versi }),
    sebut: ({ idPengajuan, nominalPengajuan }: Pengajuan) =>
      `pengajuan ${idPengajuan} sebesar ${rupiah(nominalPengajuan ?? 0)}`,
  });
  const actions: RowAction<Pengajuan>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, idOf) },
    {
      kind: "edit",
      label: "Update pengajuan",
      call: pengajuan.approvePengajuan,
      boleh: (row) => row.aksi.approve,
      ...opens(approve),
    },
    {
      kind: "batal",
      label: "DP hangus",
      call: pengajuan.hanguskanPengembalian,
      boleh: (row) => row.aksi.hangus,
      ...opens(hangus),
    },
    {
      kind: "balik",
      label: "Revisi dan ajukan lagi",
      call: pengajuan.updatePengajuan,
      boleh: (row) => row.aksi.ubah,
      ...opens(revisi),
    },
    tarik,
    { kind: "salin", call: pengajuan.addPengajuan, boleh: bolehDisalin, ...opens(buat, salinanDari) },
  ];
  return { detail, approve, hangus, buat, revisi, actions };
}

export function PengajuanPage() {
  const list = useList(DAFTAR_PENGAJUAN.call, startsOf(DAFTAR_PENGAJUAN));
  const { detail, approve, hangus, buat, revisi, actions } = useBukaan();
  return (
    <>
      <ListPage
        title="Mutasi Rekening"
        columns={columns}
        list={list}
        rowKey={idOf}
        rowName={idOf}
        sums={{
          of: ["nominalPengajuan"],
          only: { counts: ({ statusPengajuan }) => statusPengajuan !== "Ditolak", others: "ditolak" },
        }}
        search="ID/Deskripsi/SO/Invoice/Kloter"
        filters={<Saringan list={list} />}
        toolbar={
          <>
            <ExportButton
              call={pengajuan.exportMutasi}
              input={list.searched}
              label="Export Mutasi"
              fallback="Gagal download data mutasi"
              masalah={list.held}
            />
            <AddButton call={pengajuan.addPengajuan} label="Buat Pengajuan" onClick={() => buat.open({})} />
          </>
        }
        actions={actions}
        many={SEKALIGUS}
        chart={asChart(grafikPengajuan)}
        empty={{ title: "Belum ada pengajuan", text: "Tekan Buat Pengajuan untuk mengajukan yang pertama." }}
      />
      <PengajuanDetail dialog={detail} />
      <PengajuanApprove dialog={approve} detail={detail} />
      <PengajuanHangus dialog={hangus} />
      <PengajuanForm dialog={buat} />
      <PengajuanUbah dialog={revisi} />
    </>
  );
}

type Filter = "urut" | "idKebutuhan" | "status" | "tglAwal" | "tglAkhir";

function Saringan({ list }: { list: ListState<Pengajuan, Filter> }) {
  const { data: needs } = useCall(kebutuhan.getKebutuhanDropdown, {});
  return (
    <>
      <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
      <SelectFilter
        list={list}
        name="idKebutuhan"
        label={isiPengajuan.kebutuhan.label}
        all="Semua kebutuhan"
        searchable
        options={(needs?.data ?? []).map((row) => ({ value: String(row.idKebutuhan), label: row.namaKebutuhan }))}
      />
      <SelectFilter
        list={list}
        name="status"
        label={isiPengajuan.statusPengajuan.label}
        all="Semua status"
        options={STATUS_PENGAJUAN.map((value) => ({ value, label: value }))}
      />
    </>
  );
}
