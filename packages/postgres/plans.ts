import { randomBytes } from "node:crypto";
import type { Outbox } from "./outbox.ts";

const MOST = 1000;

/** What a connection knows of a statement that the server has prepared. */
export type Plan = { name: string; types: readonly number[]; columns: readonly Column[] };
export type Column = { name: string; parse: ((text: string) => unknown) | null };

/** The statements that are prepared on one connection. */
export class Plans {
  readonly #kept = new Map<string, Plan>();
  readonly #forgotten: string[] = [];
  readonly #isKeeping: boolean;
  // A pooler may pass this server to other clients: random names keep their statements apart.
  readonly #prefix = `k${randomBytes(6).toString("hex")}_`;
  #names = 0;

  /** `isKeeping` false: every statement is prepared for one run, without a name. */
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

  forgetAll(): void {
    for (const signature of [...this.#kept.keys()]) this.forget(signature);
  }

  /** Tells the server which statements to drop. Jobs sent before may still use them; later ones prepare them again. */
  drop(out: Outbox): void {
    for (const name of this.#forgotten.splice(0)) out.forget(name);
  }
}
