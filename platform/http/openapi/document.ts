import * as z from "zod/mini";
import { CONTOH_ISIAN } from "#areas/contohIsian.ts";
import { contract } from "#areas/contract.ts";
import { type Area, KETERANGAN_AREA } from "#areas/keterangan.ts";
import type { Call, Schema } from "#kernel/call.ts";
import { shapeOf } from "#kernel/field.ts";
import type { Alias } from "../alias.ts";
import { exampleOfObject } from "./example.ts";

type Json = Record<string, unknown>;

/** One call in the OpenAPI document, or one of its doors; `also` are fields by which its own path lets other names in. */
export type DocumentedCall = {
  resource: string;
  name: string;
  /** By which programs name the call: its name, or its path where two calls are named alike. */
  operationId: string;
  method: Call["method"];
  path: string;
  call: Call;
  input: Json;
  also: Json | null;
  output: Json;
};

export function documentedCalls(doors: readonly Alias[]): DocumentedCall[] {
  const calls = namedCalls(doors);
  const named = Map.groupBy(calls, ({ name }) => name);
  return calls.map((call) => {
    const alone = named.get(call.name)?.length === 1;
    return { ...call, operationId: alone ? call.name : call.path.slice(1).replaceAll("/", "_") };
  });
}

type NamedCall = Omit<DocumentedCall, "operationId">;

function namedCalls(doors: readonly Alias[]): NamedCall[] {
  return Object.entries(contract).flatMap(([resource, calls]) =>
    Object.entries(calls as Readonly<Record<string, Call>>).flatMap(([name, call]) => {
      const { method, path } = call;
      const own = doors.filter((door) => door.call === call);
      const same = own.find(({ route }) => route === `${method} ${path}`);
      const documented: NamedCall = {
        ...{ resource, name, method, path, call },
        input: asked(call, call.input),
        also: same?.asks ? asked(call, same.asks) : null,
        output: jsonSchema(call.output, "output"),
      };
      return [documented, ...own.filter((door) => door !== same).map((door) => throughDoor(documented, door))];
    }),
  );
}

function throughDoor({ call, ...documented }: NamedCall, { route, asks, answers }: Alias): NamedCall {
  const path = route.split(" ")[1] ?? "";
  return {
    ...documented,
    ...{ call, path, also: null, name: path.split("/").at(-1) ?? "" },
    input: asks ? asked(call, asks) : documented.input,
    output: answers ? jsonSchema(answers, "output") : documented.output,
  };
}

const asked = (call: Call, schema: Schema): Json => withFiles(call, jsonSchema(schema, "input"));

function jsonSchema(schema: Schema, io: "input" | "output"): Json {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema: json }) {
      Object.assign(json, shapeOf(zodSchema));
      // What an item is, a list says by the schema of it.
      if (json.items instanceof z.ZodMiniType) json.items = withoutDialect(jsonSchema(json.items, io));
    },
  }) as Json;
}

const withoutDialect = ({ $schema: _, ...schema }: Json): Json => schema;

function withFiles(call: Call, schema: Json): Json {
  const files = Object.entries(call.files).map(([name, field]) => [
    name,
    { type: "array", items: { type: "string", format: "binary" }, minItems: field.min, maxItems: field.max },
  ]);
  if (files.length === 0) return schema;
  return { ...schema, properties: { ...(schema.properties as Json), ...Object.fromEntries(files) } };
}

export function who({ permission }: Call): string {
  if (permission.kind === "public") return "semua orang";
  if (permission.kind === "signedIn") return "semua yang sudah login";
  const { menus, roles } = permission;
  return [roles ? `role ${roles.join(", ")}` : "", menus ? `menu ${menus.join(", ")}` : ""].filter(Boolean).join("; ");
}

