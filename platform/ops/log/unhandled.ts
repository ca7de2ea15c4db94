import { currentCall } from "./call.ts";
import type { Log } from "./log.ts";

/**
 * Errors of a single stream or connection. After any other uncaught error a shared part, such as the database driver,
 * may have been left in the middle of its work.
 */
const ONE_STREAM =
  /^(ERR_STREAM_|ERR_HTTP_|ERR_TLS_|ECONN|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|ENOTFOUND$|HPE_)/;

function isOneStream(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && ONE_STREAM.test(error.code);
}

/**
 * Logs uncaught errors with their call. The process goes on after a promise without a handler and after a broken
 * stream. After any other error `retire` is called: it lets the other requests end, then the process is replaced.
 */
export function watchUnhandled(log: Log, retire: () => void): void {
  process.on("unhandledRejection", (error) => {
    log.error({ err: error, ...currentCall() }, "a promise failed and nobody waited for it");
  });
  process.on("uncaughtException", (error) => {
    const goesOn = isOneStream(error);
    log.error({ err: error, ...currentCall(), goesOn }, "an error nobody caught");
    if (!goesOn) retire();
  });
}
