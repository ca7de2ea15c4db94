import { send } from "#web/api/client.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { StatusPermintaan } from "#web/documents/StatusPermintaan.tsx";
import { useTarik } from "#web/documents/useTarik.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { type Koreksi, koreksi } from "../contract.ts";
import { isiKoreksi, JENIS_KOREKSI, namaKoreksi, STATUS_KOREKSI } from "../isiKoreksi.ts";
import { DAFTAR_KOREKSI } from "./daftar.ts";

const KoreksiDetail = onOpening(() => import("./KoreksiDetail.tsx").then((file) => file.KoreksiDetail));
const KoreksiApprove = onOpening(() => import("./KoreksiApprove.tsx").then((file) => file.KoreksiApprove));

const COLUMNS: readonly Column<Koreksi>[] = [
  recordColumn(isiKoreksi, "customerInstansi", { card: "title", wrap: 320 }),
  recordColumn(isiKoreksi, "idKoreksi", { card: "second" }),
  recordColumn(isiKoreksi, "jenis"),
  recordColumn(isiKoreksi, "idSo", { cell: (row) => <DocumentLink kind="order" kunci={row.idSo} /> }),
  recordColumn(isiKoreksi, "status", {
    card: "aside",
    cell: (row) => <StatusPermintaan status={row.status} ditarik={row.ditarik} />,
  }),
  recordColumn(isiKoreksi, "nominal", { card: "third" }),
  recordColumn(isiKoreksi, "alasan", { wrap: 240 }),
  recordColumn(isiKoreksi, "tglPengajuan", { sort: "tglPengajuan", card: "third" }),
  recordColumn(isiKoreksi, "userPengajuan"),
];
const columns = columnsOf(COLUMNS, [
  ["idKoreksi", "jenis"],
  ["tglPengajuan", "userPengajuan"],
]);

const useDaftar = () => useList(DAFTAR_KOREKSI.call, startsOf(DAFTAR_KOREKSI));

/** All corrections: what was asked for, how it stands, and its decision. */
export function KoreksiPage() {
  const list = useDaftar();
  const detail = useAddress();
  const satu = {
    key: ({ idKoreksi }: Koreksi) => idKoreksi,
    load: async (idKoreksi: string) => (await send(koreksi.getDetailKoreksi, { idKoreksi })).data,
  };
  const putus = useFormAddress<Koreksi>("putus", {
    ...satu,
    call: koreksi.putuskanKoreksi,
    boleh: ({ aksi }) => aksi.putuskan,
  });
  const tarik = useTarik({
    call: koreksi.tarikKoreksi,
    input: ({ idKoreksi }: Koreksi) => ({ idKoreksi }),
    sebut: ({ idKoreksi, jenis }: Koreksi) => `${namaKoreksi(jenis).toLowerCase()} ${idKoreksi}`,
  });
  const actions: RowAction<Koreksi>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, satu.key) },
    {
      kind: "setujui",
      label: "Putuskan",
      call: koreksi.putuskanKoreksi,
      boleh: (row) => row.aksi.putuskan,
      ...opens(putus),
    },
    tarik,
  ];
  return (
    <>
      <ListPage
        title="Koreksi"
        list={list}
        columns={columns}
        rowKey={(row) => row.idKoreksi}
        rowName={(row) => row.idKoreksi}
        search="Kode/Order/Invoice/Customer"
        filters={<Penyaring list={list} />}
        actions={actions}
        empty={{
          title: "Belum ada koreksi",
          text: "Koreksi diminta dari order, invoice, retur atau piutangnya.",
        }}
      />
      <KoreksiDetail dialog={detail} />
      <KoreksiApprove dialog={putus} detail={detail} />
    </>
  );
}

function Penyaring({ list }: { list: ReturnType<typeof useDaftar> }) {
  return (
    <>
      <SelectFilter
        list={list}
        name="jenis"
        label="Jenis"
        all="Semua jenis"
        options={JENIS_KOREKSI.map((value) => ({ value, label: namaKoreksi(value) }))}
      />
      <SelectFilter
        list={list}
        name="status"
        label="Status"
        all="Semua status"
        options={STATUS_KOREKSI.map((value) => ({ value, label: value }))}
      />
      <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
    </>
  );
}
