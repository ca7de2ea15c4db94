import { Button, Group } from "@mantine/core";
import { IconScan } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { nomorDariKode, problemOfNomor } from "#areas/penjualan/seri/isiSeri.ts";
import { showing } from "#kernel/showing.ts";
import { useMay } from "#web/api/session.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { type Addressed, useAddress } from "#web/ui/dialog/useAddress.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { BOARD_VIEWS, useBoardView } from "#web/ui/list/boardView.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { ViewSwitch } from "#web/ui/list/ViewSwitch.tsx";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { later } from "#web/ui/page/later.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { aturan } from "../../aturan/contract.ts";
import { kunjungan } from "../../kunjungan/contract.ts";
import { type Keluhan, keluhan, SARING_KELUHAN } from "../contract.ts";
import { isiKeluhan } from "../isiKeluhan.ts";
import { DAFTAR_KELUHAN } from "./daftar.ts";
import { STATUS, TANGGUNGAN } from "./status.ts";

const PapanKeluhan = later(() => import("./PapanKeluhan.tsx").then((file) => file.PapanKeluhan), 480);
const KeluhanDetail = onOpening(() => import("./KeluhanDetail.tsx").then((file) => file.KeluhanDetail));
const KeluhanForm = onOpening(() => import("./KeluhanForm.tsx").then((file) => file.KeluhanForm));
const PindaiUnit = onOpening(() => import("#web/ui/scan/ScanDialog.tsx").then((file) => file.ScanDialog<string>));
const MesinDetail = onOpening(() => import("../../mesin/web/MesinDetail.tsx").then((file) => file.MesinDetail));
const GaransiForm = onOpening(() => import("../../aturan/web/GaransiForm.tsx").then((file) => file.GaransiForm));
const RencanaForm = onOpening(() => import("../../kunjungan/web/RencanaForm.tsx").then((file) => file.RencanaForm));

const COLUMNS: readonly Column<Keluhan>[] = showing(
  isiKeluhan,
  {
    others: [
      "pelapor",
      "noTelp",
      "dikirim",
      "alasanGaransi",
      "catatanSelesai",
      "dibatalkan",
      "alasanBatal",
      "dikerjakan",
    ],
  },
  [
    recordColumn(isiKeluhan, "idKeluhan", {
      card: "title",
      wrap: 400,
      cell: (row: Keluhan) => (
        <TwoLines below={row.customer}>
          <KeepTogether>{row.idKeluhan}</KeepTogether>
        </TwoLines>
      ),
    }),
    recordColumn(isiKeluhan, "tglKeluhan", { card: "third" }),
    recordColumn(isiKeluhan, "status", {
      card: "aside",
      cell: (row: Keluhan) => <StatusBadge map={STATUS} state={row.status} />,
    }),
    recordColumn(isiKeluhan, "namaProduk", {
      card: "second",
      wrap: 260,
      cell: (row: Keluhan) => <TwoLines below={row.nomor}>{row.namaProduk ?? "Mesin tidak disebut"}</TwoLines>,
    }),
    recordColumn(isiKeluhan, "keluhan", { card: "second", wrap: 360 }),
    recordColumn(isiKeluhan, "tanggungan", {
      card: "third",
      cell: (row: Keluhan) => <StatusBadge map={TANGGUNGAN} state={row.tanggungan} />,
    }),
    recordColumn(isiKeluhan, "rencana", {
      card: "third",
      cell: (row: Keluhan) => row.rencana && <Rencana row={row} />,
    }),
    recordColumn(isiKeluhan, "selesai"),
    recordColumn(isiKeluhan, "garansiSampai"),
    recordColumn(isiKeluhan, "idSo"),
    recordColumn(isiKeluhan, "nomor"),
    recordColumn(isiKeluhan, "customer"),
    { id: "user", header: "Dicatat Oleh", cell: (row) => row.user.namaLengkap },
  ],
);
const columns = columnsOf(COLUMNS, [
  ["tglKeluhan", "status"],
  ["tanggungan", "rencana"],
  ["selesai", "garansiSampai"],
  ["idSo", "nomor"],
  ["customer", "user"],
]);

