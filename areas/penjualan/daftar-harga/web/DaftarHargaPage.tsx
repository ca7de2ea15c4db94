import { tanggal } from "#kernel/format.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { type DaftarHarga, daftarHarga } from "../contract.ts";
import { isianDaftar, keadaanDaftar } from "../isiDaftarHarga.ts";
import { DAFTAR_HARGA } from "./daftar.ts";
import { STATUS } from "./status.ts";

const DaftarHargaDetail = onOpening(() => import("./DaftarHargaDetail.tsx").then((file) => file.DaftarHargaDetail));
const DaftarHargaTambah = onOpening(() => import("./DaftarHargaForm.tsx").then((file) => file.DaftarHargaTambah));

const masa = ({ mulai, sampai }: DaftarHarga): string =>
  sampai === null ? `Sejak ${tanggal(mulai)}` : `${tanggal(mulai)} s.d. ${tanggal(sampai)}`;

const COLUMNS: readonly Column<DaftarHarga>[] = [
  recordColumn(isianDaftar, "nama", {
    card: "title",
    wrap: 320,
    cell: (row: DaftarHarga) => (
      <TwoLines below={row.kelompok === "" ? "Pelanggan tertentu" : `Kelompok ${row.kelompok}`}>{row.nama}</TwoLines>
    ),
  }),
  { id: "masa", header: "Masa Berlaku", card: "second", cell: masa },
  recordColumn(keadaanDaftar, "jumlahPelanggan", { card: "none" }),
  recordColumn(keadaanDaftar, "jumlahHarga", { card: "third" }),
  {
    ...{ id: "status", header: keadaanDaftar.status.label, card: "aside" },
    cell: (row) => <StatusBadge map={STATUS} state={row.status} />,
  },
];
const columns = columnsOf(COLUMNS);
const idOf = ({ idDaftarHarga }: DaftarHarga) => String(idDaftarHarga);

/** The price lists: whom they are for, and until when. */
export function DaftarHargaPage() {
  const list = useList(DAFTAR_HARGA.call, startsOf(DAFTAR_HARGA));
  const detail = useAddress();
  const tambah = useDialog<true>();
  const actions: RowAction<DaftarHarga>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, idOf) },
  ];
  return (
    <>
      <ListPage
        title="Daftar Harga"
        columns={columns}
        list={list}
        rowKey={idOf}
        rowName={(row) => row.nama}
        search="Nama/Kelompok"
        toolbar={
          <AddButton call={daftarHarga.addDaftarHarga} label="Buat daftar harga" onClick={() => tambah.open(true)} />
        }
        actions={actions}
        empty={{
          title: "Belum ada daftar harga",
          text: "Semua pelanggan membayar harga produk. Daftar harga memberi pelanggan tertentu harga sendiri.",
        }}
      />
      <DaftarHargaDetail dialog={detail} />
      <DaftarHargaTambah dialog={tambah} detail={detail} />
    </>
  );
}
