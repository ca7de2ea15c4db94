import type { View } from "./boardView.ts";
import classes from "./viewSwitch.module.css";

const VIEWS = [
  ["daftar", "Daftar"],
  ["papan", "Papan"],
] as const;

/** List or board. */
export function ViewSwitch({ view, show }: { view: View; show: (view: View) => void }) {
  return (
    <div className={classes.views} role="radiogroup" aria-label="Tampilan">
      {VIEWS.map(([value, label]) => (
        <label key={value} className={classes.view}>
          <input type="radio" name="tampilan" checked={view === value} onChange={() => show(value)} />
          {label}
        </label>
      ))}
    </div>
  );
}
