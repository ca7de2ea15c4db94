import type { Name, Typed, TypedRecord } from "#contract/kernel/record.ts";
import type { ImportColumn } from "./read.ts";
import type { TemplateColumn } from "./template.ts";

/** A column of an import, and how its empty form shows it. */
export type FormColumn<Key extends string = string> = ImportColumn & { key: Key } & Pick<
    TemplateColumn,
    "example" | "note" | "choices"
  >;

const KINDS: Partial<Record<Typed["kind"], ImportColumn["kind"]>> = { number: "number", money: "number", day: "day" };

/** A field as a column of an import: called what it is called in the forms, and needed where they need it. */
export function importColumn<R extends TypedRecord, N extends Name<R>>(
  record: R,
  name: N,
  example: string | number,
  more: Partial<Pick<FormColumn, "header" | "also" | "note">> = {},
): FormColumn<N> {
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

/** The columns as the empty form of the import has them: a star marks what must be filled in. */
export const formColumns = (columns: readonly FormColumn[]): TemplateColumn[] =>
  columns.map(({ header, required, example, note, choices }) => ({
    header: required ? `${header} *` : header,
    example,
    ...(note ? { note } : {}),
    ...(choices ? { choices } : {}),
  }));
