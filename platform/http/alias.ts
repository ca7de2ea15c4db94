import type { Call, Schema } from "#kernel/call.ts";
import { misshapen } from "#kernel/depth.ts";
import type { Db } from "../db/database.ts";

type Fields = Record<string, unknown>;

/**
 * A name under which programs elsewhere were promised a call, with the names of its fields that they know. Permission,
 * rules, history and idempotency are the call's own. A door at the call's own path lets both names of its fields in.
 */
export type Alias = {
  readonly route: `${Call["method"]} /${string}`;
  readonly call: Call;
  /** The fields and the answer as they were promised, for /openapi.json; the call's own where nothing is said. */
  readonly asks?: Schema;
  readonly answers?: Schema;
  /** What was sent, as the call names it. Nothing of it is checked yet: what is not understood is left to the call. */
  enter?(fields: Fields, db: Db): Fields | Promise<Fields>;
  /** The answer, as it was promised; `fields` is what was sent. */
  leave?(answer: Fields, fields: Fields, db: Db): Fields | Promise<Fields>;
};

/** The items of a list that came as JSON or as its text; null for anything else, which the call refuses. */
export function itemsIn(raw: unknown): Fields[] | null {
  const list = typeof raw === "string" ? parsed(raw) : raw;
  const isItem = (item: unknown): item is Fields => typeof item === "object" && item !== null && !Array.isArray(item);
  return Array.isArray(list) && misshapen(list) === null && list.every(isItem) ? list : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
