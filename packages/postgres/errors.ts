/** A lost, refused or closed connection; `code` says which. */
export class ConnectionError extends Error {
  readonly code: string;
  constructor(code: string, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "ConnectionError";
    this.code = code;
  }
}

export const connectionClosed = (cause?: unknown) =>
  new ConnectionError("CONNECTION_CLOSED", "The connection to the database was lost", cause);

const FIELDS: Readonly<Record<string, keyof Details>> = {
  // The severity in English (V), because S is translated.
  V: "severity",
  C: "code",
  M: "message",
  D: "detail",
  H: "hint",
  P: "position",
  W: "where",
  s: "schema_name",
  t: "table_name",
  c: "column_name",
  n: "constraint_name",
  R: "routine",
};
type Details = Partial<
  Record<
    | "severity"
    | "code"
    | "message"
    | "detail"
    | "hint"
    | "position"
    | "where"
    | "schema_name"
    | "table_name"
    | "column_name"
    | "constraint_name"
    | "routine",
    string
  >
>;

/** An error from the server, with its own message and fields. */
export class PostgresError extends Error {
  readonly code: string;
  readonly severity: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly position: string | undefined;
  readonly where: string | undefined;
  readonly table_name: string | undefined;
  readonly constraint_name: string | undefined;
  readonly routine: string | undefined;

  constructor(details: Details) {
    super(details.message ?? "The database refused without a word");
    this.name = "PostgresError";
    this.code = details.code ?? "";
    this.severity = details.severity ?? "";
    this.detail = details.detail;
    this.hint = details.hint;
    this.position = details.position;
    this.where = details.where;
    this.table_name = details.table_name;
    this.constraint_name = details.constraint_name;
    this.routine = details.routine;
  }
}

/** Reads an ErrorResponse: fields, each with one letter and a text, ended by a zero byte. */
export function readError(body: Buffer): PostgresError {
  const details: Details = {};
  let at = 0;
  while (at < body.length && body[at] !== 0) {
    const name = FIELDS[String.fromCharCode(body[at] ?? 0)];
    const end = body.indexOf(0, at + 1);
    if (name) details[name] = body.toString("utf8", at + 1, end);
    at = end + 1;
  }
  return new PostgresError(details);
}
