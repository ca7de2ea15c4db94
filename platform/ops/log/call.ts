import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hearStatements } from "#postgres";

export type CurrentCall = { requestId: string; call: string };
/** A statement of a call: its text, when it began (performance.now) and how long it took. */
export type Statement = { text: string; began: number; ms: number };
type Kept = { name: CurrentCall; statements: Statement[] };

const current = new AsyncLocalStorage<Kept>();
const kept = new WeakMap<FastifyRequest, Kept>();
const MOST_STATEMENTS = 200;

/** The call that this code runs for, also in timers and promises that it left behind. */
export const currentCall = (): CurrentCall | undefined => current.getStore()?.name;

/** The statements of a request so far. */
export const statementsOf = (request: FastifyRequest): readonly Statement[] => kept.get(request)?.statements ?? [];

hearStatements((text, began, ms) => {
  const call = current.getStore();
  if (call && call.statements.length < MOST_STATEMENTS) call.statements.push({ text, began, ms });
});

function callOf(request: FastifyRequest): Kept {
  const known = kept.get(request);
  if (known) return known;
  const call = request.routeOptions.config.call?.path ?? request.routeOptions.url ?? "-";
  const made: Kept = { name: { requestId: request.id, call }, statements: [] };
  kept.set(request, made);
  return made;
}

/** Runs every request in a context with its id and path, so that an uncaught error can be logged with its call. */
export function nameCalls(http: FastifyInstance): void {
  http.addHook("onRequest", (request, _reply, done) => current.run(callOf(request), done));
  // Reading the body runs in events of the socket, outside the request's context: enter it again.
  http.addHook("preHandler", (request, _reply, done) => {
    const call = callOf(request);
    if (current.getStore() === call) done();
    else current.run(call, done);
  });
}
