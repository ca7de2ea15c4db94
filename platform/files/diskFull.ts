// Error codes of Node and PostgreSQL for a full disk or quota.
const DISK_FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether a file or row could not be written because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && typeof error.code === "string" && DISK_FULL.has(error.code)) || isDiskFull(error.cause));
