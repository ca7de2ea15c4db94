import type { Call } from "#kernel/call.ts";
import type { Boleh } from "#kernel/row.ts";
import type { Sent } from "../api/hooks.ts";
import { useConfirmedCall } from "../ui/dialog/useConfirmedCall.ts";
import type { RowAction } from "../ui/list/rowActions.ts";

type Tarik<C extends Call, Row> = {
  call: C;
  input: (row: Row) => Sent<C>;
  /** The document and its amount, for the question. */
  sebut: (row: Row) => string;
};

/** The row action with which whoever asked for something takes it back. */
export function useTarik<C extends Call, Row extends { aksi: { tarik: Boleh } }>({
  call,
  input,
  sebut,
}: Tarik<C, Row>): RowAction<Row> {
  const run = useConfirmedCall({
    call,
    input,
    ask: (row: Row) => `Tarik kembali ${sebut(row)}?`,
    text: "Yang ditarik tidak diputuskan lagi. Yang sudah menyetujui atau mengembalikannya diberi tahu.",
    busy: "Menarik…",
    fallback: "Gagal menarik pengajuan",
  });
  return { kind: "batal", label: "Tarik", call, boleh: ({ aksi }) => aksi.tarik, run };
}
