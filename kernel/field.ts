import * as z from "zod/mini";

/**
 * Input fields. Every field accepts what a browser, a form post or a query string may send for it, answers the
 * value in one canonical form, and refuses everything else with an Indonesian sentence that names the field.
 */
export type Field<Out, In> = z.ZodMiniType<Out, In>;
export type OptionalField<Out, In> = z.ZodMiniDefault<z.ZodMiniType<Out | null, In | null>>;

/** Turns a raw value that is not blank into the field's value; throws `Refused` with the sentence. */
type Parse<Out> = (raw: unknown) => Out;
type JsonShape = Readonly<Record<string, unknown>>;
type Spec = { json: JsonShape; parse: Parse<unknown> };

export class Refused extends Error {}

const specs = new WeakMap<object, Spec>();
const shapes = new WeakMap<object, JsonShape>();

/** The JSON Schema of a field, for the OpenAPI page. */
export const shapeOf = (schema: object): JsonShape | undefined => shapes.get(schema);

/** A text or number as text; "" for anything else. */
export const written = (raw: unknown): string =>
  typeof raw === "string" || typeof raw === "number" ? String(raw) : "";

export function isBlank(raw: unknown): raw is undefined | null | "" {
  return raw === undefined || raw === null || (typeof raw === "string" && raw.trim() === "");
}

function make<Out, In>(json: JsonShape, parse: Parse<Out>): Field<Out, In> {
  const any = z.unknown();
  const schema = z.pipe(
    any,
    z.transform((raw: unknown, context): Out => {
      try {
        return parse(raw);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        context.issues.push({ code: "custom", message: error.message, input: raw });
        return z.NEVER;
      }
    }),
  );
  shapes.set(schema, json);
  shapes.set(any, json);
  // The type says what clients should send; at run time the field checks whatever arrives.
  return schema as unknown as Field<Out, In>;
}

/** A field that must be given. `empty` is the sentence for a blank value. */
export function required<Out, In>(empty: string, json: JsonShape, parse: Parse<Out>): Field<Out, In> {
  const field = make<Out, In>(json, (raw) => {
    if (isBlank(raw)) throw new Refused(empty);
    return parse(raw);
  });
  specs.set(field, { json, parse });
  return field;
}

/** The same field where a missing or blank value means none (`null`). */
export function optional<Out, In>(field: Field<Out, In>): OptionalField<Out, In> {
  return withDefault<Out | null, In>(field, null) as OptionalField<Out, In>;
}

/** The same field where a missing or blank value means `fallback`. */
export function withDefault<Out, In>(field: Field<Exclude<Out, null>, In> | Field<Out, In>, fallback: Out) {
  const spec = specs.get(field);
  if (!spec) throw new Error("optional() and withDefault() take a field made by required()");
  const inner = make<Out, In | null>(spec.json, (raw) => (isBlank(raw) ? fallback : (spec.parse(raw) as Out)));
  const schema = z._default(inner, () => fallback as never);
  shapes.set(schema, spec.json);
  return schema;
}

/** The same field where a missing value means "leave it as it is" (`undefined`) and a blank one means none (`null`). */
export function kept<Out, In>(field: Field<Out, In>) {
  const spec = specs.get(field);
  if (!spec) throw new Error("kept() takes a field made by required()");
  const inner = make<Out | null, In | null>(spec.json, (raw) => (isBlank(raw) ? null : (spec.parse(raw) as Out)));
  const schema = z.optional(inner);
  shapes.set(schema, spec.json);
  return schema;
}
