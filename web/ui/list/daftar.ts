import type { Call } from "#kernel/call.ts";
import { tahunIni } from "./tahunIni.ts";
import type { FilterOf, Fixed } from "./useList.ts";

export type Tahun = ReturnType<typeof tahunIni>;
type Starts<C extends Call, F> = Readonly<Record<Exclude<FilterOf<C>, keyof F>, string>>;

type More<F> = {
  /** The screen may show a board in its place. */
  readonly board?: boolean;
  /** As in useList. */
  readonly fixed?: F;
  readonly prefix?: string;
  /** With one of these in its address the screen shows something else. */
  readonly unless?: readonly string[];
};

/**
 * The list with which a screen opens: its call, and where its filters stand at first ("" means all). The page asks with it,
 * and web/opening.ts asks while the page's code is still on its way (web/shell/firstCalls.ts).
 */
export type Daftar<C extends Call = Call, F extends Fixed<C> = Fixed<C>> = More<F> & {
  readonly call: C;
  /** Whose customers are shown first depends on the person. */
  readonly starts: (tahun: Tahun, milik: string) => Starts<C, F>;
};

export const daftar = <C extends Call, const F extends Fixed<C> = Record<never, never>>(
  call: C,
  starts: (tahun: Tahun, milik: string) => Starts<C, F>,
  more: More<F> = {},
): Daftar<C, F> => ({ call, starts, ...more });

/** What useList needs to know of it. */
export const startsOf = <C extends Call, F extends Fixed<C>>({ starts, fixed, prefix }: Daftar<C, F>, milik = "") => ({
  filters: starts(tahunIni(), milik),
  ...(fixed && { fixed }),
  ...(prefix && { prefix }),
});
