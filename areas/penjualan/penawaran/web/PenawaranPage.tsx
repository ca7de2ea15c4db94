import { Button, Group } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { produk } from "#areas/produk/produk/contract.ts";
import { showing } from "#kernel/showing.ts";
import { send } from "#web/api/client.ts";
import { useSession } from "#web/api/session.ts";
import { cetakDokumen } from "#web/documents/cetakDokumen.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { useOpen } from "#web/documents/useFollow.ts";
import { useKirim } from "#web/documents/useKirim.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { type Addressed, useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { printed } from "#web/ui/file/printed.ts";
import { BOARD_VIEWS, useBoardView } from "#web/ui/list/boardView.ts";
import { asChart } from "#web/ui/list/chart.tsx";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { ViewSwitch } from "#web/ui/list/ViewSwitch.tsx";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { later } from "#web/ui/page/later.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { type KolomPenawaran, NAMA_KOLOM_PENAWARAN } from "../../papan.ts";
import { type Penawaran, penawaran } from "../contract.ts";
import { grafikPenawaran } from "../grafikPenawaran.ts";
import { isiRevisi, pokokPenawaran } from "../isiPenawaran.ts";
import { ALASAN_KALAH, kodeRevisi, STATUS_PENAWARAN } from "../label.ts";
import { DAFTAR_PENAWARAN } from "./daftar.ts";
import type { Awal } from "./isianForm.ts";
import { STATUS } from "./status.ts";

const PapanPenawaran = later(() => import("./PapanPenawaran.tsx").then((file) => file.PapanPenawaran), 480);
const PenawaranDetail = onOpening(() => import("./PenawaranDetail.tsx").then((file) => file.PenawaranDetail));
const PenawaranForm = onOpening(() => import("./PenawaranForm.tsx").then((file) => file.PenawaranForm));
const UbahForm = onOpening(() => import("./PenawaranForm.tsx").then((file) => file.UbahPenawaranForm));
const KalahForm = onOpening(() => import("./KalahForm.tsx").then((file) => file.KalahForm));
const TindakLanjutForm = onOpening(() => import("./TindakLanjutForm.tsx").then((file) => file.TindakLanjutForm));
const KirimPenawaran = onOpening(() => import("./KirimPenawaran.tsx").then((file) => file.KirimPenawaran));

const COLUMNS: readonly Column<Penawaran>[] = showing(
  { ...pokokPenawaran, ...isiRevisi },
  {
    others: [
      ...(["revisi", "catatanInternal", "alasanKalah", "keteranganKalah", "namaCustomer", "alamatCustomer"] as const),
      ...(["noTelp", "email", "catatan", "ppnDiAtas", "dikirim", "disetujui"] as const),
      ...(["disetujuiNama", "disetujuiSidik"] as const),
    ],
  },
  [
    recordColumn(isiRevisi, "customerInstansi", {
      card: "title",
      wrap: 320,
      cell: (row: Penawaran) => <TwoLines below={row.namaCustomer}>{row.customerInstansi}</TwoLines>,
    }),
    recordColumn(pokokPenawaran, "idPenawaran", {
      card: "second",
      cell: (row: Penawaran) => kodeRevisi(row.idPenawaran, row.revisi),
    }),
    recordColumn(pokokPenawaran, "tglPenawaran"),
    { id: "status", header: "Status", card: "aside", cell: (row) => <StatusBadge map={STATUS} state={row.status} /> },
    recordColumn(isiRevisi, "total", { card: "third" }),
    recordColumn(isiRevisi, "berlakuSampai", { card: "third" }),
    recordColumn(pokokPenawaran, "tindakLanjut"),
    { id: "sales", header: "Sales", cell: (row) => row.sales.namaLengkap },
    recordColumn(pokokPenawaran, "idSo", {
      cell: (row: Penawaran) => (row.idSo === null ? "-" : <DocumentLink kind="order" kunci={row.idSo} />),
    }),
  ],
);
const columns = columnsOf(COLUMNS, [
  ["idPenawaran", "tglPenawaran"],
  ["berlakuSampai", "tindakLanjut"],
  ["sales", "idSo"],
]);

const SEKALIGUS: readonly ManyAction<Penawaran>[] = [
  exportsMany({
    call: penawaran.exportPenawaran,
    input: (rows: readonly Penawaran[]) => ({ idPenawaran: rows.map(({ idPenawaran }) => idPenawaran) }),
  }),
];

const BARU = "/admin/penawaran?baru=1";
const nomor = ({ idPenawaran }: Penawaran): string => idPenawaran;
const muat = async (idPenawaran: string) => (await send(penawaran.getDetailPenawaran, { idPenawaran })).data;

/** What a new quotation begins with: nothing, the cart, or what another one offers at the prices of today. */
async function awal(kunci: string, idUser: number): Promise<Awal> {
  const { KERANJANG, awalKeranjang, awalKosong, awalSalinan } = await import("./isianForm.ts");
  if (kunci === "1") return awalKosong();
  if (kunci === KERANJANG) return awalKeranjang(idUser);
  const row = await muat(kunci);
  const idProduk = (row.revisiSemua[0]?.baris ?? []).map((line) => line.idProduk);
  const { data } = await send(produk.getProdukDipilih, { idProduk });
  const dijual = data.filter(({ softDelete }) => !softDelete);
  return awalSalinan(row, new Map(dijual.map((satu) => [satu.idProduk, satu.hargaProduk])));
}

