/** What every list offers, with pages from the server or cut in the browser. */
export type ListState<Row, Filter extends string = never> = {
  /** undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly totalPages: number;
  readonly page: number;
  readonly limit: number;
  readonly limits: readonly number[];
  /** Number of the first row shown. */
  readonly firstNumber: number;
  readonly cari: string;
  readonly filters: Readonly<Record<Filter, string>>;
  /** Whether search or a filter is changed. */
  readonly narrowed: boolean;
  /** The rows are found by this word, because nothing is by what was typed. */
  readonly meant?: string | undefined;
  /** The rows are those of the previous page or filter; the new ones are loading. */
  readonly stale: boolean;
  readonly error: string | null;
  /** Why nothing is loaded: the problem of the days in the filter. */
  readonly held?: string | null;
  /** How much the search finds outside of the days in the filter. */
  readonly outside?: number;
  /** What is asked for on every page; of lists that the server pages. */
  readonly searched?: object;
  /** The prefix of its choices in the address. */
  readonly prefix?: string | undefined;
  readonly retry: () => void;
  readonly setPage: (page: number) => void;
  /** Another page for a detail that walks on to it: its rows, also of so many to a page, and how it is shown without a step for Back. */
  readonly turn?: {
    readonly rows: (page: number, limit?: number) => Promise<readonly Row[]>;
    readonly show: (page: number) => void;
  };
  readonly setLimit: (limit: number) => void;
  readonly setCari: (cari: string) => void;
  readonly setFilters: (values: Partial<Record<Filter, string>>) => void;
  /** Resets search and filters. */
  readonly reset: () => void;
  /** How search and filters stand at first, and all of them set at once: only of lists whose views can be kept. */
  readonly starts?: Readonly<Record<string, string>>;
  readonly show?: (values: Readonly<Record<string, string>>, how: "push" | "replace") => void;
};

export const ROWS_PER_PAGE = [10, 50, 100] as const;
