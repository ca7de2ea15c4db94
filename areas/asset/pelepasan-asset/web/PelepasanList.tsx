import { send } from "#web/api/client.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { StatusPermintaan } from "#web/documents/StatusPermintaan.tsx";
import { useTarik } from "#web/documents/useTarik.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { columnsOf } from "#web/ui/list/columns.ts";
import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { tahunIni } from "#web/ui/list/tahunIni.ts";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { isiPelepasan, type PelepasanAsset, pelepasanAsset, STATUS_PELEPASAN } from "../contract.ts";

const PelepasanApprove = onOpening(() => import("./PelepasanApprove.tsx").then((file) => file.PelepasanApprove));
const PelepasanDetail = onOpening(() => import("./PelepasanDetail.tsx").then((file) => file.PelepasanDetail));

const columns = columnsOf<PelepasanAsset>([
  recordColumn(isiPelepasan, "idPelepasanAsset"),
  recordColumn(isiPelepasan, "namaBarang", { card: "title", wrap: 340 }),
  recordColumn(isiPelepasan, "statusPengajuan", {
    card: "aside",
    cell: (row) => <StatusPermintaan status={row.statusPengajuan} ditarik={row.ditarik} />,
  }),
  recordColumn(isiPelepasan, "alasan", { card: "second" }),
  recordColumn(isiPelepasan, "hargaJual", { sort: "hargaJual", card: "third" }),
  recordColumn(isiPelepasan, "nilaiBuku"),
  recordColumn(isiPelepasan, "rekening"),
  recordColumn(isiPelepasan, "tglPengajuan", { header: "Tanggal", sort: "tglPengajuan", card: "third" }),
  recordColumn(isiPelepasan, "userPengajuan"),
  recordColumn(isiPelepasan, "kodeAsset", { cell: (row) => <DocumentLink kind="asset" kunci={row.kodeAsset} /> }),
]);

const SEKALIGUS: readonly ManyAction<PelepasanAsset>[] = [
  exportsMany({
    call: pelepasanAsset.exportPelepasanAsset,
    input: (rows: readonly PelepasanAsset[]) => ({
      idPelepasanAsset: rows.map(({ idPelepasanAsset }) => idPelepasanAsset),
    }),
  }),
];

const useDaftar = () => useList(pelepasanAsset.getPelepasanAsset, { filters: { ...tahunIni(), status: "", urut: "" } });

/** Requests to let assets go for good; they are made on List Asset. */
export function PelepasanList() {
  const list = useDaftar();
  const detail = useAddress();
  const satu = {
    key: ({ idPelepasanAsset }: PelepasanAsset) => idPelepasanAsset,
    load: async (idPengajuan: string) => (await send(pelepasanAsset.getDetailPelepasanAsset, { idPengajuan })).data,
  };
  const approve = useFormAddress("ubah", {
    ...satu,
    call: pelepasanAsset.approvePelepasanAsset,
    boleh: ({ aksi }) => aksi.approve,
  });
  const tarik = useTarik({
    call: pelepasanAsset.withdrawPelepasanAsset,
    input: ({ idPelepasanAsset: idPengajuan }: PelepasanAsset) => ({ idPengajuan }),
    sebut: ({ idPelepasanAsset, namaBarang }: PelepasanAsset) => `pelepasan ${idPelepasanAsset}, ${namaBarang}`,
  });
  const actions: RowAction<PelepasanAsset>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, satu.key) },
    {
      kind: "edit",
      label: "Update pelepasan",
      call: pelepasanAsset.approvePelepasanAsset,
      boleh: (row) => row.aksi.approve,
      ...opens(approve),
    },
    tarik,
  ];
  return (
    <>
      <ListPage
        title="Pelepasan Asset"
        columns={columns}
        list={list}
        rowKey={(row) => row.idPelepasanAsset}
        rowName={(row) => row.idPelepasanAsset}
        search="ID Pelepasan/Kode Asset/Nama Barang"
        filters={<Penyaring list={list} />}
        toolbar={
          <ExportButton
            call={pelepasanAsset.exportPelepasanAsset}
            input={list.searched}
            label="Export Pelepasan"
            fallback="Gagal download data pelepasan"
            masalah={list.held}
          />
        }
        actions={actions}
        many={SEKALIGUS}
        empty={{
          title: "Belum ada pelepasan asset",
          text: "Tekan Lepas pada asset di List Asset untuk mengajukannya.",
        }}
      />
      <PelepasanDetail dialog={detail} />
      <PelepasanApprove dialog={approve} detail={detail} />
    </>
  );
}

function Penyaring({ list }: { list: ReturnType<typeof useDaftar> }) {
  return (
    <>
      <SelectFilter
        list={list}
        name="status"
        label="Status"
        all="Semua status"
        options={STATUS_PELEPASAN.map((value) => ({ value, label: value }))}
      />
      <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
    </>
  );
}
