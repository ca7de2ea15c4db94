import type { Call } from "#kernel/call.ts";
import { mayCall } from "#kernel/permission.ts";
import type { Around, Perform, Performed, ReadCtx } from "./context.ts";
import { failureOf } from "./failure.ts";
import { fingerprint, partOf } from "./idempotency/idempotency.ts";
import { judge } from "./input.ts";
import { conflict, notAllowed } from "./refusal.ts";
import { type AnyHandler, runWrite } from "./run.ts";

/** The calls of an app with their handlers, as `serve` registers them. */
export type Served = Map<Call, { name: string; handler: AnyHandler }>;

type Fields = Record<string, unknown>;
type Write = NonNullable<AnyHandler["write"]>;

/** `key`: the idempotency key of the request; each part has its own, made from it. */
export function performing(served: Served, context: ReadCtx, key: string | null): Perform {
  const { services, user, requestId } = context;
  const judged = async (call: Call, fields: Fields): Promise<Fields> => {
    if (!mayCall(call.permission, user)) throw notAllowed(call.tindakan);
    return judge(call, { fields, files: [], discard: async () => {} });
  };
  const perform = async (call: Call, input: unknown, part: string, around?: Around): Promise<Performed> => {
    try {
      const { name, write } = writing(served, call);
      const fields = input as Fields;
      const read = await judged(call, fields);
      const request = { idUser: user.idUser, fingerprint: fingerprint(name, fields, []) };
      const keyed = key && partOf({ ...request, key }, part);
      const { message } = await runWrite(call, wrapped(write, around), { ...context, call: name }, read, keyed || null);
      services.live.announce(call.changes);
      return { status: 200, message: String(message) };
    } catch (error) {
      const { status, message } = failureOf(error, { id: requestId, call: call.path }, services.log);
      return { status, message };
    }
  };
  const check = async (call: Call, input: Fields) => {
    writing(served, call);
    await judged(call, input);
  };
  return Object.assign(perform, { check });
}

const wrapped = (write: Write, around?: Around): Write =>
  around
    ? (deed, input) => around(deed, async () => ({ ...(await write(deed, input)) }) as { message: string })
    : write;

/** The handler of a call that is done in one transaction; one of several steps is done by itself alone. */
function writing(served: Served, call: Call): { name: string; write: Write } {
  const { name, handler } = served.get(call) ?? {};
  if (name && handler?.write) return { name, write: handler.write };
  throw conflict(`Panggilan untuk ${call.tindakan} terdiri dari beberapa langkah dan hanya dapat dikerjakan sendiri`);
}
