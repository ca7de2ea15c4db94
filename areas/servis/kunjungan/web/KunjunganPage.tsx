import type { ComponentProps } from "react";
import { showing } from "#kernel/showing.ts";
import { useCall } from "#web/api/hooks.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { type BahanKunjungan, type Kunjungan, kunjungan } from "../contract.ts";
import { isiKunjungan, STATUS_KUNJUNGAN } from "../isiKunjungan.ts";
import { DAFTAR_KUNJUNGAN } from "./daftar.ts";
import { sebutPart } from "./KunjunganKeluhan.tsx";
import { KERJA } from "./kerja.ts";
import { STATUS } from "./status.ts";

const KerjaForm = onOpening(() => import("./KerjaForm.tsx").then((file) => file.KerjaForm));
const KunjunganDetail = onOpening(() => import("./KunjunganDetail.tsx").then((file) => file.KunjunganDetail));
const UrungForm = onOpening(() => import("./UrungForm.tsx").then((file) => file.UrungForm));

const COLUMNS: readonly Column<Kunjungan>[] = showing(
  isiKunjungan,
  { others: ["noTelp", "beres", "penerima", "alasanUrung", "tanggungan", "nomor"] },
  [
    recordColumn(isiKunjungan, "idKunjungan", {
      card: "title",
      wrap: 400,
      cell: (row: Kunjungan) => (
        <TwoLines below={row.customer}>
          <KeepTogether>{row.idKunjungan}</KeepTogether>
        </TwoLines>
      ),
    }),
    recordColumn(isiKunjungan, "rencana", { card: "third" }),
    recordColumn(isiKunjungan, "status", {
      card: "aside",
      cell: (row: Kunjungan) => <StatusBadge map={STATUS} state={row.status} />,
    }),
    recordColumn(isiKunjungan, "teknisi", { card: "third" }),
    recordColumn(isiKunjungan, "namaProduk", {
      card: "second",
      wrap: 260,
      cell: (row: Kunjungan) => <TwoLines below={row.nomor}>{row.namaProduk ?? "Mesin tidak disebut"}</TwoLines>,
    }),
    recordColumn(isiKunjungan, "keluhan", { card: "second", wrap: 320 }),
    recordColumn(isiKunjungan, "pekerjaan", { wrap: 320 }),
    { id: "part", header: "Part", cell: sebutPart },
    recordColumn(isiKunjungan, "tglKerja"),
    recordColumn(isiKunjungan, "idKeluhan", {
      cell: (row: Kunjungan) => <DocumentLink kind="keluhan" kunci={row.idKeluhan} />,
    }),
    recordColumn(isiKunjungan, "jam"),
    recordColumn(isiKunjungan, "nilai"),
    recordColumn(isiKunjungan, "upah"),
    recordColumn(isiKunjungan, "customer"),
  ],
);
const columns = columnsOf(COLUMNS, [
  ["rencana", "status"],
  ["keluhan", "pekerjaan"],
  ["tglKerja", "idKeluhan"],
  ["nilai", "upah"],
]);

const idOf = ({ idKunjungan }: Kunjungan) => idKunjungan;

/** Visits: planned ones by their day, so that a technician sees where to go next. */
export function KunjunganPage() {
  const list = useList(DAFTAR_KUNJUNGAN.call, startsOf(DAFTAR_KUNJUNGAN));
  // Asked for here, so that the phone has parts and names when there is no network.
  const { data: bahan } = useCall(kunjungan.getBahanKunjungan, {});
  const detail = useAddress();
  const kerja = useFormAddress<Kunjungan>("kerja", KERJA);
  const urung = useDialog<Kunjungan>();
  const actions: RowAction<Kunjungan>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, idOf) },
    {
      ...{ kind: "selesai", label: "Catat", call: KERJA.call, boleh: KERJA.boleh },
      ...opens(kerja),
    },
    {
      kind: "batal",
      label: "Urungkan",
      call: kunjungan.urungkanKunjungan,
      boleh: (row) => row.aksi.urungkan,
      run: urung.open,
    },
  ];
  return (
    <>
      <ListPage
        title="Kunjungan"
        columns={columns}
        list={list}
        rowKey={idOf}
        rowName={idOf}
        search={null}
        filters={<Saringan list={list} teknisi={bahan?.data.teknisi ?? []} />}
        actions={actions}
        empty={{ title: "Tidak ada kunjungan", text: "Jadwalkan kunjungan dari sebuah keluhan di Servis." }}
      />
      <KunjunganDetail dialog={detail} />
      <KerjaForm dialog={kerja} />
      <UrungForm dialog={urung} />
    </>
  );
}

type SaringanProps = {
  list: ComponentProps<typeof SelectFilter<"status" | "idTeknisi">>["list"];
  teknisi: BahanKunjungan["teknisi"];
};

const Saringan = ({ list, teknisi }: SaringanProps) => (
  <>
    <SelectFilter
      list={list}
      name="status"
      label="Status"
      all="Semua status"
      options={STATUS_KUNJUNGAN.map((value) => ({ value, label: STATUS[value].label }))}
    />
    <SelectFilter
      list={list}
      name="idTeknisi"
      label="Teknisi"
      all="Semua teknisi"
      searchable
      options={teknisi.map(({ idUser, namaLengkap }) => ({ value: String(idUser), label: namaLengkap }))}
    />
  </>
);
