import * as z from "zod/mini";
import { Refused } from "./field.ts";

/** Reads an item of a list (`listOf`); `schema` says to other programs what one is. */
export type Item<Out> = ((raw: unknown) => Out) & { readonly schema: z.ZodMiniType };

/**
 * Reads an item by its schema. A wrong field of an item says what is wrong with it; what is no such item at all says
 * `unreadable`, or what the schema says.
 */
export const itemOf = <Out>(schema: z.ZodMiniType<Out>, unreadable?: string): Item<Out> =>
  itemBy(schema, (raw) => {
    const parsed = z.safeParse(schema, raw);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    throw new Refused(issue && issue.path.length > 0 ? issue.message : (unreadable ?? issue?.message));
  });

/** An item that the schema describes, and whose mistakes `read` tells in sentences of its own. */
export const itemBy = <Out>(schema: z.ZodMiniType, read: (raw: unknown) => Out): Item<Out> =>
  Object.assign((raw: unknown) => read(raw), { schema });
