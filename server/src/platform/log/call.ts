import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";

export type CurrentCall = { requestId: string; call: string };

const current = new AsyncLocalStorage<CurrentCall>();

/** The call that this code runs for, also in timers and promises that it left behind. */
export const currentCall = (): CurrentCall | undefined => current.getStore();

const callOf = (request: FastifyRequest): CurrentCall => ({
  requestId: request.id,
  call: request.routeOptions.config.call?.path ?? request.routeOptions.url ?? "-",
});

/** Runs every request in a context with its id and path, so that an uncaught error can be logged with its call. */
export function nameCalls(http: FastifyInstance): void {
  http.addHook("onRequest", (request, _reply, done) => current.run(callOf(request), done));
  // Reading the body runs in events of the socket, outside the request's context: enter it again.
  http.addHook("preHandler", (request, _reply, done) => current.run(callOf(request), done));
}
