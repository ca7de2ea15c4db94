import { send } from "#web/src/api/client.ts";
import { DocumentLink } from "#web/src/documents/DocumentLink.tsx";
import { StatusPermintaan } from "#web/src/documents/StatusPermintaan.tsx";
import { useTarik } from "#web/src/documents/useTarik.ts";
import { onOpening } from "#web/src/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/src/ui/dialog/useAddress.ts";
import { useFormAddress } from "#web/src/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/src/ui/file/ExportButton.tsx";
import { columnsOf } from "#web/src/ui/list/columns.ts";
import { DateRangeFilter, SelectFilter } from "#web/src/ui/list/filters.tsx";
import { ListPage } from "#web/src/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction } from "#web/src/ui/list/many.ts";
import { opens, type RowAction } from "#web/src/ui/list/rowActions.ts";
import { tahunIni } from "#web/src/ui/list/tahunIni.ts";
import { useList } from "#web/src/ui/list/useList.ts";
import { recordColumn } from "#web/src/ui/record/recordColumn.tsx";
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
