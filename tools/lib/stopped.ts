/** Aborted when the operator stops the command, which then cleans up and ends by itself. */
export function stopSignal(reason: Error): AbortSignal {
  const stopped = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => stopped.abort(reason));
  return stopped.signal;
}
