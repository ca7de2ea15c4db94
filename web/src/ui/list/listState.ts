/** What every list can do, whether its pages come from the server or are cut in the browser. */
export type ListState<Row, Filter extends string = never> = {
  /** undefined while the first answer is on its way. */
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
  /** Whether search or a filter differs from where the list starts. */
  readonly narrowed: boolean;
  /** Another page or filter is on its way; the rows are still the former ones. */
  readonly stale: boolean;
  readonly error: string | null;
  /** Why nothing is asked for: the days that the list should look between are none. */
  readonly held?: string | null;
  readonly retry: () => void;
  readonly setPage: (page: number) => void;
  readonly setLimit: (limit: number) => void;
  readonly setCari: (cari: string) => void;
  readonly setFilters: (values: Partial<Record<Filter, string>>) => void;
  /** Search and filters back to where the list starts. */
  readonly reset: () => void;
};

export const ROWS_PER_PAGE = [10, 50, 100] as const;
