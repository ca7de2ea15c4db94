import { CloseButton, Group, Text } from "@mantine/core";
import { boleh, tidak } from "#kernel/row.ts";
import { labelUmur, UMUR } from "#kernel/umur.ts";
import { send } from "#web/api/client.ts";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { pemasok } from "../../pemasok/contract.ts";
import type { Dipindah } from "../../pemasok/web/PindahPo.tsx";
import { Lewat } from "../../pemasok/web/Tempo.tsx";
import { type Po, po } from "../../po/contract.ts";
import { type HutangPo, hutang, isiHutangPo } from "../contract.ts";
import { EksporHutang } from "./EksporHutang.tsx";
import { RingkasHutang } from "./RingkasHutang.tsx";

const PindahPo = onOpening(() => import("../../pemasok/web/PindahPo.tsx").then((file) => file.PindahPo));
const PoBayar = onOpening(() => import("../../po/web/PoBayar.tsx").then((file) => file.PoBayar));

const dasar: readonly Column<HutangPo>[] = [
  recordColumn(isiHutangPo, "kloter", {
    card: "title",
    cell: ({ idPo, idTagihan, kloter }: HutangPo) => (
      <DocumentLink kind={idTagihan === null ? "po" : "tagihan"} kunci={idPo} label={kloter} />
    ),
  }),
  recordColumn(isiHutangPo, "namaProduk", { card: "second", wrap: 220 }),
  recordColumn(isiHutangPo, "nama", {
    sort: "nama",
    wrap: 200,
    cell: ({ idPemasok, nama }: HutangPo) =>
      idPemasok === null ? nama : <DocumentLink kind="pemasok" kunci={String(idPemasok)} label={nama} />,
  }),
  recordColumn(isiHutangPo, "datang"),
  recordColumn(isiHutangPo, "sejak"),
  recordColumn(isiHutangPo, "jatuhTempo", { card: "third" }),
  recordColumn(isiHutangPo, "hari", {
    header: "Umur",
    sort: "hari",
    sortKind: "overdue",
    card: "aside",
    align: "left",
    cell: ({ hari }: HutangPo) => (hari === null ? "belum lengkap" : <Lewat hari={hari} />),
  }),
];
const COLUMNS = {
  semua: columnsOf<HutangPo>([...dasar, recordColumn(isiHutangPo, "sisa", { sort: "sisa", card: "third" })]),
  "tanpa harga": columnsOf<HutangPo>(dasar),
};
const SEMUA_UMUR = UMUR.map((umur) => ({ value: umur, label: labelUmur(umur) }));

export function HutangPerPo({ tanggal }: { tanggal: string }) {
  const list = useList(hutang.getHutangPo, {
    filters: { umur: "", idPemasok: "", tanpaPemasok: "", urut: "" },
    fixed: { tanggal },
    prefix: "po",
  });
  const harga = useMay(hutang.cetakHutangPdf);
  const alamatBayar = useAddress("bayar");
  const bayar = useFormAddress<Po>("bayar", {
    call: po.updatePoLunas,
    key: ({ idPo }) => idPo,
    load: async (idPo) => (await send(po.getDetailPo, { idPo })).data,
    boleh: ({ aksi }) => aksi.bayar,
  });
  const pindah = useDialog<Dipindah>();
  const actions: RowAction<HutangPo>[] = [
    {
      kind: "assign",
      label: "Pilih pemasok",
      call: pemasok.pindahPoPemasok,
      boleh: ({ idTagihan }) => (idTagihan === null ? boleh : tidak("Pemasok sebuah tagihan tidak berubah")),
      run: (row) => pindah.open(row),
    },
    {
      kind: "bayar",
      call: po.updatePoLunas,
      boleh: (row) => row.aksi.bayar,
      ...opens(alamatBayar, ({ idPo }: HutangPo) => idPo),
      takesPhoto: true,
    },
  ];
  return (
    <>
      <RingkasHutang jumlah={list.answer?.jumlah} stale={list.stale} />
      <ListPage
        title="Hutang per PO"
        columns={COLUMNS[harga ? "semua" : "tanpa harga"]}
        list={list}
        rowKey={({ idPo }) => idPo}
        rowName={({ idTagihan, kloter }) => (idTagihan === null ? `PO ${kloter}` : `tagihan ${kloter}`)}
        sums={{ of: ["sisa"] }}
        search="Kloter/Nama Mesin/Pemasok"
        filters={
          <>
            <SelectFilter list={list} name="umur" label="Umur" all="Semua umur" options={SEMUA_UMUR} />
            <SatuPemasok list={list} />
          </>
        }
        toolbar={<EksporHutang input={list.searched} />}
        actions={actions}
        empty={{ title: "Tidak ada hutang", text: "Semua PO yang datang sudah dibayar pada tanggal ini." }}
      />
      <PoBayar dialog={bayar} />
      <PindahPo dialog={pindah} />
    </>
  );
}

type Disaring = {
  rows: readonly HutangPo[] | undefined;
  filters: { idPemasok: string; tanpaPemasok: string };
  setFilters: (values: { idPemasok: string; tanpaPemasok: string }) => void;
};

/** Which supplier's purchase orders are shown, and the way back to all. */
function SatuPemasok({ list }: { list: Disaring }) {
  const { idPemasok, tanpaPemasok } = list.filters;
  if (idPemasok === "" && tanpaPemasok === "") return null;
  const nama = list.rows?.[0]?.nama ?? (tanpaPemasok === "" ? "pemasok ini" : "Tanpa pemasok");
  return (
    <Group gap={4} wrap="nowrap">
      <Text size="sm">Hanya {nama}</Text>
      <CloseButton
        size="sm"
        aria-label="Tampilkan semua pemasok"
        onClick={() => list.setFilters({ idPemasok: "", tanpaPemasok: "" })}
      />
    </Group>
  );
}
