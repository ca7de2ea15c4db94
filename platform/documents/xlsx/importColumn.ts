import type { Name, Typed, TypedRecord } from "#kernel/record.ts";
import type { Of } from "#kernel/showing.ts";
import type { ImportColumn } from "./read.ts";
import type { TemplateColumn } from "./template.ts";

/** A column of an import, and how it looks in the template. */
export type FormColumn<Key extends string = string> = ImportColumn & { key: Key } & Pick<
    TemplateColumn,
    "example" | "note" | "choices"
  >;

const KINDS: Partial<Record<Typed["kind"], ImportColumn["kind"]>> = { number: "number", money: "number", day: "day" };

/** A field of a record as a column of an import, with the label and the rules of the forms. */
export function importColumn<R extends TypedRecord, N extends Name<R>>(
  record: R,
  name: N,
  example: string | number,
  more: Partial<Pick<FormColumn, "header" | "also" | "note">> = {},
): FormColumn<N> & Of<N> {
  const field: Typed = record[name] as Typed;
  const kind = KINDS[field.kind];
  return {
    key: name,
    header: field.label,
    required: field.required,
    example,
    ...(kind ? { kind } : {}),
    ...(field.words ? { choices: field.words } : {}),
    ...more,
  };
}

/** The columns of the template; a star marks required ones. */
export const formColumns = (columns: readonly FormColumn[]): TemplateColumn[] =>
  columns.map(({ header, required, example, note, choices }) => ({
    header: required ? `${header} *` : header,
    example,
    ...(note ? { note } : {}),
    ...(choices ? { choices } : {}),
  }));
