import type { FastifyBaseLogger } from "fastify";
import type { Log } from "./log.ts";

const nothing = () => {};

/** Passes on what the HTTP layer logs: answers that broke off, and errors while answering an error. */
export function ofFastify(log: Log): FastifyBaseLogger {
  const said =
    (level: "warn" | "error") =>
    (facts: unknown, message?: unknown): void =>
      log[level](typeof facts === "object" && facts !== null ? factsOf(facts) : { facts }, String(message ?? "http"));
  const logger: FastifyBaseLogger = {
    level: "warn",
    silent: nothing,
    trace: nothing,
    debug: nothing,
    info: nothing,
    warn: said("warn"),
    error: said("error"),
    fatal: said("error"),
    child: () => logger,
  };
  return logger;
}

/** Only the error is logged: request and reply objects are large and contain tokens. */
const factsOf = (facts: object): object => ("err" in facts ? { err: facts.err } : {});
