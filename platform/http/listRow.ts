import { isDeepStrictEqual } from "node:util";
import type { Call } from "#kernel/call.ts";
import { PACKED, type Packing, packed, packedRows, packedType } from "#kernel/packed.ts";

type Written<Row> = {
  /** Its list of values as text. */
  packed(): string;
  plain(): Row;
};

class ListRow<Row> {
  readonly #written: Written<Row>;

  constructor(written: Written<Row>) {
    this.#written = written;
  }

  get packed(): string {
    return this.#written.packed();
  }

  toJSON(): Row {
    return this.#written.plain();
  }
}

/** A row of a list that is written as whoever asked takes it. It is one in name only: no field of it can be read. */
export const listRow = <Row>(written: Written<Row>): Row => new ListRow(written) as unknown as Row;

type Answer = { data?: unknown } & Record<string, unknown>;

const rowsOf = ({ data }: Answer): unknown[] => (Array.isArray(data) ? data : []);

/** The answer with its rows as records. */
export function plainAnswer(answer: Answer): Answer {
  if (!rowsOf(answer).some((row) => row instanceof ListRow)) return answer;
  return { ...answer, data: rowsOf(answer).map((row) => (row instanceof ListRow ? row.toJSON() : row)) };
}

const textOf = (packing: Packing, row: unknown): string =>
  row instanceof ListRow ? row.packed : JSON.stringify(packed(packing, row));

/** The answer as text, with its rows packed. */
function packedAnswer(packing: Packing, { data, ...rest }: Answer): string {
  const rows = rowsOf({ data }).map((row) => textOf(packing, row));
  return `{"data":[${rows.join()}],${JSON.stringify(rest).slice(1)}`;
}

/** Throws where a row says one thing packed and another plain. */
export function checkPacked(call: Call, answer: Answer): void {
  const packing = packedRows(call);
  if (!packing) return;
  for (const row of rowsOf(answer)) {
    const plain = JSON.parse(JSON.stringify(row));
    const read = packing.read(JSON.parse(textOf(packing, row)), 0);
    if (!isDeepStrictEqual(read, plain)) throw new Error(`${call.path} packs ${JSON.stringify([read, plain])}`);
  }
}

/** How an answer is written: packed for who takes it so, in the form of this contract; null for plain JSON. */
export function packingFor(call: Call, accept: string | undefined) {
  const type = packedType(call);
  if (type === null) return null;
  const isTaken = accept?.split(",").some((one) => one.trim() === type) ?? false;
  return { isTaken, type: PACKED, write: (answer: Answer) => packedAnswer(packedRows(call) as Packing, answer) };
}
