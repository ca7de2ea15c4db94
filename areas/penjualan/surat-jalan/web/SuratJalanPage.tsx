import { Box } from "@mantine/core";
import { tanggal } from "#kernel/format.ts";
import { send } from "#web/api/client.ts";
import { cetakDokumen } from "#web/documents/cetakDokumen.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { type Addressed, useAddress } from "#web/ui/dialog/useAddress.ts";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { printed } from "#web/ui/file/printed.ts";
import { BOARD_VIEWS, useBoardView } from "#web/ui/list/boardView.ts";
import { asChart } from "#web/ui/list/chart.tsx";
import { startsOf } from "#web/ui/list/daftar.ts";
import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction, printsMany } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { ViewSwitch } from "#web/ui/list/ViewSwitch.tsx";
import { later } from "#web/ui/page/later.tsx";
import { DetailPenjualan } from "../../invoice/web/DetailPenjualan.tsx";
import { KOLOM_SJ, NAMA_KOLOM_SJ } from "../../papan.ts";
import { retur } from "../../retur/contract.ts";
import { grafikSj, type OrderSuratJalan, suratJalan } from "../contract.ts";
import { BARIS, SuratDiDaftar } from "./columns.tsx";
import { DAFTAR_SURAT_JALAN } from "./daftar.ts";
import { kodeSurat, loadSurat, type SuratDibuka, suratMenunggu, suratTerbaru } from "./suratDibuka.ts";

const PapanSj = later(() => import("./PapanSj.tsx").then((file) => file.PapanSj), 480);
const ReturForm = onOpening(() => import("../../retur/web/ReturForm.tsx").then((file) => file.ReturForm));
const PilihSurat = onOpening(() => import("./PilihSurat.tsx").then((file) => file.PilihSurat));
const SuratJalanEdit = onOpening(() => import("./SuratJalanEdit.tsx").then((file) => file.SuratJalanEdit));
const SuratJalanHapus = onOpening(() => import("./SuratJalanHapus.tsx").then((file) => file.SuratJalanHapus));
const SuratJalanMuat = onOpening(() => import("./SuratJalanMuat.tsx").then((file) => file.SuratJalanMuat));
const SuratJalanTambah = onOpening(() => import("./SuratJalanTambah.tsx").then((file) => file.SuratJalanTambah));

const cetak = ({ order: { idSo }, note }: SuratDibuka, bahasa: { dwibahasa?: true } = {}) =>
  void printed(send(suratJalan.cetakSjPdf, { idSo, idSj: note?.idSuratJalan, ...bahasa }), "Gagal menambahkan Produk");

/** This screen writes days with slashes. */
const garisMiring = (day: string): string => tanggal(day).replaceAll("-", "/");

const BAGIAN = KOLOM_SJ.map((kolom) => ({ value: kolom, label: NAMA_KOLOM_SJ[kolom] }));

const SATU = {
  key: ({ idSo }: OrderSuratJalan) => idSo,
  load: async (idSo: string) => (await send(suratJalan.getDetailOrderSj, { idSo })).data,
};
const RETUR = { ...SATU, call: retur.addRetur, boleh: ({ aksi }: OrderSuratJalan) => aksi.retur };
const TAMBAH = {
  ...SATU,
  call: suratJalan.addSuratJalan,
  boleh: ({ aksi }: OrderSuratJalan) => aksi.tambah,
};
const EDIT = {
  key: kodeSurat,
  load: loadSurat,
  call: suratJalan.updateStatusSj,
  boleh: ({ order }: SuratDibuka) => order.aksi.edit,
};

const MUAT = { ...EDIT, boleh: ({ order }: SuratDibuka) => order.aksi.muat };
type Dialogs = {
  tambah: Addressed<OrderSuratJalan>;
  detail: Addressed<string>;
  edit: Addressed<SuratDibuka>;
  muat: Addressed<SuratDibuka>;
  pilih: Dialog<OrderSuratJalan>;
  kembali: Addressed<OrderSuratJalan>;
  hapus: Dialog<OrderSuratJalan>;
};

