import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type Asset, kondisiOf, listAsset, type NominalAsset } from "#contract/asset/list-asset.ts";
import { rupiah } from "#contract/format.ts";
import { useAddress } from "../../../ui/dialog/useAddress.ts";
import { useDialog } from "../../../ui/dialog/useDialog.ts";
import { ExportButton } from "../../../ui/file/ExportButton.tsx";
import { columnsOf } from "../../../ui/list/columns.ts";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import type { RowAction } from "../../../ui/list/rowActions.ts";
import { useList } from "../../../ui/list/useList.ts";
import { AddButton } from "../../../ui/page/AddButton.tsx";
import { Figures } from "../../../ui/value/Figures.tsx";
import { Money } from "../../../ui/value/Money.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { KONDISI } from "../status.ts";
import { AssetDetail } from "./AssetDetail.tsx";
import { AssetKondisi } from "./AssetKondisi.tsx";
import { AssetTambah } from "./AssetTambah.tsx";
import { cetakLabel } from "./cetakLabel.ts";

const columns = columnsOf<Asset>([
  { id: "kodeAsset", header: "Kode Asset", cell: (row) => row.kodeAsset },
  { id: "namaBarang", header: "Nama Barang", card: "title", wrap: 340, cell: (row) => row.namaBarang },
  {
    id: "kondisi",
    header: "Kondisi",
    card: "aside",
    cell: (row) => <StatusBadge map={KONDISI} state={kondisiOf(row.softDelete)} />,
  },
  {
    id: "nilai",
    header: "Nilai Buku",
    align: "right",
    cell: (row) => <Money value={row.penyusutan[0]?.totalSusut} />,
  },
  { id: "harga", header: "Harga", align: "right", cell: (row) => <Money value={row.harga} /> },
  {
    id: "susut",
    header: "Susut per Bulan",
    align: "right",
    cell: (row) => <Money value={row.penyusutan[0]?.hargaSusutPerBulan} />,
  },
  {
    id: "akumulasi",
    header: "Akumulasi Susut",
    align: "right",
    cell: (row) => <Money value={row.penyusutan[0]?.akumulasiSusut} />,
  },
  { id: "kategori", header: "Kategori", wrap: 300, cell: (row) => row.kategoriAsset[0]?.namaKategori ?? "-" },
  { id: "lokasi", header: "Lokasi", wrap: 300, cell: (row) => row.lokasiAsset[0]?.namaLokasi ?? "-" },
  { id: "tgl", header: "Tanggal Masuk", cell: (row) => <Tanggal value={row.tglAssetMasuk} /> },
  { id: "keterangan", header: "Keterangan", wrap: 260, cell: (row) => row.keterangan || "-" },
]);

export function ListAssetPage() {
  const list = useList(listAsset.getAsset, { filters: {} });
  const detail = useAddress();
  const kondisi = useDialog<Asset>();
  const tambah = useDialog();
  const nominal = list.answer?.nominalAsset;

  const actions: RowAction<Asset>[] = [
    { kind: "detail", call: "everyone", boleh: "always", run: (row) => detail.open(row.kodeAsset) },
    { kind: "cetak", label: "Cetak label QR", call: listAsset.cetakLabelAsset, boleh: "always", run: cetakLabel },
    { kind: "kondisi", call: listAsset.updateKondisiAsset, boleh: (row) => row.aksi.kondisi, run: kondisi.open },
  ];
  return (
    <>
      <Figures
        figures={[
          {
            label: "Total Nominal Asset Tetap",
            value: nominal?.totalSusut,
            note: nominal && nominal.belumMasuk.jumlah > 0 && <BelumMasuk {...nominal.belumMasuk} />,
          },
          { label: "Harga Perolehan", value: nominal?.hargaPerolehan },
          { label: "Akumulasi Penyusutan", value: nominal?.akumulasiSusut },
        ]}
      />
      <ListPage
        title="List Asset"
        columns={columns}
        list={list}
        rowKey={(row) => row.idAsset}
        rowName={(row) => row.kodeAsset}
        search="Kode Asset/Nama Barang"
        toolbar={
          <>
            <ExportButton
              call={listAsset.exportAsset}
              input={{}}
              label="Export Asset"
              fallback="Gagal download data asset"
            />
            <AddButton call={listAsset.addAsset} label="Tambah Asset" onClick={() => tambah.open()} />
          </>
        }
        actions={actions}
        empty={{
          title: "Belum ada asset",
          text: "Masukkan asset dari pengajuan yang disetujui, atau tekan Tambah Asset untuk yang dibeli sebelumnya.",
        }}
      />
      <AssetDetail dialog={detail} />
      <AssetKondisi dialog={kondisi} nominal={nominal} />
      <AssetTambah dialog={tambah} />
    </>
  );
}

/** What is paid but not entered yet is in the balance sheet and not in the total: the way to enter it. */
function BelumMasuk({ jumlah, harga }: NominalAsset["belumMasuk"]) {
  return (
    <Anchor
      component={Link}
      to="/admin/asset/pengajuanAsset"
      search={{ status: "Disetujui", masukAsset: "false", tglAwal: "", tglAkhir: "" } as never}
    >
      {jumlah} barang belum masuk, {rupiah(harga)}
    </Anchor>
  );
}
