// What Node and PostgreSQL say when a disk, or one's share of it, has no room left.
const DISK_FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** A file or a row that could not be written because the disk has no room. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && typeof error.code === "string" && DISK_FULL.has(error.code)) || isDiskFull(error.cause));
