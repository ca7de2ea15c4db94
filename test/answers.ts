import { readXlsx } from "hucre/xlsx";
import { expect } from "vitest";
import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import { type Actor, mayCall } from "#kernel/permission.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import type { Person } from "./support/office.ts";

/** What somebody reads who asks all that may be asked: for tests of what nobody may read. */

export type Input = Record<string, unknown>;
export type Named = { name: string; call: Call };

const calls: readonly Named[] = Object.entries(contract).flatMap(([resource, members]) =>
  Object.entries(members as Readonly<Record<string, Call>>).map(([name, call]) => ({
    name: `${resource}.${name}`,
    call,
  })),
);

/** The calls that this person may make with a session, those that only ask or those that change something. */
export const callsOf = (actor: Actor, how: "asks" | "changes"): Named[] =>
  calls.filter(
    ({ call }) =>
      (call.method === "GET") === (how === "asks") &&
      call.permission.kind !== "public" &&
      mayCall(call.permission, actor),
  );

export const fieldsOf = ({ input }: Call): string[] =>
  "shape" in input ? Object.keys(input.shape as object) : "def" in input ? fieldsInside(input) : [];

/** A checked object has its fields one step further in. */
function fieldsInside(input: object): string[] {
  const { def } = input as { def: { in?: Call["input"]; innerType?: Call["input"] } };
  const inside = def.in ?? def.innerType;
  return inside ? fieldsOf({ input: inside } as Call) : [];
}

/** What calls are asked with: fields by their names, and inputs of their own for some calls. */
export type Asked = { given: Input; own: Readonly<Record<string, readonly Input[]>> };

export const inputsFor = ({ name, call }: Named, { given, own }: Asked): readonly Input[] =>
  own[name] ?? [Object.fromEntries(fieldsOf(call).map((field) => [field, given[field]]))];

type Reply = Awaited<ReturnType<Person["send"]>>;

/** All that somebody reads in an answer: also in its papers and sheets. That what was asked for was not found says nothing. */
export async function saidIn({ body, raw, headers }: Reply): Promise<string> {
  if (String(headers["content-type"]).includes("sheet")) {
    return JSON.stringify((await readXlsx(raw)).sheets.map(({ rows }) => rows));
  }
  const text = JSON.stringify(body);
  const papers = [...text.matchAll(/"base64":"([^"]+)"/g)].map(([, paper = ""]) =>
    readPdfText(Buffer.from(paper, "base64")).join(" "),
  );
  const plain = text.replaceAll(/"base64":"[^"]+"/g, "").replaceAll(/\{"id":"[^"]*","status":404,[^}]*\}/g, "");
  return [plain, ...papers].join(" ");
}

export type Said = { label: string; status: number; said: string };

/** Asks everything, and answers what was said, by the call and the kind of document. */
export async function everyAnswer(person: Person, actor: Actor, asked: Asked): Promise<Said[]> {
  const answers: Said[] = [];
  for (const one of callsOf(actor, "asks")) {
    for (const input of inputsFor(one, asked)) {
      const reply = await person.send(one.call, input);
      const label = typeof input.jenis === "string" ? `${one.name} ${input.jenis}` : one.name;
      const said = await saidIn(reply);
      expect(reply.status, `${label} answered ${reply.status}: ${said.slice(0, 300)}`).toBeLessThan(500);
      answers.push({ label, status: reply.status, said });
    }
  }
  return answers;
}
