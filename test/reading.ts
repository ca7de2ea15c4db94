import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import { areas } from "#server/areas.ts";

const READING = new Set(
  Object.entries(contract).flatMap(([resource, members]) =>
    Object.entries(members as Readonly<Record<string, Call>>)
      .filter(([name]) => {
        const handler: object = (areas[resource as keyof typeof areas] as Record<string, object>)[name] ?? {};
        return "read" in handler || "sheet" in handler;
      })
      .map(([, call]) => call),
  ),
);

/** Whether the handler of a call changes nothing. */
export const onlyReads = (call: Call): boolean => READING.has(call);
