import { typeOf } from "./types.ts";

const snakes = new Map<string, string>();
const camels = new Map<string, string>();

function remembered(names: Map<string, string>, name: string, make: (name: string) => string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const made = make(name);
  names.set(name, made);
  return made;
}

/** The database writes tgl_order, the code tglOrder. */
export const toSnake = (name: string): string =>
  remembered(snakes, name, (text) => text.replace(/[A-Z]/g, (letter) => `_${letter}`).toLowerCase());
export const toCamel = (name: string): string =>
  remembered(camels, name, (text) => text.replace(/(?!^)_(.)/g, (_, letter: string) => letter.toUpperCase()));

const quoted = new Map<string, string>();
const quote = (name: string): string =>
  remembered(quoted, name, (text) => `"${toSnake(text).replaceAll('"', '""').replaceAll(".", '"."')}"`);

/** The name of a table or column, or several of them with commas. */
export class Names {
  readonly text: string;
  constructor(names: readonly string[]) {
    this.text = names.map(quote).join(",");
  }
}

/** Columns and values of records for insert or update; the word before them says which. */
export class Records {
  readonly records: readonly object[];
  readonly columns: readonly string[];
  constructor(records: readonly object[], columns: readonly string[]) {
    this.records = records;
    this.columns = columns.length > 0 ? columns : Object.keys(records[0] ?? {});
  }
}

/** A value with its type, where the server could not infer it. */
export class Typed {
  readonly value: unknown;
  readonly type: number;
  constructor(value: unknown, type: number) {
    this.value = value;
    this.type = type;
  }
}

/** A statement in pieces, to run or to use inside another one. */
export abstract class Template {
  abstract readonly strings: readonly string[];
  abstract readonly values: readonly unknown[];
}

/** `signature` tells it from other statements, whatever the values are. */
export type Statement = { text: string; parameters: unknown[]; types: number[]; signature: string };

const AFTER_SET = /\bset\s*$/i;
const AFTER_INSERT = /\binsert\s+into\s+[\w".]+\s*$/i;

class Writer implements Omit<Statement, "signature"> {
  text = "";
  readonly parameters: unknown[] = [];
  readonly types: number[] = [];

  constructor(template: Template) {
    this.#template(template);
  }

  #template({ strings, values }: Template): void {
    this.text += strings[0] ?? "";
    for (let at = 1; at < strings.length; at += 1) {
      this.#piece(values[at - 1]);
      this.text += strings[at];
    }
  }

  #piece(value: unknown): void {
    if (value instanceof Template) this.#template(value);
    else if (value instanceof Names) this.text += value.text;
    else if (value instanceof Records) this.#records(value);
    else if (Array.isArray(value) && value[0] instanceof Template) {
      for (const each of value) {
        this.text += " ";
        this.#piece(each);
      }
    } else this.#parameter(value);
  }

  #parameter(value: unknown): void {
    const typed = value instanceof Typed;
    this.parameters.push(typed ? value.value : value);
    this.text += `$${this.types.push(typed ? value.type : typeOf(value))}`;
  }

  #records({ records, columns }: Records): void {
    const each = (record: object, before: (column: string) => string): void => {
      const values = new Map<string, unknown>(Object.entries(record));
      columns.forEach((column, at) => {
        this.text += (at > 0 ? "," : "") + before(column);
        this.#piece(values.get(column));
      });
    };
    if (AFTER_SET.test(this.text)) {
      each(records[0] ?? {}, (column) => `${quote(column)}=`);
      return;
    }
    if (!AFTER_INSERT.test(this.text))
      throw new Error(`Records belong after "insert into …" or "set", not: ${this.text}`);
    this.text += `(${columns.map(quote).join(",")}) values `;
    records.forEach((record, at) => {
      this.text += at > 0 ? ",(" : "(";
      each(record, () => "");
      this.text += ")";
    });
  }
}

/** The SQL text with $1, $2 …; the values are sent separately. */
export function written(template: Template): Statement {
  const { text, parameters, types } = new Writer(template);
  return { text, parameters, types, signature: `${types.join()} ${text}` };
}
