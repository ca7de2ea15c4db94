import { destination, pino } from "pino";
import { currentCall } from "./call.ts";

export type Log = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/** Structured lines on standard output. Secrets never reach them, wherever in the facts they stand. */
export function openLog(level: string): Log {
  const secret = ["token", "password", "passwordLama", "passwordBaru", "passwordAwal", "authorization", "cookie"];
  const output = destination({ dest: 1, sync: true, maxLength: 1024 * 1024 });
  // A full disk or a reader that went away costs the line and not the app.
  output.on("error", () => {});
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ ...currentCall() }),
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[rahasia]" },
  };
  return pino(options, output);
}