/** `areas`: the area of each resource. */
export function openApiDocument(doors: readonly Alias[], areas: Readonly<Record<string, Area>>): Json {
  const paths: Record<string, Json> = {};
  for (const documented of documentedCalls(doors)) {
    const { method, path, operationId } = documented;
    paths[`/api${path}`] ??= {};
    Object.assign(paths[`/api${path}`] ?? {}, {
      [method.toLowerCase()]: { operationId, ...operation(documented, areas[documented.resource]) },
    });
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Kantor",
      version: "1",
      description: ABOUT,
      contact: { name: "Pengelola Kantor di perusahaan Anda" },
      license: { name: "Lisensi Kantor", identifier: "LicenseRef-Kantor" },
    },
    servers: [{ url: "/" }],
    tags: Object.entries(KETERANGAN_AREA).map(([name, { id }]) => ({ name, description: id })),
    components: {
      securitySchemes: {
        token: {
          type: "apiKey",
          in: "header",
          name: "token",
          description: "Kunci API (Sistem › Kunci API), atau token dari login",
        },
      },
      schemas: { Gagal: FAILURE },
      responses: { Ditolak: REFUSED },
    },
    paths,
  };
}

const ABOUT =
  "Setiap panggilan dari Kantor, dibuat dari kontraknya. Jawaban gagal selalu berbentuk Gagal, dengan kalimat yang dapat ditampilkan.";

const REFUSED = {
  description:
    "400 isian salah, 401 tanpa hak, 403 tanpa sesi atau kunci yang berlaku, 404 tidak ada, 409 tidak dapat dalam keadaan ini, 429 terlalu sering (Retry-After)",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Gagal" } } },
};

const FAILURE = {
  type: "object",
  required: ["status", "message", "errors"],
  properties: {
    status: { type: "integer" },
    message: { type: "string" },
    errors: {
      type: "array",
      items: { type: "object", properties: { field: { type: "string" }, message: { type: "string" } } },
    },
  },
};

function operation({ call, path, input, also, output }: DocumentedCall, area = "sistem"): Json {
  const schema = withoutDialect(input);
  const other = withoutDialect(also ?? {});
  return {
    tags: [area],
    summary: call.summary,
    description: `Boleh dipanggil oleh: ${who(call)}`,
    security: call.permission.kind === "public" ? [] : [{ token: [] }],
    ...(call.method === "GET"
      ? { parameters: parameters(schema, exampleOfCall(path, schema)) }
      : requestBody(call, also ? { anyOf: [schema, other] } : schema, exampleOfCall(path, schema))),
    responses: {
      200: { description: "Berhasil", content: answerContent(call, output) },
      "4XX": { $ref: "#/components/responses/Ditolak" },
      default: {
        description: "Gagal",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Gagal" } } },
      },
    },
  };
}

/** An input that the call takes, with what its required fields ask for; files are not in it. */
export function exampleOfCall(path: string, schema: Json): Json {
  const { properties = {} } = schema as { properties?: Json };
  const own = Object.entries(CONTOH_ISIAN[path] ?? {}).filter(([name]) => name in properties);
  return { ...exampleOfObject(schema), ...Object.fromEntries(own) };
}

function parameters(schema: Json, example: Json): Json[] {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  return Object.entries((schema.properties ?? {}) as Json).map(([name, property]) => ({
    name,
    in: "query",
    required: required.has(name),
    schema: property,
    ...(name in example ? { example: example[name] } : {}),
  }));
}

function requestBody(call: Call, schema: Json, example: Json): Json {
  const empty = !schema.anyOf && Object.keys((schema.properties ?? {}) as Json).length === 0;
  if (empty) return {};
  const type = Object.keys(call.files).length > 0 ? "multipart/form-data" : "application/json";
  return {
    requestBody: {
      required: true,
      content: { [type]: { schema, ...(type === "application/json" ? { example } : {}) } },
    },
  };
}

function answerContent(call: Call, output: Json): Json {
  if (call.answers === "file") return { "application/octet-stream": { schema: { type: "string", format: "binary" } } };
  if (call.answers === "xlsx") {
    const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    return { [type]: { schema: { type: "string", format: "binary" } } };
  }
  const schema = withoutDialect(output);
  const properties = {
    status: { const: 200 },
    message: { type: "string" },
    ...((schema.properties ?? {}) as Json),
  };
  return { "application/json": { schema: { ...schema, properties } } };
}
