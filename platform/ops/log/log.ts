import { destination, pino } from "pino";
import { currentCall } from "./call.ts";

export type Log = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/** Structured log lines on standard output. Secrets are removed at any depth. */
export function openLog(level: string): Log {
  const secret = ["token", "password", "passwordLama", "passwordBaru", "passwordAwal", "authorization", "cookie"];
  const output = destination({ dest: 1, sync: true, maxLength: 1024 * 1024 });
  // A full disk or a closed pipe loses the line, but does not end the app.
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
