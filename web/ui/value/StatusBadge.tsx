import classes from "../ui.module.css";

/**
 * The meaning of a status for the person who looks at it; it decides the colour. What is normal, as nearly all are, stands in
 * plain words.
 */
export type StatusTone = "normal" | "good" | "bad" | "waiting" | "info" | "revision" | "neutral";

/** Label and meaning of every status of a kind of record. Leaving one out does not compile. */
export type StatusMap<State extends string> = Readonly<Record<State, { label: string; tone: StatusTone }>>;

/** Makes a StatusMap; the labels are those of the contract, mostly the status itself. */
export function statusMap<State extends string>(
  tones: Readonly<Record<State, StatusTone>>,
  label: (state: State) => string = (state) => state,
): StatusMap<State> {
  const states = Object.entries(tones) as [State, StatusTone][];
  return Object.fromEntries(states.map(([state, tone]) => [state, { label: label(state), tone }])) as StatusMap<State>;
}

type StatusBadgeProps<State extends string> = { map: StatusMap<State>; state: State };

/** A status as a small coloured label. */
export function StatusBadge<State extends string>({ map, state }: StatusBadgeProps<State>) {
  const { label, tone } = map[state];
  return (
    <span className={tone === "normal" ? classes.plain : classes.badge} data-tone={tone}>
      {label}
    </span>
  );
}
