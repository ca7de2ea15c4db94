import { Button } from "@mantine/core";
import type { ComponentProps } from "react";
import { showing } from "#kernel/showing.ts";
import { send } from "#web/api/client.ts";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { useKirim } from "#web/documents/useKirim.ts";
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
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { mesin } from "../../mesin/contract.ts";
import { type Perawatan, perawatan, SARING_PERAWATAN } from "../contract.ts";
import { isiPerawatan, namaTempo } from "../isiPerawatan.ts";
import { sebutJarak } from "../pesan.ts";
import { DAFTAR_PERAWATAN } from "./daftar.ts";
import { TEMPO } from "./status.ts";

const MesinDetail = onOpening(() => import("../../mesin/web/MesinDetail.tsx").then((file) => file.MesinDetail));
const AturanForm = onOpening(() => import("./AturanForm.tsx").then((file) => file.AturanForm));
const JadwalForm = onOpening(() => import("./JadwalForm.tsx").then((file) => file.JadwalForm));
const KirimPengingat = onOpening(() => import("./KirimPengingat.tsx").then((file) => file.KirimPengingat));

const COLUMNS: readonly Column<Perawatan>[] = showing(
  isiPerawatan,
  { others: ["customer", "karenaJam", "bulan", "jam", "jamDasar", "tglBaca", "rencana"] },
  [
    recordColumn(isiPerawatan, "nomor", {
      card: "title",
      wrap: 400,
      cell: (row: Perawatan) => (
        <TwoLines below={row.customer}>
          <KeepTogether>{row.nomor}</KeepTogether>
        </TwoLines>
      ),
    }),
    recordColumn(isiPerawatan, "tempo", {
      card: "third",
      cell: (row: Perawatan) => (
        <TwoLines below={`tiap ${sebutJarak(row)}`}>
          {row.tempo === null ? "Menunggu jam mesin" : <Tanggal value={row.tempo} />}
        </TwoLines>
      ),
    }),
    recordColumn(isiPerawatan, "keadaan", {
      card: "aside",
      cell: (row: Perawatan) => <StatusBadge map={TEMPO} state={row.keadaan} />,
    }),
    recordColumn(isiPerawatan, "namaProduk", { card: "second", wrap: 260 }),
    recordColumn(isiPerawatan, "idKeluhan", {
      card: "third",
      cell: (row: Perawatan) =>
        row.idKeluhan && (
          <TwoLines below={row.rencana && <Tanggal value={row.rencana} />}>
            <DocumentLink kind="keluhan" kunci={row.idKeluhan} />
          </TwoLines>
        ),
    }),
    recordColumn(isiPerawatan, "diingatkan"),
    recordColumn(isiPerawatan, "jamBaca"),
    recordColumn(isiPerawatan, "dasar"),
    recordColumn(isiPerawatan, "dikirim"),
    recordColumn(isiPerawatan, "noTelp"),
    recordColumn(isiPerawatan, "idSo", {
      cell: (row: Perawatan) => <DocumentLink kind="order" kunci={row.idSo} />,
    }),
  ],
);
const columns = columnsOf(COLUMNS, [
  ["tempo", "keadaan"],
  ["diingatkan", "jamBaca"],
  ["dasar", "dikirim"],
  ["noTelp", "idSo"],
]);

const nomorOf = ({ nomor }: Perawatan) => nomor;
/** The row of a machine, wherever it stands in the list. */
const muat = async (nomor: string) => (await send(mesin.getMesinServis, { nomor })).data.perawatan;
const JADWAL = {
  key: nomorOf,
  load: async (nomor: string) => {
    const row = await muat(nomor);
    if (row === null) throw new Error(`Mesin ${nomor} tidak dirawat berkala`);
    return row;
  },
  call: perawatan.jadwalkanPerawatan,
  boleh: ({ aksi }: Perawatan) => aksi.jadwalkan,
};

/** Machines at customers by their next maintenance, the most urgent first. */
export function PerawatanPage() {
  const list = useList(DAFTAR_PERAWATAN.call, startsOf(DAFTAR_PERAWATAN));
  const detail = useAddress();
  const jadwal = useFormAddress<Perawatan>("jadwal", JADWAL);
  const kirim = useKirim(perawatan.kirimPengingatPerawatan, (nomor) => send(perawatan.getDrafPengingat, { nomor }));
  const actions: RowAction<Perawatan>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, nomorOf) },
    {
      ...{ kind: "tambah", label: "Jadwalkan", call: JADWAL.call, boleh: JADWAL.boleh },
      ...opens(jadwal),
    },
    {
      ...{ kind: "email", label: "Ingatkan lewat email", call: perawatan.kirimPengingatPerawatan },
      ...{ boleh: (row: Perawatan) => row.aksi.ingatkan, ...opens(kirim.opener, nomorOf) },
    },
  ];
  return (
    <>
      <ListPage
        title="Perawatan Jatuh Tempo"
        columns={columns}
        list={list}
        rowKey={nomorOf}
        rowName={nomorOf}
        search="Nomor Seri/Order/Customer/No Telp"
        filters={<Saringan list={list} />}
        toolbar={<Aturan />}
        actions={actions}
        empty={{
          title: "Tidak ada mesin yang dirawat",
          text: "Direksi menentukan produk mana dirawat tiap berapa bulan di Aturan Perawatan.",
        }}
      />
      <MesinDetail dialog={detail} />
      <JadwalForm dialog={jadwal} />
      <KirimPengingat dialog={kirim.dialog} />
    </>
  );
}

/** The distances between maintenances, for those who decide them. */
function Aturan() {
  const dialog = useDialog<true>();
  if (!useMay(perawatan.setAturanPerawatan)) return null;
  return (
    <>
      <Button variant="default" onClick={() => dialog.open(true)}>
        Aturan Perawatan
      </Button>
      <AturanForm dialog={dialog} />
    </>
  );
}

type SaringanProps = { list: ComponentProps<typeof SelectFilter<"saring">>["list"] };

const Saringan = ({ list }: SaringanProps) => (
  <SelectFilter
    list={list}
    name="saring"
    label="Jatuh tempo"
    all="Semua"
    options={SARING_PERAWATAN.map((value) => ({ value, label: namaTempo(value) }))}
  />
);
