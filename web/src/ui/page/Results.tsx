import { CloseButton } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./results.module.css";

export type Result = { key: string; done: boolean; name: string; message: string };

type ResultsProps = {
  results: readonly Result[];
  forget: () => void;
  /** What to do next, below the results. */
  next?: ReactNode;
};

/** What became of each of several things that were done at once. */
export function Results({ results, forget, next }: ResultsProps) {
  return (
    <div role="status" className={classes.results}>
      {results.length > 0 && (
        <>
          <div>
            <ul>
              {results.map(({ key, done, name, message }) => (
                <li key={key} data-refused={!done || undefined}>
                  {done ? <IconCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}
                  <span>
                    <b>{name}</b>: {message}
                  </span>
                </li>
              ))}
            </ul>
            {next}
          </div>
          <CloseButton size="sm" aria-label="Tutup hasil" onClick={forget} />
        </>
      )}
    </div>
  );
}
