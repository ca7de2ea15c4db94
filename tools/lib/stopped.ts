/** A signal that is aborted when the operator stops the command, so that it can clean up. */
export function stopSignal(reason: Error): AbortSignal {
  const stopped = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => stopped.abort(reason));
  return stopped.signal;
}
