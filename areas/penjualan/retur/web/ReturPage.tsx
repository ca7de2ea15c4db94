import type { ComponentProps } from "react";
import { showing } from "#kernel/showing.ts";
import { send } from "#web/api/client.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { useOpen } from "#web/documents/useFollow.ts";
import { useKirim } from "#web/documents/useKirim.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { asChart } from "#web/ui/list/chart.tsx";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { grafikRetur, type Retur, retur, STATUS_RETUR } from "../contract.ts";
import { isiRetur } from "../isiRetur.ts";
import { ReturSingkat } from "./BarangRetur.tsx";
import { DAFTAR_RETUR } from "./daftar.ts";
import { STATUS, statusRetur } from "./status.ts";

const KirimRetur = onOpening(() => import("./KirimRetur.tsx").then((file) => file.KirimRetur));
const ReturDetail = onOpening(() => import("./ReturDetail.tsx").then((file) => file.ReturDetail));
const ReturPutus = onOpening(() => import("./ReturPutus.tsx").then((file) => file.ReturPutus));

const COLUMNS: readonly Column<Retur>[] = showing(
  isiRetur,
  { others: ["lanjut", "tglPutus", "catatan", "customerInstansi", "namaCustomer"] },
  [
    recordColumn(isiRetur, "idRetur", {
      card: "title",
      wrap: 400,
      cell: (row: Retur) => (
        <TwoLines below={row.customerInstansi}>
          <KeepTogether>{row.idRetur}</KeepTogether>
        </TwoLines>
      ),
    }),
    recordColumn(isiRetur, "tglRetur", { header: "Tanggal", sort: "tglRetur", card: "third" }),
    {
      id: "status",
      header: "Status",
      card: "aside",
      cell: (row) => <StatusBadge map={STATUS} state={statusRetur(row)} />,
    },
    {
      id: "barang",
      card: "second",
      header: "Barang",
      cell: (row) => <ReturSingkat idRetur={row.idRetur} barang={row.barang} />,
    },
    recordColumn(isiRetur, "alasan", { card: "second", wrap: 420 }),
    recordColumn(isiRetur, "nominal", { sort: "nominal", card: "third" }),
    recordColumn(isiRetur, "idSo", { cell: (row) => <DocumentLink kind="order" kunci={row.idSo} /> }),
    recordColumn(isiRetur, "idSuratJalan"),
    { id: "user", header: "Dicatat Oleh", cell: (row) => row.user.namaLengkap },
  ],
);
const columns = columnsOf(COLUMNS, [
  ["tglRetur", "status"],
  ["barang", "alasan"],
  ["idSo", "idSuratJalan"],
]);

const SEKALIGUS: readonly ManyAction<Retur>[] = [
  exportsMany({
    call: retur.exportRetur,
    input: (rows: readonly Retur[]) => ({ idRetur: rows.map(({ idRetur }) => idRetur) }),
  }),
];

const PUTUSKAN = {
  key: ({ idRetur }: Retur) => idRetur,
  load: async (idRetur: string) => (await send(retur.getDetailRetur, { idRetur })).data,
  call: retur.putuskanRetur,
  boleh: ({ aksi }: Retur) => aksi.putuskan,
};

/** Goods that came back, and what was decided about them. They are noted on Surat Jalan. */
export function ReturPage() {
  const open = useOpen();
  const list = useList(DAFTAR_RETUR.call, startsOf(DAFTAR_RETUR));
  const detail = useAddress();
  const putuskan = useFormAddress("ubah", PUTUSKAN);
  const kirim = useKirim(retur.kirimEmailRetur, (idRetur) => send(retur.getDrafEmailRetur, { idRetur }));
  const actions: RowAction<Retur>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, PUTUSKAN.key) },
    { kind: "email", call: retur.kirimEmailRetur, boleh: "always", ...opens(kirim.opener, PUTUSKAN.key) },
    {
      kind: "setujui",
      label: "Putuskan",
      call: retur.putuskanRetur,
      boleh: (row) => row.aksi.putuskan,
      ...opens(putuskan),
    },
  ];
  return (
    <>
      <ListPage
        title="Retur"
        columns={columns}
        list={list}
        rowKey={(row) => row.idRetur}
        rowName={(row) => row.idRetur}
        search="Kode Retur/Surat Jalan/Order/Customer"
        filters={<Saringan list={list} />}
        toolbar={
          <>
            <ExportButton
              call={retur.exportRetur}
              input={list.searched}
              label="Export Retur"
              fallback="Gagal download data retur"
              masalah={list.held}
            />
            <AddButton
              call={retur.addRetur}
              label="Buat Retur"
              onClick={() => open("/admin/suratjalan?bagian=terkirim")}
            />
          </>
        }
        actions={actions}
        many={SEKALIGUS}
        chart={asChart(grafikRetur)}
        empty={{ title: "Belum ada retur", text: "Tekan Retur pada order di Surat Jalan bila barangnya kembali." }}
      />
      <ReturDetail dialog={detail} />
      <ReturPutus dialog={putuskan} detail={detail} />
      <KirimRetur dialog={kirim.dialog} />
    </>
  );
}

type SaringanProps = { list: ComponentProps<typeof SelectFilter<"status" | "tglAwal" | "tglAkhir">>["list"] };

const Saringan = ({ list }: SaringanProps) => (
  <>
    <SelectFilter
      list={list}
      name="status"
      label="Status"
      all="Semua status"
      options={STATUS_RETUR.map((value) => ({ value, label: STATUS[value].label }))}
    />
    <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
  </>
);
