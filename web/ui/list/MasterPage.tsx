import type { Call } from "#kernel/call.ts";
import type { Typed } from "#kernel/record.ts";
import type { Boleh } from "#kernel/row.ts";
import type { Sent } from "../../api/hooks.ts";
import { PASTIKAN } from "../dialog/dialogs.ts";
import { onOpening } from "../dialog/onOpening.tsx";
import { useConfirmedCall } from "../dialog/useConfirmedCall.ts";
import { useFormAddress } from "../dialog/useFormAddress.ts";
import type { FormValues } from "../form/formTypes.ts";
import { MasterList, type MasterListProps, wordOf } from "./MasterList.tsx";
import type { NameForm as NameFormOf } from "./NameForm.tsx";
import { opens, type RowAction } from "./rowActions.ts";

const NameForm = onOpening(() => import("./NameForm.tsx").then((file) => file.NameForm)) as typeof NameFormOf;

type MasterRow = { aksi: { edit: Boleh; hapus: Boleh } };
type NameOf<Add extends Call, Edit extends Call> = keyof FormValues<Add> & keyof FormValues<Edit> & string;

/** The field that both forms have, if it is their only one. */
type Only<All extends string, One extends string> = [All] extends [One] ? One : `no input for ${Exclude<All, One>}`;

type MasterPageProps<
  Row extends MasterRow,
  Add extends Call,
  Edit extends Call,
  Remove extends Call,
  Field extends NameOf<Add, Edit>,
> = Omit<MasterListProps<Row, Add>, "actions" | "add"> & {
  /** The field of both forms (add and edit). */
  field: Field & Only<NameOf<Add, Edit>, Field>;
  of: Readonly<Record<NameOf<Add, Edit>, Typed>>;
  add: { call: Add; initial: () => FormValues<Add>; fallback: string };
  edit: { call: Edit; initial: (row: Row) => FormValues<Edit>; fallback: string };
  /** Further row actions. */
  more?: readonly RowAction<Row>[];
  remove: { call: Remove; input: (row: Row) => Sent<Remove>; ask: string; fallback: string };
};

/** A list of names with forms to add, rename and delete. */
export function MasterPage<
  Row extends MasterRow,
  Add extends Call,
  Edit extends Call,
  Remove extends Call,
  const Field extends NameOf<Add, Edit>,
>(props: MasterPageProps<Row, Add, Edit, Remove, Field>) {
  const { field: name, of, more = [], add, edit, remove, ...list } = props;
  const editing = useFormAddress<Row>(wordOf("ubah", props), {
    call: edit.call,
    key: (row) => String(list.idOf(row)),
    load: async (id) => (await list.list.whole()).find((row) => String(list.idOf(row)) === id),
    boleh: (row) => row.aksi.edit,
  });
  const hapus = useConfirmedCall<Remove, Row>({
    ...remove,
    text: (row) => `${list.nameOf(row)}.\n${PASTIKAN}`,
    busy: "Menghapus…",
  });
  const actions: RowAction<Row>[] = [
    ...more,
    { kind: "edit", call: edit.call, boleh: (row) => row.aksi.edit, ...opens(editing) },
    { kind: "hapus", call: remove.call, boleh: (row) => row.aksi.hapus, run: hapus },
  ];
  return (
    <>
      <MasterList
        {...list}
        actions={actions}
        add={{
          call: add.call,
          form: (dialog) => (
            <NameForm {...add} dialog={dialog} title={`Tambah ${props.title}`} checkedBy="server" of={of} name={name} />
          ),
        }}
      />
      <NameForm {...edit} dialog={editing} title={`Edit ${props.title}`} checkedBy="browser" of={of} name={name} />
    </>
  );
}
