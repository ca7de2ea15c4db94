import { Button, Group, Text } from "@mantine/core";
import { IconDownload, IconMail, IconPencil, IconPrinter, IconShoppingCart } from "@tabler/icons-react";
import { useState } from "react";
import { BERHASIL, MENYUSUL } from "#kernel/several.ts";
import { CallFailed } from "../../api/client.ts";
import { confirm, showError, withLoading } from "../dialog/dialogs.ts";
import { useOneAtATime } from "../dialog/useOneAtATime.ts";
import { Results } from "../page/Results.tsx";
import classes from "./list.module.css";
import type { ManyAction, RowResult } from "./many.ts";
import type { Chosen } from "./useChosen.ts";

const ICONS = { cetak: IconPrinter, email: IconMail, ekspor: IconDownload, po: IconShoppingCart, ubah: IconPencil };
const BUSY = {
  cetak: "Menyiapkan PDF…",
  email: "Mengirim email…",
  ekspor: "Menyiapkan file…",
  po: "Membuat PO…",
  ubah: "Menyimpan…",
};

type Named = RowResult & { name: string };
type Shown = { done: string; results: readonly Named[] };

export type ManyBarProps<Row> = {
  title: string;
  chosen: Chosen<Row>;
  /** The rows of the page. */
  shown: readonly Row[];
  actions: readonly ManyAction<Row>[];
  rowName: (row: Row) => string;
};

/** Below a list in which rows are chosen: how many, what can be done with them, and what became of each. */
export function ManyBar<Row>({ title, chosen, shown: here, actions, rowName }: ManyBarProps<Row>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const start = useOneAtATime(async (action: ManyAction<Row>) => {
    const results = await runMany(action, chosen.rows, rowName);
    if (results) setShown({ done: action.done, results });
  });
  const count = chosen.rows.length;
  // What was chosen on another page, or before a search, takes part as well.
  const elsewhere = count - here.filter(chosen.has).length;
  return (
    <div className={classes.many}>
      {count > 0 && (
        <Group role="toolbar" aria-label={`Baris terpilih ${title}`} gap="xs">
          <Text size="sm" fw={600} role="status">
            {count} dipilih{elsewhere > 0 && `, ${elsewhere} di luar halaman ini`}
          </Text>
          {actions.map((action) => {
            const Icon = ICONS[action.kind];
            return (
              <Button
                key={action.label}
                size="xs"
                variant="default"
                leftSection={<Icon size={15} aria-hidden />}
                onClick={() => void start(action)}
              >
                {action.label}
              </Button>
            );
          })}
          {chosen.page !== "all" && here.length > 0 && (
            <Button size="xs" variant="subtle" onClick={chosen.togglePage}>
              Pilih semua di halaman ini
            </Button>
          )}
          <Button size="xs" variant="subtle" color="gray" onClick={chosen.clear}>
            Batal pilih
          </Button>
        </Group>
      )}
      {shown && <Outcome shown={shown} close={() => setShown(null)} />}
    </div>
  );
}

/** Asks, runs the action for the rows that may take part, and answers what became of each; null where nothing was done. */
async function runMany<Row>(
  action: ManyAction<Row>,
  rows: readonly Row[],
  rowName: (row: Row) => string,
): Promise<Named[] | null> {
  const judged = rows.map((row) => ({ row, boleh: action.boleh?.(row) ?? { boleh: true, alasan: null } }));
  const able = judged.filter(({ boleh }) => boleh.boleh).map(({ row }) => row);
  let answers: readonly RowResult[] | null = [];
  if (able[0] !== undefined) {
    try {
      const held = (await action.held?.(able[0])) ?? null;
      if (held !== null) {
        showError(held);
        return null;
      }
      if (action.ask && !(await confirm({ title: action.ask(able.length), danger: false }))) return null;
      answers = await (action.asks ? action.run(able) : withLoading(action.run(able), BUSY[action.kind]));
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      // A 403 ends the session, which has shown its message already.
      if (failure.status !== 403) showError(failure.sentence(action.fallback));
      return null;
    }
  }
  if (answers === null) return null;
  const results = answers;
  return judged.map(({ row, boleh }) => {
    const refused = { status: 409, message: boleh.alasan ?? "" };
    const result = boleh.boleh ? (results[able.indexOf(row)] ?? { status: BERHASIL, message: "" }) : refused;
    return { ...result, name: rowName(row) };
  });
}

/** The result in one line and, where not all was done at once, that of each row. */
function Outcome({ shown: { done, results }, close }: { shown: Shown; close: () => void }) {
  const count = (of: (status: number) => boolean) => results.filter(({ status }) => of(status)).length;
  const sums = [
    [count((status) => status === BERHASIL), done],
    [count((status) => status === MENYUSUL), "di kotak keluar"],
    [count((status) => status > MENYUSUL), "gagal"],
  ] as const;
  const rest = results.filter(({ status }) => status !== BERHASIL);
  const each = rest.length === 0 ? [] : [...rest, ...results.filter(({ status }) => status === BERHASIL)];
  return (
    <Results
      summary={sums.flatMap(([number, word]) => (number === 0 ? [] : [`${number} ${word}`])).join(", ")}
      results={each.map(({ name, status, message }) => ({
        ...{ key: name, name, message, done: status === BERHASIL, later: status === MENYUSUL },
      }))}
      forget={close}
    />
  );
}
