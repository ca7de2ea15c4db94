import { Results } from "#web/ui/page/Results.tsx";
import { kunciOf } from "./putusan.ts";
import type { Kotak } from "./useKotak.ts";

/** What became of each decision that was sent last. */
export const HasilPutusan = ({ kotak: { hasil, forget } }: { kotak: Kotak }) => (
  <Results
    results={hasil.map((one) => ({
      key: kunciOf(one),
      done: one.status === 200,
      name: `${one.id} ${one.judul}`,
      message: one.message,
    }))}
    forget={forget}
  />
);
