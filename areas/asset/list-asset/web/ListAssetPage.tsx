import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { rupiah } from "#kernel/format.ts";
import { inOrder, type Name } from "#kernel/record.ts";
import { type Of, showing } from "#kernel/showing.ts";
import { send } from "#web/api/client.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress, useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction, printsMany } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Figures } from "#web/ui/value/Figures.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { tempatBarang } from "../../isiBarang.ts";
import { pelepasanAsset } from "../../pelepasan-asset/contract.ts";
import { type Asset, isiAsset, isiSusut, kondisiOf, listAsset, type NominalAsset } from "../contract.ts";
import { cetakLabel } from "./cetakLabel.ts";
import { DAFTAR_ASSET } from "./daftar.ts";
import { KONDISI } from "./status.ts";

const PelepasanForm = onOpening(() =>
  import("../../pelepasan-asset/web/PelepasanForm.tsx").then((file) => file.PelepasanForm),
);
const AssetDetail = onOpening(() => import("./AssetDetail.tsx").then((file) => file.AssetDetail));
const AssetKondisi = onOpening(() => import("./AssetKondisi.tsx").then((file) => file.AssetKondisi));
const AssetTambah = onOpening(() => import("./AssetTambah.tsx").then((file) => file.AssetTambah));

const susut = <const N extends Name<typeof isiSusut>>(name: N): Column<Asset> & Of<N> => ({
  id: name,
  header: isiSusut[name].label,
  align: "right",
  unit: "Rp",
  cell: (row) => <Money value={row.penyusutan[0]?.[name]} />,
});

const COLUMNS: readonly Column<Asset>[] = showing(
  { ...isiAsset, ...isiSusut },
  { others: ["idAsset", "idPengajuanAsset"] },
  [
    recordColumn(isiAsset, "kodeAsset", { sort: "kodeAsset", card: "second" }),
    recordColumn(isiAsset, "namaBarang", { sort: "namaBarang", card: "title", wrap: 340 }),
    recordColumn(isiAsset, "softDelete", {
      card: "aside",
      cell: (row) => <StatusBadge map={KONDISI} state={kondisiOf(row.softDelete)} />,
    }),
    susut("totalSusut"),
    recordColumn(isiAsset, "harga", { sort: "harga", card: "third" }),
    susut("hargaSusutPerBulan"),
    susut("akumulasiSusut"),
    ...inOrder(tempatBarang)("kategoriAsset", "lokasiAsset").map((name) =>
      recordColumn<typeof isiAsset, typeof name, Asset>(isiAsset, name, { card: "second", wrap: 300 }),
    ),
    recordColumn(isiAsset, "tglAssetMasuk", { header: "Tanggal Masuk", sort: "tglAssetMasuk", card: "third" }),
    recordColumn(isiAsset, "keterangan", { wrap: 260 }),
  ],
);
const columns = columnsOf(COLUMNS, [
  ["totalSusut", "harga"],
  ["hargaSusutPerBulan", "akumulasiSusut"],
  ["kategoriAsset", "lokasiAsset"],
  ["tglAssetMasuk", "keterangan"],
]);

const pilihan = (rows: readonly Asset[]) => ({ idAsset: rows.map(({ idAsset }) => idAsset) });
const SEKALIGUS: readonly ManyAction<Asset>[] = [
  printsMany({ call: listAsset.cetakLabelBanyak, input: pilihan, label: "Cetak label QR" }),
  exportsMany({ call: listAsset.exportAsset, input: pilihan }),
];

/** What stands open over the list, and the actions that open it. */
function useBukaan() {
  const detail = useAddress();
  const satu = {
    key: ({ kodeAsset }: Asset) => kodeAsset,
    load: async (kodeAsset: string) => (await send(listAsset.getDetailAsset, { kodeAsset })).data,
  };
  const kondisi = useFormAddress("kondisi", {
    ...satu,
    call: listAsset.updateKondisiAsset,
    boleh: ({ aksi }) => aksi.kondisi,
  });
  const lepas = useFormAddress("lepas", {
    ...satu,
    call: pelepasanAsset.addPelepasanAsset,
    boleh: ({ aksi }) => aksi.lepas,
  });
  const actions: RowAction<Asset>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, satu.key) },
    { kind: "cetak", label: "Cetak label QR", call: listAsset.cetakLabelAsset, boleh: "always", run: cetakLabel },
    { kind: "kondisi", call: listAsset.updateKondisiAsset, boleh: (row) => row.aksi.kondisi, ...opens(kondisi) },
    { kind: "keluar", call: pelepasanAsset.addPelepasanAsset, boleh: (row) => row.aksi.lepas, ...opens(lepas) },
  ];
  return { detail, kondisi, lepas, actions };
}

export function ListAssetPage() {
  const list = useList(DAFTAR_ASSET.call, startsOf(DAFTAR_ASSET));
  const { detail, kondisi, lepas, actions } = useBukaan();
  const tambah = useNewAddress(listAsset.addAsset);
  const nominal = list.answer?.nominalAsset;
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
              input={list.searched}
              label="Export Asset"
              fallback="Gagal download data asset"
            />
            <AddButton call={listAsset.addAsset} label="Tambah Asset" onClick={() => tambah.open()} />
          </>
        }
        actions={actions}
        many={SEKALIGUS}
        empty={{
          title: "Belum ada asset",
          text: "Masukkan asset dari pengajuan yang disetujui, atau tekan Tambah Asset untuk yang dibeli sebelumnya.",
        }}
      />
      <AssetDetail dialog={detail} />
      <AssetKondisi dialog={kondisi} nominal={nominal} />
      <AssetTambah dialog={tambah} />
      <PelepasanForm dialog={lepas} />
    </>
  );
}

/** Assets that are paid but not registered yet, which the total leaves out, with a link to register them. */
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
