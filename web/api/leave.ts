let leaving = false;

/** Marks a logout on purpose: the next login then starts at the home page and not where the person was. */
export function leave(act: () => void): void {
  leaving = true;
  act();
  leaving = false;
}

export const isLeaving = (): boolean => leaving;
