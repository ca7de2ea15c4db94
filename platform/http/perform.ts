import type { Call } from "#kernel/call.ts";
import { mayCall } from "#kernel/permission.ts";
import type { Perform, ReadCtx } from "./context.ts";
import { failureOf } from "./failure.ts";
import { fingerprint, partOf } from "./idempotency/idempotency.ts";
import { judge } from "./input.ts";
import { notAllowed } from "./refusal.ts";
import { type AnyHandler, runWrite } from "./run.ts";

/** The calls of an app with their handlers, as `serve` registers them. */
export type Served = Map<Call, { name: string; handler: AnyHandler }>;

/** `key`: the idempotency key of the request; each part has its own, made from it. */
export const performing =
  (served: Served, context: ReadCtx, key: string | null): Perform =>
  async (call, input, part) => {
    const { services, user, requestId } = context;
    const { name, handler } = served.get(call) ?? {};
    if (!name || !handler?.write) throw new Error(`${call.path} is no call that writes`);
    try {
      if (!mayCall(call.permission, user)) throw notAllowed(call.tindakan);
      const fields = input as Record<string, unknown>;
      const judged = await judge(call, { fields, files: [], discard: async () => {} });
      const request = { idUser: user.idUser, fingerprint: fingerprint(name, fields, []) };
      const keyed = key && partOf({ ...request, key }, part);
      const { message } = await runWrite(call, handler.write, { ...context, call: name }, judged, keyed || null);
      services.live.announce(call.changes);
      return { status: 200, message: String(message) };
    } catch (error) {
      const { status, message } = failureOf(error, { id: requestId, call: call.path }, services.log);
      return { status, message };
    }
  };