const aksiSurat = ({ detail, tambah, edit, muat, pilih, kembali, hapus }: Dialogs): RowAction<OrderSuratJalan>[] => [
  { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, (row: OrderSuratJalan) => row.idSo) },
  {
    kind: "tambah",
    label: "Surat Jalan",
    call: suratJalan.addSuratJalan,
    boleh: (row) => row.aksi.tambah,
    asked: (row) => row.aksi.tambah.boleh,
    ...opens(tambah),
    onCard: true,
    takesPhoto: true,
  },
  {
    kind: "edit",
    label: "Edit Status Surat Jalan",
    call: suratJalan.updateStatusSj,
    boleh: (row) => row.aksi.edit,
    asked: ({ aksi }) => aksi.edit.boleh && !aksi.tambah.boleh && !aksi.muat.boleh,
    ...opens(edit, suratTerbaru),
    takesPhoto: true,
  },
  {
    kind: "muat",
    call: suratJalan.updateStatusSj,
    boleh: (row) => row.aksi.muat,
    asked: (row) => row.aksi.muat.boleh,
    ...opens(muat, suratTerbaru),
    run: (row) => (suratMenunggu(row).length > 1 ? pilih.open(row) : muat.open(suratTerbaru(row))),
  },
  {
    kind: "balik",
    label: "Retur",
    call: RETUR.call,
    boleh: (row) => row.aksi.retur,
    asked: () => false,
    ...opens(kembali),
  },
  {
    kind: "hapus",
    label: "Hapus surat jalan",
    call: suratJalan.hapusSuratJalan,
    boleh: (row) => row.aksi.hapus,
    run: hapus.open,
  },
  ...cetakDokumen<OrderSuratJalan>({ call: suratJalan.cetakSjPdf, boleh: (row) => row.aksi.cetak }, (row, bahasa) =>
    cetak(suratTerbaru(row), bahasa),
  ),
];

const kode = (rows: readonly OrderSuratJalan[]) => ({ idSo: rows.map(({ idSo }) => idSo) });
const SEKALIGUS: readonly ManyAction<OrderSuratJalan>[] = [
  printsMany({ call: suratJalan.cetakSjBanyak, input: kode, boleh: ({ aksi }) => aksi.cetak }),
  exportsMany({ call: suratJalan.exportSj, input: kode, boleh: ({ aksi }) => aksi.cetak }),
];

/** Orders that can have a delivery note, with their notes. */
export function SuratJalanPage() {
  const { view, show, showList } = useBoardView();
  const list = useList(DAFTAR_SURAT_JALAN.call, { ...startsOf(DAFTAR_SURAT_JALAN), enabled: view === "daftar" });
  const detail = useAddress();
  const tambah = useFormAddress("baru", TAMBAH);
  const edit = useFormAddress("ubah", EDIT);
  const muat = useFormAddress("muat", MUAT);
  const pilih = useDialog<OrderSuratJalan>();
  const kembali = useFormAddress("retur", RETUR);
  const hapus = useDialog<OrderSuratJalan>();
  const actions = aksiSurat({ detail, tambah, edit, muat, pilih, kembali, hapus });
  return (
    <SuratDiDaftar value={{ tambah: tambah.open, edit }}>
      <Box mb="sm">
        <ViewSwitch views={BOARD_VIEWS} view={view} show={show} />
      </Box>
      {view === "papan" ? (
        <PapanSj actions={actions} more={showList} />
      ) : (
        <ListPage
          {...BARIS}
          list={list}
          filters={
            <>
              <SelectFilter list={list} name="bagian" label="Pengiriman" options={BAGIAN} all="Semua pengiriman" />
              <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" format={garisMiring} />
            </>
          }
          toolbar={
            <ExportButton
              call={suratJalan.exportSj}
              input={{ ...list.searched, daftar: true }}
              label="Export Surat Jalan"
              fallback="Gagal download data surat jalan"
              masalah={list.held}
            />
          }
          actions={actions}
          many={SEKALIGUS}
          chart={asChart(grafikSj)}
          empty={{
            title: "Belum ada order yang dapat dikirim",
            text: "Order muncul di sini setelah salah satu invoice-nya disetujui dan barangnya siap.",
          }}
        />
      )}
      <DetailPenjualan dialog={detail} />
      <SuratJalanTambah dialog={tambah} />
      <SuratJalanEdit dialog={edit} />
      <PilihSurat dialog={pilih} onPilih={muat.open} />
      <SuratJalanMuat dialog={muat} />
      <ReturForm dialog={kembali} />
      <SuratJalanHapus dialog={hapus} />
    </SuratDiDaftar>
  );
}
