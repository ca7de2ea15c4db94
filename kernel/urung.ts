/** What was removed or replaced by a slip can be taken back for this long. */
export const URUNG_MS = 30 * 60_000;
