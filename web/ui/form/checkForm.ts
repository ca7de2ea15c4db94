import * as z from "zod/mini";
import type { Call } from "#kernel/call.ts";
import type { Problem } from "#kernel/problem.ts";

export type FieldErrors = Record<string, string>;

/** Problems of the values by the call's schema and file fields. */
export function checkForm(call: Call, values: Readonly<Record<string, unknown>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of z.safeParse(call.input, values).error?.issues ?? []) {
    const path = issue.path.map(String).join(".");
    errors[path] ??= issue.message;
  }
  for (const [name, { min, empty }] of Object.entries(call.files)) {
    const files = values[name];
    if (min > 0 && (!Array.isArray(files) || files.length < min)) errors[name] ??= empty;
  }
  return errors;
}

/** The first message for each field of a refusal. */
export function errorsOf(problems: readonly Problem[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, message } of problems) errors[field] ??= message;
  return errors;
}
