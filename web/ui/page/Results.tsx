import { CloseButton, Text } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconClock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./results.module.css";

export type Result = {
  key: string;
  done: boolean;
  /** Not done yet, and nothing is left to do for it. */
  later?: boolean;
  name: string;
  message: string;
};

type ResultsProps = {
  /** All of them in one line. */
  summary?: string;
  results: readonly Result[];
  forget: () => void;
  /** What to do next, below the results. */
  next?: ReactNode;
};

/** What became of each of several things that were done at once. */
export function Results({ summary, results, forget, next }: ResultsProps) {
  return (
    <div role="status" className={classes.results}>
      {(summary !== undefined || results.length > 0) && (
        <>
          <div>
            {summary !== undefined && (
              <Text size="sm" fw={600}>
                {summary}
              </Text>
            )}
            {results.length > 0 && (
              <ul aria-label="Hasil tiap baris">
                {results.map((one) => (
                  <li key={one.key} data-refused={!(one.done || one.later) || undefined}>
                    <Sign done={one.done} later={one.later} />
                    <span>
                      <b>{one.name}</b>: {one.message}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {next}
          </div>
          <CloseButton size="sm" aria-label="Tutup hasil" onClick={forget} />
        </>
      )}
    </div>
  );
}

function Sign({ done, later }: Pick<Result, "done" | "later">) {
  const Icon = done ? IconCheck : later ? IconClock : IconAlertTriangle;
  return <Icon size={16} aria-hidden />;
}
