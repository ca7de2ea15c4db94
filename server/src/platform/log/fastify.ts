import type { FastifyBaseLogger } from "fastify";
import type { Log } from "./log.ts";

const nothing = () => {};

/** What the HTTP layer itself has to say: an answer that broke off in the middle, an error while answering an error. */
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

/** Request and reply are whole worlds with tokens in them; the error alone is told. */
const factsOf = (facts: object): object => ("err" in facts ? { err: facts.err } : {});
