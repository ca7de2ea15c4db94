import { Box } from "@mantine/core";
import { ribuan, rupiah } from "#kernel/format.ts";
import { send } from "#web/api/client.ts";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { BOARD_VIEWS, useBoardView } from "#web/ui/list/boardView.ts";
import { asChart } from "#web/ui/list/chart.tsx";
import { startsOf } from "#web/ui/list/daftar.ts";
import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { ViewSwitch } from "#web/ui/list/ViewSwitch.tsx";
import { later } from "#web/ui/page/later.tsx";
import { STATUS_PRODUKSI } from "../../order/web/status.ts";
import { KOLOM_PL, NAMA_KOLOM_PL } from "../../papan.ts";
import { grafikPl, type PesanLangsung, pesanLangsung } from "../contract.ts";
import { BARIS } from "./columns.tsx";
import { DAFTAR_PESAN_LANGSUNG } from "./daftar.ts";

const PapanPl = later(() => import("./PapanPl.tsx").then((file) => file.PapanPl), 480);
const MesinSelesai = onOpening(() => import("./MesinSelesai.tsx").then((file) => file.MesinSelesai));
const PesanLangsungDetail = onOpening(() =>
  import("./PesanLangsungDetail.tsx").then((file) => file.PesanLangsungDetail),
);

const STATUS = [
  { value: "Progress", label: STATUS_PRODUKSI.Progress.label },
  { value: "Selesai", label: STATUS_PRODUKSI.Selesai.label },
];

const BAGIAN = KOLOM_PL.map((kolom) => ({ value: kolom, label: NAMA_KOLOM_PL[kolom] }));

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
      <Box mb="sm">
        <ViewSwitch views={BOARD_VIEWS} view={view} show={show} />
      </Box>
      {view === "papan" ? (
        <PapanPl actions={actions} more={showList} />
      ) : (
        <ListPage
          {...BARIS}
          list={list}
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
          chart={asChart(grafikPl)}
          empty={KOSONG}
        />
      )}
      <PesanLangsungDetail dialog={detail} />
      <MesinSelesai dialog={selesai} />
    </>
  );
}
