import type { Columns } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { ListState } from "#web/ui/list/listState.ts";

type IsiProps<Row> = {
  label: string;
  columns: Columns<Row>;
  list: ListState<Row>;
  rowKey: (row: Row) => string | number;
};

/** A list inside the dialog of a figure or a task. */
export function IsiDaftar<Row>({ label, columns, list, rowKey }: IsiProps<Row>) {
  return (
    <ListPage
      title={label}
      columns={columns}
      list={list}
      rowKey={rowKey}
      rowName={(row) => String(rowKey(row))}
      search={null}
      actions={[]}
      empty={{ title: "Tidak ada", text: "Tidak ada yang terhitung di sini saat ini." }}
    />
  );
}
