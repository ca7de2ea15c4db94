import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";

export type CurrentCall = { requestId: string; call: string };

const current = new AsyncLocalStorage<CurrentCall>();

/** The call on whose behalf this code runs, however deep: also in a timer or a promise that it left behind. */
export const currentCall = (): CurrentCall | undefined => current.getStore();

const callOf = (request: FastifyRequest): CurrentCall => ({
  requestId: request.id,
  call: request.routeOptions.config.call?.path ?? request.routeOptions.url ?? "-",
});

/** Whatever a request sets going carries its name, so that an error nobody caught can be told with its call. */
export function nameCalls(http: FastifyInstance): void {
  http.addHook("onRequest", (request, _reply, done) => current.run(callOf(request), done));
  // Reading a body goes through the socket's own events, which know nothing of the request.
  http.addHook("preHandler", (request, _reply, done) => current.run(callOf(request), done));
}