/** The forms, each with an address; they load what they change. */
function useFormulir() {
  const { idUser } = useSession();
  const baru = useFormAddress<Awal>("baru", {
    call: penawaran.addPenawaran,
    key: ({ kunci }) => kunci,
    load: (kunci) => awal(kunci, idUser),
  });
  const satu = { key: nomor, load: muat };
  const ubah = useFormAddress("ubah", { ...satu, call: penawaran.editPenawaran, boleh: ({ aksi }) => aksi.ubah });
  const kalah = useFormAddress("kalah", { ...satu, call: penawaran.kalahPenawaran, boleh: ({ aksi }) => aksi.kalah });
  const tindak = useFormAddress("tindak", {
    ...satu,
    call: penawaran.tindakLanjutPenawaran,
    boleh: ({ aksi }) => aksi.ubah,
  });
  return { baru, ubah, kalah, tindak };
}

const useDaftar = (enabled: boolean) => useList(DAFTAR_PENAWARAN.call, { ...startsOf(DAFTAR_PENAWARAN), enabled });

const aksiPenawaran = (detail: Addressed<string>, kirim: Addressed<string>): RowAction<Penawaran>[] => [
  { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, nomor) },
  ...cetakDokumen<Penawaran>(
    { call: penawaran.cetakPenawaran },
    ({ idPenawaran }, bahasa) =>
      void printed(send(penawaran.cetakPenawaran, { idPenawaran, ...bahasa }), "Gagal mencetak penawaran"),
  ),
  {
    kind: "email",
    call: penawaran.kirimEmailPenawaran,
    boleh: (row) => row.aksi.kirimEmail,
    ...opens(kirim, nomor),
  },
];

/** All quotations: what was offered, until when, and what became of it. */
export function PenawaranPage() {
  const { view, show, showList } = useBoardView();
  const list = useDaftar(view === "daftar");
  const detail = useAddress();
  const open = useOpen();
  const { baru, ubah, kalah, tindak } = useFormulir();
  const kirim = useKirim(penawaran.kirimEmailPenawaran, (idPenawaran) =>
    send(penawaran.getDrafPenawaran, { idPenawaran }),
  );
  const baruButton = <AddButton call={penawaran.addPenawaran} label="Buat penawaran" onClick={() => open(BARU)} />;
  const actions = aksiPenawaran(detail, kirim.opener);
  return (
    <>
      <Group justify="space-between" mb="sm">
        <ViewSwitch views={BOARD_VIEWS} view={view} show={show} />
        {view === "papan" && baruButton}
      </Group>
      {view === "papan" ? (
        <PapanPenawaran actions={actions} more={showList} />
      ) : (
        <ListPage
          title="Penawaran"
          list={list}
          columns={columns}
          rowKey={nomor}
          rowName={nomor}
          sums={{ of: ["total"] }}
          search="Kode/Instansi/Customer/No Telp"
          filters={<Saringan list={list} />}
          toolbar={
            <>
              <Ekspor list={list} />
              {baruButton}
            </>
          }
          many={SEKALIGUS}
          chart={asChart(grafikPenawaran)}
          actions={actions}
          empty={{
            title: "Belum ada penawaran",
            text: "Tekan Buat penawaran, atau isi keranjang di Produk Card lalu tekan Jadikan penawaran.",
          }}
        />
      )}
      <PenawaranDetail dialog={detail} />
      <PenawaranForm dialog={baru} detail={detail} />
      <UbahForm dialog={ubah} detail={detail} />
      <KalahForm dialog={kalah} />
      <TindakLanjutForm dialog={tindak} />
      <KirimPenawaran dialog={kirim.dialog} />
    </>
  );
}

function Saringan({ list }: { list: ReturnType<typeof useDaftar> }) {
  const { bagian, idSales, idProduk } = list.filters;
  return (
    <>
      {bagian !== "" && (
        <Button
          variant="default"
          rightSection={<IconX size={14} aria-hidden />}
          onClick={() => list.setFilters({ bagian: "" })}
        >
          {NAMA_KOLOM_PENAWARAN[bagian as KolomPenawaran]} saja
        </Button>
      )}
      {(idSales !== "" || idProduk !== "") && (
        <Button
          variant="default"
          rightSection={<IconX size={14} aria-hidden />}
          onClick={() => list.setFilters({ idSales: "", idProduk: "" })}
        >
          {idSales === "" ? "Satu produk saja" : "Satu Sales saja"}
        </Button>
      )}
      <SelectFilter
        list={list}
        name="status"
        label="Status"
        all="Semua status"
        options={STATUS_PENAWARAN.map((value) => ({ value, label: STATUS[value].label }))}
      />
      <SelectFilter
        list={list}
        name="alasan"
        label="Alasan kalah"
        all="Semua alasan"
        options={ALASAN_KALAH.map((value) => ({ value, label: value }))}
      />
      <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
    </>
  );
}

const Ekspor = ({ list }: { list: ReturnType<typeof useDaftar> }) => (
  <ExportButton
    call={penawaran.exportPenawaran}
    input={list.searched}
    label="Export Penawaran"
    fallback="Gagal download data penawaran"
    masalah={list.held}
  />
);
