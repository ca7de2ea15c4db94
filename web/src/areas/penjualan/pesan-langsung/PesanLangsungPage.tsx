import { type PesanLangsung, pesanLangsung } from "#contract/penjualan/pesan-langsung.ts";
import { PASTIKAN } from "../../../ui/dialog/dialogs.ts";
import { useConfirmedCall } from "../../../ui/dialog/useConfirmedCall.ts";
import { useDialog } from "../../../ui/dialog/useDialog.ts";
import { ExportButton } from "../../../ui/file/ExportButton.tsx";
import { columnsOf } from "../../../ui/list/columns.ts";
import { DateRangeFilter, SelectFilter } from "../../../ui/list/filters.tsx";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import type { RowAction } from "../../../ui/list/rowActions.ts";
import { tahunIni } from "../../../ui/list/tahunIni.ts";
import { useList } from "../../../ui/list/useList.ts";
import { Jumlah } from "../../../ui/value/Money.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { STATUS_PRODUKSI } from "../order/status.ts";
import { MesinSelesai } from "./MesinSelesai.tsx";
import { PesanLangsungDetail } from "./PesanLangsungDetail.tsx";

const STATUS = [
  { value: "Progress", label: STATUS_PRODUKSI.Progress.label },
  { value: "Selesai", label: STATUS_PRODUKSI.Selesai.label },
];

const columns = columnsOf<PesanLangsung>([
  { id: "idSo", header: "Kode Order", card: "title", cell: (row) => row.idSo },
  { id: "namaProduk", header: "Mesin", card: "title", wrap: 320, cell: (row) => row.produk.namaProduk },
  { id: "kodeProduk", header: "Kode Mesin", cell: (row) => row.produk.kodeProduk },
  { id: "qty", header: "Qty", align: "right", cell: (row) => <Jumlah value={row.qty} /> },
  { id: "qtySelesai", header: "Selesai", align: "right", cell: (row) => <Jumlah value={row.qtySelesai} /> },
  {
    id: "statusProduk",
    header: "Status",
    card: "aside",
    cell: (row) => <StatusBadge map={STATUS_PRODUKSI} state={row.statusProduk} />,
  },
  { id: "deadline", header: "Deadline", cell: (row) => <Tanggal value={row.tglDeadline} /> },
  { id: "customerInstansi", header: "Instansi", wrap: 280, cell: (row) => row.order.customerInstansi },
  { id: "namaCustomer", header: "Customer", wrap: 240, cell: (row) => row.order.namaCustomer },
  { id: "tglOrder", header: "Tanggal Order", cell: (row) => <Tanggal value={row.tglOrder} /> },
  { id: "mulai", header: "Tanggal Mulai", cell: (row) => <Tanggal value={row.tglAwalPengerjaan} /> },
  { id: "selesai", header: "Tanggal Selesai", cell: (row) => <Tanggal value={row.tglSelesai} /> },
  { id: "kapasitas", header: "Kapasitas", cell: (row) => row.produk.kapasitas || "-" },
  { id: "tipe", header: "Tipe", cell: (row) => row.produk.tipe || "-" },
]);

/** Machines that are made to order. */
export function PesanLangsungPage() {
  const list = useList(pesanLangsung.getOrderanPl, { filters: { ...tahunIni(), statusProduk: "Progress" } });
  const detail = useDialog<PesanLangsung>();
  const selesai = useDialog<PesanLangsung>();
  const cancel = useConfirmedCall({
    call: pesanLangsung.cancelPl,
    input: ({ idOrderan }: PesanLangsung) => ({ idOrderan }),
    ask: ({ produk, idSo }) => `Apakah anda yakin untuk mengcancel ${produk.namaProduk} dari order ${idSo}?`,
    text: ({ idSo }) => `${PASTIKAN}\nBila tidak ada barang lain, order ${idSo} ikut dibatalkan.`,
    busy: "Mengcancel…",
    fallback: "Gagal mengcancel order",
    settled: list.retry,
  });
  const actions: RowAction<PesanLangsung>[] = [
    { kind: "detail", call: "everyone", boleh: "always", run: detail.open },
    {
      kind: "selesai",
      label: "Update Mesin Selesai",
      call: pesanLangsung.updatePl,
      boleh: (row) => row.aksi.selesai,
      run: selesai.open,
    },
    { kind: "batal", call: pesanLangsung.cancelPl, boleh: (row) => row.aksi.cancel, run: cancel },
  ];
  const { tglAwal, tglAkhir } = list.filters;
  return (
    <>
      <ListPage
        title="Pesan Langsung"
        columns={columns}
        list={list}
        rowKey={(row) => row.idOrderan}
        rowName={(row) => `${row.produk.namaProduk} ${row.idSo}`}
        rowTone={(row) => (row.qty === row.qtySelesai ? undefined : "red")}
        search="Kode Order/Instansi/Customer/Mesin"
        filters={
          <>
            <SelectFilter list={list} name="statusProduk" label="Status produksi" options={STATUS} all="All" />
            <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
          </>
        }
        toolbar={
          <ExportButton
            call={pesanLangsung.exportPl}
            input={{ tglAwal, tglAkhir }}
            label="Export PL"
            fallback="Gagal download data pesan langsung"
            masalah={list.held}
          />
        }
        actions={actions}
        empty={{
          title: "Belum ada pesan langsung",
          text: "Mesin yang dipesan langsung dari layar Produk Card muncul di sini.",
        }}
      />
      <PesanLangsungDetail dialog={detail} />
      <MesinSelesai dialog={selesai} />
    </>
  );
}
