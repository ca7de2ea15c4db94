import type { ReactNode } from "react";
import type { Call } from "#kernel/call.ts";
import type { Dialog } from "../dialog/useDialog.ts";
import { useNewAddress } from "../dialog/useFormAddress.ts";
import { AddButton } from "../page/AddButton.tsx";
import type { Columns } from "./columns.ts";
import { ListPage } from "./ListPage.tsx";
import type { ListPageProps } from "./listPageProps.ts";
import type { RowAction } from "./rowActions.ts";
import type { WholeList } from "./useLocalList.ts";

export type MasterListProps<Row, Add extends Call> = {
  title: string;
  /** Shows the title as a heading, for a page with several lists. */
  showTitle?: ListPageProps<Row, "urut">["showTitle"];
  columns: Columns<Row>;
  list: WholeList<Row>;
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  actions: readonly RowAction<Row>[];
  actionsAt?: ListPageProps<Row, "urut">["actionsAt"];
  /** The form comes by onOpening: its code is no part of the list. */
  add: { call: Add; form: (dialog: Dialog) => ReactNode };
};

/** The address parameter of a form; with the title where a page has several lists. */
export const wordOf = (form: string, { title, showTitle }: { title: string; showTitle?: boolean | "aloud" }): string =>
  showTitle ? `${title.toLowerCase().replaceAll(" ", "-")}-${form}` : form;

/** A short list of names for other forms to choose from, with the form that adds one. */
export function MasterList<Row, Add extends Call>(props: MasterListProps<Row, Add>) {
  const { title, add } = props;
  const adding = useNewAddress(add.call, wordOf("baru", props));
  return (
    <>
      <ListPage
        title={title}
        showTitle={props.showTitle}
        columns={props.columns}
        list={props.list}
        rowKey={props.idOf}
        rowName={props.nameOf}
        search={props.list.long ? `Nama ${title}` : null}
        toolbar={<AddButton call={add.call} label={`Tambah ${title}`} onClick={() => adding.open()} />}
        actions={props.actions}
        actionsAt={props.actionsAt}
        empty={{ title: `Belum ada ${title.toLowerCase()}`, text: `Tekan Tambah ${title} untuk membuat yang pertama.` }}
      />
      {add.form(adding)}
    </>
  );
}
