import { Group } from "@mantine/core";
import type { Call } from "#kernel/call.ts";
import type { Boleh } from "#kernel/row.ts";
import type { Sent } from "#web/api/hooks.ts";
import { useUndoableCall } from "#web/ui/dialog/undo.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { MasterList, type MasterListProps } from "#web/ui/list/MasterList.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { StatusBadge, type StatusMap } from "#web/ui/value/StatusBadge.tsx";

type MasterRow = { softDelete: boolean; aksi: { status: Boleh; hapus: Boleh } };
type Change<C extends Call, Row> = { call: C; input: (row: Row) => Sent<C>; fallback: string };

type MasterAssetProps<Row extends MasterRow, Add extends Call, Status extends Call, Remove extends Call> = Omit<
  MasterListProps<Row, Add>,
  "actions"
> & {
  /** The name of a row inside a sentence, e.g. "kategori". */
  noun: string;
  status: Change<Status, Row>;
  remove: Change<Remove, Row>;
};

/** The list of categories or locations: add, switch on and off, delete. */
export function MasterAsset<Row extends MasterRow, Add extends Call, Status extends Call, Remove extends Call>(
  props: MasterAssetProps<Row, Add, Status, Remove>,
) {
  const { noun, status, remove, ...list } = props;
  const turn = useUndoableCall<Status, Row>({
    ...status,
    back: (row) => status.input({ ...row, softDelete: !row.softDelete }),
    said: (row) => `${list.nameOf(row)} ${row.softDelete ? "diaktifkan" : "dinonaktifkan"}`,
  });
  const hapus = useConfirmedCall<Remove, Row>({
    ...remove,
    ask: (row) => `Apakah anda yakin untuk menghapus ${noun} ${list.nameOf(row)}?`,
    busy: "Menghapus…",
  });
  const actions: RowAction<Row>[] = [
    { kind: "aktif", call: status.call, boleh: (row) => row.aksi.status, run: turn },
    { kind: "hapus", call: remove.call, boleh: (row) => row.aksi.hapus, run: hapus },
  ];
  return <MasterList {...list} actions={actions} actionsAt="start" />;
}

/** Whether a category or location can be chosen. */
const STATUS: StatusMap<"aktif" | "nonAktif"> = {
  aktif: { label: "Aktif", tone: "normal" },
  nonAktif: { label: "Non-Aktif", tone: "neutral" },
};

/** The name with a mark if it is Non-Aktif. */
export function NamaMaster({ nama, softDelete }: { nama: string; softDelete: boolean }) {
  return (
    <Group component="span" gap={8}>
      {nama}
      <StatusBadge map={STATUS} state={softDelete ? "nonAktif" : "aktif"} />
    </Group>
  );
}
