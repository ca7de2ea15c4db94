import { randomBytes } from "node:crypto";
import type { Outbox } from "./outbox.ts";

const MOST = 1000;

/** What a connection remembers of a statement that the server has prepared for it. */
export type Plan = { name: string; types: readonly number[]; columns: readonly Column[] };
export type Column = { name: string; parse: ((text: string) => unknown) | null };

/** The statements that the server has prepared for one connection. */
export class Plans {
  readonly #kept = new Map<string, Plan>();
  readonly #forgotten: string[] = [];
  readonly #isKeeping: boolean;
  // Where a pooler hands on the connections of others, a name must not lead to a statement of theirs.
  readonly #prefix = `k${randomBytes(6).toString("hex")}_`;
  #names = 0;

  /** Without keeping, each statement is prepared for one run only, under no name. */
  constructor(isKeeping: boolean) {
    this.#isKeeping = isKeeping;
  }

  get(signature: string): Plan | undefined {
    return this.#kept.get(signature);
  }

  newName(): string {
    return this.#isKeeping ? `${this.#prefix}${++this.#names}` : "";
  }

  keep(signature: string, plan: Plan): void {
    if (!this.#isKeeping) return;
    if (this.#kept.size >= MOST) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.forget(oldest);
    }
    this.forget(signature);
    this.#kept.set(signature, plan);
  }

  forget(signature: string): void {
    const plan = this.#kept.get(signature);
    if (plan && this.#kept.delete(signature)) this.#forgotten.push(plan.name);
  }

  /** Tells the server what was forgotten. What was sent before may still use it; nothing from here on will. */
  drop(out: Outbox): void {
    for (const name of this.#forgotten.splice(0)) out.forget(name);
  }
}
