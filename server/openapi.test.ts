import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectral from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import { documentedCalls, exampleOfCall, openApiDocument } from "#platform/http/openapi/document.ts";
import { aliases, areaOf } from "./areas.ts";

/** What programs that check or read /openapi.json ask of it. */
type Json = { [key: string]: Json };
type Operation = { tags: string[]; security?: object[] };

const document = openApiDocument(aliases, areaOf) as unknown as Json & {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ at: `${method.toUpperCase()} ${path}`, operation })),
);
const within = (json: unknown, at = ""): [string, Json][] =>
  typeof json !== "object" || json === null
    ? []
    : [[at, json as Json], ...Object.entries(json).flatMap(([key, value]) => within(value, `${at}/${key}`))];

test("every list says what its items are, and once", () => {
  const lists = within(document).filter(([, json]) => String(json.type) === "array");
  expect(lists.length).toBeGreaterThan(100);
  const said = ({ items }: Json) =>
    typeof items === "object" && Object.keys(items).some((key) => /^(type|anyOf|allOf|enum|const|\$ref)$/.test(key));
  expect(lists.filter(([, json]) => !said(json)).map(([at]) => at)).toEqual([]);
  const dialects = within(document).filter(([, json]) => "$schema" in json);
  expect(dialects.map(([at]) => at)).toEqual([]);
  expect(document.paths["/api/orderWeb/addOrder"]).toMatchObject({
    post: {
      requestBody: {
        content: {
          "multipart/form-data": {
            schema: { properties: { listProduk: { items: { properties: { qty: { type: "integer", minimum: 1 } } } } } },
          },
        },
      },
    },
  });
});

test("every call says whether it asks for a token; those for everybody ask for none", () => {
  const open = Object.values(contract)
    .flatMap((calls) => Object.values<Call>(calls))
    .filter(({ permission }) => permission.kind === "public")
    .map(({ method, path }) => `${method} /api${path}`);
  expect(open.length).toBeGreaterThan(2);
  const withoutToken = operations.filter(({ operation }) => operation.security?.length === 0).map(({ at }) => at);
  expect(withoutToken.toSorted()).toEqual(open.toSorted());
  const rest = operations.filter(({ at }) => !open.includes(at));
  for (const { at, operation } of rest) expect(operation.security, at).toEqual([{ token: [] }]);
});

test("every tag of a call is one of the document's", () => {
  const tags = new Set(Object.values(document.tags ?? {}).map(({ name }) => String(name)));
  expect(operations.flatMap(({ operation }) => operation.tags).filter((tag) => !tags.has(tag))).toEqual([]);
});

test("every area has its calls below its name", () => {
  const used = new Set(operations.flatMap(({ operation }) => operation.tags));
  const named = Object.values(document.tags ?? {}).map(({ name }) => String(name));
  expect([...used].sort()).toEqual(named.sort());
  expect(document.paths["/api/orderWeb/addOrder"]?.post?.tags).toEqual(["penjualan"]);
});

test("the example of every call is one that the call takes", () => {
  const own = documentedCalls(aliases).filter(({ path, call }) => path === call.path);
  expect(own.length).toBeGreaterThan(400);
  const wrong = own.flatMap(({ path, call, input }) => {
    const { success, error } = z.safeParse(call.input, exampleOfCall(path, input));
    return success
      ? []
      : [`${path}: ${error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join(", ")}`];
  });
  expect(wrong, "areas/contohIsian.ts says what the schema does not").toEqual([]);
});

test("spectral and redocly find nothing in their usual rules", async () => {
  const source = JSON.stringify(document);
  const linter = new spectral.Spectral();
  // Its types were written for a ruleset that it builds itself.
  linter.setRuleset({ extends: [rulesets.oas as never] });
  const found = await linter.run(JSON.parse(source));
  expect(found.map(({ code, message, path }) => `${code} ${path.join("/")}: ${message}`)).toEqual([]);
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([]);
});
