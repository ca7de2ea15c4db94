import { Button, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { Call, ClientInput } from "#contract/kernel/call.ts";
import type { Boleh } from "#contract/kernel/row.ts";
import { useMay } from "../../api/session.ts";
import { FormShell } from "../form/FormShell.tsx";
import type { FormValues } from "../form/formTypes.ts";
import { useConfirmedCall } from "../useConfirmedCall.ts";
import { useDialog } from "../useDialog.ts";
import type { Columns } from "./columns.ts";
import { ListPage } from "./ListPage.tsx";
import type { ListState } from "./listState.ts";
import type { RowAction } from "./rowActions.ts";

type MasterRow = { aksi: { edit: Boleh; hapus: Boleh } };
type NameOf<Add extends Call, Edit extends Call> = keyof FormValues<Add> & keyof FormValues<Edit> & string;

type MasterPageProps<Row extends MasterRow, Add extends Call, Edit extends Call, Remove extends Call> = {
  title: string;
  columns: Columns<Row>;
  list: ListState<Row>;
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  /** The field of both forms. */
  field: NameOf<Add, Edit>;
  fieldLabel: string;
  add: { call: Add; initial: () => FormValues<Add>; fallback: string };
  edit: { call: Edit; initial: (row: Row) => FormValues<Edit>; fallback: string };
  /** What else can be done with a row. */
  more?: readonly RowAction<Row>[];
  /** Shows the title as a heading, where a page has several of these. */
  showTitle?: boolean;
  remove: { call: Remove; input: (row: Row) => ClientInput<Remove>; ask: string; fallback: string };
};

/** A list of names that others choose from, to add to, rename and delete. */
export function MasterPage<Row extends MasterRow, Add extends Call, Edit extends Call, Remove extends Call>(
  props: MasterPageProps<Row, Add, Edit, Remove>,
) {
  const { title, field: name, fieldLabel, add, edit, remove } = props;
  const adding = useDialog();
  const editing = useDialog<Row>();
  const mayAdd = useMay(add.call);
  const hapus = useConfirmedCall<Remove, Row>({ ...remove, busy: "Menghapus…" });

  const actions: RowAction<Row>[] = [
    ...(props.more ?? []),
    { kind: "edit", call: edit.call, boleh: (row) => row.aksi.edit, run: editing.open },
    { kind: "hapus", call: remove.call, boleh: (row) => row.aksi.hapus, run: hapus },
  ];
  return (
    <>
      <ListPage
        title={title}
        showTitle={props.showTitle}
        columns={props.columns}
        list={props.list}
        rowKey={props.idOf}
        rowName={props.nameOf}
        search={null}
        toolbar={
          mayAdd && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => adding.open()}>
              Tambah {title}
            </Button>
          )
        }
        actions={actions}
        empty={{ title: `Belum ada ${title}`, text: `Tekan Tambah ${title} untuk membuat yang pertama.` }}
      />
      <FormShell
        dialog={adding}
        title={`Tambah ${title}`}
        call={add.call}
        initial={add.initial}
        checkedBy="server"
        fallback={add.fallback}
      >
        {({ field }) => <TextInput label={fieldLabel} maxLength={100} {...field(name)} />}
      </FormShell>
      <FormShell
        dialog={editing}
        title={`Edit ${title}`}
        call={edit.call}
        initial={edit.initial}
        checkedBy="browser"
        fallback={edit.fallback}
      >
        {({ field }) => <TextInput label={fieldLabel} maxLength={100} {...field(name)} />}
      </FormShell>
    </>
  );
}
