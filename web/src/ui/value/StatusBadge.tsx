import classes from "../ui.module.css";

/** What a state means to the person who looks, not what it is called. */
export type StatusTone = "good" | "bad" | "waiting" | "info" | "revision" | "neutral";

/** The words and the meaning of every state of one kind of record: a state without an entry does not compile. */
export type StatusMap<State extends string> = Readonly<Record<State, { label: string; tone: StatusTone }>>;

/** How each state of a kind looks; its words are the contract's, which mostly are the state itself. */
export function statusMap<State extends string>(
  tones: Readonly<Record<State, StatusTone>>,
  label: (state: State) => string = (state) => state,
): StatusMap<State> {
  const states = Object.entries(tones) as [State, StatusTone][];
  return Object.fromEntries(states.map(([state, tone]) => [state, { label: label(state), tone }])) as StatusMap<State>;
}

type StatusBadgeProps<State extends string> = { map: StatusMap<State>; state: State };

/** A record's state as a small coloured label. */
export function StatusBadge<State extends string>({ map, state }: StatusBadgeProps<State>) {
  const { label, tone } = map[state];
  return (
    <span className={classes.badge} data-tone={tone}>
      {label}
    </span>
  );
}
