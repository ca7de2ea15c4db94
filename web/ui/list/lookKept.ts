import { SESSION } from "../../api/sessionKeys.ts";

/** How a person wants a list to look, on this device: what fits a screen at the desk is no choice for a telephone. */
export type Look = {
  /** Columns that are not shown. */
  readonly hidden: readonly string[];
  /** The columns in the person's own order; those that are not named stand behind, in the list's order. */
  readonly order: readonly string[];
  /** Each column in a cell of its own, also where two belong together. */
  readonly full: boolean;
  /** Rows per page; null for the list's own start. */
  readonly limit: number | null;
};
export type Kept = {
  /** Rows close together, in all lists. */
  readonly dense: boolean;
  /** Actions at the right end of all lists, also where the specification begins with them. */
  readonly actionsEnd: boolean;
  readonly lists: Readonly<Record<string, Look>>;
};

const LOOKS = "kantor.daftar";

/** Where the looks of the signed-in person stand. */
export function looksKey(): string {
  const { session } = JSON.parse(localStorage.getItem(SESSION) ?? "{}") as { session?: { idUser?: number } };
  return session?.idUser === undefined ? LOOKS : `${LOOKS}.${session.idUser}`;
}

const DEFAULT: Kept = { dense: false, actionsEnd: false, lists: {} };

/** Who has chosen nothing begins with what stood for everybody. Only texts and numbers come back from the device: what else stands there was not written by this version. */
export function readLooks(): Kept {
  try {
    const stored = localStorage.getItem(looksKey()) ?? localStorage.getItem(LOOKS) ?? "{}";
    const { dense, actionsEnd, lists } = { ...DEFAULT, ...JSON.parse(stored) };
    return { dense: dense === true, actionsEnd: actionsEnd === true, lists: readLists(lists) };
  } catch {
    return DEFAULT;
  }
}

function readLists(lists: unknown): Record<string, Look> {
  if (typeof lists !== "object" || lists === null) return {};
  return Object.fromEntries(
    Object.entries(lists).map(([name, one]: [string, Partial<Look> | null]) => [
      name,
      {
        hidden: texts(one?.hidden),
        order: texts(one?.order),
        full: one?.full === true,
        limit: Number.isSafeInteger(one?.limit) ? Number(one?.limit) : null,
      },
    ]),
  );
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}
