import { ribuan, rupiah } from "#contract/format.ts";
import type { Name } from "#contract/kernel/record.ts";
import { barisPl, mesinPl, pemesanPl } from "#contract/penjualan/isiPesanLangsung.ts";
import { KOLOM_PL, NAMA_KOLOM_PL } from "#contract/penjualan/papan.ts";
import { type PesanLangsung, pesanLangsung } from "#contract/penjualan/pesan-langsung.ts";
import { send } from "../../../api/client.ts";
import { PASTIKAN } from "../../../ui/dialog/dialogs.ts";
import { onOpening } from "../../../ui/dialog/onOpening.tsx";
import { useAddress } from "../../../ui/dialog/useAddress.ts";
import { useConfirmedCall } from "../../../ui/dialog/useConfirmedCall.ts";
import { useFormAddress } from "../../../ui/dialog/useFormAddress.ts";
import { ExportButton } from "../../../ui/file/ExportButton.tsx";
import { ViewSwitch } from "../../../ui/list/Board.tsx";
import { useBoardView } from "../../../ui/list/boardView.ts";
import { type Column, columnsOf } from "../../../ui/list/columns.ts";
import { startsOf } from "../../../ui/list/daftar.ts";
import { DateRangeFilter, SelectFilter } from "../../../ui/list/filters.tsx";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import { exportsMany, type ManyAction } from "../../../ui/list/many.ts";
import { opens, type RowAction } from "../../../ui/list/rowActions.ts";
import { useList } from "../../../ui/list/useList.ts";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";
import { Value } from "../../../ui/record/Value.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { STATUS_PRODUKSI } from "../order/status.ts";
import { DAFTAR_PESAN_LANGSUNG } from "./daftar.ts";
import { PapanPl } from "./PapanPl.tsx";

const MesinSelesai = onOpening(() => import("./MesinSelesai.tsx").then((file) => file.MesinSelesai));
const PesanLangsungDetail = onOpening(() =>
  import("./PesanLangsungDetail.tsx").then((file) => file.PesanLangsungDetail),
);

const STATUS = [
  { value: "Progress", label: STATUS_PRODUKSI.Progress.label },
  { value: "Selesai", label: STATUS_PRODUKSI.Selesai.label },
];

const BAGIAN = KOLOM_PL.map((kolom) => ({ value: kolom, label: NAMA_KOLOM_PL[kolom] }));

/** A column of the machine or the customer, which are records inside the row. */
const mesin = (name: Name<typeof mesinPl>, more: Partial<Column<PesanLangsung>> = {}): Column<PesanLangsung> => ({
  id: name,
  header: mesinPl[name].short,
  cell: ({ produk }) => <Value of={mesinPl[name]} value={produk[name]} />,
  ...more,
});
const pemesan = (name: Name<typeof pemesanPl>, more: Partial<Column<PesanLangsung>>): Column<PesanLangsung> => ({
  id: name,
  header: pemesanPl[name].short,
  cell: ({ order }) => <Value of={pemesanPl[name]} value={order[name]} />,
  ...more,
});

const columns = columnsOf<PesanLangsung>([
  recordColumn(barisPl, "idSo", { card: "title" }),
  mesin("namaProduk", { header: "Mesin", sort: "namaProduk", card: "title", wrap: 320 }),
  mesin("kodeProduk"),
  recordColumn(barisPl, "qty", { card: "third" }),
  recordColumn(barisPl, "qtySelesai", { card: "third" }),
  recordColumn(barisPl, "statusProduk", {
    header: "Status",
    card: "aside",
    cell: (row) => <StatusBadge map={STATUS_PRODUKSI} state={row.statusProduk} />,
  }),
  recordColumn(barisPl, "tglDeadline", { sort: "tglDeadline", card: "third" }),
  pemesan("customerInstansi", { card: "second", wrap: 280 }),
  pemesan("namaCustomer", { header: "Customer", wrap: 240 }),
  recordColumn(barisPl, "tglOrder", { sort: "tglOrder" }),
  recordColumn(barisPl, "tglAwalPengerjaan"),
  recordColumn(barisPl, "tglSelesai"),
  mesin("kapasitas"),
  mesin("tipe"),
]);

const KOSONG = {
  title: "Belum ada pesan langsung",
  text: "Mesin yang dipesan langsung dari layar Produk Card muncul di sini.",
};

/** The dialogs of the page and the row actions that open them. */
function useBukaan(settled: () => void) {
  const detail = useAddress();
  const selesai = useFormAddress<PesanLangsung>("selesai", {
    call: pesanLangsung.updatePl,
    key: ({ idOrderan }) => String(idOrderan),
    load: async (idOrderan) => (await send(pesanLangsung.getDetailOrderanPl, { idOrderan })).data,
    boleh: ({ aksi }) => aksi.selesai,
  });
  const cancel = useConfirmedCall({
    call: pesanLangsung.cancelPl,
    input: ({ idOrderan }: PesanLangsung) => ({ idOrderan }),
    ask: ({ produk, idSo }) => `Apakah anda yakin untuk mengcancel ${produk.namaProduk} dari order ${idSo}?`,
    text: ({ idSo, qty, produk }) =>
      `${ribuan(qty)} unit, ${rupiah(qty * produk.hargaProduk)}.\n${PASTIKAN}\nBila tidak ada barang lain, order ${idSo} ikut dibatalkan.`,
    busy: "Mengcancel…",
    fallback: "Gagal mengcancel order",
    settled,
  });
  const actions: RowAction<PesanLangsung>[] = [
    {
      kind: "detail",
      call: "everyone",
      boleh: "always",
      ...opens(detail, (row: PesanLangsung) => String(row.idOrderan)),
    },
    {
      kind: "selesai",
      label: "Update Mesin Selesai",
      call: pesanLangsung.updatePl,
      boleh: (row) => row.aksi.selesai,
      ...opens(selesai),
    },
    { kind: "batal", call: pesanLangsung.cancelPl, boleh: (row) => row.aksi.cancel, run: cancel },
  ];
  return { detail, selesai, actions };
}

const SEKALIGUS: readonly ManyAction<PesanLangsung>[] = [
  exportsMany({
    call: pesanLangsung.exportPl,
    input: (rows: readonly PesanLangsung[]) => ({ idOrderan: rows.map(({ idOrderan }) => idOrderan) }),
  }),
];

/** The list of lines made to order. */
export function PesanLangsungPage() {
  const { view, show, showList } = useBoardView();
  const list = useList(DAFTAR_PESAN_LANGSUNG.call, { ...startsOf(DAFTAR_PESAN_LANGSUNG), enabled: view === "daftar" });
  const { detail, selesai, actions } = useBukaan(list.retry);
  return (
    <>
      <ViewSwitch view={view} show={show} />
      {view === "papan" ? (
        <PapanPl actions={actions} more={showList} />
      ) : (
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
              <SelectFilter list={list} name="bagian" label="Deadline" options={BAGIAN} all="Semua deadline" />
              <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
            </>
          }
          toolbar={
            <ExportButton
              call={pesanLangsung.exportPl}
              input={list.searched}
              label="Export PL"
              fallback="Gagal download data pesan langsung"
              masalah={list.held}
            />
          }
          actions={actions}
          many={SEKALIGUS}
          empty={KOSONG}
        />
      )}
      <PesanLangsungDetail dialog={detail} />
      <MesinSelesai dialog={selesai} />
    </>
  );
}
