import type { Call } from "#contract/kernel/call.ts";
import { tahunIni } from "./tahunIni.ts";
import type { FilterOf } from "./useList.ts";

export type Tahun = ReturnType<typeof tahunIni>;
type Starts<C extends Call> = Readonly<Record<FilterOf<C>, string>>;

/**
 * The list with which a screen opens: its call, and where its filters stand at first ("" means all). The page asks with it,
 * and web/awal.ts asks while the page's code is still on its way (web/src/shell/daftar.ts).
 */
export type Daftar<C extends Call = Call> = {
  readonly call: C;
  readonly starts: (tahun: Tahun) => Starts<C>;
  /** The screen may show a board in its place. */
  readonly board?: boolean;
};

export const daftar = <C extends Call>(
  call: C,
  starts: (tahun: Tahun) => Starts<C>,
  more: { board?: boolean } = {},
): Daftar<C> => ({ call, starts, ...more });

/** What useList needs to know of it. */
export const startsOf = <C extends Call>({ starts }: Daftar<C>) => ({ filters: starts(tahunIni()) });
