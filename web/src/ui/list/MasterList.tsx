import type { ReactNode } from "react";
import type { Call } from "#contract/kernel/call.ts";
import { useDialog } from "../dialog/useDialog.ts";
import { FormShell } from "../form/FormShell.tsx";
import type { FormApi, FormValues } from "../form/formTypes.ts";
import { AddButton } from "../page/AddButton.tsx";
import type { Columns } from "./columns.ts";
import { ListPage } from "./ListPage.tsx";
import type { ListState } from "./listState.ts";
import type { RowAction } from "./rowActions.ts";

export type MasterListProps<Row, Add extends Call> = {
  title: string;
  /** Shows the title as a heading, where a page has several of these. */
  showTitle?: boolean;
  columns: Columns<Row>;
  list: ListState<Row>;
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  actions: readonly RowAction<Row>[];
  add: {
    call: Add;
    initial: () => FormValues<Add>;
    fallback: string;
    fields: (form: FormApi<FormValues<Add>>) => ReactNode;
  };
};

/** A short list that others choose from, and the form that adds to it. */
export function MasterList<Row, Add extends Call>(props: MasterListProps<Row, Add>) {
  const { title, add } = props;
  const adding = useDialog();
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
        toolbar={<AddButton call={add.call} label={`Tambah ${title}`} onClick={() => adding.open()} />}
        actions={props.actions}
        empty={{ title: `Belum ada ${title.toLowerCase()}`, text: `Tekan Tambah ${title} untuk membuat yang pertama.` }}
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
