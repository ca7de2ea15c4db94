import classes from "./viewSwitch.module.css";

type ViewSwitchProps<View extends string> = {
  /** Each with its name. */
  views: readonly (readonly [View, string])[];
  view: View;
  show: (view: View) => void;
};

/** The ways in which a screen shows the same: list or board, month or week. */
export function ViewSwitch<View extends string>({ views, view, show }: ViewSwitchProps<View>) {
  return (
    <div className={classes.views} role="radiogroup" aria-label="Tampilan">
      {views.map(([value, label]) => (
        <label key={value} className={classes.view}>
          <input type="radio" name="tampilan" checked={view === value} onChange={() => show(value)} />
          {label}
        </label>
      ))}
    </div>
  );
}
