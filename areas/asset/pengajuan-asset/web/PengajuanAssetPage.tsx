import { rupiah } from "#kernel/format.ts";
import { inOrder } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import { send } from "#web/api/client.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { StatusPermintaan } from "#web/documents/StatusPermintaan.tsx";
import { useTarik } from "#web/documents/useTarik.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress, useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { later } from "#web/ui/page/later.tsx";
import { UrlTabs } from "#web/ui/page/UrlTabs.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { tempatBarang } from "../../isiBarang.ts";
import {
  isiPengajuanAsset,
  labelMasuk,
  type PengajuanAsset,
  pengajuanAsset,
  STATUS_PENGAJUAN_ASSET,
} from "../contract.ts";
import { DAFTAR_PENGAJUAN_ASSET } from "./daftar.ts";
import { StatusMasuk } from "./StatusMasuk.tsx";

const PelepasanList = later(
  () => import("../../pelepasan-asset/web/PelepasanList.tsx").then((file) => file.PelepasanList),
  420,
);
const PengajuanAssetForm = onOpening(() => import("./PengajuanAssetForm.tsx").then((file) => file.PengajuanAssetForm));
const PengajuanAssetUbah = onOpening(() => import("./PengajuanAssetForm.tsx").then((file) => file.PengajuanAssetUbah));
const MasukkanAsset = onOpening(() => import("./MasukkanAsset.tsx").then((file) => file.MasukkanAsset));
const PengajuanAssetApprove = onOpening(() =>
  import("./PengajuanAssetApprove.tsx").then((file) => file.PengajuanAssetApprove),
);
const PengajuanAssetDetail = onOpening(() =>
  import("./PengajuanAssetDetail.tsx").then((file) => file.PengajuanAssetDetail),
);

const COLUMNS: readonly Column<PengajuanAsset>[] = showing(
  isiPengajuanAsset,
  { others: ["deskripsiPengajuan", "tglApprove", "note", "tglMasuk", "userApprove"] },
  [
    recordColumn(isiPengajuanAsset, "idPengajuanAsset", { card: "second" }),
    recordColumn(isiPengajuanAsset, "namaBarang", { sort: "namaBarang", card: "title", wrap: 340 }),
    recordColumn(isiPengajuanAsset, "statusPengajuan", {
      card: "aside",
      cell: (row: PengajuanAsset) => <StatusPermintaan status={row.statusPengajuan} ditarik={row.ditarik} />,
    }),
    recordColumn(isiPengajuanAsset, "masukAsset", {
      card: "second",
      cell: (row: PengajuanAsset) => <StatusMasuk row={row} />,
    }),
    recordColumn(isiPengajuanAsset, "harga", { sort: "harga", card: "third" }),
    ...inOrder(tempatBarang)("kategoriAsset", "lokasiAsset").map((name) =>
      recordColumn<typeof isiPengajuanAsset, typeof name, PengajuanAsset>(isiPengajuanAsset, name, { wrap: 300 }),
    ),
    recordColumn(isiPengajuanAsset, "rekening"),
    recordColumn(isiPengajuanAsset, "tglPengajuan", { header: "Tanggal", sort: "tglPengajuan", card: "third" }),
    recordColumn(isiPengajuanAsset, "userPengajuan"),
    {
      id: "asset",
      header: "Kode Asset",
      cell: (row) => (row.asset ? <DocumentLink kind="asset" kunci={row.asset.kodeAsset} /> : "-"),
    },
  ],
);
const columns = columnsOf(COLUMNS, [
  ["statusPengajuan", "masukAsset"],
  ["kategoriAsset", "lokasiAsset"],
  ["rekening", "tglPengajuan"],
  ["userPengajuan", "asset"],
]);

const SEKALIGUS: readonly ManyAction<PengajuanAsset>[] = [
  exportsMany({
    call: pengajuanAsset.exportPengajuanAsset,
    input: (rows: readonly PengajuanAsset[]) => ({
      idPengajuanAsset: rows.map(({ idPengajuanAsset }) => idPengajuanAsset),
    }),
  }),
];

const PILIHAN_MASUK = [false, true].map((masuk) => ({ value: String(masuk), label: labelMasuk(masuk) }));

const useDaftar = () => useList(DAFTAR_PENGAJUAN_ASSET.call, startsOf(DAFTAR_PENGAJUAN_ASSET));

