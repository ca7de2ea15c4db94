import { po } from "#areas/pembelian/po/contract.ts";
import { denganSatuan } from "#kernel/satuan.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { type Bahan, bahan } from "../contract.ts";
import { dataBahan, keadaanBahan, tulisIsi } from "../isiBahan.ts";
import { DAFTAR_BAHAN } from "./daftar.ts";

const BahanTambah = onOpening(() => import("./BahanForm.tsx").then((file) => file.BahanTambah));
const BahanEdit = onOpening(() => import("./BahanForm.tsx").then((file) => file.BahanEdit));
const KoreksiBahan = onOpening(() => import("./KoreksiBahan.tsx").then((file) => file.KoreksiBahan));
const BahanDetail = onOpening(() => import("./BahanDetail.tsx").then((file) => file.BahanDetail));
const PoBahan = onOpening(() => import("./PoBahan.tsx").then((file) => file.PoBahan));

const jumlah = (id: string, header: string, of: (row: Bahan) => number): Column<Bahan> => ({
  ...{ id, header, align: "right", card: "third" },
  cell: (row) => <KeepTogether>{denganSatuan(of(row), row.satuan)}</KeepTogether>,
});

const COLUMNS: readonly Column<Bahan>[] = [
  recordColumn(dataBahan, "namaProduk", {
    card: "title",
    wrap: 320,
    cell: (row: Bahan) => <TwoLines below={row.kodeProduk}>{row.namaProduk}</TwoLines>,
  }),
  { ...jumlah("jumlahStock", keadaanBahan.jumlahStock.short, (row) => row.jumlahStock), card: "aside" },
  jumlah("minimalStock", dataBahan.minimalStock.short, (row) => row.minimalStock),
  {
    ...jumlah("datang", "Akan Datang", (row) => row.datang),
    cell: (row) => (row.datang === 0 ? "-" : <KeepTogether>{denganSatuan(row.datang, row.satuan)}</KeepTogether>),
  },
  {
    ...{ id: "hargaBeli", header: dataBahan.hargaBeli.label, align: "right", card: "second" },
    cell: (row) => (row.hargaBeli === null ? "-" : <Money value={row.hargaBeli} />),
  },
  { id: "isiBeli", header: "Dibeli per", card: "second", cell: tulisIsi },
  {
    ...{ id: "nilaiStok", header: "Nilai Stock", align: "right", unit: "Rp", card: "none" },
    cell: (row) => (row.nilaiStok === null ? "-" : <Money value={row.nilaiStok} />),
  },
  recordColumn(keadaanBahan, "softDelete", { card: "none" }),
];
const columns = columnsOf(COLUMNS);

const idOf = ({ idProduk }: Bahan) => String(idProduk);

const KURANG = [{ value: "true", label: "Di bawah minimal" }];
const kurang = ({ softDelete, jumlahStock, minimalStock }: Bahan) =>
  !softDelete && minimalStock > 0 && jumlahStock <= minimalStock;

const useStatus = () =>
  useConfirmedCall({
    call: bahan.setStatusBahan,
    input: ({ idProduk, softDelete }: Bahan) => ({ idProduk, aktif: softDelete }),
    ask: ({ namaProduk, softDelete }) => `${softDelete ? "Aktifkan" : "Nonaktifkan"} ${namaProduk}?`,
    busy: "Mengubah status bahan…",
    fallback: "Gagal mengubah status bahan",
  });

/** Materials with their stock; what is at its minimum is marked. */
export function BahanList() {
  const list = useList(DAFTAR_BAHAN.call, startsOf(DAFTAR_BAHAN));
  const detail = useAddress();
  const tambah = useDialog<true>();
  const ubah = useDialog<Bahan>();
  const koreksi = useDialog<Bahan>();
  const pesan = useDialog<Bahan>();
  const status = useStatus();
  const edit = (row: Bahan) => row.aksi.edit;
  const actions: RowAction<Bahan>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, idOf) },
    { kind: "pesan", call: po.addPo, boleh: (row) => row.aksi.po, asked: kurang, run: pesan.open },
    { kind: "edit", call: bahan.editBahan, boleh: edit, run: ubah.open },
    { kind: "kondisi", label: "Koreksi stock", call: bahan.koreksiBahan, boleh: edit, run: koreksi.open },
    { kind: "aktif", call: bahan.setStatusBahan, boleh: edit, run: (row) => void status(row) },
  ];
  return (
    <>
      <ListPage
        title="Bahan"
        showTitle="aloud"
        columns={columns}
        list={list}
        rowKey={idOf}
        rowName={(row) => row.namaProduk}
        search="Nama/Kode"
        filters={<SelectFilter list={list} name="kurang" label="Stock" all="Semua bahan" options={KURANG} />}
        toolbar={
          <>
            <ExportButton
              call={bahan.exportBahan}
              input={list.searched}
              label="Export Bahan"
              fallback="Gagal mengekspor bahan"
            />
            <AddButton call={bahan.addBahan} label="Tambah Bahan" onClick={() => tambah.open(true)} />
          </>
        }
        actions={actions}
        rowTone={(row) => (kurang(row) ? "red" : undefined)}
        empty={{
          title: "Belum ada bahan",
          text: "Tambahkan bahan yang dipakai untuk membuat mesin, lalu susun resepnya.",
        }}
      />
      <BahanDetail dialog={detail} />
      <BahanTambah dialog={tambah} />
      <BahanEdit dialog={ubah} />
      <KoreksiBahan dialog={koreksi} />
      <PoBahan dialog={pesan} />
    </>
  );
}
