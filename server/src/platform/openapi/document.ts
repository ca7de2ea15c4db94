import * as z from "zod/mini";
import { contract } from "#contract/contract.ts";
import type { Call, Schema } from "#contract/kernel/call.ts";
import { shapeOf } from "#contract/kernel/field.ts";

type Json = Record<string, unknown>;

/** One call in the OpenAPI document. */
export type DocumentedCall = { resource: string; name: string; call: Call; input: Json; output: Json };

export function documentedCalls(): DocumentedCall[] {
  return Object.entries(contract).flatMap(([resource, calls]) =>
    Object.entries(calls as Readonly<Record<string, Call>>).map(([name, call]) => ({
      resource,
      name,
      call,
      input: withFiles(call, jsonSchema(call.input, "input")),
      output: jsonSchema(call.output, "output"),
    })),
  );
}

function jsonSchema(schema: Schema, io: "input" | "output"): Json {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: json }) => Object.assign(json, shapeOf(zodSchema)),
  }) as Json;
}

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

export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const documented of documentedCalls()) {
    const { call } = documented;
    paths[`/api${call.path}`] ??= {};
    Object.assign(paths[`/api${call.path}`] ?? {}, { [call.method.toLowerCase()]: operation(documented) });
  }
  return {
    openapi: "3.1.0",
    info: { title: "Kantor", version: "1", description: "Setiap panggilan dari Kantor, dibuat dari kontraknya" },
    servers: [{ url: "/" }],
    components: {
      securitySchemes: { token: { type: "apiKey", in: "header", name: "token" } },
      schemas: { Gagal: FAILURE },
    },
    paths,
  };
}

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

function operation({ resource, name, call, input, output }: DocumentedCall): Json {
  const { $schema: _, ...schema } = input;
  return {
    operationId: name,
    tags: [resource],
    summary: call.summary,
    description: `Boleh dipanggil oleh: ${who(call)}`,
    ...(call.permission.kind === "public" ? {} : { security: [{ token: [] }] }),
    ...(call.method === "GET" ? { parameters: parameters(schema) } : requestBody(call, schema)),
    responses: {
      200: { description: "Berhasil", content: answerContent(call, output) },
      default: {
        description: "Gagal",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Gagal" } } },
      },
    },
  };
}

function parameters(schema: Json): Json[] {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  return Object.entries((schema.properties ?? {}) as Json).map(([name, property]) => ({
    name,
    in: "query",
    required: required.has(name),
    schema: property,
  }));
}

function requestBody(call: Call, schema: Json): Json {
  const empty = Object.keys((schema.properties ?? {}) as Json).length === 0;
  if (empty) return {};
  const type = Object.keys(call.files).length > 0 ? "multipart/form-data" : "application/json";
  return { requestBody: { required: true, content: { [type]: { schema } } } };
}

function answerContent(call: Call, output: Json): Json {
  if (call.answers === "xlsx") {
    const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    return { [type]: { schema: { type: "string", format: "binary" } } };
  }
  const { $schema: _, ...schema } = output;
  const properties = {
    status: { const: 200 },
    message: { type: "string" },
    ...((schema.properties ?? {}) as Json),
  };
  return { "application/json": { schema: { ...schema, properties } } };
}
