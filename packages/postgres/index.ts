/** The door of the package: what does not stand here may change without notice. `./address.mjs` also has a door of its own. */
export { singly } from "./address.mjs";
export { ConnectionError, PostgresError } from "./errors.ts";
export type { Answer, Job } from "./job.ts";
export type { Pending, Runner } from "./pending.ts";
export { isStale, type Settle } from "./queries.ts";
export { type Db, type Options, open, type Row, type Sql, type Tx } from "./sql.ts";
export { type Statement, toSnake } from "./template.ts";
export { TooLarge } from "./types.ts";
export { hearStatements, holdStatements } from "./watch.ts";
