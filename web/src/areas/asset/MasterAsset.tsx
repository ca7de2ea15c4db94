import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Call, ClientInput } from "#contract/kernel/call.ts";
import type { Boleh } from "#contract/kernel/row.ts";
import { useMay } from "../../api/session.ts";
import { FormShell } from "../../ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "../../ui/form/formTypes.ts";
import type { Columns } from "../../ui/list/columns.ts";
import { ListPage } from "../../ui/list/ListPage.tsx";
import type { ListState } from "../../ui/list/listState.ts";
import type { RowAction } from "../../ui/list/rowActions.ts";
import { useConfirmedCall } from "../../ui/useConfirmedCall.ts";
import { useDialog } from "../../ui/useDialog.ts";

type MasterRow = { softDelete: boolean; aksi: { status: Boleh; hapus: Boleh } };
type Change<C extends Call, Row> = { call: C; input: (row: Row) => ClientInput<C>; fallback: string };

type MasterAssetProps<Row extends MasterRow, Add extends Call, Status extends Call, Remove extends Call> = {
  title: string;
  /** What one row is in a sentence, e.g. "kategori". */
  noun: string;
  columns: Columns<Row>;
  list: ListState<Row>;
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  add: {
    call: Add;
    initial: () => FormValues<Add>;
    fallback: string;
    fields: (form: FormApi<FormValues<Add>>) => ReactNode;
  };
  status: Change<Status, Row>;
  remove: Change<Remove, Row>;
};

/** What assets are sorted by: a list to add to, to switch on and off and to delete from. */
export function MasterAsset<Row extends MasterRow, Add extends Call, Status extends Call, Remove extends Call>(
  props: MasterAssetProps<Row, Add, Status, Remove>,
) {
  const { title, noun, nameOf, add, status, remove } = props;
  const adding = useDialog();
  const mayAdd = useMay(add.call);
  const turn = useConfirmedCall<Status, Row>({
    ...status,
    ask: (row) =>
      `Apakah anda yakin untuk ${row.softDelete ? "mengaktifkan" : "menonaktifkan"} ${noun} ${nameOf(row)}?`,
    danger: false,
    busy: "Menyimpan…",
  });
  const hapus = useConfirmedCall<Remove, Row>({
    ...remove,
    ask: (row) => `Apakah anda yakin untuk menghapus ${noun} ${nameOf(row)}?`,
    busy: "Menghapus…",
  });
  const actions: RowAction<Row>[] = [
    { kind: "aktif", call: status.call, boleh: (row) => row.aksi.status, run: turn },
    { kind: "hapus", call: remove.call, boleh: (row) => row.aksi.hapus, run: hapus },
  ];
  return (
    <>
      <ListPage
        title={title}
        columns={props.columns}
        list={props.list}
        rowKey={props.idOf}
        rowName={nameOf}
        search={null}
        toolbar={
          mayAdd && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => adding.open()}>
              Tambah {title}
            </Button>
          )
        }
        actions={actions}
        empty={{ title: `Belum ada ${noun} asset`, text: `Tekan Tambah ${title} untuk membuat yang pertama.` }}
      />
      <FormShell
        dialog={adding}
        title={`Tambah ${title}`}
        call={add.call}
        initial={add.initial}
        checkedBy="server"
        fallback={add.fallback}
      >
        {add.fields}
      </FormShell>
    </>
  );
}
