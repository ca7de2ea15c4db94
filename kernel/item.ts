import * as z from "zod/mini";
import { Refused } from "./field.ts";

/**
 * Reads an item of a list (`listOf`) by its schema. A wrong field of an item says what is wrong with it; what is no such
 * item at all says `unreadable`.
 */
export const itemOf =
  <Out>(schema: z.ZodMiniType<Out>, unreadable: string) =>
  (raw: unknown): Out => {
    const parsed = z.safeParse(schema, raw);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    throw new Refused(issue && issue.path.length > 0 ? issue.message : unreadable);
  };