const Rencana = ({ row }: { row: Keluhan }) => (
  <TwoLines below={row.teknisi.join(", ")}>
    <Tanggal value={row.rencana} />
  </TwoLines>
);

const idOf = ({ idKeluhan }: Keluhan) => idKeluhan;
/** The form without a unit has this key; with one the number itself. */
const TANPA_UNIT = "1";
const NAMA_SARING: Readonly<Record<(typeof SARING_KELUHAN)[number], string>> = {
  terbuka: "Belum selesai",
  ...(Object.fromEntries(Object.entries(STATUS).map(([status, { label }]) => [status, label])) as Record<
    Keluhan["status"],
    string
  >),
};

/** Complaints about machines that are with their customers. */
export function KeluhanPage() {
  const { view, show, showList } = useBoardView();
  const list = useList(DAFTAR_KELUHAN.call, { ...startsOf(DAFTAR_KELUHAN), enabled: view === "daftar" });
  const detail = useAddress();
  const catat = useFormAddress<string>("baru", {
    call: keluhan.addKeluhan,
    key: (nomor) => nomor || TANPA_UNIT,
    load: async (key) => (key === TANPA_UNIT ? "" : key),
  });
  const unit = useAddress("mesin");
  const rencana = useDialog<Pick<Keluhan, "idKeluhan">>();
  const actions: RowAction<Keluhan>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, idOf) },
    {
      kind: "tambah",
      label: "Jadwalkan kunjungan",
      call: kunjungan.addKunjungan,
      boleh: (row) => row.aksi.jadwalkan,
      run: rencana.open,
    },
  ];
  const alat = (
    <>
      <MasaGaransi />
      <Pindai catat={catat} />
      <AddButton call={keluhan.addKeluhan} label="Catat Keluhan" onClick={() => catat.open("")} />
    </>
  );
  return (
    <>
      <Group justify="space-between" mb="sm">
        <ViewSwitch views={BOARD_VIEWS} view={view} show={show} />
        {view === "papan" && <Group gap="xs">{alat}</Group>}
      </Group>
      {view === "papan" ? (
        <PapanKeluhan actions={actions} more={(kolom) => showList(kolom, "status")} />
      ) : (
        <ListPage
          title="Servis"
          columns={columns}
          list={list}
          rowKey={idOf}
          rowName={idOf}
          search="Kode/Nomor Seri/Order/Customer"
          filters={<Saringan list={list} />}
          toolbar={alat}
          actions={actions}
          empty={{ title: "Tidak ada keluhan", text: "Pindai label mesinnya, atau tekan Catat Keluhan." }}
        />
      )}
      <KeluhanDetail dialog={detail} />
      <KeluhanForm dialog={catat} />
      <RencanaForm dialog={rencana} />
      <MesinDetail dialog={unit} />
    </>
  );
}

/** The camera: the form of the unit's complaint follows by itself. */
function Pindai({ catat }: { catat: Addressed<string> }) {
  const dialog = useDialog<string>();
  const may = useMay(keluhan.addKeluhan);
  if (!may) return null;
  const ambil = (kode: string) => {
    const nomor = nomorDariKode(kode);
    const masalah = problemOfNomor(nomor);
    if (masalah !== null) return { good: false, said: masalah };
    dialog.close();
    catat.open(nomor);
    return { good: true, said: nomor };
  };
  return (
    <>
      <Button variant="default" leftSection={<IconScan size={16} aria-hidden />} onClick={() => dialog.open("")}>
        Pindai
      </Button>
      <PindaiUnit
        dialog={dialog}
        title={() => "Pindai label mesin"}
        progress={() => "Kode QR atau nomor seri di label mesin"}
        full={() => false}
        take={ambil}
        label="Nomor seri"
      />
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
      options={SARING_KELUHAN.map((value) => ({ value, label: NAMA_SARING[value] }))}
    />
    <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
  </>
);

/** How long guarantees last, for those who decide it. */
function MasaGaransi() {
  const dialog = useDialog<true>();
  if (!useMay(aturan.setAturanServis)) return null;
  return (
    <>
      <Button variant="default" onClick={() => dialog.open(true)}>
        Masa Garansi
      </Button>
      <GaransiForm dialog={dialog} />
    </>
  );
}
