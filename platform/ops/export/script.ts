import type { Column, ExportedTable } from "./structure.ts";

/** What people call a column, by its name. */
export type Labels = ReadonlyMap<string, string>;

const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const words = (name: string): string => name.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase());

/** What a column means, in a sentence that stands beside it wherever it goes. */
function meaningOf({ name, values, refersTo }: Column, labels: Labels): string {
  const parts = [labels.get(name) ?? words(name)];
  if (refersTo !== "") parts.push(`menunjuk ${refersTo}`);
  if (values !== "") parts.push(`salah satu dari ${values}`);
  return parts.join("; ");
}

/** A file with a line for each column of each table. */
export function columnsCsv(tables: readonly ExportedTable[], labels: Labels): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = tables.flatMap(({ name, columns }) =>
    columns.map((column) => [
      name,
      column.name,
      column.type,
      column.required ? "wajib" : "boleh kosong",
      meaningOf(column, labels),
    ]),
  );
  return [["tabel", "kolom", "jenis", "isi", "arti"], ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** The script that makes the tables in an empty PostgreSQL and reads the files into them, whole or not at all. */
export function loadScript(tables: readonly ExportedTable[], labels: Labels): string {
  const made = tables.map(({ name, columns }) => {
    const each = columns.map(
      ({ name: column, type, required }) => `  ${identifier(column)} ${type}${required ? " not null" : ""}`,
    );
    const about = columns.map(
      (column) =>
        `comment on column ${identifier(name)}.${identifier(column.name)} is ${literal(meaningOf(column, labels))};\n`,
    );
    return `create table ${identifier(name)} (\n${each.join(",\n")}\n);\n${about.join("")}`;
  });
  const read = tables.map(
    ({ name }) => `\\copy ${identifier(name)} from 'tabel/${name}.csv' with (format csv, header)\n`,
  );
  // References come last: they need the key that they name.
  const kinds = [/ PRIMARY KEY /, / UNIQUE /, / FOREIGN KEY /];
  const rules = kinds.flatMap((kind) =>
    tables.flatMap(({ name, constraints }) =>
      constraints
        .filter((sql) => kind.test(sql))
        .map((sql) => `alter table ${identifier(name)} add constraint ${sql};\n`),
    ),
  );
  return [
    "-- Membaca ekspor ini ke PostgreSQL (15 atau lebih baru) yang kosong, dari folder ini:\n",
    "--   createdb kantor_lama && psql -d kantor_lama -f muat.sql\n",
    "\\set ON_ERROR_STOP on\n\\encoding UTF8\nset standard_conforming_strings = on;\nbegin;\n\n",
    ...made,
    "\n",
    ...read,
    "\n",
    ...rules,
    "\ncommit;\n",
  ].join("");
}