/** The dialogs of the page and the row actions that open them. */
function useBukaan() {
  const detail = useAddress();
  const satu = {
    key: ({ idPengajuanAsset }: PengajuanAsset) => idPengajuanAsset,
    load: async (idPengajuan: string): Promise<PengajuanAsset> =>
      (await send(pengajuanAsset.getDetailPengajuanAsset, { idPengajuan })).data,
  };
  const approve = useFormAddress("ubah", {
    ...satu,
    call: pengajuanAsset.approvePengajuanAsset,
    boleh: ({ aksi }) => aksi.approve,
  });
  const masukkan = useFormAddress("masukkan", {
    ...satu,
    call: pengajuanAsset.approveMasukAsset,
    boleh: ({ aksi }) => aksi.masuk,
  });
  const buat = useNewAddress(pengajuanAsset.addPengajuanAsset);
  const revisi = useFormAddress("revisi", {
    ...satu,
    call: pengajuanAsset.updatePengajuanAsset,
    boleh: ({ aksi }) => aksi.ubah,
  });
  const tarik = useTarik({
    call: pengajuanAsset.withdrawPengajuanAsset,
    input: ({ idPengajuanAsset: idPengajuan, versi }: PengajuanAsset) => ({ idPengajuan, versi }),
    sebut: ({ idPengajuanAsset, namaBarang, harga }: PengajuanAsset) =>
      `pengajuan ${idPengajuanAsset}, ${namaBarang} ${rupiah(harga)}`,
  });
  const actions: RowAction<PengajuanAsset>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, satu.key) },
    {
      kind: "edit",
      label: "Update pengajuan",
      call: pengajuanAsset.approvePengajuanAsset,
      boleh: (row) => row.aksi.approve,
      ...opens(approve),
    },
    {
      kind: "balik",
      label: "Revisi dan ajukan lagi",
      call: pengajuanAsset.updatePengajuanAsset,
      boleh: (row) => row.aksi.ubah,
      ...opens(revisi),
    },
    {
      kind: "selesai",
      label: "Masukkan Asset",
      call: pengajuanAsset.approveMasukAsset,
      boleh: (row) => row.aksi.masuk,
      ...opens(masukkan),
    },
    tarik,
  ];
  return { detail, approve, masukkan, buat, revisi, actions };
}

/** What waits for a decision, or has one: things to buy, and things to let go. */
export function PengajuanAssetPage() {
  return (
    <UrlTabs
      label="Pengajuan Asset"
      tabs={[
        { value: "pembelian", label: "Pembelian", content: () => <Pembelian /> },
        { value: "pelepasan", label: "Pelepasan", content: () => <PelepasanList /> },
      ]}
    />
  );
}

function Pembelian() {
  const list = useDaftar();
  const { detail, approve, masukkan, buat, revisi, actions } = useBukaan();
  return (
    <>
      <ListPage
        title="Pengajuan Asset"
        columns={columns}
        list={list}
        rowKey={(row) => row.idPengajuanAsset}
        rowName={(row) => row.idPengajuanAsset}
        search="ID Pengajuan/Nama Barang"
        filters={<Penyaring list={list} />}
        toolbar={
          <>
            <ExportButton
              call={pengajuanAsset.exportPengajuanAsset}
              input={list.searched}
              label="Export Pengajuan"
              fallback="Gagal download data asset"
              masalah={list.held}
            />
            <AddButton call={pengajuanAsset.addPengajuanAsset} label="Buat Pengajuan" onClick={() => buat.open()} />
          </>
        }
        actions={actions}
        many={SEKALIGUS}
        empty={{ title: "Belum ada pengajuan asset", text: "Tekan Buat Pengajuan untuk mengajukan yang pertama." }}
      />
      <PengajuanAssetDetail dialog={detail} />
      <PengajuanAssetApprove dialog={approve} detail={detail} />
      <MasukkanAsset dialog={masukkan} detail={detail} />
      <PengajuanAssetForm dialog={buat} />
      <PengajuanAssetUbah dialog={revisi} />
    </>
  );
}

function Penyaring({ list }: { list: ReturnType<typeof useDaftar> }) {
  return (
    <>
      <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
      <SelectFilter
        list={list}
        name="status"
        label="Status"
        all="Semua status"
        options={STATUS_PENGAJUAN_ASSET.map((value) => ({ value, label: value }))}
      />
      <SelectFilter
        list={list}
        name="masukAsset"
        label="Status Asset"
        all="Semua status asset"
        options={PILIHAN_MASUK}
      />
    </>
  );
}
