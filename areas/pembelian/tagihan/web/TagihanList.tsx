import { Button } from "@mantine/core";
import { send } from "#web/api/client.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress, useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { tagihan } from "../contract.ts";
import { isiTagihan, STATUS_TAGIHAN, type Tagihan } from "../isiTagihan.ts";
import { RUPA_TAGIHAN } from "./status.ts";

const TagihanDetail = onOpening(() => import("./TagihanDetail.tsx").then((file) => file.TagihanDetail));
const TagihanForm = onOpening(() => import("./TagihanForm.tsx").then((file) => file.TagihanForm));
const TagihanBayar = onOpening(() => import("./TagihanBayar.tsx").then((file) => file.TagihanBayar));
const TagihanUangMuka = onOpening(() => import("./TagihanUangMuka.tsx").then((file) => file.TagihanUangMuka));
const TagihanBatal = onOpening(() => import("./BatalForms.tsx").then((file) => file.TagihanBatal));

const columns = columnsOf<Tagihan>([
  recordColumn(isiTagihan, "idTagihan"),
  recordColumn(isiTagihan, "nomor", { card: "second" }),
  recordColumn(isiTagihan, "namaPemasok", {
    card: "title",
    wrap: 240,
    cell: (row) => <DocumentLink kind="pemasok" kunci={String(row.idPemasok)} label={row.namaPemasok} />,
  }),
  recordColumn(isiTagihan, "status", {
    card: "aside",
    cell: ({ status }) => <StatusBadge map={RUPA_TAGIHAN} state={status} />,
  }),
  recordColumn(isiTagihan, "tglTagihan"),
  recordColumn(isiTagihan, "jatuhTempo", { card: "third" }),
  recordColumn(isiTagihan, "total", { card: "third" }),
  recordColumn(isiTagihan, "sisa", { card: "third" }),
]);

const idOf = ({ idTagihan }: Tagihan) => idTagihan;
const STATUS = STATUS_TAGIHAN.map((value) => ({ value, label: value }));

/** The dialogs of the list and the row actions that open them. */
function useBukaan() {
  const detail = useAddress();
  const satu = {
    key: idOf,
    load: async (idTagihan: string): Promise<Tagihan> => (await send(tagihan.getDetailTagihan, { idTagihan })).data,
  };
  const bayar = useFormAddress<Tagihan>("bayar", {
    ...satu,
    call: tagihan.bayarTagihan,
    boleh: ({ aksi }) => aksi.bayar,
  });
  const pakai = useFormAddress<Tagihan>("uangmuka", {
    ...satu,
    call: tagihan.pakaiUangMuka,
    boleh: ({ aksi }) => aksi.uangMuka,
  });
  const batal = useFormAddress<Tagihan>("batal", {
    ...satu,
    call: tagihan.batalTagihan,
    boleh: ({ aksi }) => aksi.batal,
  });
  const actions: RowAction<Tagihan>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, idOf) },
    {
      kind: "bayar",
      label: "Bayar",
      call: tagihan.bayarTagihan,
      boleh: ({ aksi }) => aksi.bayar,
      takesPhoto: true,
      ...opens(bayar),
    },
    {
      kind: "assign",
      label: "Pakai uang muka",
      call: tagihan.pakaiUangMuka,
      boleh: ({ aksi }) => aksi.uangMuka,
      ...opens(pakai),
    },
    { kind: "batal", label: "Batalkan", call: tagihan.batalTagihan, boleh: ({ aksi }) => aksi.batal, ...opens(batal) },
  ];
  return { detail, bayar, pakai, batal, actions };
}

export function TagihanList() {
  const list = useList(tagihan.getTagihan, { filters: { status: "", idPemasok: "" } });
  const { detail, bayar, pakai, batal, actions } = useBukaan();
  const baru = useNewAddress(tagihan.addTagihan);
  const biaya = useNewAddress(tagihan.addTagihan, "biaya");
  return (
    <>
      <ListPage
        title="Tagihan Pemasok"
        columns={columns}
        list={list}
        rowKey={idOf}
        rowName={({ nomor }) => `tagihan ${nomor}`}
        sums={{
          of: ["total", "sisa"],
          only: { counts: ({ status }) => status !== "Dibatalkan", others: "dibatalkan" },
        }}
        search="ID/Nomor/Pemasok"
        filters={<SelectFilter list={list} name="status" label="Status" all="Semua status" options={STATUS} />}
        toolbar={
          <>
            <Button variant="default" onClick={() => biaya.open()}>
              Biaya Masuk
            </Button>
            <AddButton call={tagihan.addTagihan} label="Catat Tagihan" onClick={() => baru.open()} />
          </>
        }
        actions={actions}
        empty={{ title: "Belum ada tagihan", text: "Tekan Catat Tagihan saat tagihan dari pemasok datang." }}
      />
      <TagihanDetail dialog={detail} />
      <TagihanForm dialog={baru} />
      <TagihanForm dialog={biaya} biaya />
      <TagihanBayar dialog={bayar} />
      <TagihanUangMuka dialog={pakai} />
      <TagihanBatal dialog={batal} />
    </>
  );
}
