let leaving = false;

/** Somebody who leaves on purpose does not want to come back to where they left. */
export function leave(act: () => void): void {
  leaving = true;
  act();
  leaving = false;
}

export const isLeaving = (): boolean => leaving;
