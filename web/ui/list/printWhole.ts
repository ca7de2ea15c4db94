import { flushSync } from "react-dom";
import { ribuan } from "#kernel/format.ts";
import { CallFailed } from "../../api/client.ts";
import { showError, withLoading } from "../dialog/dialogs.ts";
import { isModalOpen } from "../dialog/modalLayer.ts";
import { type ShownList, shownLists, type Whole } from "./shownLists.ts";

/** More rows than somebody reads, and as many as a browser lays out in seconds. */
const MOST = 2_000;
/** As many rows as the server answers at a time. */
const AT_A_TIME = 100;

type Printable = ShownList<unknown> & Required<Pick<ShownList<unknown>, "list" | "print">>;

/** The lists of which the screen shows one page of several. */
const inPages = (): Printable[] =>
  [...shownLists].flatMap((shown) => {
    const { list, print, ...rest } = shown();
    return list?.turn && print && list.totalPages > 1 ? [{ ...rest, list, print }] : [];
  });

const sayOthers = (total: number): string =>
  `Yang dicetak ${ribuan(MOST)} baris pertama dari ${ribuan(total)}. Persempit pencarian atau filternya untuk mencetak sisanya.`;

async function wholeOf({ list }: Printable): Promise<Whole<unknown>> {
  const rows: unknown[] = [];
  const wanted = Math.min(list.total, MOST);
  for (let page = 1; rows.length < wanted; page += 1) {
    const next = (await list.turn?.rows(page, AT_A_TIME)) ?? [];
    if (next.length === 0) break;
    rows.push(...next);
  }
  const said = rows.slice(0, MOST);
  const note = said.length < list.total ? sayOthers(list.total) : null;
  return { rows: said, note, firstNumber: 1, limit: said.length, totalPages: 1 };
}

/** Prints the page with all rows of its lists instead of those of the pages that are shown. */
async function printRows(lists: readonly Printable[]): Promise<void> {
  const found = await withLoading(Promise.all(lists.map(wholeOf)), "Menyiapkan cetakan…");
  const show = (whole: (at: number) => Whole<unknown> | null) =>
    flushSync(() => {
      for (const [at, { print }] of lists.entries()) print(whole(at));
    });
  window.addEventListener("afterprint", () => show(() => null), { once: true });
  show((at) => found[at] ?? null);
  window.print();
}

let busy = false;

export async function printWhole(): Promise<void> {
  if (busy) return;
  busy = true;
  try {
    await printRows(inPages());
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    // A 403 ends the session, which has shown its message already.
    if (failure.status !== 403) showError(failure.sentence("Gagal memuat semua baris untuk dicetak"));
  } finally {
    busy = false;
  }
}

/** Ctrl P prints lists whole too; an open record, and a page without such a list, is the browser's. */
export function printByKey(event: KeyboardEvent): void {
  const control = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (event.code !== "KeyP" || !control || isModalOpen() || inPages().length === 0) return;
  event.preventDefault();
  void printWhole();
}
