import type { Answer, Job } from "./job.ts";
import type { Runner } from "./pending.ts";
import type { Settle } from "./queries.ts";

/** So many equal statements run at once, so that nobody waits behind one that has a bad moment. */
const AT_ONCE = 2;

/** Who asks the same and waits for one of those under way to end. */
type Next = { answer: Promise<Answer>; begin: () => void };
type Turns = { running: number; next: Next | null };

/**
 * A pool for statements that only read. Where equal ones are under way, all that come meanwhile wait for one more, which begins after
 * they came: each answer is as young as if everybody had asked for himself. After a change all who look at the same list ask for it
 * at once, and the database answers two or three of them. The rows are shared, so nobody may change them: they are frozen.
 */
export class Sharing implements Runner {
  readonly #pool: Runner;
  readonly #turns = new Map<string, Turns>();

  constructor(pool: Runner) {
    this.#pool = pool;
  }

  run(job: Job): void {
    this.#pool.run(job);
  }

  answer(make: (settle: Settle) => Job): Promise<Answer> {
    const key = make(() => {}).question;
    if (key === null) return this.#pool.answer(make);
    const turns = this.#turns.get(key) ?? { running: 0, next: null };
    this.#turns.set(key, turns);
    if (turns.running < AT_ONCE) return this.#begin(key, turns, make);
    turns.next ??= this.#later(() => this.#begin(key, turns, make));
    return turns.next.answer;
  }

  async #begin(key: string, turns: Turns, make: (settle: Settle) => Job): Promise<Answer> {
    turns.running += 1;
    try {
      const rows = await this.#pool.answer(make);
      if (!rows.tag.startsWith("SELECT"))
        throw new TypeError(`A statement that only reads was expected, not ${rows.tag}`);
      for (const row of rows) Object.freeze(row);
      return Object.freeze(rows) as Answer;
    } finally {
      turns.running -= 1;
      const { next } = turns;
      turns.next = null;
      if (next) next.begin();
      else if (turns.running === 0) this.#turns.delete(key);
    }
  }

  #later(begin: () => Promise<Answer>): Next {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    return { answer: promise, begin: () => resolve(begin()) };
  }
}
