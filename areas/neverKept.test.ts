import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";

const calls: [string, Call][] = Object.values(contract).flatMap((resource) => Object.entries(resource as object));

/** All field names of an answer. */
function fieldsOf({ output }: Call): string[] {
  const text = JSON.stringify(z.toJSONSchema(output, { unrepresentable: "any", io: "output" }));
  return [...text.matchAll(/"(\w+)":\{/g)].map(([, name = ""]) => name);
}

const SECRET = /password|token|rahasia|tautan|pdf|base64|xlsx|(?<!u)nik|gaji|alamatIp|peramban/i;

test("no browser keeps an answer with secrets, files or personal data of employees", () => {
  const kept = calls.filter(
    ([, call]) => call.method === "GET" && call.answers === "json" && call.reads.length > 0 && !call.neverKept,
  );
  const found = kept.flatMap(([name, call]) =>
    fieldsOf(call)
      .filter((field) => SECRET.test(field))
      .map((field) => `${name}: ${field}`),
  );
  expect(found).toEqual([]);
  expect(kept.length).toBeGreaterThan(50);
});
