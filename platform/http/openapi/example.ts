type Json = Record<string, unknown>;

/** Values of fields whose text has a form of its own, by name; the schema alone does not say it. */
const BY_NAME: readonly [RegExp, unknown][] = [
  [/^(bulan|awal|akhir|masa)$/, "2026-11"],
  [/telp|telepon/i, "081234567890"],
  [/email/i, "nama@contoh.co.id"],
  [/^idSo$/, "SO-2611-00001"],
];

/** A value that the schema takes, for programs and people that learn from one. */
export function exampleOf(schema: Json, name = ""): unknown {
  if ("default" in schema) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ("const" in schema) return schema.const;
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return exampleOf(choices[0] as Json, name);
  switch (schema.type) {
    case "integer":
    case "number":
      return numberOf(schema);
    case "boolean":
      return false;
    case "array":
      return [exampleOf((schema.items ?? {}) as Json, name)];
    case "object":
      return exampleOfObject(schema);
    default:
      return textOf(schema, name);
  }
}

/** One, or the nearest to it that the schema takes. */
function numberOf({ minimum, maximum }: Json): number {
  const least = typeof minimum === "number" ? minimum : 1;
  const most = typeof maximum === "number" ? maximum : 1;
  return Math.max(least, Math.min(1, most));
}

/** The required fields alone, so that an example shows the least that is asked for; files are not in it. */
export function exampleOfObject(schema: Json): Json {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  return Object.fromEntries(
    fields.filter(([name]) => required.has(name)).map(([name, field]) => [name, exampleOf(field, name)]),
  );
}

function textOf({ format, maxLength, minLength }: Json, name: string): string {
  if (format === "date") return "2026-11-20";
  const [, known] = BY_NAME.find(([pattern]) => pattern.test(name)) ?? [];
  const text = typeof known === "string" ? known : "Contoh";
  const least = typeof minLength === "number" ? text.padEnd(minLength, ".") : text;
  return typeof maxLength === "number" ? least.slice(0, maxLength) : least;
}
