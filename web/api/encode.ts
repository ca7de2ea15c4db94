import type { Call } from "#kernel/call.ts";
import { isRecord } from "./failure.ts";
import { asText, type Entries, queryOf } from "./query.ts";
import { savingHeaders } from "./slowLine.ts";

type Encoded = { query: string; body: BodyInit | null; headers: Headers };

/** The input as the method needs it: query string, JSON, or multipart form with files. */
export async function encode(call: Call, input: unknown): Promise<Encoded> {
  const given = givenIn(input);
  const headers = new Headers({ Accept: "application/json", ...savingHeaders() });
  if (call.method === "GET") return { query: queryOf(given), body: null, headers };
  if (Object.keys(call.files).length > 0) return { query: "", body: await formOf(given), headers };
  headers.set("Content-Type", "application/json");
  return { query: "", body: JSON.stringify(Object.fromEntries(given)), headers };
}

export const givenIn = (input: unknown): Entries =>
  Object.entries(isRecord(input) ? input : {}).filter(([, value]) => value !== undefined);

async function formOf(given: Entries): Promise<FormData> {
  const { smaller } = await import("./shrink.ts");
  const form = new FormData();
  for (const [name, value] of given) {
    if (isFiles(value)) {
      for (const file of await Promise.all(value.map(smaller))) form.append(name, file, file.name);
    } else if (value !== null) form.append(name, asText(value));
  }
  return form;
}

const isFiles = (value: unknown): value is readonly File[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => item instanceof File);
