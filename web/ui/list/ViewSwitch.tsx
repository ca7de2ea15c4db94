import { useId } from "react";
import classes from "./viewSwitch.module.css";

type ViewSwitchProps<View extends string> = {
  /** Each with its name. */
  views: readonly (readonly [View, string])[];
  view: View;
  show: (view: View) => void;
  label?: string;
};

/** The ways in which a screen shows the same: list or board, month or week. */
export function ViewSwitch<View extends string>({ views, view, show, label = "Tampilan" }: ViewSwitchProps<View>) {
  // Two of them on a screen are two groups.
  const name = useId();
  return (
    <div className={classes.views} role="radiogroup" aria-label={label}>
      {views.map(([value, label]) => (
        <label key={value} className={classes.view}>
          <input type="radio" name={name} checked={view === value} onChange={() => show(value)} />
          {label}
        </label>
      ))}
    </div>
  );
}
