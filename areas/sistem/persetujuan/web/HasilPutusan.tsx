import { Results } from "#web/ui/page/Results.tsx";
import classes from "./persetujuan.module.css";
import { kunciOf } from "./putusan.ts";
import type { Kotak } from "./useKotak.ts";

/** What became of each decision that was sent last. */
export const HasilPutusan = ({ kotak: { hasil, forget } }: { kotak: Kotak }) => (
  <div className={hasil.length > 0 ? classes.hasil : undefined}>
    <Results
      results={hasil.map((one) => ({
        key: kunciOf(one),
        done: one.status === 200,
        name: `${one.id} ${one.judul}`,
        message: one.message,
      }))}
      forget={forget}
    />
  </div>
);
