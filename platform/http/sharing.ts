import type { Answer, Job, Runner, Settle, Statement } from "#postgres";
import type { Sql } from "../db/database.ts";

/** So many equal statements run at once, so that nobody waits behind one that has a bad moment. */
const AT_ONCE = 2;

/** At the same moment equal questions have equal answers. */
type Question = { signature: string; values: string };

/** Null where values that are written alike may differ, as bytes and JSON do. */
const questionOf = ({ signature, parameters }: Statement): Question | null =>
  parameters.every(isComparable) ? { signature, values: JSON.stringify(parameters) } : null;

function isComparable(value: unknown): boolean {
  if (typeof value !== "object") return typeof value !== "bigint";
  return value === null || value instanceof Date || (Array.isArray(value) && value.every(isComparable));
}

/** Who asks the same and waits for one of those under way to end. */
type Next = { answer: Promise<Answer>; begin: () => void };
type Turns = { running: number; next: Next | null };

const known = new WeakMap<Sql, Sql>();

/**
 * The database for handlers that read. Where equal ones are under way, all that come meanwhile wait for one more, which begins after
 * they came: each answer is as young as if everybody had asked for himself. After a change all who look at the same list ask for it
 * at once, and the database answers two or three of them. The rows are shared, so nobody may change them: they are frozen.
 */
export function shared(sql: Sql): Sql {
  const before = known.get(sql);
  if (before) return before;
  const made = sql.through((pool) => new Sharing(pool));
  known.set(sql, made);
  return made;
}

class Sharing implements Runner {
  readonly #pool: Runner;
  /** By signature, then by values: the long text of a statement is read once. */
  readonly #asked = new Map<string, Map<string, Turns>>();

  constructor(pool: Runner) {
    this.#pool = pool;
  }

  run(job: Job): void {
    this.#pool.run(job);
  }

  answer(make: (settle: Settle) => Job, statement: Statement | null): Promise<Answer> {
    const question = statement && questionOf(statement);
    if (question === null) return this.#pool.answer(make, statement);
    const turns = this.#turnsOf(question);
    if (turns.running < AT_ONCE) return this.#begin(question, turns, () => this.#pool.answer(make, statement));
    turns.next ??= later(() => this.#begin(question, turns, () => this.#pool.answer(make, statement)));
    return turns.next.answer;
  }

  #turnsOf({ signature, values }: Question): Turns {
    const alike = this.#asked.get(signature) ?? new Map<string, Turns>();
    const turns = alike.get(values) ?? { running: 0, next: null };
    this.#asked.set(signature, alike.set(values, turns));
    return turns;
  }

  async #begin(question: Question, turns: Turns, ask: () => Promise<Answer>): Promise<Answer> {
    turns.running += 1;
    try {
      const rows = await ask();
      if (!rows.tag.startsWith("SELECT"))
        throw new TypeError(`A statement that only reads was expected, not ${rows.tag}`);
      for (const row of rows) Object.freeze(row);
      return Object.freeze(rows) as Answer;
    } finally {
      turns.running -= 1;
      const { next } = turns;
      turns.next = null;
      if (next) next.begin();
      else if (turns.running === 0) this.#forget(question);
    }
  }

  #forget({ signature, values }: Question): void {
    const alike = this.#asked.get(signature);
    if (alike?.delete(values) && alike.size === 0) this.#asked.delete(signature);
  }
}

function later(begin: () => Promise<Answer>): Next {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { answer: promise, begin: () => resolve(begin()) };
}
