import { flushSync } from "react-dom";
import { CallFailed } from "../../api/client.ts";
import { withLoading } from "../dialog/dialogs.ts";
import { isModalOpen } from "../dialog/modalLayer.ts";
import { MOST_PRINTED } from "./mostPrinted.ts";
import { type ShownList, shownLists } from "./shownLists.ts";

/** As many rows as the server answers at a time. */
const AT_A_TIME = 100;

type Printable = ShownList<unknown> & Required<Pick<ShownList<unknown>, "list" | "print">>;

/** The lists of which the screen shows one page of several. */
const inPages = (): Printable[] =>
  [...shownLists].flatMap((shown) => {
    const { list, print, ...rest } = shown();
    return list?.turn && print && list.totalPages > 1 ? [{ ...rest, list, print }] : [];
  });

async function rowsOf({ list }: Printable): Promise<unknown[]> {
  const rows: unknown[] = [];
  const wanted = Math.min(list.total, MOST_PRINTED);
  for (let page = 1; rows.length < wanted; page += 1) {
    const next = (await list.turn?.rows(page, AT_A_TIME)) ?? [];
    if (next.length === 0) break;
    rows.push(...next);
  }
  return rows.slice(0, MOST_PRINTED);
}

/** Prints the page with all rows of its lists instead of those of the pages that are shown. */
async function printRows(lists: readonly Printable[]): Promise<void> {
  const found = await withLoading(Promise.all(lists.map(rowsOf)), "Menyiapkan cetakan…");
  const show = (rows: (at: number) => unknown[] | null) =>
    flushSync(() => {
      for (const [at, { print }] of lists.entries()) print(rows(at));
    });
  window.addEventListener("afterprint", () => show(() => null), { once: true });
  show((at) => found[at] ?? null);
  window.print();
}

let busy = false;

/** Answers why it cannot be printed, or null. */
export async function printWhole(): Promise<string | null> {
  if (busy) return null;
  busy = true;
  try {
    await printRows(inPages());
    return null;
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    return failure.status === 403 ? null : failure.sentence("Gagal memuat semua baris untuk dicetak");
  } finally {
    busy = false;
  }
}

/** Ctrl P prints lists whole too; an open record, and a page without such a list, is the browser's. */
export function printByKey(failed: (why: string) => void): void {
  window.addEventListener("keydown", (event) => {
    const control = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.code !== "KeyP" || !control || isModalOpen() || inPages().length === 0) return;
    event.preventDefault();
    void printWhole().then((why) => why && failed(why));
  });
}
