import { currentCall } from "./call.ts";
import type { Log } from "./log.ts";

/**
 * One stream or connection that broke: nothing else hangs on it. Anything else that was thrown into the open may have
 * left a shared piece, such as the database driver, in the middle of its work.
 */
const ONE_STREAM =
  /^(ERR_STREAM_|ERR_HTTP_|ERR_TLS_|ECONN|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|ENOTFOUND$|HPE_)/;

function isOneStream(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && ONE_STREAM.test(error.code);
}

/**
 * Errors that nobody caught are logged with their call. The process goes on serving: after a promise that nobody waited
 * for, and after a stream that broke. After any other error it is not to be trusted for long: `retire` lets the others'
 * requests end first.
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
